import type { TextStyle } from '../pages/page-text.ts'

export function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length >= 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}

/** The look of a text: lines with one key are set alike. */
export function styleKey(style: TextStyle, text: string): string {
  return `${style.font}|${Math.round(style.size * 2) / 2}|${style.color}|${isCapitals(text) ? 'C' : 'c'}`
}

/** How far a text stands out from the body: size, weight, capitals, colour. */
export function prominence(style: TextStyle, text: string, body: TextStyle): number {
  let value = 0
  if (style.size > body.size + 0.6) value += Math.min(3, (style.size - body.size) / 1.5)
  if (style.size < body.size - 0.6) value -= 0.5
  if (style.weight > body.weight) value += 1
  if (isCapitals(text)) value += 1
  if (style.color !== body.color) value += 0.5
  if (style.font !== body.font && style.weight <= body.weight) value += 0.25
  return value
}

/** 'Highlights' or 'Aufgaben:' on a row of its own stands over what an entry tells and opens none. */
export const toldLabel =
  /^(?:(?:key |main |selected |major |core |my )?(?:highlights|responsibilities|duties|tasks|achievements|accomplishments|contributions|activities)(?: (?:and|&) (?:responsibilities|duties|tasks|achievements|accomplishments))?|aufgaben(?:bereich|schwerpunkte)?|(?:haupt)?tätigkeiten|erfolge|missions(?: principales)?|tâches|réalisations|responsabilités|funciones|tareas|logros|responsabilidades|atividades|funções|atribuições|realizações|(?:principali )?(?:attività|mansioni)|responsabilità|risultati|taken|werkzaamheden|verantwoordelijkheden|obowiązki|zadania|osiągnięcia|arbetsuppgifter|arbejdsopgaver|arbeidsoppgaver|görevler|sorumluluklar|tugas|обязанности|достижения|points forts|faits marquants|compétences (?:acquises|développées)|destaques|aspectos destacados|schwerpunkte|hoogtepunten|höjdpunkter|resultat|rezultati|başarılar|주요 (?:성과|업무|역할)|담당 ?업무|주요업무|業務内容|主な実績|工作(?:内容|职责|描述)|主要业绩)\s*[:：]?$/iu
