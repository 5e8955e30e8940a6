import type { Reading } from '../connector.ts'
import type { SourceItem } from '../source-item.ts'
import { listAt } from './fields.ts'
import { type Draft, mostNesting, noReading, readEntries, readingOf } from './reading.ts'

/** Whether brackets nest deeper than `most`, told before anything is parsed. */
export const nestsDeeper = (text: string, most: number): boolean => {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (isQuoted) {
      if (unit === 0x5c) at += 1
      else if (unit === 0x22) isQuoted = false
    } else if (unit === 0x22) isQuoted = true
    else if (unit === 0x7b || unit === 0x5b) {
      depth += 1
      if (depth > most) return true
    } else if (unit === 0x7d || unit === 0x5d) depth -= 1
  }
  return false
}

/** Hands a JSON answer to its reading; says what is wrong where it is none or nests too deep. */
export const readJson = (body: string, read: (answer: unknown) => Reading): Reading => {
  if (nestsDeeper(body, mostNesting)) return noReading(`The answer nests deeper than ${mostNesting} levels.`)
  let answer: unknown
  try {
    answer = JSON.parse(body)
  } catch {
    return noReading(
      body.trimStart().startsWith('<') ? 'The answer is a web page, not JSON.' : 'The answer is not JSON.',
    )
  }
  return read(answer)
}

/** What follows from a list beside its entries: further requests, and whether all is there with them. */
type Beyond = (answer: unknown, items: readonly SourceItem[]) => { next?: Reading['next']; isWhole: boolean }

/** The reading of a JSON answer that holds a list of entries at a path; without a word of what follows it is whole. */
export const readJsonList = (
  body: string,
  path: string[],
  draftOf: (entry: unknown) => Draft | 'closed',
  beyond: Beyond = () => ({ isWhole: true }),
): Reading =>
  readJson(body, (answer) => {
    const entries = listAt(answer, ...path)
    if (entries === undefined) {
      return noReading(path.length === 0 ? 'The answer is no list.' : `The answer has no list '${path.join('.')}'.`)
    }
    const read = readEntries(entries, draftOf)
    return readingOf(read, beyond(answer, read.items))
  })
