import type { ResumeAnalysis } from '@scry/contracts/analysis'
import type { QueryClient } from '@tanstack/react-query'

/** A drawn page; width and height are the paper's, in points. */
export interface DrawnPage {
  bitmap: ImageBitmap
  width: number
  height: number
}
export interface Drawn {
  /** By their number, from 0; one that could not be drawn is left out. */
  pages: readonly (DrawnPage | undefined)[]
  /** How many are drawn of it; null until the first is. */
  of: number | null
  /** Why a page or all of them are missing. */
  failure: string | null
}
/** A file that is being drawn, until nobody watches it any more. */
export interface Drawing {
  watch: (onChange: () => void) => () => void
  drawn: () => Drawn
  end: () => void
  /** Ended before all of it was there. */
  isCutOff: () => boolean
}
/** What the server was asked about a file. */
export interface Asked {
  email: Promise<string>
  analysis: Promise<ResumeAnalysis>
  abort: () => void
}
/** What begins with a file that is given, before the page that shows it is here. */
export interface Begun {
  file: File
  drawing: Drawing
  /** Until somebody waits for the answers; null where nobody was asked. */
  asked: Asked | null
}
type Begin = (files: readonly File[], isVisitor: boolean) => Begun | null

const beginning = ['begin-reading']
const slot = ['begun-reading']

/** Keeps the code that reads resumes at hand. */
export function keepBeginning(client: QueryClient, begin: Begin): void {
  client.setQueryDefaults(beginning, { gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData(beginning, () => begin)
}

/** Begins with given files where the code is at hand. Nobody but a visitor has them read on the page that shows them. */
export function beginReading(client: QueryClient, files: readonly File[], isVisitor: boolean): void {
  endBegun(client)
  const begun = client.getQueryData<Begin>(beginning)?.(files, isVisitor)
  if (begun) client.setQueryData<Begun>(slot, begun)
}

/** The drawing that was begun of this file. */
export function begunDrawing(client: QueryClient, file: File): Drawing | null {
  const begun = client.getQueryData<Begun>(slot)
  return begun?.file === file && !begun.drawing.isCutOff() ? begun.drawing : null
}

/** The drawing of this file: the one that was begun, or a new one. */
export function drawingOf(client: QueryClient, file: File, draw: (file: File) => Drawing): Drawing {
  const begun = begunDrawing(client, file)
  if (begun) return begun
  endBegun(client)
  const drawing = draw(file)
  client.setQueryData<Begun>(slot, { file, drawing, asked: null })
  return drawing
}

/** What was asked about this file, once: whoever takes it waits for the answers. */
export function takeAsked(client: QueryClient, file: File): Asked | null {
  const begun = client.getQueryData<Begun>(slot)
  if (begun?.file !== file || !begun.asked) return null
  client.setQueryData<Begun>(slot, { ...begun, asked: null })
  return begun.asked
}

/** Nobody wants it after all. */
export function endBegun(client: QueryClient): void {
  const begun = client.getQueryData<Begun>(slot)
  client.removeQueries({ queryKey: slot })
  begun?.drawing.end()
  begun?.asked?.abort()
}
