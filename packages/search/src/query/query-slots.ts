import { findSkill } from '@scry/vocabulary/skills'
import { compoundFrom, stopWords, type Token, tokenize } from '@scry/vocabulary/tokens'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'
import { skillTermKey } from '../terms/skill-keys.ts'
import { editsAllowed, type NearWord, type SimilarWords } from './fuzzy.ts'
import type { LiveCounts } from './live-counts.ts'

/** The weight of a slot's own word. */
const full = 16

/** A term that satisfies a slot; `weight` is its share of the slot's worth in sixteenths. */
export interface Alternative {
  term: TermId
  weight: number
}

/** One word of a query with everything that may stand for it. */
export interface Slot {
  word: string
  alternatives: Alternative[]
  /** Worth of the slot: rarity of its word, an integer. */
  worth: number
}

/** What the impacts of an alternative's list are multiplied with. */
export const weightOf = (slot: Slot, alternative: Alternative): number =>
  Math.max(1, Math.round((slot.worth * alternative.weight) / full))

/** A query as the index runs it. */
export interface Query {
  slots: Slot[]
  phrases: string[][]
  excluded: TermId[]
  /** Words that were replaced because no listing has them as written: [written, taken for]. */
  corrected: [string, string][]
}

const aliasWeight = 13
const prefixWeight = 12
const editWeights = [full, 11, 8] as const
const mostPrefixWords = 64
const mostCorrections = 6
const mostAliasWords = 4
/** Skills are looked for among so many words of a query. */
const mostAliasedWords = 12

/** Rarity of a term in sixteenths of a nat (the idf of BM25), at least 1; both counts are of live listings. */
export const rarity = (documents: number, count: number): number =>
  Math.max(1, Math.round(16 * Math.log(1 + (documents - Math.min(count, documents) + 0.5) / (count + 0.5))))

/** Listings that are assumed beside the known ones, so that a small corpus does not make every skill look common. */
const assumedListings = 400

/** Rarity of a skill or of a word of a title among listings. */
export const rarityAmong = (documents: number, count: number): number => rarity(documents + assumedListings, count + 1)

interface Parts {
  words: Token[]
  phrases: string[][]
  excluded: string[]
}

const quoted = /"([^"]+)"/g
const negated = /(?:^|\s)-([\p{L}\p{N}][^\s"]*)/gu

const partsOf = (text: string): Parts => {
  if (!text.includes('-') && !text.includes('"')) return { words: tokenize(text), phrases: [], excluded: [] }
  const phrases: string[][] = []
  const excluded: string[] = []
  const blank = (part: string) => ' '.repeat(part.length)
  let plain = text.replace(/-"([^"]+)"/g, (part, inside: string) => {
    excluded.push(inside)
    return blank(part)
  })
  plain = plain.replace(negated, (part, word: string) => {
    excluded.push(word)
    return blank(part)
  })
  for (const match of plain.matchAll(quoted)) {
    const words = tokenize(match[1] ?? '').map((token) => token.text)
    if (words.length > 1) phrases.push(words)
  }
  return { words: tokenize(plain), phrases, excluded }
}

/** Reads query texts against one dictionary and its live listings. */
export class QueryReader {
  private readonly dictionary: TermDictionary
  private readonly counts: LiveCounts
  private readonly similar: SimilarWords

  constructor(dictionary: TermDictionary, counts: LiveCounts, similar: SimilarWords) {
    this.dictionary = dictionary
    this.counts = counts
    this.similar = similar
  }

  /**
   * `prefix`: the last word is still being typed. `doubtful`: words that some listing has may be mistyped too, for a query
   * that finds nothing as written.
   */
  read(text: string, prefix: boolean, doubtful = false): Query {
    const { words, phrases, excluded } = partsOf(text)
    const meaningful = words.filter((word) => !stopWords.has(word.text))
    const kept = meaningful.length > 0 ? meaningful : words
    const corrected: [string, string][] = []
    const seen = new Set<string>()
    const slots: Slot[] = []
    const aliases = this.aliasesIn(words.slice(0, mostAliasedWords), text)
    kept.forEach((word, at) => {
      const last = prefix && at === kept.length - 1 && word.end === text.trimEnd().length && text.trimEnd() === text
      if (seen.has(word.text) && !last) return
      seen.add(word.text)
      const slot = this.slotOf(word.text, last, corrected, doubtful)
      for (const alias of aliases) {
        if (alias.start <= word.start && word.end <= alias.end) this.put(slot, alias.term, aliasWeight)
      }
      const previous = kept[at - 1]
      const compound = previous ? compoundFrom(previous.text, word.text) : undefined
      const joined = compound ? this.dictionary.findWord(compound) : undefined
      if (joined !== undefined) {
        this.put(slot, joined, full)
        const before = slots.at(-1)
        if (before) this.put(before, joined, full)
      }
      slots.push(slot)
    })
    const excludedTerms = excluded.flatMap((part) =>
      tokenize(part).flatMap((token) => this.dictionary.findWord(token.text) ?? []),
    )
    return { slots, phrases, excluded: excludedTerms, corrected }
  }

  /** Skills that runs of words name: 'js', 'amazon web services'. */
  private aliasesIn(words: readonly Token[], text: string): { start: number; end: number; term: TermId }[] {
    const found: { start: number; end: number; term: TermId }[] = []
    for (let from = 0; from < words.length; from += 1) {
      for (let to = from; to < Math.min(words.length, from + mostAliasWords); to += 1) {
        const start = words[from]?.start ?? 0
        const end = words[to]?.end ?? 0
        const skill = findSkill(text.slice(start, end))
        const term = skill === null ? undefined : this.dictionary.find(skillTermKey(skill.name))
        if (term !== undefined) found.push({ start, end, term })
      }
    }
    return found
  }

  private put(slot: Slot, term: TermId, weight: number): void {
    const known = slot.alternatives.find((alternative) => alternative.term === term)
    if (known === undefined) slot.alternatives.push({ term, weight })
    else known.weight = Math.max(known.weight, weight)
  }

  private slotOf(word: string, prefix: boolean, corrected: [string, string][], doubtful: boolean): Slot {
    const { documents } = this.counts
    const slot: Slot = { word, alternatives: [], worth: 1 }
    const exact = this.dictionary.findWord(word)
    const count = exact === undefined ? 0 : this.counts.of(exact)
    if (exact !== undefined && count > 0) {
      slot.alternatives.push({ term: exact, weight: full })
      slot.worth = rarity(documents, count)
    }
    if (prefix) this.addPrefix(slot, word)
    const rare = !prefix && count < documents / (doubtful ? 50 : 5000)
    if (slot.alternatives.length === 0 || rare) {
      this.addCorrections(slot, word, count, corrected, doubtful)
    }
    if (slot.alternatives.length === 0) slot.worth = rarity(documents, 0)
    return slot
  }

  private addPrefix(slot: Slot, word: string): void {
    const terms = new Set<TermId>()
    this.dictionary.forEachFrom(word, (number) => {
      terms.add(this.dictionary.termOfNumber(number))
    })
    let total = 0
    for (const { term, count } of this.counts.mostFrequent(terms, mostPrefixWords, this.dictionary.compareKeys)) {
      this.put(slot, term, prefixWeight)
      total += count
    }
    if (slot.worth === 1 && total > 0) slot.worth = rarity(this.counts.documents, total)
  }

  private addCorrections(
    slot: Slot,
    word: string,
    count: number,
    corrected: [string, string][],
    doubtful: boolean,
  ): void {
    const allowed = doubtful ? Math.max(editsAllowed(word.length), word.length > 2 ? 1 : 0) : editsAllowed(word.length)
    if (allowed === 0 || (/\d/.test(word) && !doubtful)) return
    const frequent = (near: readonly NearWord[]) =>
      near
        .map(({ word: number, distance }) => {
          const term = this.dictionary.termOfNumber(number)
          return { number, term, distance, count: this.counts.of(term) }
        })
        .filter((candidate) => candidate.count > count * (doubtful ? 2 : 20))
    const atOne = frequent(this.similar.atOneEdit(word))
    const near = atOne.length > 0 || count > 0 || allowed < 2 ? atOne : frequent(this.similar.atTwoEdits(word))
    const best = near
      .sort((left, right) => right.count - left.count || this.dictionary.words.compare(left.number, right.number))
      .slice(0, mostCorrections)
    let total = 0
    for (const candidate of best) {
      this.put(slot, candidate.term, editWeights[candidate.distance] ?? 1)
      total += candidate.count
    }
    const first = best[0]
    if (first === undefined || count > 0) return
    slot.worth = rarity(this.counts.documents, total)
    corrected.push([word, this.dictionary.words.textOf(first.number)])
  }
}
