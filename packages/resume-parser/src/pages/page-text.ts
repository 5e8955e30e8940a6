/** How a glyph is set. One object is shared by all glyphs of a page that are set alike. `color` is 0xRRGGBB. */
export interface TextStyle {
  readonly font: string
  readonly size: number
  readonly weight: number
  readonly italic: boolean
  readonly color: number
  readonly icon: boolean
}

/**
 * One character as printed. Lengths are PDF points from the top left of the page as shown.
 * `mapped` is false when the font gives no trustworthy letter for the glyph; `guessed` is true when its letter is known by
 * its code alone; `visible` is false when a reader of the page cannot see it; `spaceBefore` is true when the document or the
 * reader puts a space in front of it.
 */
export interface Glyph {
  readonly text: string
  readonly page: number
  readonly x0: number
  readonly x1: number
  readonly top: number
  readonly bottom: number
  readonly baseline: number
  readonly angle: number
  readonly style: TextStyle
  readonly visible: boolean
  readonly mapped: boolean
  readonly guessed?: boolean
  readonly spaceBefore: boolean
}

/** A link annotation: its target as written in the document, and its box (x, y, width, height). */
export interface PageLink {
  readonly url: string
  readonly box: readonly [number, number, number, number]
}

export interface PageText {
  /** Counted from 1. */
  readonly number: number
  readonly width: number
  readonly height: number
  readonly glyphs: readonly Glyph[]
  readonly links: readonly PageLink[]
  /** Share of the page covered by pictures, 0 to 1. */
  readonly imageShare: number
  /** Boxes (x, y, width, height) of the first of its pictures. */
  readonly pictures: readonly (readonly [number, number, number, number])[]
}

export interface DocumentText {
  readonly pages: readonly PageText[]
  readonly title: string
  /** When the file says it was made, where it says so. */
  readonly created?: { readonly year: number; readonly month: number } | null
}

export type PageReadFailure = 'encrypted' | 'corrupt' | 'too-many-pages' | 'too-much-text' | 'took-too-long' | 'bomb'

export type PageReadResult = { ok: true; document: DocumentText } | { ok: false; reason: PageReadFailure }

export interface PageReadLimits {
  readonly maxPages: number
  readonly maxGlyphs: number
  /** Clock reading (milliseconds, same clock as `now`) after which reading stops. */
  readonly deadlineMs: number
  readonly now: () => number
}

/** Turns PDF bytes into page text. The one place that knows which PDF library is used (decision 0010). */
export interface PageReader {
  read(bytes: Uint8Array, limits: PageReadLimits): Promise<PageReadResult>
}
