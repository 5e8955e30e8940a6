import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { ImportCounts, ImportNote, ImportSummary } from '../features/sources/import-listings.ts'
import { csvCell } from '../platform/csv-cell.ts'
import { shownText } from './plain-text.ts'

/** More notes than this go to a file. */
const mostShown = 20
const progressMs = 1000
const longestUnconfirmedDays = 21

const count = (number: number): string => number.toLocaleString('en-US')

const lineOf = ({ at, reason, raw, isTaken }: ImportNote): string =>
  `${[String(at), isTaken ? 'left empty' : 'rejected', reason, raw].map(csvCell).join(',')}\r\n`

/** Where all problems are written once there are more than are shown: those that were shown first. */
function problemFile(path: string, shown: readonly ImportNote[]) {
  let stream: WriteStream | undefined
  let fault: string | undefined
  return {
    path,
    fault: () => fault,
    write(note: ImportNote): void {
      if (stream === undefined) {
        stream = createWriteStream(path)
        stream.on('error', (error: NodeJS.ErrnoException) => {
          fault = error.code
        })
        stream.write(['line', 'what', 'reason', 'row'].map(csvCell).join(',').concat('\r\n'))
        for (const one of shown) stream.write(lineOf(one))
      }
      stream.write(lineOf(note))
    },
    async end(): Promise<string | undefined> {
      if (stream === undefined) return undefined
      if (!stream.writableEnded) stream.end()
      await finished(stream).catch(() => {})
      return fault === undefined ? path : undefined
    },
  }
}

/** What an import tells: its progress, what was wrong with rows, and its summary. */
export function createImportReport(path: string, size: number) {
  const shown: ImportNote[] = []
  const file = problemFile(`${path}.problems.csv`, shown)
  let notes = 0
  let printedAt = performance.now()
  let isLineOpen = false
  const isTerminal = process.stderr.isTTY === true

  return {
    note(note: ImportNote): void {
      notes += 1
      if (notes > mostShown) file.write(note)
      else shown.push(note)
    },

    progress({ bytes, rows, rejected }: ImportCounts): void {
      const now = performance.now()
      if (now - printedAt < progressMs) return
      printedAt = now
      const share = size === 0 ? 100 : Math.min(100, Math.floor((bytes / size) * 100))
      const line = `${count(rows)} rows, ${share}% of the file${rejected === 0 ? '' : `, ${count(rejected)} rejected`}`
      process.stderr.write(isTerminal ? `\r${line}\u001b[K` : `${line}\n`)
      isLineOpen = isTerminal
    },

    /** Ends the lines of progress, and writes the file of problems to its end; answers its path where there is one. */
    async end(): Promise<string | undefined> {
      if (isLineOpen) process.stderr.write('\r\u001b[K')
      isLineOpen = false
      return file.end()
    },

    /** Whether what is wrong could be said in a mapping. */
    mayNeedMapping: ({ problem, counts }: ImportSummary): boolean =>
      counts === 'line' && problem !== undefined && /mapping/.test(problem),

    print(
      summary: ImportSummary,
      { name, problems, isComplete }: { name: string; problems: string | undefined; isComplete: boolean },
    ): void {
      const { fresh, joined, changed, unchanged, closed, rejected, emptied, unused, told, questions, keptOpen } =
        summary
      const place = summary.counts === 'line' ? 'Line' : 'Entry'
      for (const { at, reason } of shown) console.log(shownText(`${place} ${count(at)}: ${reason}`))
      if (notes > shown.length)
        console.log(
          problems === undefined
            ? `… and ${count(notes - shown.length)} more; they could not be written to ${file.path} (${file.fault()}).`
            : `… and ${count(notes - shown.length)} more. All of them, with their rows: ${problems}`,
        )
      if (told.length > 0)
        console.log(
          shownText(`Told by what they hold: ${told.map(([one, field]) => `'${one}' as "${field}"`).join(', ')}.`),
        )
      for (const question of questions) console.log(shownText(question))
      if (unused.length > 0) console.log(shownText(`Not used: ${unused.map((one) => `'${one}'`).join(', ')}.`))
      console.log(
        `${name}: ${count(fresh)} new, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(closed)} closed, ${count(rejected)} rejected.`,
      )
      if (joined > 0) console.log(`Of the new ones, listed already and shown as one: ${count(joined)}.`)
      if (emptied > 0) console.log(`Left empty, since they could not be read: ${count(emptied)}.`)
      if (keptOpen)
        console.log('What the file lacks was not closed: rejected rows without an identifier may have been those.')
      if (fresh + changed + unchanged > 0 && !isComplete)
        console.log(`Import again within ${longestUnconfirmedDays} days: what no import shows for so long is closed.`)
    },
  }
}
