import { findDates } from '@scry/vocabulary/dates'
import { placeScore } from '@scry/vocabulary/places'
import { schoolScore } from '@scry/vocabulary/school-names'
import { readHeading } from '@scry/vocabulary/section-headings'
import { isContactLabel } from '../data/contact-labels.ts'
import { after, before, credentials, documentWords, nameWords, particles } from '../data/name-words.ts'
import type { Cell, Line } from '../lines/lines.ts'
import { cut, emptySlice, joinSlices, type Slice, tidy } from '../lines/slice.ts'
import { isCapitals } from '../sections/heading-style.ts'
import type { Section } from '../sections/sections.ts'
import { titleScore } from '../sections/title-score.ts'
import type { Found } from './contact.ts'

const contactSign = /@|https?:|www\.|\d{3}|linkedin|github|\.com\b|[|•]/i
const formLabel = '(?:first name|surname)(?:\\(s\\)|s)? ?/ ?(?:first name|surname)(?:\\(s\\)|s)?'
const nameLabel = new RegExp(
  `^(?:(?:${nameWords})\\s*[:：]|(?:姓\\s*名|氏\\s*名|이름|성명)\\s|${formLabel}\\s*[:：]?)\\s*`,
  'iu',
)
const loneLabel = new RegExp(`^(?:${nameWords}|${formLabel})\\s*[:：]?$`, 'iu')
/** Sections whose lines tell of other things than the person. */
const tellingKinds: ReadonlySet<string> = new Set(
  'experience education skills projects certifications languages interests courses awards publications volunteering activities references'.split(
    ' ',
  ),
)

interface Hints {
  readonly email: string | null
  readonly links: readonly string[]
  readonly title: string
}

/** A name in two scripts: 'Yuna Park 박유나'. */
const twoScripts = /^(\p{sc=Latin}[\p{sc=Latin}\s.'’-]+?)\s+[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hangul}]{2,6}$/u

/** What speaks for a text being a person's name by its form alone: 0 none, 1 much. */
function shapeScore(text: string): number {
  const [, latin] = twoScripts.exec(text) ?? []
  if (latin) return shapeScore(latin)
  if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(text)) return /^[\u3040-\u30ff\u4e00-\u9fff·・\s]{2,10}$/.test(text) ? 0.8 : 0
  if (/[\uac00-\ud7af]/.test(text)) return /^[\uac00-\ud7af\s]{2,6}$/.test(text) ? 0.8 : 0
  const words = text.split(/\s+/)
  const own = words.filter((word) => !particles.has(word.toLowerCase()))
  if (own.length > 6 || words.length > 9 || text.length > 60) return 0
  if (/\d/.test(text) || /[!?;:/\\=+*#%&]/.test(text)) return 0
  const cased = words.filter(
    (word) =>
      /^[\p{Lu}\p{Lo}][\p{L}\p{M}’'.-]*,?$/u.test(word) ||
      particles.has(word.toLowerCase()) ||
      /^[("“]\p{Lu}[\p{L}’'.]*[)"”]$/u.test(word),
  ).length
  if (cased < words.length) return /^[\p{Ll}\s]+$/u.test(text) && words.length <= 3 ? 0.25 : 0.1
  if (/,/.test(text) && words.length > 2) return 0.3
  return words.length === 1 ? 0.45 : own.length <= 4 ? 1 : 0.7
}

function agreement(text: string, hints: Hints): number {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3)
  if (words.length === 0) return 0
  const local = (hints.email?.split('@')[0] ?? '').toLowerCase()
  const others = [...hints.links, hints.title].join(' ').toLowerCase()
  let score = 0
  for (const word of words) {
    if (local.includes(word)) score += 0.8
    else if (others.includes(word)) score += 0.35
  }
  const initials = words.map((word) => word.charAt(0)).join('')
  if (score === 0 && local.length > 0 && local.startsWith(initials) && initials.length >= 2) score += 0.2
  return Math.min(1.6, score)
}

/** 'AL Ada Lovelace': the initials in a badge beside the name. */
function withoutMonogram(slice: Slice): Slice {
  const [badge = '', ...words] = slice.text.split(/\s+/)
  const initials = words.map((word) => word.charAt(0)).join('')
  const isBadge = badge.length > 1 && words.length > 1 && initials.toUpperCase().startsWith(badge)
  return isBadge ? tidy(cut(slice, badge.length)) : slice
}

function trimName(slice: Slice): Slice {
  const label = nameLabel.exec(slice.text) ?? before.exec(slice.text)
  const bare = withoutMonogram(label ? cut(slice, label[0].length) : slice)
  const tail = after.exec(bare.text)
  return tidy(tail && tail.index > 1 ? cut(bare, 0, tail.index) : bare)
}

function candidatesOf(line: Line, hints: Hints): Slice[] {
  const sizes = line.cells.map((cell) => cell.slice.marks.find((mark) => mark !== null)?.style.size ?? 0)
  const alike = Math.max(...sizes) <= Math.min(...sizes) * 1.2 && line.cells.every((cell) => cell.icon === null)
  const named = line.cells.findIndex((cell) => loneLabel.test(cell.slice.text))
  const labelled = named >= 0 ? line.cells[named + 1] : undefined
  if (labelled) return [trimName(labelled.slice)]
  const placed =
    line.cells.length > 1 &&
    line.cells.some(({ slice: { text } }) => placeScore(text) >= 0.6 && agreement(text, hints) === 0)
  // A gutter of the page below may run through the gap between two words.
  const isWhole =
    alike && line.cells.every(({ x0 }, at) => at === 0 || x0 - (line.cells[at - 1]?.x1 ?? 0) < line.style.size * 0.5)
  if (isWhole && line.cells.length > 1) return [trimName(line.slice)]
  const out: Slice[] = alike && !placed ? [trimName(line.slice)] : []
  for (const cell of line.cells) {
    if (line.cells.length > 1) out.push(trimName(cell.slice))
    const bar = /\s*[|•·]\s*|\s+[–—-]\s+|,\s+/.exec(cell.slice.text)
    if (bar && bar.index > 2) out.push(trimName(cut(cell.slice, 0, bar.index)))
  }
  const bySize = largestRun(line)
  if (bySize) out.push(bySize)
  return out.filter((slice) => slice.text.length > 1)
}

/** The hyphen of a double name at a row's end; the next row goes on without a space. */
const openHyphen = /\p{L}[-\u2010\u2011]$/u

/** What no name goes on over: a separator, or the word of an address, a number or a link. */
const nameEnd = /\s*[|•·,(]|\s+[–—-]\s|\s*\S*[@\d+]/u

/** The end of a double name at the beginning of a row, before what else stands there. Empty where the row is a title. */
function restOfName(line: Line): Slice {
  const first = line.cells[0]?.slice ?? emptySlice
  const end = nameEnd.exec(first.text)
  const rest = end ? cut(first, 0, end.index) : first
  return titleScore(rest.text) >= 0.5 ? emptySlice : rest
}

const styleOf = ({ slice }: Cell) => slice.marks.find((mark) => mark !== null)?.style

/** The first text of a row is set as the row above is: what stands beside it is contact. */
const setAlike = (line: Line, above: Line | undefined) => {
  const [first] = line.cells
  return (
    first !== undefined && above !== undefined && styleOf(first)?.size === above.style.size && above.cells.length === 1
  )
}

/** A name set so large that it takes two or three rows. */
function severalRows(lines: readonly Line[], at: number): Slice[] {
  const out: Slice[] = []
  let name = emptySlice
  for (let i = at; i < at + 3; i++) {
    const line = lines[i]
    const above = lines[i - 1]
    const isHyphened = openHyphen.test(name.text)
    if (!line) break
    const isMixed = new Set(line.cells.map(styleOf)).size > 1 && !isHyphened
    if (isMixed && (i === at || !setAlike(line, above))) break
    if (line.text.length > 30 && !isMixed && !isHyphened && !openHyphen.test(line.text)) break
    if (i > at && above) {
      const level = line.page === above.page && line.column === above.column
      const ratio = line.style.size / above.style.size
      if (!level || ratio < 0.9 || ratio > 1.1 || line.top - above.bottom > line.style.size * 0.8) break
    }
    const part = isHyphened ? restOfName(line) : isMixed ? (line.cells[0]?.slice ?? emptySlice) : line.slice
    if (part.text === '') break
    name = joinSlices([name, part], isHyphened ? '' : ' ')
    if (isHyphened) out.pop()
    if (i > at) out.push(trimName(name))
    if (part.text !== line.text) break
  }
  return out
}

const largestSize = (line: Line) => Math.max(...line.slice.marks.map((mark) => mark?.style.size ?? 0))

/**
 * The rows below the first belong to the name: nothing but them is set so large, or the address knows them, and none is
 * a title, a place or a heading.
 */
function goesOnBelow(name: Slice, ofSize: readonly Line[], hints: Hints): boolean {
  const marks = new Set(name.marks)
  const rows = ofSize.filter((line) => line.slice.marks.some((mark) => mark !== null && marks.has(mark)))
  const [first, ...below] = rows
  if (!first || below.length === 0) return false
  const isAlone = rows.length === ofSize.length && shapeScore(name.text) >= 0.7
  return below.every(({ text }) => {
    if (readHeading(text)?.sure || titleScore(text) >= 0.5 || shapeScore(text) < 0.4) return false
    return agreement(text, hints) >= 0.8 || (isAlone && placeScore(text) < 0.6 && schoolScore(text) <= 0.5)
  })
}

/** The part of a row that is set much larger than the rest. */
function largestRun(line: Line): Slice | null {
  const sizes = line.slice.marks.map((mark) => mark?.style.size ?? 0)
  const largest = Math.max(...sizes)
  if (sizes.every((size) => size === 0 || size > largest * 0.72)) return null
  const from = sizes.findIndex((size) => size > largest * 0.72)
  let to = from
  for (let i = from; i < sizes.length; i++) {
    const size = sizes[i] ?? 0
    if (size > largest * 0.72) to = i + 1
    else if (size > 0) break
  }
  return tidy(cut(line.slice, from, to))
}

/** 'ADALOVELACE' beside 'ada.lovelace@…': where letters stand so wide that no gap tells the words, the address does. */
function inWords(name: Slice, email: string | null): Slice {
  const words = (email?.split('@')[0] ?? '').toLowerCase().split(/[._-]/)
  if (words.length < 2 || words.join('') !== name.text.toLowerCase()) return name
  const ends = words.map((_, at) => words.slice(0, at + 1).join('').length)
  return joinSlices(
    ends.map((end, at) => cut(name, ends[at - 1] ?? 0, end)),
    ' ',
  )
}

/** What it counts for a name that a label says it is one. */
const labelGain = 1.5

/** Rows below a label 'Full name', wherever in the document they stand. */
const labelledNames = (sections: readonly Section[]): Slice[] =>
  sections.flatMap(({ heading, lines }) => {
    const rows = heading ? [heading, ...lines] : lines
    return rows.flatMap((row, at) => (loneLabel.test(rows[at - 1]?.text ?? '') ? [trimName(row.slice)] : []))
  })

/** The person's name: large, near the top, shaped like a name, in agreement with address, links and title. */
export function findName(sections: readonly Section[], pageHeight: number, hints: Hints): Found | null {
  const lines: Line[] = []
  const telling = new Set<Line>()
  for (const section of sections) {
    if (section.heading && section.heading.page === 1) lines.push(section.heading)
    for (const line of section.lines) {
      if (line.page !== 1) continue
      lines.push(line)
      if (tellingKinds.has(section.kind)) telling.add(line)
    }
  }
  const top = lines.filter((line) => line.baseline < pageHeight * 0.42)
  const sizes = [...new Set(top.map(largestSize))].sort((a, b) => b - a)
  let best: { slice: Slice; score: number } | null = null
  for (const [index, line] of top.entries()) {
    const isLabel = loneLabel.test(line.text)
    const isBelowLabel = loneLabel.test(top[index - 1]?.text ?? '')
    const size = largestSize(line)
    const sizeRank = sizes.findIndex((value) => value <= size + 0.2)
    const wrapped = severalRows(top, index)
    const isCut = openHyphen.test(line.text) && wrapped.length > 0
    const ofSize = top.filter((other) => Math.abs(largestSize(other) - size) <= 0.2)
    for (const slice of [...(isCut ? [] : candidatesOf(line, hints)), ...wrapped]) {
      const bare = slice.text.replace(credentials, '')
      const shape = shapeScore(bare)
      if (shape === 0) continue
      if (contactSign.test(bare) || documentWords.test(bare)) continue
      // A label stands beside its value; alone, 'NAME' is what a template has for one.
      if (line.cells.length > 1 && (isContactLabel(bare) || loneLabel.test(bare))) continue
      // 'About Me' heads a part; without its first word it would be a name.
      if ([bare, line.text].some((text) => readHeading(text)?.sure) || findDates(bare).length > 0) continue
      const agree = agreement(bare, hints)
      let score = shape + (sizeRank === 0 ? 1.5 : sizeRank === 1 ? 0.7 : sizeRank === 2 ? 0.3 : 0)
      score += Math.max(0, 0.8 - (line.baseline / pageHeight) * 2.4) + agree
      if (line.style.weight > 500 || isCapitals(bare)) score += 0.1
      if (isLabel) score -= 1
      if (titleScore(bare) >= 0.5) score -= 1.3
      if (agree === 0 && placeScore(bare) >= 0.6) score -= 1
      if (agree === 0 && schoolScore(bare) > 0.5) score -= 1
      if (isBelowLabel || nameLabel.test(line.text) || line.cells.some((cell) => loneLabel.test(cell.slice.text)))
        score += labelGain
      if (telling.has(line) && !isBelowLabel && agree < 0.7) score -= 1
      if (sizeRank === 0 && wrapped.includes(slice) && goesOnBelow(slice, ofSize, hints)) score += 0.4
      if (!best || score > best.score + 0.01)
        best = { slice: bare.length < slice.text.length ? tidy(cut(slice, 0, bare.length)) : slice, score }
    }
  }
  for (const slice of labelledNames(sections)) {
    const agree = agreement(slice.text, hints)
    const score = shapeScore(slice.text) + labelGain + agree
    if (agree > 0 && (!best || score > best.score)) best = { slice, score }
  }
  if (!best || best.score < 1.2) return null
  return { slice: inWords(best.slice, hints.email), confidence: Math.max(0.3, Math.min(0.98, best.score / 3.6)) }
}
