/**
 * What each kind of evidence says of the chance that a good adviser would show a listing to a person, in log odds. Fitted on the
 * judged pairs of `evaluation/` by logistic regression; decision 0353 has the figures. Points are tens of points as shown.
 */
export const evidenceWeights = {
  always: -2.72,
  /** Points of skills and of their wordings. */
  skillPoints: 0.84,
  /** Points of the occupation of the title. */
  occupationPoints: 0.7,
  /** Points of words of the title, where one of them is of the person's own titles or studies. */
  titlePoints: 0.97,
  /** Points of words of the title that only the person's skills speak for. */
  learntPoints: 1.54,
  /** The title has a word of the person's titles or studies that says what the work is. */
  ownWord: 1.13,
  /** It has a word of a title held, and not the whole of one. */
  partOfTitle: -0.99,
  /** It has a word of the studies. */
  wordOfStudies: -0.6,
  /** For each word of the title, three at most, that says what the work is and stands nowhere in the profile. */
  otherWord: -0.19,
  /** Its occupation is one that theirs only leads into. */
  nearOccupation: -0.94,
  /** Its occupation is another one. */
  otherOccupation: -0.97,
  /** Neither an occupation nor a word of the title is theirs. */
  nothingOfWork: -1.18,
  nearHome: 1.07,
  inUnion: -1.56,
  placeUnsaid: -2.44,
  levelOff: -2.19,
  yearsOff: -1.41,
  typeFits: 0.86,
  typeOff: -2.09,
} as const

/** Chances from which a listing is of each band. */
export const leastChances = { strong: 0.75, good: 0.5, fair: 0.35 } as const
