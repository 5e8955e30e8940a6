import type { DateSpan } from '@scry/vocabulary/dates'
import type { Line } from '../lines/lines.ts'
import type { Slice } from '../lines/slice.ts'

/** One study as read, each field with its place in the document. */
export interface Study {
  school: Slice | null
  degree: Slice | null
  start: Slice | null
  end: Slice | null
  span: DateSpan | null
  body: readonly Line[]
  confidence: number
}
