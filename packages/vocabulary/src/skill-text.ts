/**
 * How the text of a skill is cut into words: one rule for the taxonomy and for the running text it is looked up in.
 * '++' and '#' belong to the word before them, '&' is the word 'and', a leading dot stays in '.NET'.
 */
const wordPattern =
  /\.net(?![\p{L}\p{N}])|&|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{M}\p{N}])+(?:\+\+|[+#](?![\p{L}\p{N}]))?/giu

/** The same rule for lines without other scripts, several times as fast. */
const asciiPattern = /\.net(?![a-z0-9])|&|[a-z0-9]+(?:\+\+|[+#](?![a-z0-9]))?/gi

const plainAscii = /^[^\u0080-\uffff]*$/

/** A word of a text: `key` is lower-case without accents, `start` and `end` are offsets of UTF-16 units, end exclusive. */
export interface SkillWord {
  key: string
  start: number
  end: number
}

const keyOf = (word: string): string => {
  if (word === '&') return 'and'
  const lower = word.toLowerCase()
  return plainAscii.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}+/gu, '')
}

/** The words of a text in order; none reaches over a line break. Linear in the length of the text. */
export const skillWords = (text: string): SkillWord[] => {
  const words: SkillWord[] = []
  let lineStart = 0
  while (lineStart < text.length) {
    const lineBreak = text.indexOf('\n', lineStart)
    const lineEnd = lineBreak < 0 ? text.length : lineBreak
    const line = lineStart === 0 && lineEnd === text.length ? text : text.slice(lineStart, lineEnd)
    for (const match of line.matchAll(plainAscii.test(line) ? asciiPattern : wordPattern)) {
      const start = lineStart + match.index
      words.push({ key: keyOf(match[0]), start, end: start + match[0].length })
    }
    lineStart = lineEnd + 1
  }
  return words
}

/** One key for all spellings of a name that differ in case, accents, spaces, dots, hyphens and slashes only. */
export const skillKey = (text: string): string =>
  skillWords(text)
    .map((word) => word.key)
    .join('')
