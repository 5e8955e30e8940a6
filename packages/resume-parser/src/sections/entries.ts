import { isDateText } from '@scry/vocabulary/dates'
import type { Line } from '../lines/lines.ts'
import { untangleDateColumn } from '../lines/rail-rows.ts'
import { withCells } from '../lines/rails.ts'
import { cut, type Slice, trim } from '../lines/slice.ts'
import { alike, type EntryLine, firstStyle, isBody, readEntryLines, toldFrom } from './entry-lines.ts'
import { isFull } from './header-pieces.ts'

/** One job, study or project as printed: its header rows and the rows that tell about it. */
export interface Entry {
  readonly header: Line[]
  readonly body: Line[]
}

const maxLead = 4
const maxAfter = 3

interface Start {
  readonly at: number
  readonly anchor: number
}

/**
 * Splits the lines of a section into entries. `isAnchor` says which lines carry an entry (its dates, its school …);
 * `bySample` lets entries with bullets say for the others how many rows below the dates are no text yet.
 */
export function splitEntries(
  lines: readonly Line[],
  isAnchor: (entry: EntryLine) => boolean,
  opens?: (entry: EntryLine) => boolean,
  bySample = false,
): Entry[] {
  const rows = readEntryLines(untangleDateColumn(lines))
  let anchors = rows.flatMap((row, index) => (!isBody(row) && isAnchor(row) ? [index] : []))
  if (anchors.length === 0) {
    anchors = rows.flatMap((row, index) => (row.bullet && isAnchor(row) ? [index] : []))
    const ranges = anchors.filter((index) => rows[index]?.date?.isRange)
    if (ranges.length > 0) anchors = ranges
  }
  if (anchors.length === 0) return []
  const starts = findStarts(rows, anchors)
  const all = addUndated(rows, starts, opens)
  const parts = all.map((start, index) => ({
    rows: rows.slice(start.at, all[index + 1]?.at ?? rows.length),
    anchorAt: start.anchor - start.at,
  }))
  const most = bySample ? headerRowsBelow(parts) : maxAfter
  return parts.map((part) => buildEntry(part.rows, part.anchorAt, most))
}

/**
 * Entries that no date tells apart: one opens at a row after what the one before tells, or set like the first row after
 * rows set otherwise.
 */
export function splitUndated(lines: readonly Line[]): Entry[] {
  const rows = readEntryLines(lines)
  const first = rows.findIndex((row) => !isBody(row))
  const opener = rows[first]
  if (!opener) return []
  const starts = rows.flatMap((row, at) => {
    const before = rows[at - 1]
    if (isBody(row) || at < first) return []
    const opens = !before || at === first || isBody(before) || (alike(row, opener) && !alike(before, opener))
    return opens ? [at] : []
  })
  return starts.map((at, index) => buildEntry(rows.slice(at, starts[index + 1] ?? rows.length), 0, maxAfter))
}

/** Entries that begin at the rows that are told; none where rows stand before the first. */
export function splitBefore(lines: readonly Line[], firstRows: (lines: readonly Line[]) => ReadonlySet<Line>): Entry[] {
  const rows = readEntryLines(untangleDateColumn(lines))
  const first = firstRows(rows.map(({ line }) => line))
  const starts = rows.flatMap(({ line }, at) => (first.has(line) ? [at] : []))
  if (starts[0] !== 0) return []
  return starts.map((at, index) => buildEntry(rows.slice(at, starts[index + 1] ?? rows.length), 0, maxAfter))
}

/** How many rows below its dates belong to an entry's header, by the entries whose bullets or sentences show it. */
function headerRowsBelow(parts: readonly { rows: readonly EntryLine[]; anchorAt: number }[]): number {
  const shown = parts.flatMap(({ rows, anchorAt }) => {
    const told = rows.findIndex((row, index) => index > anchorAt && isBody(row))
    return told > 0 ? [told - anchorAt - 1] : []
  })
  return shown.length > 0 ? Math.max(...shown) : maxAfter
}

function findStarts(rows: readonly EntryLine[], anchors: readonly number[]): Start[] {
  const first = anchors[0] ?? 0
  let leadMax = 0
  while (leadMax < maxLead && first - leadMax - 1 >= 0 && !isBody(rows[first - leadMax - 1] as EntryLine)) leadMax++
  const opener = rows[first - leadMax]
  const leadLooks = rows.slice(first - leadMax, first).map(faceOf)
  const starts: Start[] = []
  let floor = 0
  for (const anchor of anchors) {
    let lead = 0
    let room = 0
    while (room < maxLead && anchor - room - 1 >= floor && !isBody(rows[anchor - room - 1] as EntryLine)) room++
    if (anchor === first) lead = leadMax
    else if (leadMax > 0) {
      lead = sameLead(rows, anchor, room, leadLooks)
      for (let tryLead = Math.min(room, leadMax); lead === 0 && tryLead >= 1; tryLead--) {
        const row = rows[anchor - tryLead]
        if (row && opener && alike(row, opener) && !row.date) {
          lead = tryLead
          break
        }
      }
      const before = rows[anchor - room - 1]
      if (lead === 0 && room > 0 && room - wraps(rows, anchor - room, anchor) <= leadMax && before && isBody(before)) {
        const row = rows[anchor - room]
        const anchorRow = rows[anchor]
        if (row && anchorRow && (row.emphasised || row.line.gapAbove > anchorRow.line.gapAbove + 1)) lead = room
      }
    } else if (room > 0) {
      const before = rows[anchor - room - 1]
      const row = rows[anchor - room]
      const anchorRow = rows[anchor]
      const set =
        row &&
        anchorRow &&
        row.emphasised &&
        row.look !== anchorRow.look &&
        row.line.gapAbove > anchorRow.line.gapAbove + 2
      if (set && before && isBody(before)) lead = room
    }
    if (anchor !== first) lead = withWrapped(rows, anchor, lead, room)
    starts.push({ at: anchor - lead, anchor })
    floor = anchor + 1
  }
  return starts
}

const goesOn = (above: EntryLine, row: EntryLine) =>
  !above.date &&
  (isFull(above.line, row.line) || /\p{Ll}-$/u.test(above.line.text)) &&
  lastStyle(above.line) === firstStyle(row.line)

/** How many of these rows only go on from the row before them. */
function wraps(rows: readonly EntryLine[], from: number, to: number): number {
  const part = rows.slice(from, to)
  return part.filter((row, index) => index > 0 && goesOn(part[index - 1] as EntryLine, row)).length
}

/** A row above that is full and ends as the first row begins is the beginning of it. */
function withWrapped(rows: readonly EntryLine[], anchor: number, lead: number, room: number): number {
  let whole = lead
  while (whole > 0 && whole < room) {
    const [above, row] = [rows[anchor - whole - 1], rows[anchor - whole]]
    if (!above || !row || !goesOn(above, row)) break
    whole++
  }
  return whole
}

const lastStyle = ({ slice }: Line) => slice.marks.findLast((mark) => mark !== null)?.style

/** The look of a row, in capitals or not. */
const faceOf = (row: EntryLine) => row.look.replace(/\|[Cc]\|/, '|')

/** How many rows above the dates are set exactly like those above the first dates, or the last of them. */
function sameLead(rows: readonly EntryLine[], anchor: number, room: number, looks: readonly string[]): number {
  if (new Set(looks).size < 2) return 0
  for (let lead = Math.min(room, looks.length); lead >= 1; lead--) {
    const above = rows.slice(anchor - lead, anchor)
    const alikeRows = above.every((row, index) => faceOf(row) === looks[looks.length - lead + index])
    if (!alikeRows || above[0]?.date) continue
    // A row between may be broken in two.
    for (let more = room; more > lead; more--) {
      const opener = rows[anchor - more]
      if (opener && faceOf(opener) === looks[0] && !opener.date) return more
    }
    return lead
  }
  return 0
}

/** Rows that open an entry without a date: set like the first row of the dated ones. */
function addUndated(
  rows: readonly EntryLine[],
  starts: readonly Start[],
  opens?: (entry: EntryLine) => boolean,
): Start[] {
  const [first] = starts
  if (!first) return []
  const opener = rows[first.at]
  const gaps = rows
    .map((row) => row.line.gapAbove)
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
  const usualGap = gaps[Math.floor(gaps.length / 2)] ?? 0
  const out: Start[] = []
  for (const [index, start] of starts.entries()) {
    out.push(start)
    const end = starts[index + 1]?.at ?? rows.length
    for (let i = start.anchor + 1; i < end; i++) {
      const row = rows[i]
      const before = rows[i - 1]
      if (!row || !before || !opener || isBody(row) || row.date) continue
      const wide =
        row.line.gapAbove > usualGap * 1.5 + 1 && Number.isFinite(row.line.gapAbove) && row.line.text.length < 60
      const same = alike(row, opener) && isBody(before) && (row.emphasised || (wide && !/[.;]$/.test(row.line.text)))
      if (same && row.line.text.length < 90 && (!opens || opens(row))) out.push({ at: i, anchor: i })
    }
  }
  return out
}

function buildEntry(rows: readonly EntryLine[], anchorAt: number, mostBelow: number): Entry {
  let end = anchorAt + 1
  const anchor = rows[anchorAt]
  while (end < rows.length && end - anchorAt <= Math.min(maxAfter, mostBelow)) {
    const row = rows[end]
    if (!row || isBody(row)) break
    const gap = anchor ? row.line.gapAbove > anchor.line.style.size * 1.6 && Number.isFinite(row.line.gapAbove) : false
    if (gap) break
    end++
  }
  const header = rows.slice(0, end).map((row) => row.line)
  const body = rows.slice(end).map((row) => row.line)
  const last = header[header.length - 1]
  const [cell, ...beside] = last?.cells.toReversed() ?? []
  const from = last ? toldFrom(last) : null
  if (!last || !cell || from === null) return { header, body }
  // What stands before the last cell is all of the header.
  const at = from - (last.text.length - cell.slice.text.length)
  const [head, told] = [cut(cell.slice, 0, at), cut(cell.slice, at)].map((slice) => ({ ...cell, slice: trim(slice) }))
  if (!head || !told || at <= 0) return { header, body }
  const lead = withCells(last, [...beside.toReversed(), head])
  return { header: [...header.slice(0, -1), lead], body: [withCells(last, [told]), ...body] }
}

/** Entries that begin at every row the predicate names; rows before the first are left out. */
export function splitAt(
  lines: readonly Line[],
  begins: (entry: EntryLine, before: EntryLine | undefined) => boolean,
): Entry[] {
  const rows = readEntryLines(lines)
  const starts = rows.flatMap((row, at) => (begins(row, rows[at - 1]) && !isDateText(row.line.text) ? [at] : []))
  return starts.map((at, index) => {
    const [head, ...body] = rows.slice(at, starts[index + 1] ?? rows.length).map((row) => row.line)
    return { header: head ? [head] : [], body }
  })
}

/** Header rows that gave no field are part of what the entry tells. */
export function toldRows(entry: Entry, used: readonly (Slice | null)[]): Line[] {
  const marks = new Set(used.flatMap((slice) => slice?.marks ?? []))
  const unused = entry.header
    .slice(1)
    .filter((line) => !line.slice.marks.some((mark) => mark !== null && marks.has(mark)))
  return [...unused.filter((line) => !isDateText(line.text)), ...entry.body]
}
