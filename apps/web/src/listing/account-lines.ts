import type { Match, MatchContribution } from '@scry/contracts/match'
import {
  type FieldText,
  inferenceOf,
  isRelated,
  listingQuote,
  resumeWords,
  wholePoints,
  wordAt,
} from './match-words.ts'

/** Names of the factors as the account shows them; a factor without one is shown by its own label. */
const factorNames: Record<string, string> = {
  base: 'Start',
  field: 'Field',
  background: 'Field',
  wording: 'Wording',
  skills: 'Skills',
  experience: 'Experience',
  level: 'Level',
  place: 'Place',
  type: 'Type',
  study: 'Study',
  interest: 'Interests',
  freshness: 'Posted',
  deadline: 'Deadline',
  gap: 'Gap',
}

/** Skills that are only near the person's own stand on a line of their own, so that no quote is said to name another. */
const lineNameOf = (one: MatchContribution) => (isRelated(one) ? 'Related' : (factorNames[one.factor] ?? one.label))

/** Things of one kind that a line names, and places of the listing that it quotes for them. */
const mostNamed = 6
const mostQuotes = 3

export interface AccountLine {
  name: string
  /** Words of the resume; empty when the line is not about it, then `said` tells what it is about. */
  resume: string
  /** How the words of the resume came about where they do not stand in it; empty where they do. */
  inference: string
  quote: string
  said: string
  points: number
  isGap: boolean
  /** A skill that the listing names and the resume does not. */
  isMissing: boolean
}

/** Whether a gap is a skill that is not on the resume, rather than a level, a place or years that do not go together. */
export function isMissing({ factor, kind }: MatchContribution): boolean {
  return kind === 'gap' && factor === 'gap'
}

/** What a gap is: of a missing skill its name, without the words before the colon. */
export function gapName(gap: MatchContribution): string {
  return isMissing(gap) ? (gap.label.split(': ').at(-1) ?? gap.label) : gap.label
}

/**
 * The lines of the account: contributions of one factor together, gaps each on their own, what is not known apart.
 * Points are whole and add up to the whole score.
 */
export function accountLines(match: Match, textOf: FieldText): { lines: AccountLine[]; unknown: string[] } {
  const groups = new Map<string, MatchContribution[]>()
  for (const one of match.contributions) {
    if (one.kind === 'unknown' || (one.kind === 'reason' && one.points === 0)) continue
    const key = one.kind === 'gap' ? `gap ${one.label}` : `${lineNameOf(one)} ${inferenceOf(one.profile)}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const sorted = [...groups.values()]
    .map((parts) => ({
      parts: parts.toSorted((a, b) => b.points - a.points),
      points: parts.reduce((sum, one) => sum + one.points, 0),
    }))
    .sort((a, b) => b.points - a.points)
  const whole = wholePoints(sorted.map((group) => group.points))
  const lines = sorted.flatMap(({ parts }, at) => {
    const [first] = parts
    if (!first) return []
    const isGap = first.kind === 'gap'
    const quoted = parts.slice(0, mostNamed)
    const own = quoted.flatMap((one) => one.profile.slice(0, 1))
    return {
      name: lineNameOf(first),
      resume: isMissing(first) ? gapName(first) : resumeWords(own, mostNamed),
      inference: isMissing(first) ? '' : inferenceOf(own),
      quote: quoteOf(quoted, textOf),
      said: first.label,
      points: whole[at] ?? 0,
      isGap,
      isMissing: isMissing(first),
    }
  })
  const unknown = match.contributions.filter((one) => one.kind === 'unknown').map((one) => one.label)
  return { lines, unknown: [...new Set(unknown)] }
}

/** The places of the listing that name what the parts are about, each once, the strongest first. */
function quoteOf(parts: readonly MatchContribution[], textOf: FieldText): string {
  const quotes: string[] = []
  for (const { listing } of parts) {
    const quote = listingQuote(listing, textOf)
    const isSaid = quotes.some((said) => said.includes(quote) || listing.some(({ text }) => wordAt(said, text) >= 0))
    if (quote !== '' && !isSaid) quotes.push(quote)
  }
  return quotes.slice(0, mostQuotes).join(' … ')
}
