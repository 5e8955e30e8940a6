import type { Match, MatchContribution, MatchPointer } from './match.ts'

/** A listing's own text for a pointer: `description`, `title`, `skills.2` … */
export type FieldText = (field: string) => string | undefined

const quoteLength = 64

/**
 * The words around [start, end) of a text, cut at the sentence and at about `quoteLength` characters, so that a
 * pointer at one word reads as what the listing says. The pointed-at words are always inside.
 */
export function quoteAround(text: string, start: number, end: number): string {
  const before = Math.max(
    0,
    ...[...text.slice(0, start).matchAll(/[.!?:;](?=\s)|[\n•]/g)].map((mark) => mark.index + 1),
  )
  const mark = /[.!?;](?=\s|$)|\n/.exec(text.slice(end))
  const after = mark ? end + mark.index : text.length
  let from = before
  let to = after
  if (to - from > quoteLength) {
    const spare = Math.max(0, quoteLength - (end - start))
    from = Math.max(before, start - Math.floor(spare / 3))
    to = Math.min(after, Math.max(end, from + quoteLength))
    if (from > before) from = Math.min(start, text.indexOf(' ', from) + 1 || start)
    if (to < after) to = Math.max(end, text.lastIndexOf(' ', to))
  }
  return text.slice(from, to).replace(/^[\s\-–•,]+|[\s,]+$/g, '')
}

/**
 * What the listing says at a contribution's pointers, as one quote. A skill that only its list names is quoted from the
 * description where the same word stands there.
 */
export function listingQuote(pointers: readonly MatchPointer[], textOf: FieldText): string {
  const first = pointers.find((pointer) => pointer.field === 'description') ?? pointers[0]
  if (!first) return ''
  const text = textOf(first.field)
  if (!text || text.slice(first.start, first.end) !== first.text) return first.text
  if (!first.field.startsWith('skills')) return quoteAround(text, first.start, first.end)
  const description = textOf('description') ?? ''
  const at = wordAt(description, first.text)
  return at < 0 ? first.text : quoteAround(description, at, at + first.text.length)
}

/** Where a word stands on its own in a text, or -1. */
export function wordAt(text: string, word: string): number {
  const isPart = (mark: string | undefined) => mark !== undefined && /[\p{L}\p{N}+#]/u.test(mark)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isPart(text[at - 1]) && !isPart(text[at + word.length])) return at
  }
  return -1
}

/** Fields of the request that a person chooses in the filters: they move a listing, but no resume says them. */
export const chosenFields: ReadonlySet<string> = new Set(['jobType', 'preferredMode'])

const degrees = ['', 'School diploma', 'Two years of college', 'Bachelor’s degree', 'Master’s degree', 'Doctorate']

/** A pointer's words; a degree is kept as its rank. */
function wordsAt({ field, text }: MatchPointer): string {
  return field === 'degree' ? (degrees[Number(text)] ?? '') : text
}

/** What the resume says at a contribution's pointers. */
export function resumeWords(pointers: readonly MatchPointer[], most = 3): string {
  const said = pointers.filter(({ field }) => !chosenFields.has(field))
  return [...new Set(said.map(wordsAt))].slice(0, most).join(', ')
}

/** A phrase as bare words, their endings cut: 'Nursing' and 'nurse' are one. */
function bareWords(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? []
  return ` ${words.map((word) => (word.length > 4 ? word.replace(/(?:ing|ers?|es|e|s)$/, '') : word)).join(' ')} `
}

/** Whether a phrase of one contribution stands in a phrase of the other: both would name the same thing. */
function isSameThing(one: MatchContribution, other: MatchContribution): boolean {
  const phrasesOf = ({ profile, listing }: MatchContribution) => [
    ...new Set([...profile, ...listing].map(({ text }) => bareWords(text)).filter((phrase) => phrase.trim() !== '')),
  ]
  const phrases = phrasesOf(other)
  return phrasesOf(one).some((own) => phrases.some((its) => its.includes(own) || own.includes(its)))
}

const byPoints = (a: MatchContribution, b: MatchContribution) => b.points - a.points

/** Words of a location that name no place. */
const noPlace =
  /^(?:[^\p{L}]|fully|100|remote(?:ly)?|online|virtual|anywhere|worldwide|global(?:ly)?|work|from|home|hybrid)*$/iu

const isShown = (one: MatchContribution): boolean =>
  one.kind === 'reason' &&
  one.points > 0 &&
  resumeWords(one.profile) !== '' &&
  one.listing.some(({ text }) => one.factor !== 'place' || !noPlace.test(text))

/**
 * The strongest reason that both documents can show, the next one about another thing, and the heaviest gap. A place comes
 * after what speaks for the work, and 'Remote' is none.
 */
export function topReasons(match: Match): { reasons: MatchContribution[]; gap: MatchContribution | null } {
  const shown = match.contributions.filter(isShown).sort(byPoints)
  const first = shown.find(({ factor }) => factor !== 'place') ?? shown[0]
  const second = first && shown.find((one) => one !== first && !isSameThing(first, one))
  const reasons = [first, second].filter((one) => one !== undefined)
  const gap = match.contributions.filter((one) => one.kind === 'gap').sort((a, b) => a.points - b.points)[0] ?? null
  return { reasons, gap }
}
