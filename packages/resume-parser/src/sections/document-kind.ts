import type { ForeignKind } from '@scry/vocabulary/foreign-signs'
import type { Line } from '../lines/lines.ts'
import { signsOf } from './document-signs.ts'
import type { Section } from './sections.ts'

export type DocumentKind = 'resume' | 'uncertain' | 'gibberish' | ForeignKind

type Signs = ReturnType<typeof signsOf>

/** How much one of each sign speaks for a resume (decision 0321). */
const ownWeights: Readonly<Record<keyof Signs['own'], number>> = {
  coreHeadings: 1.5,
  otherHeadings: 0.75,
  dated: 0.5,
  named: 0.5,
  mail: 0.75,
  phone: 0.75,
}

/** How much one of each sign speaks for another document. None weighs so much that it is enough beside an address. */
const otherWeights: Readonly<Record<keyof Signs['other'], number>> = {
  told: 2,
  prose: 0.5,
  addressed: 0.75,
  numbered: 0.75,
  figures: 1,
  times: 0.5,
  quantities: 0.5,
  citations: 0.75,
  blanks: 0.5,
  phrases: 1.25,
  phraseOnTop: 1,
  title: 2,
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
export function kindOfDocument(sections: readonly Section[], lines: readonly Line[]): DocumentKind {
  const { own, other, kind } = signsOf(sections, lines)
  if (weigh(other, otherWeights) - weigh(own, ownWeights) > leastForeign) return kind
  if (isGibberish(lines.map((line) => line.text).join('\n'))) return 'gibberish'
  const shown = own.coreHeadings * 2 + own.otherHeadings + own.dated + own.named * 2 + Math.min(1, own.mail)
  return shown >= 4 ? 'resume' : 'uncertain'
}
