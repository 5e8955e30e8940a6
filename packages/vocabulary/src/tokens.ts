import { compoundWords } from './data/compound-words.ts'

/** A word of a text: lower-case and without accents; `start` and `end` are offsets of UTF-16 units, end exclusive. */
export interface Token {
  text: string
  start: number
  end: number
}

const letterOrDigit = /[\p{L}\p{N}]/u
const marks = /\p{M}+/gu

/** The small letter or digit that an ASCII letter or digit counts as; 0 for every other unit. */
const foldedAscii = new Uint8Array(128)
for (let code = 48; code < 123; code += 1) {
  const letter = String.fromCharCode(code).toLowerCase()
  if (/[a-z0-9]/.test(letter)) foldedAscii[code] = letter.charCodeAt(0)
}

/** Whether a unit beyond ASCII is part of a word. */
const isWordUnit = (text: string, at: number, code: number): boolean => {
  if (code >= 0x300 && code <= 0x36f) return true
  if (code >= 0xd800 && code <= 0xdfff) return true
  return letterOrDigit.test(text[at] ?? '')
}

const plus = 43
const sharp = 35
const ampersand = 38

const isWordAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code < 128 ? foldedAscii[code] !== 0 : at < text.length && isWordUnit(text, at, code)
}

/** 'C++', 'C#' and 'F#' keep their signs, 'R&D' is one word; other words end at the last letter or digit. */
const endWithSigns = (text: string, start: number, end: number): number => {
  if (end - start !== 1) return end
  const next = text.charCodeAt(end)
  if (next === sharp) return end + 1
  if (next === ampersand && (foldedAscii[text.charCodeAt(end + 1)] ?? 0) > 96 && !isWordAt(text, end + 2))
    return end + 2
  return next === plus && text.charCodeAt(end + 1) === plus ? end + 2 : end
}

/** Lower case, no accents. */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase()
  for (let at = 0; at < lower.length; at += 1) {
    if (lower.charCodeAt(at) > 127) return lower.normalize('NFKD').replace(marks, '')
  }
  return lower
}

/** Where a word stands; `hash` is that of its text (FNV-1a over its letters), 0 when it is not plain ASCII. */
export interface WordPlace {
  start: number
  end: number
  hash: number
}

export const hashStart = 0x811c9dc5
export const hashStep = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)

/** Finds the next word from `from` on; false when there is none. Linear in the length of what it passes over. */
export const nextWord = (text: string, from: number, place: WordPlace): boolean => {
  const length = text.length
  let at = from
  for (; at < length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 128 ? foldedAscii[code] !== 0 : isWordUnit(text, at, code)) break
  }
  if (at === length) return false
  place.start = at
  let hash = hashStart
  let ascii = true
  for (; at < length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 128) {
      const letter = foldedAscii[code] as number
      if (letter === 0) break
      hash = hashStep(hash, letter)
    } else if (isWordUnit(text, at, code)) ascii = false
    else break
  }
  const end = endWithSigns(text, place.start, at)
  for (; at < end; at += 1) {
    const code = text.charCodeAt(at)
    hash = hashStep(hash, foldedAscii[code] || code)
  }
  place.end = end
  place.hash = ascii ? hash : 0
  return true
}

/** The text of the word at a place: lower-case and without accents; empty for a word of accents only. */
export const wordAt = (text: string, { start, end, hash }: WordPlace): string => {
  const raw = text.slice(start, end)
  return hash === 0 ? foldText(raw) : raw.toLowerCase()
}

/** Calls `visit` for each word in order, with its offsets. Linear in the length of the text. */
export const forEachWord = (text: string, visit: (word: string, start: number, end: number) => void): void => {
  const place: WordPlace = { start: 0, end: 0, hash: 0 }
  while (nextWord(text, place.end, place)) {
    const word = wordAt(text, place)
    if (word !== '') visit(word, place.start, place.end)
  }
}

/** The words of a text in order. */
export const tokenize = (text: string): Token[] => {
  const tokens: Token[] = []
  forEachWord(text, (word, start, end) => tokens.push({ text: word, start, end }))
  return tokens
}

const compoundParts = new Map<string, readonly [string, string]>()
const compoundOf = new Map<string, Map<string, string>>()
const seconds = new Set<string>()
for (const pair of compoundWords) {
  const [first = '', second = ''] = pair.split(' ')
  compoundParts.set(first + second, [first, second])
  const pairs = compoundOf.get(first) ?? new Map<string, string>()
  pairs.set(second, first + second)
  compoundOf.set(first, pairs)
  seconds.add(second)
}

/** The two words of a closed compound ('frontend' is front + end), or undefined. */
export const partsOfCompound = (word: string): readonly [string, string] | undefined => compoundParts.get(word)

/** The closed form of two neighbouring words ('front', 'end' is 'frontend'), or undefined when they form no known compound. */
export const compoundFrom = (first: string, second: string): string | undefined => compoundOf.get(first)?.get(second)

/** Whether a word is the first of a known compound. */
export const beginsCompound = (first: string): boolean => compoundOf.has(first)

/** Whether a word is the second of a known compound. */
export const endsCompound = (second: string): boolean => seconds.has(second)

const vowel = /[aeiouy]/
const isConsonant = (code: number): boolean =>
  code !== 97 && code !== 101 && code !== 105 && code !== 111 && code !== 117

const withoutFinalE = (word: string): string =>
  word.length >= 4 && word.endsWith('e') && isConsonant(word.charCodeAt(word.length - 2)) ? word.slice(0, -1) : word

const undoubled = (word: string): string => {
  const last = word.charCodeAt(word.length - 1)
  const same = word.length > 3 && last === word.charCodeAt(word.length - 2)
  return same && isConsonant(last) && last !== 108 && last !== 115 && last !== 122 ? word.slice(0, -1) : word
}

const singular = (word: string): string => {
  if (!word.endsWith('s') || word.length < 4) return word
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/**
 * The stem that inflected forms of an English word share: plural, -ing and -ed are taken off, a final e and a doubled
 * consonant with them. Deliberately light: 'engineer', 'engineering' and 'engineers' meet, 'manager' and 'management' do
 * not. Words with digits or signs and words of three letters stay as they are.
 */
export const stem = (word: string): string => {
  const length = word.length
  if (length < 4) return word
  const last = word.charCodeAt(length - 1)
  if (last !== 115 && last !== 103 && last !== 100 && last !== 101) return word
  for (let at = 0; at < length; at += 1) {
    const code = word.charCodeAt(at)
    if (code < 97 || code > 122) return word
  }
  const base = singular(word)
  if (base.length > 5 && base.endsWith('ing') && vowel.test(base.slice(0, -3))) {
    return withoutFinalE(undoubled(base.slice(0, -3)))
  }
  if (base.length > 4 && base.endsWith('ied')) return `${base.slice(0, -3)}y`
  if (base.length > 4 && base.endsWith('ed') && !base.endsWith('eed') && vowel.test(base.slice(0, -2))) {
    return withoutFinalE(undoubled(base.slice(0, -2)))
  }
  return withoutFinalE(base)
}

/** Words that carry no meaning of their own in a listing; 'it' and 'us' are not among them. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be but by for from has have if in into is its not of on or our s so such t that the their then ' +
    'there these they this to was we were what when which who will with you your'
  ).split(' '),
)
