import type { DateSpan } from '@scry/vocabulary/dates'
import type { Line } from '../lines/lines.ts'
import type { Slice } from '../lines/slice.ts'

/** One job as read, each field with its place in the document. */
export interface Job {
  position: Slice | null
  company: Slice | null
  start: Slice | null
  end: Slice | null
  span: DateSpan | null
  location: Slice | null
  body: readonly Line[]
  confidence: number
}
