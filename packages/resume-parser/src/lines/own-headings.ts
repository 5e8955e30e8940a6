import { readHeading } from '@scry/vocabulary/section-headings'
import { styleKey } from '../sections/heading-style.ts'
import { type LayoutOracle, segmentsOf } from './segments.ts'
import type { Word } from './words.ts'

const leastKnown = 3
const longestHeading = 40

/** Texts set as the headings known by their words are, and as nothing else is, are headings in words of one's own. */
export function knowingStyles(words: readonly Word[], oracle: LayoutOracle): LayoutOracle {
  const byStyle = Map.groupBy(segmentsOf(words).segments, ({ words: [first], text }) =>
    first ? `${styleKey(first.style, text)}|${first.style.weight}` : '',
  )
  const own = new Set<string>()
  for (const segments of byStyle.values()) {
    const texts = [...new Set(segments.map(({ text }) => text))]
    const known = texts.filter((text) => oracle.isHeading(text)).length
    // One known surely, and the words of all others say something: 'Software skills' beside 'Interests'.
    const areNamed = known >= 1 && texts.length >= 2 && texts.every((text) => readHeading(text) !== null)
    if (!areNamed && (known < leastKnown || known < texts.length * 0.4)) continue
    if (texts.some((text) => text.length > longestHeading || oracle.isDate(text) || /[,@]|\d{3}/.test(text))) continue
    for (const text of texts) own.add(text)
  }
  return { isHeading: (text) => own.has(text) || oracle.isHeading(text), isDate: oracle.isDate }
}
