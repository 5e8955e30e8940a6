import { workWords } from '@scry/vocabulary/occupations'
import { fillerWords, longFormOf, meaningOf, sameInListings } from '@scry/vocabulary/query-words'
import { findSkill } from '@scry/vocabulary/skills'
import { occupationOf } from '@scry/vocabulary/titles'
import { compoundFrom, foldText, stopWords, type Token, tokenize } from '@scry/vocabulary/tokens'
import { type LiveCounts, rarity } from '../store/live-counts.ts'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'
import { skillTermKey } from '../terms/skill-keys.ts'
import { editsAllowed, type SimilarWords } from './fuzzy.ts'

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
  /** Where what was typed for it stands in the text. */
  start: number
  end: number
}

/** A slot of a word, wherever it stands. */
type ReadSlot = Omit<Slot, 'start' | 'end'>

/** What the impacts of an alternative's list are multiplied with. */
export const weightOf = (slot: Pick<Slot, 'worth'>, alternative: Alternative): number =>
  Math.max(1, Math.round((slot.worth * alternative.weight) / full))

/** What must not stand in a document. */
export interface Excluded {
  terms: TermId[]
  words: string[]
}

/** A query as the index runs it. */
export interface Query {
  slots: Slot[]
  /** Words that must stand side by side; those of a known compound are one word, which its slot finds. */
  phrases: string[][]
  /** A document with all terms of a group must not come; of a group of several, only where they stand as the phrase. */
  excluded: Excluded[]
  /** Words that were replaced, or looked for beside, because no listing or hardly one has them as written: [written, taken for]. */
  corrected: [string, string][]
  /** More phrases were asked for than are looked for; of the others each word counts, and none of those left out. */
  isCut: boolean
}

/** Listings of a skill mostly have its words too, and one of several words is found by each of them. */
const skillWeight = 8
/** A word for the same in another language. */
const sameWeight = 13
const prefixWeight = 12
const editWeights = [full, 11, 8] as const
const mostPrefixWords = 64
const mostCorrections = 6
const mostAliasWords = 4
/** Of the words that listings have instead of one. */
const mostSameWords = 6
/** A word that more than one in so many listings have is never taken for another. */
const fewestShare = 5000
/** A shorter word that some listing has is taken as it is written. */
const leastDoubted = 6
/** In a query that finds nothing as written, words are corrected as if they had so many letters more: 'phyton' in two edits. */
const doubtedLetters = 2
/** Skills are looked for among so many words of a query. */
const mostAliasedWords = 12
/** Phrases looked for, and as many to be left out. */
const mostPhrases = 8

const lettersOf = (word: string): string => [...word].sort().join('')

const hasLetter = /[\p{L}\p{N}]/u
const isAscii = /^[\0-\x7f]*$/
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'oe', æ: 'ae', å: 'aa' }
const withUmlautsApart = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßøæå]/g, (letter) => umlauts[letter] ?? letter)

/** A word of a query; `short` is the short form that was written for it. */
interface QueryWord extends Token {
  short?: string
}

/** The words of a query with what short forms stand for in their place: 'mech eng' is 'mechanical engineering'. */
const spelledOut = (words: readonly Token[]): QueryWord[] => {
  const all: QueryWord[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Token
    const next = words[at + 1]
    const pair = next && longFormOf(`${word.text} ${next.text}`)
    const long = pair ?? longFormOf(word.text)
    if (long === undefined) {
      all.push(word)
      continue
    }
    const end = pair ? (next as Token).end : word.end
    for (const [place, text] of long.entries())
      all.push({ text, start: word.start, end, short: pair && place > 0 ? (next as Token).text : word.text })
    if (pair) at += 1
  }
  return all
}

interface Parts {
  words: Token[]
  phrases: string[]
  excluded: string[]
}

const isHyphen = (between: string): boolean => between === '-' || between === '\u2010' || between === '\u2011'

/** What joins two words of a query into one that listings may have: 'x-ray' is 'xray', 'r d' is 'r&d'. */
const jointOf = (first: Token, second: Token, text: string): string | null => {
  if (isHyphen(text.slice(first.end, second.start))) return ''
  return first.text.length === 1 && second.text.length === 1 ? '&' : null
}

const quoted = /"([^"]+)"/g
const negated = /(?:^|\s)-([\p{L}\p{N}][^\s"]*)/gu

const partsOf = (text: string): Parts => {
  if (!text.includes('-') && !text.includes('"')) return { words: tokenize(text), phrases: [], excluded: [] }
  const phrases: string[] = []
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
    const inside = match[1] ?? ''
    if (tokenize(inside).length > 1) phrases.push(inside)
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
    const { words: written, phrases, excluded } = partsOf(text)
    const words = spelledOut(this.joined(written, text))
    // A picture alone is a word of no listing.
    const asked = words.filter(
      ({ text: word }, at) => hasLetter.test(word) && (!fillerWords.has(word) || (prefix && at === 0)),
    )
    const meaningful = asked.filter(({ text: word }) => !stopWords.has(word))
    const kept = meaningful.length > 0 ? meaningful : asked
    const corrected: [string, string][] = []
    const seen = new Set<string>()
    const slots: Slot[] = []
    const texts = kept.map((word) => word.text)
    const aliases = this.aliasesIn(words.slice(0, mostAliasedWords), text)
    kept.forEach((word, at) => {
      const last = prefix && at === kept.length - 1 && word.end === text.trimEnd().length && text.trimEnd() === text
      if (seen.has(word.text) && !last) return
      seen.add(word.text)
      const read =
        word.short === undefined
          ? this.slotOf(word.text, text.slice(word.start, word.end), last, corrected, doubtful, texts)
          : this.slotOfShort(word.text, word.short, last, corrected)
      const slot = { ...read, start: word.start, end: word.end }
      for (const alias of aliases) {
        if (alias.start <= word.start && word.end <= alias.end) this.put(slot, alias.term, skillWeight)
      }
      const previous = kept[at - 1]
      const joint = previous === undefined ? null : jointOf(previous, word, text)
      const closed =
        previous && joint !== null ? this.dictionary.findWord(previous.text + joint + word.text) : undefined
      if (closed !== undefined) {
        this.put(slot, closed, full)
        const before = slots.at(-1)
        if (before) this.put(before, closed, full)
      }
      slots.push(slot)
    })
    const left = excluded.flatMap((part) => this.excludedBy(part))
    const leftPhrases = left.filter(({ terms }) => terms.length > 1)
    return {
      slots,
      phrases: phrases.slice(0, mostPhrases).map((part) => this.phraseOf(part)),
      excluded: [...left.filter(({ terms }) => terms.length === 1), ...leftPhrases.slice(0, mostPhrases)],
      corrected,
      isCut: Math.max(phrases.length, leftPhrases.length) > mostPhrases,
    }
  }

  /** The words of a text, those of a known compound as one: 'front end' and 'front-end' are 'frontend'. */
  private joined(words: readonly Token[], text: string): readonly Token[] {
    if (words.length < 2) return words
    const joined: Token[] = []
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] as Token
      const next = words[at + 1]
      const between = next === undefined ? '' : text.slice(word.end, next.start)
      const closed = next && (between === ' ' || isHyphen(between)) ? compoundFrom(word.text, next.text) : undefined
      const term = closed === undefined ? undefined : this.dictionary.findWord(closed)
      if (next && closed !== undefined && term !== undefined && this.counts.of(term) > 0) {
        joined.push({ text: closed, start: word.start, end: next.end })
        at += 1
      } else joined.push(word)
    }
    return joined
  }

  /** A phrase as it stands in texts; what is one word to the index ('entry level') is one here, stated or written. */
  private phraseOf(part: string): string[] {
    const written = tokenize(part)
    const words = this.joined(written, part)
    return (words.length === 1 ? words : written).map((token) => token.text)
  }

  /** A word that no listing has excludes nothing. */
  private excludedBy(part: string): Excluded[] {
    const words = this.joined(tokenize(part), part).map((token) => token.text)
    const phrase = this.phraseOf(part)
    const kept = words.length > 1 ? words.filter((word) => !stopWords.has(word)) : words
    const terms = kept.flatMap((word) => this.dictionary.findWord(word) ?? [])
    return terms.length > 0 && terms.length === kept.length ? [{ terms, words: phrase }] : []
  }

  /** Skills that runs of words name: 'js', 'amazon web services'. */
  private aliasesIn(words: readonly QueryWord[], text: string): { start: number; end: number; term: TermId }[] {
    const found: { start: number; end: number; term: TermId }[] = []
    for (let from = 0; from < words.length; from += 1) {
      for (let to = from; to < Math.min(words.length, from + mostAliasWords); to += 1) {
        const start = words[from]?.start ?? 0
        const end = words[to]?.end ?? 0
        const run = words.slice(from, to + 1)
        const isSpelledOut = run.some(({ short }) => short !== undefined)
        const skill = findSkill(isSpelledOut ? run.map((word) => word.text).join(' ') : text.slice(start, end))
        const term = skill === null ? undefined : this.dictionary.find(skillTermKey(skill.name))
        if (term !== undefined) found.push({ start, end, term })
      }
    }
    return found
  }

  private put(slot: ReadSlot, term: TermId, weight: number): void {
    const known = slot.alternatives.find((alternative) => alternative.term === term)
    if (known === undefined) slot.alternatives.push({ term, weight })
    else known.weight = Math.max(known.weight, weight)
  }

  /** A word that a short form stands for; listings may have the short form itself, or the word that it begins. */
  private slotOfShort(word: string, short: string, prefix: boolean, corrected: [string, string][]): ReadSlot {
    const slot = this.slotOf(word, word, false, corrected, false)
    const own = this.dictionary.findWord(short)
    if (own !== undefined) this.put(slot, own, full)
    if (prefix) this.addPrefix(slot, short)
    return slot
  }

  /** `written`: the word with its accents. */
  private slotOf(
    word: string,
    written: string,
    prefix: boolean,
    corrected: [string, string][],
    doubtful: boolean,
    beside: readonly string[] = [],
  ): ReadSlot {
    const { documents } = this.counts
    const slot: ReadSlot = { word, alternatives: [], worth: 1 }
    const exact = this.dictionary.findWord(word)
    const count = exact === undefined ? 0 : this.counts.of(exact)
    if (exact !== undefined && count > 0) {
      slot.alternatives.push({ term: exact, weight: full })
      slot.worth = rarity(documents, count)
    }
    if (prefix) this.addPrefix(slot, word)
    const isNamed = this.addSame(slot, sameInListings(word, beside))
    const rare = !prefix && !isNamed && count < documents / fewestShare
    if (slot.alternatives.length > 0 && !rare) return slot
    const isSpelt = this.addSpelling(slot, word, written)
    const isMeant = count > 0 && !doubtful && (word.length < leastDoubted || !isAscii.test(written))
    if (!isSpelt && !isMeant) this.addCorrections(slot, word, count, corrected, doubtful)
    if (slot.alternatives.length === 0) slot.worth = rarity(documents, 0)
    return slot
  }

  /** Adds the other spelling of a word with an umlaut: 'Buero' for 'Büro'. */
  private addSpelling(slot: ReadSlot, word: string, written: string): boolean {
    if (isAscii.test(written)) return false
    const spelt = foldText(withUmlautsApart(written))
    const term = spelt === word ? undefined : this.dictionary.findWord(spelt)
    const count = term === undefined ? 0 : this.counts.of(term)
    if (term === undefined || count === 0) return false
    if (slot.alternatives.length === 0) slot.worth = rarity(this.counts.documents, count)
    this.put(slot, term, full)
    return true
  }

  /** Adds words that listings have instead; whether there are any. */
  private addSame(slot: ReadSlot, others: readonly string[]): boolean {
    if (others.length === 0) return false
    const terms = new Set(others.flatMap((other) => this.dictionary.findWord(other) ?? []))
    let total = 0
    for (const { term, count } of this.counts.mostFrequent(terms, mostSameWords, this.dictionary.compareKeys)) {
      this.put(slot, term, sameWeight)
      total += count
    }
    if (slot.worth === 1 && total > 0) slot.worth = rarity(this.counts.documents, total)
    return total > 0
  }

  private addPrefix(slot: ReadSlot, word: string): void {
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
    slot: ReadSlot,
    word: string,
    count: number,
    corrected: [string, string][],
    doubtful: boolean,
  ): void {
    const most = editsAllowed(doubtful && word.length > 2 ? word.length + doubtedLetters : word.length)
    // A name of work in any language is no other word: 'traductor' is no tractor, 'vendeur' no vender.
    if (!doubtful && occupationOf(word) !== null) return
    const allowed = workWords.has(word) ? Math.min(1, most) : most
    if (allowed === 0 || /^\d+$/.test(word) || (/\d/.test(word) && !doubtful)) return
    const meaning = meaningOf(word)
    const frequent = (near: readonly number[], distance: 1 | 2) =>
      near
        .map((number) => {
          const term = this.dictionary.termOfNumber(number)
          return { number, term, distance, count: this.counts.of(term) }
        })
        .filter(
          (candidate) =>
            candidate.count > count * (doubtful ? 2 : 20) &&
            (meaning === undefined || meaningOf(this.dictionary.words.textOf(candidate.number)) === meaning),
        )
    const atOne = frequent(this.similar.atOneEdit(word), 1)
    const near =
      atOne.length > 0 || count > 0 || allowed < 2
        ? atOne
        : this.likeliest(word, frequent(this.similar.atTwoEdits(word), 2))
    const best = near
      .toSorted((left, right) => right.count - left.count || this.dictionary.words.compare(left.number, right.number))
      .slice(0, mostCorrections)
    let total = 0
    for (const candidate of best) {
      this.put(slot, candidate.term, editWeights[candidate.distance])
      total += candidate.count
    }
    const first = best[0]
    if (first === undefined) return
    if (count === 0) slot.worth = rarity(this.counts.documents, total)
    corrected.push([word, this.dictionary.words.textOf(first.number)])
  }

  /** Of words two edits away those of the same letters, if there are any: 'python' rather than 'photo' for 'phyton'. */
  private likeliest<Candidate extends { number: number }>(
    word: string,
    candidates: readonly Candidate[],
  ): readonly Candidate[] {
    const letters = lettersOf(word)
    const swapped = candidates.filter(({ number }) => lettersOf(this.dictionary.words.textOf(number)) === letters)
    return swapped.length > 0 ? swapped : candidates
  }
}
