import { parse } from 'csv-parse/sync'
import type { Columns } from './columns.ts'
import type { Entry, EntryReader } from './entry.ts'
import { plainName } from './fields.ts'
import { createLines, type Line, longestLine } from './lines.ts'

const delimiters = [',', ';', '\t', '|']
const rowsAtOnce = 200
/** More are no table of listings, and each row would be that wide. */
const mostColumns = 1000
/** A row has no more lines: a quotation mark that nobody closed must not swallow the file. */
const mostLines = 5000

type Parsed = string[][] | undefined

const parsed = (text: string, delimiter: string, isLoose = false): Parsed => {
  const isTab = delimiter === '\t'
  try {
    return parse(text, {
      ...{ delimiter, record_delimiter: '\n', relax_column_count: true, relax_quotes: isLoose, trim: !isTab },
    })
  } catch {
    return undefined
  }
}

const quotesIn = (text: string): number => {
  let count = 0
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count += 1
  return count
}

const isBlank = ({ text, isCut }: Line): boolean => !isCut && text.replace(/[,;|\t"\s]/g, '') === ''

/** Titles, dates and notes that people put above a table take no more rows. */
const mostRowsAbove = 10

type Header = {
  readonly sign: string
  readonly cells: readonly string[]
  readonly names: readonly string[]
  readonly known: number
  readonly lacks: string | undefined
}

/** Names that each stand over several columns: those that are blank belong to the one before. None where no row has any. */
const groupsIn = (cells: readonly string[]): string[] | undefined => {
  if (cells.filter((cell) => cell.trim() !== '').length < 2) return undefined
  let group = ''
  return cells.map((cell) => {
    group = cell.trim() || group
    return group
  })
}

type Row = { readonly at: number; readonly raw: string; readonly lines: number }

/**
 * Rows of a table, parted by commas, semicolons, tabs or bars as its header shows; the first row names the columns. The
 * library reads what a row holds; where rows begin and end is told here, so that a quotation mark which is never closed
 * costs its own row alone.
 */
class CsvReader implements EntryReader {
  private readonly columns: Columns
  private readonly lines = createLines()
  private waiting: Line[] = []
  private delimiter: string | undefined
  private header: readonly string[] | undefined
  private fault: string | undefined
  /** Rows that were passed since they name too few columns, and what the last one may group. */
  private passed: { readonly found: Header; readonly lines: readonly Line[] }[] = []
  private groups: readonly string[] | undefined
  /** Rows handed over next: fewer where one was damaged, or each damaged one would cost those after it again. */
  private atOnce = rowsAtOnce

  constructor(columns: Columns) {
    this.columns = columns
  }

  /** The lines from `from` on that belong to one row; undefined while more may come. */
  private rowAt(from: number, isEnd: boolean): Row | undefined {
    const first = this.waiting[from]
    if (first === undefined) return undefined
    let raw = first.text
    let isOpen = quotesIn(first.text) % 2 === 1
    let count = 1
    while (isOpen && !first.isCut) {
      const next = this.waiting[from + count]
      if (next === undefined && !isEnd && count < mostLines && raw.length < longestLine) return undefined
      if (next === undefined || next.isCut || count >= mostLines || raw.length >= longestLine) {
        return { at: first.at, raw: first.text, lines: 1 }
      }
      raw += `\n${next.text}`
      count += 1
      if (quotesIn(next.text) % 2 === 1) isOpen = false
    }
    return { at: first.at, raw, lines: count }
  }

  private valuesOf(row: Row, cells: readonly string[]): Entry {
    const names = this.header ?? []
    const { at, raw } = row
    if (cells.slice(names.length).some((cell) => cell.trim() !== '')) {
      return {
        ...{ at, raw },
        fault: `It has ${cells.length} values and the header ${names.length}: a value that holds the sign between columns must stand in quotation marks.`,
      }
    }
    return { at, raw, values: Object.fromEntries(names.map((name, place) => [name, cells[place]])) }
  }

  /** One row alone; the lines that it took beyond its first where those turn out to be none of it. */
  private readAlone(row: Row, sign: string): { entry: Entry; lines: number } {
    const whole = parsed(row.raw, sign)
    if (whole?.length === 1 && whole[0]) return { entry: this.valuesOf(row, whole[0]), lines: row.lines }
    const [raw = ''] = row.raw.split('\n', 1)
    const first = { at: row.at, raw, lines: 1 }
    const loose = parsed(raw, sign) ?? parsed(raw, sign, true)
    if (loose?.length === 1 && loose[0]) return { entry: this.valuesOf(first, loose[0]), lines: 1 }
    const fault = 'Its quotation marks do not pair: inside a quoted value each one is written twice.'
    return { entry: { at: row.at, raw, fault }, lines: 1 }
  }

  /** How the line or lines of a row part into names: by the sign that makes most of them mean something. */
  private namesOf(row: Row, groups: readonly string[] | undefined): Header {
    const signs = this.delimiter === undefined ? delimiters : [this.delimiter]
    const tries = signs.flatMap((sign) => {
      const cells = parsed(row.raw, sign)?.[0] ?? parsed(row.raw, sign, true)?.[0]
      if (cells === undefined) return []
      const names = cells.map((cell, at) => this.inGroup(cell, groups?.[at]))
      return [{ sign, cells, names, known: this.columns.known(names) }]
    })
    const best = tries.toSorted((one, other) => other.known - one.known || other.names.length - one.names.length)[0]
    const { sign = ',', cells = [], names = [], known = 0 } = best ?? {}
    const named = names.map((name, at) => (plainName(name) === '' ? `column ${at + 1}` : name.trim()))
    return { sign, cells, names: named, known, lacks: this.columns.lacks(named) }
  }

  private inGroup(cell: string, group: string | undefined): string {
    const both = `${group} ${cell}`
    return group !== undefined && cell.trim() !== '' && this.columns.known([both]) > 0 ? both : cell
  }

  /** Passes blank lines and what says how columns are parted. */
  private passBlankLines(): void {
    for (let line = this.waiting[0]; line !== undefined; line = this.waiting[0]) {
      const said = /^"?sep=(.)"?$/i.exec(line.text)?.[1]
      if (said === undefined && !isBlank(line)) return
      this.delimiter = said ?? this.delimiter
      this.waiting.shift()
    }
  }

  /**
   * The names of the columns stand in the first row, or below titles and dates of the list, or in two rows of which the
   * first names groups of columns. Where no row will do, the first one says what is missing.
   */
  private takeHeader(isEnd: boolean): boolean {
    if (this.header !== undefined) return true
    while (this.passed.length < mostRowsAbove) {
      this.passBlankLines()
      const row = this.rowAt(0, isEnd)
      if (row === undefined && !isEnd) return false
      if (row === undefined) break
      const lines = this.waiting.splice(0, row.lines)
      const found = this.namesOf(row, this.groups)
      if (found.lacks === undefined) return this.beginWith(found)
      this.groups = groupsIn(found.cells)
      this.passed.push({ found, lines })
    }
    const [first] = this.passed
    return first !== undefined && this.beginWith(this.headerByContents() ?? first.found)
  }

  /** The first of the fullest rows names the columns where what stands below it tells what they are. */
  private headerByContents(): Header | undefined {
    const full = this.passed.map(({ found }) => found.cells.filter((cell) => cell.trim() !== '').length)
    const at = full.indexOf(Math.max(...full))
    const found = this.passed[at]?.found
    const below = this.passed.slice(at + 1)
    if (found === undefined || found.names.length > mostColumns || found.cells.some((cell) => /^https?:/i.test(cell)))
      return undefined
    const rows = below.flatMap(({ lines }) => parsed(lines.map(({ text }) => text).join('\n'), found.sign) ?? [])
    this.columns.learn(rows.map((cells) => Object.fromEntries(found.names.map((name, place) => [name, cells[place]]))))
    const lacks = this.columns.lacks(found.names)
    if (lacks === undefined) this.waiting = [...below.flatMap(({ lines }) => lines), ...this.waiting]
    return { ...found, lacks }
  }

  private beginWith({ sign, names, lacks }: Header): boolean {
    this.fault = names.length > mostColumns ? `Its first row has more than ${mostColumns} columns.` : lacks
    this.delimiter = sign
    this.header = names
    return true
  }

  private read(isEnd: boolean): Entry[] {
    if (this.fault !== undefined || !this.takeHeader(isEnd) || this.fault !== undefined) {
      if (this.fault !== undefined) this.waiting = []
      return []
    }
    const sign = this.delimiter ?? ','
    const entries: Entry[] = []
    let from = 0
    for (;;) {
      const rows: (Row & { readonly place: number })[] = []
      let to = from
      for (let line = this.waiting[to]; line !== undefined && rows.length < this.atOnce; line = this.waiting[to]) {
        if (isBlank(line)) {
          to += 1
          continue
        }
        const row = line.isCut ? undefined : this.rowAt(to, isEnd)
        if (row === undefined) break
        rows.push({ ...row, place: to })
        to += row.lines
      }
      const table = rows.length > 1 ? parsed(rows.map(({ raw }) => raw).join('\n'), sign) : undefined
      if (table?.length === rows.length) {
        for (const [at, row] of rows.entries()) entries.push(this.valuesOf(row, table[at] ?? []))
        from = to
        this.atOnce = Math.min(rowsAtOnce, this.atOnce * 2)
        continue
      }
      from = rows.length === 0 ? to : from
      for (const row of rows) {
        const { entry, lines: taken } = this.readAlone(row, sign)
        entries.push(entry)
        from = row.place + taken
        const isDamaged = 'fault' in entry || taken !== row.lines
        this.atOnce = isDamaged ? 1 : Math.min(rowsAtOnce, this.atOnce * 2)
        // Its other lines are none of it, so that the rows after it begin elsewhere.
        if (taken !== row.lines) break
      }
      if (rows.length > 0) continue
      const cut = this.waiting[from]
      if (cut?.isCut !== true) break
      entries.push({ at: cut.at, raw: cut.text.slice(0, 200), fault: `It has more than ${longestLine} characters.` })
      from += 1
    }
    this.waiting = this.waiting.slice(from)
    return entries
  }

  push(text: string): Entry[] {
    this.waiting = this.waiting.concat(this.lines.push(text))
    return this.read(false)
  }

  end(): Entry[] {
    this.waiting = this.waiting.concat(this.lines.end())
    const entries = this.read(true)
    if (this.header === undefined && this.fault === undefined) this.fault = 'It is empty.'
    return entries
  }

  problem(): string | undefined {
    return this.fault
  }
}

export const createCsvReader = (columns: Columns): EntryReader => new CsvReader(columns)
