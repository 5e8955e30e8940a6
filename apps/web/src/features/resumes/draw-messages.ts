import type { DrawnPage } from '../../resume/begun-readings.ts'

export interface DrawRequest {
  file: File
  /** How wide each page is drawn. */
  pixels: number
}
/** What the worker says: that it is at work, a page, or that there is none. */
export type DrawAnswer =
  | { kind: 'ready' }
  | { kind: 'page'; number: number; of: number; page: DrawnPage }
  | { kind: 'done' }
  | { kind: 'failed'; failure: string }
