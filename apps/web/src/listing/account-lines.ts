import type { Match, MatchAnswer, MatchContribution, MatchPointer } from '@scry/contracts/match'
import { answerQuote, type FieldText, listingQuote, resumeWords, wordAt } from '@scry/contracts/match-quotes'
import { answerName, answerSentence, lineName, lineSentence } from './match-sentences.ts'
import { inferenceOf, wholePoints } from './match-words.ts'

/** Things of one kind that a line names, and places of the listing that it quotes for them. */
const mostNamed = 6
const mostQuotes = 3

/** Of a sentence so much is quoted here. */
const mostOfSentence = 110

export interface AccountLine {
  /** 'answer': a sentence of the resume that answers one of the listing, with the points of what both are the evidence of. */
  factor: MatchContribution['factor'] | 'answer'
  name: string
  /** Words of the resume; empty when the line is not about it, then `said` tells what it is about. */
  resume: string
  /** Of an answer: where the two sentences meet, in the resume's. */
  met?: readonly string[]
  /** How the words of the resume came about where they do not stand in it; empty where they do. */
  inference: string
  quote: string
  said: string
  points: number
  /** The words of the listing behind it. */
  pointers: readonly MatchPointer[]
  isGap: boolean
  /** A skill that the listing names and the resume does not. */
  isMissing: boolean
}

/** Whether a gap is a skill that is not on the resume, rather than a level, a place or years that do not go together. */
export function isMissing(one: MatchContribution): one is Extract<MatchContribution, { factor: 'gap' }> {
  return one.factor === 'gap'
}

/** What a gap is: of a missing skill its name. */
export function gapName(gap: MatchContribution): string {
  return isMissing(gap) ? gap.skill : lineSentence(gap)
}

/**
 * The lines of the account: contributions of one factor together, gaps each on their own, what is not known apart.
 * Points are whole and add up to the whole score.
 */
export function accountLines(match: Match, textOf: FieldText): { lines: AccountLine[]; unknown: string[] } {
  const groups = new Map<string, MatchContribution[]>()
  const { answer } = match
  const gathered = new Set(answer?.lines.map((at) => match.contributions[at]))
  for (const one of match.contributions) {
    if (gathered.has(one)) continue
    if (one.kind === 'unknown' || (one.kind === 'reason' && one.points === 0)) continue
    const key = one.kind === 'gap' ? `gap ${lineSentence(one)}` : `${lineName(one)} ${inferenceOf(one.profile)}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const sorted = [...groups.values()]
    .map((parts) => ({
      parts: parts.toSorted((a, b) => b.points - a.points),
      points: parts.reduce((sum, one) => sum + one.points, 0),
    }))
    .sort((a, b) => b.points - a.points)
  const answered = [...gathered].reduce((sum, one) => sum + (one?.points ?? 0), 0)
  const [answerPoints = 0, ...whole] = wholePoints([answered, ...sorted.map((group) => group.points)])
  const quotes: string[] = []
  const first = answer && answerLine(answer, answerPoints)
  if (answer) quotes.push(answer.listing.text)
  const lines = sorted.flatMap(({ parts }, at) => {
    const [first] = parts
    if (!first) return []
    const isGap = first.kind === 'gap'
    const quoted = parts.slice(0, mostNamed)
    const own = quoted.flatMap((one) => one.profile.slice(0, 1))
    return {
      factor: first.factor,
      name: lineName(first),
      resume: isMissing(first) ? gapName(first) : resumeWords(own, mostNamed),
      inference: isMissing(first) ? '' : inferenceOf(own),
      quote: quoteOf(quoted, textOf, quotes),
      said: lineSentence(first),
      points: whole[at] ?? 0,
      pointers: parts.flatMap((one) => one.listing),
      isGap,
      isMissing: isMissing(first),
    }
  })
  const unknown = match.contributions.filter((one) => one.kind === 'unknown').map(lineSentence)
  return { lines: first ? withAnswer(first, lines) : lines, unknown: [...new Set(unknown)] }
}

/** The answer opens the account; where no line of the sum has it for evidence, it is no reason and stands below what is. */
function withAnswer(answer: AccountLine, lines: readonly AccountLine[]): AccountLine[] {
  const below = lines.findIndex(({ points }) => points <= 0)
  const at = answer.points > 0 ? 0 : below < 0 ? lines.length : below
  return lines.toSpliced(at, 0, answer)
}

/** Of a listing without a date the day counts when it was first seen: the line calls it that. */
export const asFirstSeen = (line: AccountLine): AccountLine =>
  line.factor === 'freshness'
    ? { ...line, name: line.name.replace(/^Posted/, 'First seen'), said: line.said.replace(/^Posted/, 'First seen') }
    : line

const answerLine = ({ profile, listing, words }: MatchAnswer, points: number): AccountLine => ({
  factor: 'answer',
  name: answerName,
  resume: answerQuote(profile, words.profile, mostOfSentence),
  met: words.profile.map(({ text }) => text),
  inference: '',
  quote: answerQuote(listing, words.listing, mostOfSentence),
  said: answerSentence,
  points,
  pointers: words.listing,
  isGap: false,
  isMissing: false,
})

/**
 * The places of the listing that name what the parts are about, each once, the strongest first. Of a sentence that a
 * line above has quoted (`above`, to which this line's are added) only the words are said again.
 */
function quoteOf(parts: readonly MatchContribution[], textOf: FieldText, above: string[]): string {
  const quotes: string[] = []
  for (const { listing } of parts) {
    const quote = listingQuote(listing, textOf)
    const isSaid = quotes.some((said) => said.includes(quote) || listing.some(({ text }) => wordAt(said, text) >= 0))
    if (quote === '' || isSaid) continue
    const isAbove = above.some((said) => said.includes(quote) || (said.includes(' ') && quote.includes(said)))
    quotes.push(isAbove ? [...new Set(listing.map(({ text }) => text))].join(' ') : quote)
  }
  const shown = quotes.slice(0, mostQuotes)
  above.push(...shown)
  return shown.join(' … ')
}
