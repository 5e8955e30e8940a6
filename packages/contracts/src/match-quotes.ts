import type { Match, MatchAnswer, MatchContribution, MatchPointer } from './match.ts'

/** A listing's own text for a pointer: `description`, `title`, `skills.2` … */
export type FieldText = (field: string) => string | undefined

const quoteLength = 64

/** Signs and small words that end no quotation: 'repairs at Elektro Brinkmann &'. */
const danglingEnd = /(?:[\s,;:&(/–-]+|\s(?:and|or|with|for|of|in|at|to|the|an?|und|et|y))+$/iu

/** What was cut out of a sentence, without what dangles at its ends; `held`: so many letters at its beginning stay. */
const trimmed = (cut: string, held: number): string => cut.slice(0, held) + cut.slice(held).replace(danglingEnd, '')

/**
 * The words around [start, end) of a text, cut at the sentence and at about `quoteLength` characters, so that a
 * pointer at one word reads as what the listing says. The pointed-at words are always inside.
 */
export function quoteAround(text: string, start: number, end: number): string {
  let before = 0
  for (const { index } of text.slice(0, start).matchAll(/[.!?:;](?=\s)|[\n•]/g)) before = index + 1
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
  const cut = to < after ? trimmed(text.slice(from, to), end - from) : text.slice(from, to)
  return cut.replace(/^[\s\-–•,]+|[\s,]+$/g, '')
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

/** A sentence of an answer, where it is long cut to about `most` characters that hold as many of the words that meet as can be. */
export function answerQuote({ text, start }: MatchPointer, words: readonly MatchPointer[], most = quoteLength): string {
  if (text.length <= most) return text
  const places = words.map((word) => ({ from: word.start - start, to: word.end - start }))
  const heldFrom = (from: number) => places.filter((place) => place.from >= from && place.to - from <= most).length
  // From its beginning, where it says there as much as elsewhere.
  const opens = places.reduce((best, { from }) => (heldFrom(from) > heldFrom(best) ? from : best), 0)
  const closes = Math.max(opens, ...places.filter(({ to }) => to - opens <= most).map(({ to }) => to))
  // What does not fit behind the words stands before them.
  let from = Math.min(Math.max(0, opens - Math.floor((most - (closes - opens)) / 3)), text.length - most)
  let to = Math.min(text.length, Math.max(closes, from + most))
  if (from > 0) from = Math.min(opens, text.indexOf(' ', from) + 1 || opens)
  if (to < text.length) to = Math.max(closes, text.lastIndexOf(' ', to))
  const whole = to < text.length ? trimmed(text.slice(from, to), Math.max(0, closes - from)) : text.slice(from, to)
  const cut = whole.replace(/^[\s\-–•,;:]+|[\s,;:]+$/g, '')
  // The dots stay on the line of their words.
  return `${from > 0 ? '…\u00a0' : ''}${cut}${to < text.length ? '\u00a0…' : ''}`
}

/** Where a word stands on its own in a text, or -1. */
export function wordAt(text: string, word: string): number {
  const isPart = (mark: string | undefined) => mark !== undefined && /[\p{L}\p{N}+#]/u.test(mark)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isPart(text[at - 1]) && !isPart(text[at + word.length])) return at
  }
  return -1
}

const degrees = ['', 'School diploma', 'Two years of college', 'Bachelor’s degree', 'Master’s degree', 'Doctorate']

/** A pointer's words; a degree is kept as its rank. */
function wordsAt({ field, text }: MatchPointer): string {
  return field === 'degree' ? (degrees[Number(text)] ?? '') : text
}

/** What the resume says at a contribution's pointers. */
export function resumeWords(pointers: readonly MatchPointer[], most = 3): string {
  return [...new Set(pointers.map(wordsAt))].slice(0, most).join(', ')
}

/** A phrase as bare words, their endings cut: 'Nursing' and 'nurse' are one. */
function bareWords(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? []
  return ` ${words.map((word) => (word.length > 4 ? word.replace(/(?:ing|ers?|es|e|s)$/, '') : word)).join(' ')} `
}

type Said = Pick<MatchContribution, 'profile' | 'listing'>

/** Whether a phrase of one contribution stands in a phrase of the other: both would name the same thing. */
function isSameThing(one: Said, other: Said): boolean {
  const phrasesOf = ({ profile, listing }: Said) => [
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

/** Whether a pointer is at words of the listing's sentence that an answer quotes, or at a skill of its list that stands there. */
export const isInAnswer = ({ listing }: MatchAnswer, { field, start, end, text }: MatchPointer): boolean =>
  field.startsWith('skills')
    ? wordAt(listing.text, text) >= 0
    : listing.start <= start && end <= listing.end && field === listing.field

/** Whether all that a listing says for a reason is its title, which stands above on every row and is not said again. */
export const isOfTitle = ({ listing }: MatchContribution): boolean =>
  listing.length > 0 && listing.every(({ field }) => field === 'title')

/** Words of a title that say a level, and small ones: nothing of the work. */
const levelWords = new Set([
  'senior',
  'junior',
  'intern',
  'lead',
  'head',
  'chief',
  'trainee',
  'apprentice',
  'assistant',
  'and',
  'the',
  'for',
])
const workWords = (text: string): string[] =>
  bareWords(text)
    .split(' ')
    .filter((word) => word.length > 2 && !levelWords.has(word))

/** Whether the title of a listing has the word that says what the person's own title is; only then it is what they are. */
const sharesTitle = ({ profile: [own], listing }: Said): boolean => {
  const [head = ''] = (own?.field.startsWith('titles') ? own.text : '').split(/[,(|–—/]|\s-\s/)
  const word = workWords(head).at(-1)
  return word !== undefined && listing.some(({ text }) => workWords(text).includes(word))
}

/** What the title of a listing has to do with words of the resume, behind these. */
export function ofTitle(one: MatchContribution): string {
  if (one.factor === 'skills') return 'is in the title'
  // Shared words need not be shared work, and a hackathon hires nobody.
  if (one.factor === 'field') return 'shares words with the title'
  const isWork = one.factor === 'occupation' && !one.near && sharesTitle(one)
  return isWork ? 'is what they hire for' : 'is close to what they hire for'
}

interface TopReasons {
  answer: MatchAnswer | undefined
  reasons: MatchContribution[]
  gap: MatchContribution | null
}

/**
 * What stands on a row: two reasons and the heaviest gap. A sentence that answers another is the first reason where there
 * is one, else the strongest that both documents can show; the next one is about another thing. A place comes after what
 * speaks for the work, and 'Remote' is none.
 */
export function topReasons({ answer, contributions }: Match): TopReasons {
  // What a title lacks is seen in the title, which stands above.
  const gaps = contributions.filter(({ kind, factor }) => kind === 'gap' && factor !== 'title')
  const gap = gaps.sort((a, b) => a.points - b.points)[0] ?? null
  const isNew = (one: MatchContribution): boolean =>
    answer === undefined ||
    !(
      answer.lines.some((at) => contributions[at] === one) ||
      one.listing.some((pointer) => isInAnswer(answer, pointer)) ||
      isSameThing(answer.words, one)
    )
  const shown = contributions.filter((one) => isShown(one) && isNew(one)).sort(byPoints)
  const first = shown.find(({ factor }) => factor !== 'place') ?? shown[0]
  if (first === undefined || answer) return { answer, reasons: first ? [first] : [], gap }
  const second = shown.find((one) => one !== first && !isSameThing(first, one))
  return { answer, reasons: second ? [first, second] : [first], gap }
}
