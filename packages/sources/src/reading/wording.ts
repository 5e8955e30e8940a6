/** A sentence, a line or an item of a list: the characters [start, end) of a text. */
export interface Sentence {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** So far a sentence is looked at on either side of a word: some sources write texts without a single stop. */
const reach = 320
const longestLine = 5000
const longestLabel = 40
const lineBelow = /^[ \t]*:?\n\s*(?:[-*•]\s*)?\S.{0,59}(?=\n|$)/u

/** Stops behind these end no sentence: 'U.S. citizens', 'e.g. weekly', 'Jan. 5'. */
const shortForms =
  /(?:^|[^\p{L}])(?:\p{L}|e\.g|i\.e|u\.s|u\.k|ph\.d|approx|inc|ltd|corp|dept|st|mr|ms|mrs|dr|no|vs|etc|est|min|max|incl|excl|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/iu

const isBlank = (unit: string | undefined): boolean =>
  unit === ' ' || unit === '\n' || unit === '\t' || unit === '\u00a0'
const isCapital = (unit: string | undefined): boolean => unit !== undefined && /\p{Lu}/u.test(unit)
const isSmall = (unit: string | undefined): boolean => unit !== undefined && /\p{Ll}/u.test(unit)

/** Whether a sentence ends with the character at a place. */
const endsAt = (text: string, at: number): boolean => {
  const unit = text[at]
  if (unit === '\n' || unit === '•' || unit === '·') return true
  if (unit === '!' || unit === '?' || unit === ';') return isBlank(text[at + 1])
  if (unit !== '.') return false
  if (isBlank(text[at + 1])) return !shortForms.test(text.slice(Math.max(0, at - 8), at))
  // 'equity.Medical': lines that were run together.
  return isSmall(text[at - 1]) && isCapital(text[at + 1]) && isSmall(text[at + 2])
}

/** The sentence around a place of a text, at most 640 characters long. */
export const sentenceAt = (text: string, at: number): Sentence => {
  let start = at
  const first = Math.max(0, at - reach)
  while (start > first && !endsAt(text, start - 1)) start -= 1
  let end = at
  const last = Math.min(text.length, at + reach)
  while (end < last && !endsAt(text, end)) end += 1
  if (end < text.length && text[end] !== '\n' && text[end] !== '•' && text[end] !== '·') end += 1
  while (start < at && isBlank(text[start])) start += 1
  while (end > at + 1 && isBlank(text[end - 1])) end -= 1
  return { start, end, text: text.slice(start, end) }
}

const smallLetters = (text: string): string => {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
}

/** Shorter words, and shorter texts, are looked for at once. */
const gramLength = 3
const leastText = 300
const gramBits = 1 << 14

const gramAt = (text: string, at: number): number =>
  ((text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 + text.charCodeAt(at + 2)) & (gramBits - 1)

/** Which runs of three characters a text has, at one bit each: a word with one that is not there need not be looked for. */
const gramsOf = (text: string): Uint32Array => {
  const grams = new Uint32Array(gramBits >>> 5)
  for (let at = 0; at + gramLength <= text.length; at += 1) {
    const gram = gramAt(text, at)
    grams[gram >>> 5] = (grams[gram >>> 5] as number) | (1 << (gram & 31))
  }
  return grams
}

const mayHave = (grams: Uint32Array, word: string): boolean => {
  for (let at = 0; at + gramLength <= word.length; at += 1) {
    const gram = gramAt(word, at)
    if ((((grams[gram >>> 5] as number) >>> (gram & 31)) & 1) === 0) return false
  }
  return true
}

/** A listing's text that is searched for the few sentences that matter: looking for words is cheap, reading is not. */
export class Wording {
  readonly text: string
  /** The same in small letters, at the same offsets. */
  readonly lower: string
  private readonly grams: Uint32Array | undefined

  constructor(text: string) {
    this.text = text
    this.lower = smallLetters(text)
    this.grams = text.length < leastText ? undefined : gramsOf(this.lower)
  }

  /** Where one of some words (in small letters) stands, ascending. */
  placesOf(words: readonly string[]): number[] {
    const places: number[] = []
    for (const word of words) {
      if (this.grams !== undefined && !mayHave(this.grams, word)) continue
      for (let at = this.lower.indexOf(word); at >= 0; at = this.lower.indexOf(word, at + word.length)) places.push(at)
    }
    return places.length > 1 ? places.sort((left, right) => left - right) : places
  }

  /** The sentences in which one of some words stands, each once, in order. */
  sentencesWith(words: readonly string[]): Sentence[] {
    const sentences: Sentence[] = []
    let end = -1
    for (const place of this.placesOf(words)) {
      if (place < end) continue
      const sentence = sentenceAt(this.text, place)
      sentences.push(sentence)
      end = sentence.end
    }
    return sentences
  }

  /** The same, but a label that has a line of its own comes with the line below it. */
  labelledWith(words: readonly string[]): Sentence[] {
    return this.sentencesWith(words).map((sentence) => {
      const { start, end, text } = sentence
      if (text.length > longestLabel || /[.!?]$/.test(text)) return sentence
      const below = lineBelow.exec(this.text.slice(end, end + 120))
      if (below === null) return sentence
      const last = end + below[0].length
      return { start, end: last, text: this.text.slice(start, last) }
    })
  }

  /** The nearest line with words above a place: often the heading that says what is spoken of. None above a longer line. */
  lineAbove(place: number): string {
    const first = Math.max(0, place - longestLine)
    let end = first + this.text.slice(first, place).lastIndexOf('\n')
    if (end < first) return ''
    while (end > 0 && isBlank(this.text[end - 1])) end -= 1
    if (end <= 0) return ''
    const start = this.text.lastIndexOf('\n', end - 1) + 1
    return this.text.slice(Math.max(start, end - 160), end)
  }
}
