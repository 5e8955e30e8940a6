/** Degrees as listings in other languages ask for them. */
export const degreeWordsAbroad = {
  master: /master(?:studium|abschluss)/iu,
  bachelor: /hochschulabschluss|hochschulstudium|licence\s+en\b|grado\s+en\b|laurea\s+in\b|licenciatura/iu,
  associate: /(?:abgeschlossene|kaufmännische|technische)\s+ausbildung/iu,
} as const
