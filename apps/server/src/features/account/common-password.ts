import { dictionary } from '@zxcvbn-ts/language-common'
import { commonPasswordWords } from './data/common-password-words.ts'

/** Passwords that leaked most often, the most used ones first. */
const leaked = dictionary['passwords-common'].map((password) => password.toLowerCase())
const leakedAsTheyAre: ReadonlySet<string> = new Set(leaked)
/** Of these, the words that people put digits around. */
const leakedWords = leaked.slice(0, 10_000).filter((password) => /^\p{L}{5,}$/u.test(password))

/** Old systems cut passwords at eight characters, and the cut forms went on being used. */
const cutLength = 8
const words: ReadonlySet<string> = new Set(
  [...leakedWords, ...commonPasswordWords].flatMap((word) => [word, word.slice(0, cutLength)]),
)

/** Rows of keys and alphabets along which fingers walk. */
const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop[]',
  'qwertzuiop',
  'azertyuiop',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '!@#$%^&*()_+',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'q2w3e4r5t6y7u8i9o0p',
  '147258369',
  '159357',
  '12qwaszx',
  '789456123',
].flatMap((walk) => [walk, [...walk].reverse().join('')])

/** Digits and signs that people put around a word to satisfy a rule. */
const mostDecoration = 5
/** All that a word may have between its letters and behind it: with more, what stands behind is a part by itself. */
const mostAround = 8

const substitutions: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
}

/**
 * Whether the password is among the 49,000 that leaked most often or made like them: a common word with little around it or twice,
 * walks over the keyboard, repetitions, dates. `personal` are texts that anybody may know of the person: their parts
 * count as common words.
 */
export function isCommonPassword(password: string, personal: readonly string[] = []): boolean {
  const folded = password.normalize('NFKC').toLowerCase()
  const known = new Set(personal.flatMap(personalWords))
  const isWord = (text: string) => words.has(text) || known.has(text)
  return (
    leakedAsTheyAre.has(folded) ||
    isRepetition(folded) ||
    isWalk(folded) ||
    isWalk(withoutDoubles(folded)) ||
    isPaddedNumber(folded) ||
    isDate(folded) ||
    known.has(folded) ||
    [...coresOf(folded)].some(isWord)
  )
}

function personalWords(text: string): string[] {
  const folded = text.normalize('NFKC').toLowerCase().trim()
  const parts = folded.split(/[^\p{L}\p{Nd}]+/u).filter((part) => part.length >= 4)
  return [folded, folded.split('@')[0] ?? '', folded.replace(/[^\p{L}\p{Nd}]/gu, ''), ...parts].filter(
    (part) => part.length >= 4,
  )
}

/** The word inside: without decoration, read through substitutions, one half of a doubled word. */
function* coresOf(folded: string): Generator<string> {
  const bare = folded.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
  const candidates = [folded, ...(folded.length - bare.length <= mostDecoration ? [bare] : [])]
  for (const trailing of folded.matchAll(/[^\p{L}]/gu)) {
    const head = folded.slice(0, trailing.index)
    const letters = head.replace(/[^\p{L}]/gu, '').length
    if (folded.length - head.length <= mostDecoration && folded.length - letters <= mostAround) candidates.push(head)
  }
  for (const candidate of candidates) {
    for (const form of [candidate, substitute(candidate), substitute(candidate).replaceAll('i', 'l')]) {
      yield form
      yield form.replace(/[^\p{L}]/gu, '')
      const half = form.slice(0, form.length / 2)
      if (form.length % 2 === 0 && half + half === form) yield half
    }
  }
}

function substitute(text: string): string {
  return [...text].map((letter) => substitutions[letter] ?? letter).join('')
}

/** A unit of at most four characters again and again, such as abab1abab1. */
function isRepetition(text: string): boolean {
  for (let unit = 1; unit <= 4; unit += 1) {
    if (text.length >= unit * 2 && text.slice(unit) === text.slice(0, -unit)) return true
  }
  return false
}

/** Made of walks of at least three keys and nothing else, such as qwer1234. */
function isWalk(text: string): boolean {
  let from = 0
  while (from < text.length) {
    let length = 0
    for (const walk of walks) {
      while (from + length < text.length && walk.includes(text.slice(from, from + length + 1))) length += 1
    }
    const [first = ''] = text.slice(from)
    let repeated = 1
    while (text[from + repeated] === first) repeated += 1
    const step = Math.max(length, repeated)
    if (step < 3 && from + step < text.length) return false
    if (step < 2 && text.length - step < 6) return false
    from += step
  }
  return true
}

/** Up to three letters and then a number that fingers find by themselves, such as aa123456. */
function isPaddedNumber(text: string): boolean {
  const number = /^\p{L}{0,3}(\d{5,})\p{L}{0,3}$/u.exec(text)?.[1]
  return number !== undefined && (isWalk(number) || isRepetition(number))
}

/** 11223344 is 1234, each key twice. */
function withoutDoubles(text: string): string {
  return /^(?:(.)\1)+$/su.test(text) ? text.replace(/(.)\1/gsu, '$1') : text
}

/** Eight digits that read as a day of the last or this century, with or without signs between. */
function isDate(text: string): boolean {
  const digits = text.replace(/[-./ ]/g, '')
  return /^(\d{4}(19|20)\d{2}|(19|20)\d{6})$/.test(digits)
}
