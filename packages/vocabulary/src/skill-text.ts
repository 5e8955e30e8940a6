/** A word of a text: `key` is lower-case without accents, `start` and `end` are offsets of UTF-16 units, end exclusive. */
export interface SkillWord {
  key: string
  start: number
  end: number
}

/** Where a word stands. `hash` is that of its key, or `unhashed` when the key has to be made first. */
export interface WordPlace {
  start: number
  end: number
  hash: number
}

/** The hash of no key: the word is not plain ASCII, or ends with a digit that may be a version. */
export const unhashed = 0
const hashStart = 0x811c9dc5
const hashStep = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)
const settled = (hash: number): number => (hash ^ (hash >>> 15)) | 1

/** The hash of a key, as `nextSkillWord` finds it for a plain word. */
export const hashOfKey = (key: string): number => {
  let hash = hashStart
  for (let at = 0; at < key.length; at += 1) hash = hashStep(hash, key.charCodeAt(at))
  return settled(hash)
}
const hashOfAnd = hashOfKey('and')

/** 0 no letter or digit, 1 digit, 2 small letter, 3 capital letter. */
const asciiClass = new Uint8Array(128)
asciiClass.fill(1, 48, 58)
asciiClass.fill(3, 65, 91)
asciiClass.fill(2, 97, 123)

/** The small letter or digit that an ASCII letter or digit counts as; 0 for every other unit. */
const foldedAscii = Uint8Array.from(asciiClass, (kind, code) => (kind === 0 ? 0 : kind === 3 ? code + 32 : code))

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const inWord = /[\p{L}\p{M}\p{N}]/u
const letterOrDigit = /[\p{L}\p{N}]/u

const unitsOf = (code: number): number => (code > 0xffff ? 2 : 1)
const isLetterOrDigitAt = (text: string, at: number): boolean => {
  const code = text.codePointAt(at)
  if (code === undefined) return false
  return code < 128 ? asciiClass[code] !== 0 : letterOrDigit.test(String.fromCodePoint(code))
}

const endOfUnspaced = (text: string, start: number): number => {
  let at = start
  for (let code = text.codePointAt(at); code !== undefined; code = text.codePointAt(at)) {
    if (code < 128 || !unspaced.test(String.fromCodePoint(code))) break
    at += unitsOf(code)
  }
  return at
}

/** The end of a word of a script with spaces that begins at `start`, and whether all of it is ASCII. */
const endOfSpaced = (text: string, start: number): number => {
  let at = start
  for (let code = text.codePointAt(at); code !== undefined; code = text.codePointAt(at)) {
    if (code < 128 ? asciiClass[code] === 0 : !isSpacedLetter(code)) break
    at += unitsOf(code)
  }
  return at
}

const isSpacedLetter = (code: number): boolean => {
  const letter = String.fromCodePoint(code)
  return inWord.test(letter) && !unspaced.test(letter)
}

/** '++' belongs to the word before it, and so does '+' or '#' that no letter or digit follows. */
const endWithSigns = (text: string, end: number): number => {
  const sign = text.charCodeAt(end)
  if (sign !== 43 && sign !== 35) return end
  if (sign === 43 && text.charCodeAt(end + 1) === 43) return end + 2
  return isLetterOrDigitAt(text, end + 1) ? end : end + 1
}

const isDotNet = (text: string, at: number): boolean =>
  (text.charCodeAt(at + 1) | 32) === 110 &&
  (text.charCodeAt(at + 2) | 32) === 101 &&
  (text.charCodeAt(at + 3) | 32) === 116 &&
  !isLetterOrDigitAt(text, at + 4)

/**
 * Finds the next word from `from` on; false when there is none. One rule for the taxonomy and for the running text it is
 * looked up in: '++', '+' and '#' belong to the word before them, '&' is the word 'and', a leading dot stays in '.NET',
 * and a run of a script without spaces is one word. Linear in the length of what it passes over.
 */
export const nextSkillWord = (text: string, from: number, place: WordPlace): boolean => {
  const length = text.length
  for (let at = from; at < length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 128) {
      if (asciiClass[code] !== 0) return readWord(text, at, place)
      if (code === 38) return put(place, at, at + 1, hashOfAnd)
      if (code === 46 && isDotNet(text, at)) return put(place, at, at + 4, hashOfKey('.net'))
      continue
    }
    const point = text.codePointAt(at) ?? code
    if (unspaced.test(String.fromCodePoint(point))) return put(place, at, endOfUnspaced(text, at), unhashed)
    if (isSpacedLetter(point)) return put(place, at, endWithSigns(text, endOfSpaced(text, at)), unhashed)
    if (point > 0xffff) at += 1
  }
  return false
}

const put = (place: WordPlace, start: number, end: number, hash: number): true => {
  place.start = start
  place.end = end
  place.hash = hash
  return true
}

/** Reads a word whose first character is an ASCII letter or digit. */
const readWord = (text: string, start: number, place: WordPlace): true => {
  const { length } = text
  let hash = hashStart
  let at = start
  for (; at < length; at += 1) {
    const code = text.charCodeAt(at)
    if (code > 127) {
      if (!isSpacedLetter(text.codePointAt(at) ?? code)) break
      return put(place, start, endWithSigns(text, endOfSpaced(text, start)), unhashed)
    }
    const letter = foldedAscii[code] as number
    if (letter === 0) break
    hash = hashStep(hash, letter)
  }
  const isVersion = asciiClass[text.charCodeAt(at - 1)] === 1
  const end = endWithSigns(text, at)
  for (let sign = at; sign < end; sign += 1) hash = hashStep(hash, text.charCodeAt(sign))
  return put(place, start, end, isVersion ? unhashed : settled(hash))
}

const plainAscii = /^[^\u0080-\uffff]*$/

/** The key of the word that stands at a place. */
export const keyOfWord = (text: string, { start, end, hash }: WordPlace): string => {
  const lower = text.slice(start, end).toLowerCase()
  if (hash !== unhashed) return lower === '&' ? 'and' : lower
  return plainAscii.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(/[ıł]/g, plainOf)
}

/** Letters that are no letter with an accent, though keyboards without them write them so; a Turkish I in capitals is either. */
const plainOf = (letter: string): string => (letter === 'ı' ? 'i' : 'l')

/** The words of a text in order. Linear in the length of the text. */
export const skillWords = (text: string): SkillWord[] => {
  const words: SkillWord[] = []
  const place = { start: 0, end: 0, hash: unhashed }
  while (nextSkillWord(text, place.end, place)) {
    words.push({ key: keyOfWord(text, place), start: place.start, end: place.end })
  }
  return words
}

/** One key for all spellings of a name that differ in case, accents, spaces, dots, hyphens and slashes only. */
export const skillKey = (text: string): string => {
  const place = { start: 0, end: 0, hash: unhashed }
  let key = ''
  while (nextSkillWord(text, place.end, place)) key += keyOfWord(text, place)
  return key
}
