import type { ResumeAnalysis } from '@scry/contracts/analysis'
import type { ForeignKind } from '@scry/vocabulary/foreign-signs'
import type { Line } from '../lines/lines.ts'
import { signsOf } from './document-signs.ts'
import type { Section } from './sections.ts'

export type DocumentKind = 'resume' | 'uncertain' | 'gibberish' | ForeignKind

type Signs = ReturnType<typeof signsOf>

/** How much one of each sign speaks for a resume (decision 0362). */
const ownWeights: Readonly<Record<keyof Signs['own'], number>> = {
  coreHeadings: 1.5,
  dated: 1,
  named: 1,
  mail: 0.25,
  ownMail: 1.75,
  jobs: 0.5,
  studies: 1.25,
}

/** How much one of each sign speaks for another document. */
const otherWeights: Readonly<Record<keyof Signs['other'], number>> = {
  told: 3,
  addressed: 1,
  plural: 1.5,
  numbered: 1.5,
  figures: 1.75,
  money: 0.75,
  days: 0.75,
  times: 1.5,
  blanks: 0.75,
  phrases: 1.25,
  title: 1.5,
  firm: 1.75,
  notNamed: 1.75,
}

/** So much more must speak for another document than for a resume: what shows neither is read. */
const leastForeign = 1

const weigh = (signs: Readonly<Record<string, number>>, weights: Readonly<Record<string, number>>) =>
  Object.entries(signs).reduce((sum, [name, count]) => sum + count * (weights[name] ?? 0), 0)

/** Letters that make no words: share of tokens without a vowel or with a capital inside, over Latin text. */
function gibberishShare(text: string): number {
  const tokens = text.match(/[A-Za-zÀ-ž]{4,}/g) ?? []
  if (tokens.length < 20) return 0
  const strange = tokens.filter((token) => {
    const noVowel = !/[aeiouyáéíóúàèìòùäöüâêîôûãõåæøœ]/i.test(token)
    const humps = token !== token.toUpperCase() && (token.slice(1).match(/[A-ZÀ-Ž]/g)?.length ?? 0) >= 2
    const cluster = /[bcdfghjklmnpqrstvwxz]{6,}/i.test(token)
    return noVowel || humps || cluster
  }).length
  return strange / tokens.length
}

function isGibberish(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '').length
  const printable = text.replace(/\s/g, '').length
  return (printable > 20 && letters / printable < 0.35) || gibberishShare(text) > 0.45
}

/**
 * Says what a document is. It is refused only where much speaks for another kind and little for a resume; what shows
 * neither is read, as uncertain.
 */
export function kindOfDocument(
  sections: readonly Section[],
  lines: readonly Line[],
  reading: ResumeAnalysis,
): DocumentKind {
  const { own, other, kind } = signsOf(sections, lines, reading)
  if (weigh(other, otherWeights) - weigh(own, ownWeights) > leastForeign) return kind
  if (isGibberish(lines.map((line) => line.text).join('\n'))) return 'gibberish'
  const shown = own.coreHeadings * 2 + own.dated + own.named * 2 + own.jobs + own.studies + Math.min(1, own.mail)
  return shown >= 4 ? 'resume' : 'uncertain'
}
