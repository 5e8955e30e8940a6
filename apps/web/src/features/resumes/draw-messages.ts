import type { DrawnPage } from '../../resume/begun-readings.ts'

export interface DrawRequest {
  file: File
  /** How wide each page is drawn. */
  pixels: number
}
/** What the worker says: a page, that there are no more, or why one or all are missing. */
export type DrawAnswer =
  | { kind: 'page'; number: number; of: number; page: DrawnPage }
  | { kind: 'done' }
  | { kind: 'failed'; failure: string }
