import { type DocumentReading, formatOf, type OwnFormat, readDocument } from './document-reading.ts'
import type { Mapping } from './mapping.ts'
import { createTableReading, type Read } from './table-reading.ts'

/** Formats without lines are read as a whole, and no larger. */
const longestDocument = 50_000_000

/** How files begin that hold no text, and what to do with each. */
const noTexts: readonly (readonly [begins: string, said: string])[] = [
  ['PK\u0003\u0004', 'It is a spreadsheet (xlsx, ods) or an archive. Save it as CSV, or unpack it first.'],
  ['\u00d0\u00cf\u0011\u00e0', 'It is an old spreadsheet (xls). Save it as CSV.'],
  ['\u001f\u2039', 'It is packed (gzip). Unpack it first.'],
  ['%PDF-', 'It is a PDF. Save the table that it was made from as CSV.'],
]

/**
 * Reads a file of a host's own listings that comes in pieces of text. A table and JSON Lines are read as they come, with
 * a few hundred rows in memory; other formats are gathered first. `now`: ms UTC.
 */
export const createListReading = (name: string, { mapping, now }: { mapping: Mapping; now: number }) => {
  let format: OwnFormat | undefined
  let table: ReturnType<typeof createTableReading> | undefined
  let text = ''
  let isTooLong = false
  let noText: string | undefined
  let whole: DocumentReading | undefined
  const push = (piece: string): Read[] => {
    if (piece === '' || noText !== undefined) return []
    if (format === undefined) {
      text += piece
      if (text.trim() === '') return []
      noText = noTexts.find(([begins]) => text.startsWith(begins))?.[1]
      if (noText !== undefined) return []
      format = formatOf(name, text)
      if (format !== 'csv' && format !== 'json-lines') return []
      table = createTableReading(format, mapping)
      const first = text
      text = ''
      return table.push(first)
    }
    if (table !== undefined) return table.push(piece)
    isTooLong ||= text.length + piece.length > longestDocument
    if (!isTooLong) text += piece
    return []
  }
  return {
    push,
    end(): Read[] {
      if (table !== undefined) return table.end()
      if (format === undefined || format === 'csv' || format === 'json-lines' || isTooLong) return []
      whole = readDocument(format, text, { mapping, now })
      return [...whole.reads]
    },
    /** Why nothing of it can be read, once it has ended. */
    problem(): string | undefined {
      if (noText !== undefined) return noText
      if (format === undefined) return 'It is empty.'
      if (isTooLong)
        return `It has more than ${longestDocument / 1e6} megabytes: write it as CSV or JSON Lines, which may be of any size.`
      const more = whole?.next.find(({ step }) => step === 'feed')
      if (more !== undefined)
        return `It is the first part of a feed that goes on at ${more.url}: an import asks nobody. Write the address of the feed into the file of feeds.`
      if (whole !== undefined && whole.next.length > 0)
        return 'It is a sitemap: an import asks no pages. Write its address into the file of feeds.'
      return table?.problem() ?? whole?.problem
    },
    /** Names of columns or fields that mean nothing here. */
    unused: (): readonly string[] => table?.unused() ?? whole?.unused ?? [],
    /** Columns that were told by what they hold, with their fields. */
    told: (): DocumentReading['told'] => table?.told() ?? whole?.told ?? [],
    /** What other columns may be, as questions to the host. */
    questions: (): readonly string[] => table?.questions() ?? whole?.questions ?? [],
    /** What the places of its entries count. */
    counts: (): 'line' | 'entry' =>
      format === 'csv' || format === 'json-lines' || format === 'calendar' ? 'line' : 'entry',
  }
}
