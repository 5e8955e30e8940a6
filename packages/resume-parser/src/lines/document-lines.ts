import { isDateText } from '@scry/vocabulary/dates'
import { readHeading } from '@scry/vocabulary/section-headings'
import type { DocumentText, PageText, TextStyle } from '../pages/page-text.ts'
import { liftCentredLabels } from './centred-labels.ts'
import { linesOfPage } from './columns.ts'
import { withoutLeaders } from './leaders.ts'
import { type Line, lettersByStyle } from './lines.ts'
import { joinOpenRanges, joinTableRows } from './open-ranges.ts'
import { knowingStyles } from './own-headings.ts'
import { splitAtRails } from './rails.ts'
import { raiseLabels } from './raised-labels.ts'
import type { LayoutOracle } from './segments.ts'
import { turnedLines, withTurnedHeadings } from './turned-headings.ts'
import { mirrored, runsLeftward, wordsOf } from './words.ts'
import { joinYearMonth } from './year-month.ts'

/** All lines of a document in reading order, without page furniture, and how most of its text is set. */
export interface DocumentLines {
  readonly lines: Line[]
  readonly body: TextStyle
}

/** A range broken at the edge of its column: 'Sep 2024 – May'. */
const brokenRange = /\d{4}.*[-–—]\s*\p{L}{3,}\.?$/u

/** Remembers its answers: layout asks about the same texts again and again. */
function newOracle(): LayoutOracle {
  const remember = (judge: (text: string) => boolean) => {
    const known = new Map<string, boolean>()
    return (text: string) => {
      const before = known.get(text)
      if (before !== undefined) return before
      const answer = judge(text)
      known.set(text, answer)
      return answer
    }
  }
  return {
    isHeading: remember((text) => text.length <= 60 && readHeading(text)?.sure === true),
    isDate: remember(
      (text) => text.length <= 60 && (isDateText(text) || (brokenRange.test(text) && isDateText(`${text} 2020`))),
    ),
  }
}

const pageNumber =
  /^(?:page|seite|página|pagina|strona|sayfa|p\.)?\s*\d{1,2}\s*(?:(?:of|von|de|di|van|z|\/)\s*\d{1,2})?$/i
const pageTail =
  /(?:page|seite|página|pagina)\s*\d{1,2}\s*(?:of|von|de|di|van|\/)\s*\d{1,2}|[-–—·|]\s*\d{1,2}\s*\/\s*\d{1,2}$/i
const updatedNote = /^(?:last\s+)?(?:updated|revised|modified|compiled|stand)\b.{0,30}\d/i

const numbered = /^(\S.*?)\s*[-–—·|]?\s*\d{1,2}$/u

const masked = (text: string) => text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ')

/** Drops what belongs to the page and not to the text: running heads, page numbers, 'last updated' notes. */
function withoutFurniture(pages: readonly PageText[], lines: readonly Line[]): Line[] {
  const seen = new Map<string, Set<number>>()
  const place = (line: Line) => {
    const height = pages[line.page - 1]?.height ?? 800
    return `${masked(line.text)}@${Math.round((line.baseline / height) * 60)}`
  }
  for (const line of lines) {
    const key = place(line)
    const on = seen.get(key) ?? new Set<number>()
    on.add(line.page)
    seen.set(key, on)
  }
  const first = lines[0]?.text.toLowerCase()
  return lines.filter((line) => {
    const height = pages[line.page - 1]?.height ?? 800
    // The name that the document begins with, with the number of the page.
    if (line.baseline > height * 0.9 && first && numbered.exec(line.text)?.[1]?.toLowerCase() === first) return false
    const atEdge = line.baseline < height * 0.09 || line.baseline > height * 0.92
    // What runs over all pages is said once: at the top of the first it names the person.
    const isHead = line.page === 1 && line.baseline < height / 2
    if (atEdge && !isHead && (seen.get(place(line))?.size ?? 0) >= 2 && !/@/.test(line.text)) return false
    const isNearEdge = line.baseline < height * 0.12 || line.baseline > height * 0.9
    if ((atEdge && pageNumber.test(line.text)) || (isNearEdge && pageTail.test(line.text))) return false
    return !(atEdge && updatedNote.test(line.text))
  })
}

/** Contact lines set at the foot of the first page belong to its head: they are put before everything else. */
function withFootFirst(pages: readonly PageText[], lines: readonly Line[]): readonly Line[] {
  const height = pages[0]?.height ?? 800
  const foot = lines.filter((line) => line.page === 1 && line.baseline > height * 0.85)
  const first = foot.findIndex((line) => line.gapAbove > line.style.size * 2.5)
  const block = first < 0 ? [] : foot.slice(first)
  if (block.length === 0 || block.length > 4 || !block.some((line) => /\S@\S+\.\p{L}/u.test(line.text))) return lines
  const column = Math.max(...lines.map((line) => line.column)) + 1
  const moved = new Set(block)
  return [...block.map((line) => ({ ...line, column })), ...lines.filter((line) => !moved.has(line))]
}

function bodyStyle(lines: readonly Line[]): TextStyle {
  const counts = new Map<string, { style: TextStyle; count: number }>()
  for (const [style, count] of lettersByStyle(lines)) {
    const key = `${style.font}|${style.size}|${style.color}|${style.weight}`
    const entry = counts.get(key)
    if (entry) entry.count += count
    else counts.set(key, { style, count })
  }
  let best: TextStyle = { font: '', size: 10, weight: 400, italic: false, color: 0, icon: false }
  let most = 0
  for (const { style, count } of counts.values()) {
    if (count > most) {
      best = style
      most = count
    }
  }
  return best
}

/** Rebuilds the lines of a document from its page text. */
export function readLines(document: DocumentText): DocumentLines {
  const all: Line[] = []
  const oracle = newOracle()
  let column = 0
  for (const page of document.pages) {
    const words = wordsOf(page)
    const leftward = runsLeftward(words.level)
    const led = withoutLeaders(words.level)
    const level = leftward ? mirrored(led, page.width) : liftCentredLabels(raiseLabels(joinYearMonth(led)), oracle)
    const lines = linesOfPage(level, page.number, column, knowingStyles(level, oracle), leftward)
    column = Math.max(column, ...lines.map((line) => line.column)) + 1
    const turned = turnedLines(words.turned, page.number, column++)
    if (lines.length > 0) all.push(...withTurnedHeadings(lines, turned, oracle))
    else all.push(...turned.map(({ line }) => line))
  }
  const ordered = withFootFirst(document.pages, withoutFurniture(document.pages, all))
  const kept = splitAtRails(joinTableRows(joinOpenRanges(ordered)))
  const edges = new Map<number, number>()
  for (const line of kept) edges.set(line.column, Math.max(edges.get(line.column) ?? 0, line.x1))
  kept.forEach((line, index) => {
    line.number = index + 1
    line.columnX1 = edges.get(line.column) ?? line.x1
  })
  return { lines: kept, body: bodyStyle(kept) }
}
