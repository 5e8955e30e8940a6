import type { Random } from './random.ts'

/** Values for `{name}` in a phrase: one text, or several to pick from. */
export type Slots = Readonly<Record<string, string | readonly string[]>>

const spelledOut = /^[A-Z](?:[A-Z0-9&/-]|$|\s)/
const saidAsWord = /^(?:SAP|NASA|RAID|LEED|LAN|STEM|HIPAA|REST|RAM|RATE|MIDI|LIMS|FIRE|SQUAD|MEMS|HACCP|ACID)\b/
const openVowel = /^(?:[aeio]|u(?!ni(?!n|m)|s[aeiu]|til|r[aio]n|k\b|x\b))/i
const vowelButConsonantSound = /^(?:eu|one\b|once\b)/i
const silentH = /^(?:hour|honest|honou?r|heir)/i

/** True when the indefinite article before this word is "an". */
export const takesAn = (word: string): boolean => {
  if (saidAsWord.test(word)) return /^[AEIO]/.test(word)
  if (spelledOut.test(word)) return /^[AEFHILMNORSX]/.test(word)
  return (openVowel.test(word) && !vowelButConsonantSound.test(word)) || silentH.test(word)
}

/** Sets "a" or "an" by the word that follows; a capital A counts only at the start, elsewhere it is a name ("Class A"). */
export const mendArticles = (text: string): string =>
  text.replace(/(?<=^|[\s(])(a|(?<=^)A)n? (?=(\S+))/g, (_, article: string, word: string) =>
    takesAn(word) ? `${article}n ` : `${article} `,
  )

/** Every text a list in the data names, separated by '|'. */
export const alternatives = (list: string): string[] => list.split('|')

/** Every non-empty line of a block in the data. */
export const lines = (block: string): string[] =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** First letter small, unless the first word is a name, an acronym or "I". */
export const lowerFirst = (text: string): string => {
  const first = text.split(/[\s,]/, 1)[0] ?? ''
  if (/[A-Z0-9]/.test(first.slice(1)) || first === 'I') return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[], word = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`

/**
 * A phrase with its choices made: `[x|y]` takes one of the two (an empty one is allowed), `{name}` takes a slot.
 * An unknown slot is an error, so that a slip in the data cannot reach a screen.
 */
export const phrase = (template: string, random: Random, slots: Slots): string => {
  if (!template.includes('[') && !template.includes('{')) return template
  const chosen = template.replace(/\[([^\]]*)\]/g, (_, options: string) => random.pick(options.split('|')))
  const filled = chosen.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name]
    if (value === undefined) throw new RangeError(`no slot {${name}} for: ${template}`)
    return typeof value === 'string' ? value : random.pick(value)
  })
  return mendArticles(
    filled
      .replace(/ {2,}/g, ' ')
      .replace(/ ([,.;?])/g, '$1')
      .trim(),
  )
}

/** Lines of a block that fit: a line may begin with one or more marks such as "US:", and all of them must be given. */
export const fittingLines = (block: readonly string[], marks: ReadonlySet<string>): string[] =>
  block.flatMap((line) => {
    const marked = /^((?:[A-Z]+: )+)(.*)$/.exec(line)
    if (marked === null) return [line]
    const [, needed = '', text = ''] = marked
    return needed.match(/[A-Z]+/g)?.every((mark) => marks.has(mark)) ? [text] : []
  })
