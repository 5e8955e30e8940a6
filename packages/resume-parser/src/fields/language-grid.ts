import { readSpokenLanguage } from '@scry/vocabulary/spoken-languages'
import { foot, mother } from '../data/language-grid-words.ts'
import type { Line } from '../lines/lines.ts'
import { cut, type Slice, tidy } from '../lines/slice.ts'

/**
 * The self-assessment of a Europass among its skills: the mother tongue, then a table of the other languages with their
 * levels, then the line that names the levels. Null where a section holds none.
 */
export function languageGrid(lines: readonly Line[]): { languages: Slice[]; rest: Line[] } | null {
  const from = lines.findIndex((line) => mother.test(line.text))
  const to = lines.findLastIndex((line) => foot.test(line.text))
  if (from < 0) return null
  const until = Math.max(to, from)
  const languages = lines.slice(from, until + 1).flatMap((line) => {
    if (foot.test(line.text)) return []
    return line.cells.flatMap(({ slice }) => {
      const label = mother.exec(slice.text)
      const item = tidy(label ? cut(slice, label[0].length + 0) : slice)
      const at = readSpokenLanguage(item.text)
      return at && item.text.split(/\s+/).length <= 3 ? [cut(item, at.from, at.to)] : []
    })
  })
  return { languages, rest: [...lines.slice(0, from), ...lines.slice(until + 1)] }
}
