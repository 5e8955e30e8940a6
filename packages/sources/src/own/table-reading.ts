import { createColumns } from './columns.ts'
import { createCsvReader } from './csv.ts'
import type { Entry } from './entry.ts'
import { createJsonLinesReader } from './json-lines.ts'
import type { DateOrder, Mapping } from './mapping.ts'
import { unfolded } from './nested.ts'
import { orderOf } from './own-dates.ts'
import { datesIn, type Understood, understood } from './own-item.ts'
import { isPosting, understoodPosting } from './postings.ts'

/** What was read at one place of a list. */
export type Read = { readonly at: number; readonly raw: string; readonly what: Understood }

/** So many entries are looked at to see whether their dates begin with the day or the month. */
const entriesSeen = 500

/**
 * Reads a table (CSV) or JSON Lines that come in pieces of text into what they say. Holds a few hundred rows at a time;
 * each row is taken or rejected, in its order.
 */
export const createTableReading = (format: 'csv' | 'json-lines', mapping: Mapping) => {
  const columns = createColumns(mapping)
  const reader = format === 'csv' ? createCsvReader(columns) : createJsonLinesReader()
  let held: Entry[] | undefined = []
  let order: DateOrder | undefined = mapping.dates
  const readOf = (entry: Entry): Read => {
    const { at, raw } = entry
    if ('fault' in entry) return { at, raw, what: { kind: 'rejected', reason: entry.fault } }
    return {
      at,
      raw,
      what: isPosting(entry.values) ? understoodPosting(entry.values) : understood(entry.values, columns, order),
    }
  }
  const take = (entries: readonly Entry[], isEnd: boolean): Read[] => {
    if (held === undefined) return entries.map(readOf)
    held.push(...entries)
    if (held.length < entriesSeen && !isEnd) return []
    columns.learn(held.flatMap((entry) => ('values' in entry ? [unfolded(entry.values)] : [])))
    order ??= orderOf(held.flatMap((entry) => ('values' in entry ? datesIn(entry.values, columns) : [])))
    const all = held
    held = undefined
    return all.map(readOf)
  }
  return {
    push: (text: string): Read[] => take(reader.push(text), false),
    end: (): Read[] => take(reader.end(), true),
    problem: () => reader.problem(),
    unused: () => columns.unused(),
    told: () => columns.told(),
    questions: () => columns.questions(),
  }
}
