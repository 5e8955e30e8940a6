import { nestsDeeper } from '../answer/json-answer.ts'
import { mostNesting } from '../answer/reading.ts'
import type { Entry, EntryReader } from './entry.ts'
import { createLines, type Line, longestLine } from './lines.ts'

const entryOf = ({ at, text, isCut }: Line): Entry => {
  const raw = text.slice(0, 10_000)
  if (isCut) return { at, raw: raw.slice(0, 200), fault: `It has more than ${longestLine} characters.` }
  if (nestsDeeper(text, mostNesting)) return { at, raw, fault: `It nests deeper than ${mostNesting} levels.` }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { at, raw, values: value as Record<string, unknown> }
    }
    return { at, raw, fault: 'It is no JSON object.' }
  } catch {
    return { at, raw, fault: 'It is no JSON.' }
  }
}

/** One JSON object a line. */
export const createJsonLinesReader = (): EntryReader => {
  const lines = createLines()
  const read = (some: readonly Line[]) => some.filter(({ text }) => text.trim() !== '').map(entryOf)
  return { push: (text) => read(lines.push(text)), end: () => read(lines.end()), problem: () => undefined }
}
