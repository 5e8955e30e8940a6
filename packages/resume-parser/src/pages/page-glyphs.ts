import type { UnpaintedGlyph } from './outlined-text.ts'
import { type PageBackground, standsOut } from './page-background.ts'
import type { Glyph, PageReadFailure, PageReadLimits, TextStyle } from './page-text.ts'
import type { Pdfium } from './pdfium-module.ts'
import type { Placement } from './placement.ts'
import { clustering } from './shared-places.ts'
import { barredLetter, computerModern, texLetter } from './tex-encoding.ts'
import { readStyle } from './text-style.ts'

const invisibleMode = 3
const clipMode = 7
const minSizePt = 2.5
/** Scripts whose letters have a case end below this code. */
const cased = 0x590

/** A page of which the glyphs are read. */
export interface TextPage {
  readonly pdfium: Pdfium
  /** Number of the library. */
  readonly text: number
  readonly number: number
  readonly width: number
  readonly height: number
  readonly place: Placement
  readonly background: PageBackground
  readonly scratch: number
}

export interface PageGlyphs {
  readonly glyphs: Glyph[]
  /** Where the ink of a glyph ends that is set over the one before it. */
  readonly inkEdges: Map<Glyph, number>
  /** Glyphs that are set and not painted. */
  readonly veiled: Map<Glyph, UnpaintedGlyph>
}

interface Numbers {
  readonly memory: ArrayBuffer
  readonly f32: Float32Array
  readonly f64: Float64Array
  readonly u32: Uint32Array
}

/** What the library leaves at a place, as numbers. The views are made once, and anew when the memory has grown. */
function numbersAt(pdfium: Pdfium, place: number): () => Numbers {
  const look = (memory: ArrayBuffer): Numbers => ({
    memory,
    f32: new Float32Array(memory, place, 4),
    f64: new Float64Array(memory, place, 4),
    u32: new Uint32Array(memory, place, 4),
  })
  let seen = look(pdfium.memory())
  return () => {
    const memory = pdfium.memory()
    if (memory !== seen.memory) seen = look(memory)
    return seen
  }
}

/** What the glyphs of one text object share. */
interface TextRun {
  readonly object: number
  readonly style: TextStyle
  readonly angle: number
  readonly slant: number
  readonly unpainted: boolean
  readonly hidden: boolean
}

/** Reads a run from its first glyph. */
function readRun(
  { pdfium, text, place, scratch }: TextPage,
  numbers: () => Numbers,
  index: number,
  object: number,
  styles: Map<string, TextStyle>,
): TextRun {
  const { call } = pdfium
  const mode = object ? call.FPDFTextObj_GetTextRenderMode(object) : 0
  call.FPDFText_GetMatrix(text, index, scratch)
  const [a = 1, b = 0, c = 0, d = 1] = numbers().f32
  const ua = a * place.a + b * place.c
  const ub = a * place.b + b * place.d
  const angle = Math.round((Math.atan2(ub, ua) * 180) / Math.PI)
  const slant = Math.abs(d) > 0.01 && Math.abs(b) < 0.01 ? Math.abs(c / d) : 0
  const size = call.FPDFText_GetFontSize(text, index) * Math.hypot(slant > 0 ? 0 : c, d)
  const style = readStyle(pdfium, text, index, scratch, size, mode, styles)
  const alpha = numbers().u32[3] ?? 255
  const unpainted = mode === invisibleMode || mode === clipMode || alpha < 8
  return { object, style, angle, slant, unpainted, hidden: unpainted || size < minSizePt }
}

/** The box of a glyph's ink, in user space. */
function readInk({ pdfium, text, scratch }: TextPage, numbers: () => Numbers, index: number) {
  pdfium.call.FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24)
  const { f64 } = numbers()
  return { left: f64[0] ?? 0, right: f64[1] ?? 0, bottom: f64[2] ?? 0, top: f64[3] ?? 0 }
}

/** Where a glyph is. */
interface GlyphBox {
  readonly x0: number
  readonly x1: number
  readonly top: number
  readonly bottom: number
  readonly baseline: number
  readonly outside: boolean
  /** Its middle in user space. */
  readonly middleX: number
  readonly middleY: number
}

/** Undefined where the library knows no place of it. */
function readBox(
  page: TextPage,
  numbers: () => Numbers,
  index: number,
  code: number,
  { style, slant, angle }: TextRun,
): GlyphBox | undefined {
  const { place, scratch, width, height } = page
  const { call } = page.pdfium
  if (!call.FPDFText_GetLooseCharBox(page.text, index, scratch)) return undefined
  const { f32, f64 } = numbers()
  const left = f32[0] ?? 0
  const upper = f32[1] ?? 0
  const right = f32[2] ?? 0
  const lower = f32[3] ?? 0
  call.FPDFText_GetCharOrigin(page.text, index, scratch, scratch + 8)
  const originX = f64[0] ?? 0
  const originY = f64[1] ?? 0
  const px0 = place.a * left + place.c * lower + place.e
  const px1 = place.a * right + place.c * upper + place.e
  const baseline = place.b * originX + place.d * originY + place.f
  // A slanted box reaches over its neighbours by its height times the slant: the glyph itself starts at its origin.
  const reach = slant * Math.abs(upper - lower)
  const x0 = reach > 0 ? place.a * originX + place.c * originY + place.e : Math.min(px0, px1)
  const level = angle === 0
  let x1 = reach > 0 ? Math.max(x0, x0 + Math.abs(px1 - px0) - reach) : Math.max(px0, px1)
  if (level && slant === 0 && !style.italic && code < cased) {
    // Small capitals that stand for other letters come with the width of another glyph: their ink tells their own.
    const ink = readInk(page, numbers, index)
    const inkX1 = place.a * ink.right + place.c * ink.bottom + place.e
    if (inkX1 > x1 + style.size * 0.05 && inkX1 < x1 + style.size) x1 = inkX1
  }
  const py0 = place.b * left + place.d * lower + place.f
  const py1 = place.b * right + place.d * upper + place.f
  const top = level ? baseline - style.size * 0.78 : Math.min(py0, py1)
  const bottom = level ? baseline + style.size * 0.22 : Math.max(py0, py1)
  const outside = x1 < 1 || x0 > width - 1 || bottom < 1 || top > height - 1
  const [middleX, middleY] = [(left + right) / 2, (upper + lower) / 2]
  return { x0, x1, top, bottom, baseline, outside, middleX, middleY }
}

/** What a glyph says. */
interface Letter {
  readonly text: string
  /** Its font says which letter it is, or its encoding is known. */
  readonly mapped: boolean
  readonly guessed: boolean
  /** It was painted in two, the bar as a space before the letter. */
  readonly barred: boolean
  readonly isSpace: boolean
}

/** `struck`: a space was painted before it. */
function readLetter({ pdfium, text }: TextPage, index: number, code: number, font: string, struck: boolean): Letter {
  const known = code !== 0 && code !== 0xfffd && pdfium.call.FPDFText_HasUnicodeMapError(text, index) !== 1
  const barred = struck && computerModern.test(font) ? barredLetter(code) : null
  const letter = barred ?? (known || font !== '' ? null : texLetter(code))
  return {
    text: letter ?? (code === 2 ? '-' : code > 0x10ffff || code === 0 ? '\ufffd' : String.fromCodePoint(code)),
    mapped: known || letter !== null,
    guessed: letter !== null && barred === null,
    barred: barred !== null,
    isSpace: code === 0xa0 && letter === null,
  }
}

/** Reads the glyphs of a page in the order in which they are painted, or says why not. */
export function readGlyphs(
  page: TextPage,
  limits: PageReadLimits,
  maxGlyphs: number,
): PageGlyphs | (PageReadFailure & ('too-much-text' | 'took-too-long')) {
  const { call } = page.pdfium
  const count = page.text ? call.FPDFText_CountChars(page.text) : 0
  if (count > maxGlyphs) return 'too-much-text'
  const read: PageGlyphs = { glyphs: [], inkEdges: new Map(), veiled: new Map() }
  const numbers = numbersAt(page.pdfium, page.scratch)
  const styles = new Map<string, TextStyle>()
  let run: TextRun | undefined
  let space = false
  let struck = false
  for (let index = 0; index < count; index++) {
    if ((index & 2047) === 0 && limits.now() > limits.deadlineMs) return 'took-too-long'
    const code = call.FPDFText_GetUnicode(page.text, index)
    const generated = call.FPDFText_IsGenerated(page.text, index) === 1
    struck = struck || (code === 32 && !generated)
    if (generated || code === 32 || code === 9 || code === 10 || code === 13) {
      space = true
      continue
    }
    const object = call.FPDFText_GetTextObject(page.text, index)
    if (run?.object !== object) run = readRun(page, numbers, index, object, styles)
    const letter = readLetter(page, index, code, run.style.font, struck)
    if (letter.barred) space = false
    struck = false
    if (letter.isSpace) {
      space = true
      continue
    }
    const box = readBox(page, numbers, index, code, run)
    if (box === undefined) continue
    const glyph = glyphOf(page, letter, box, run, space)
    noteInk(page, numbers, index, read, glyph, run, box.outside)
    read.glyphs.push(glyph)
    space = false
  }
  return read
}

function glyphOf(page: TextPage, letter: Letter, box: GlyphBox, run: TextRun, spaceBefore: boolean): Glyph {
  const { style, angle } = run
  const { x0, x1, top, bottom, baseline, outside, middleX, middleY } = box
  const visible = !run.hidden && !outside && standsOut(page.background, style.color, middleX, middleY)
  const { text, mapped, guessed } = letter
  return {
    text,
    page: page.number,
    ...{ x0, x1, top, bottom, baseline, angle, style, visible, mapped, guessed, spaceBefore },
  }
}

/** Keeps the ink of a glyph where its place or whether it is seen hangs on it. */
function noteInk(
  page: TextPage,
  numbers: () => Numbers,
  index: number,
  { glyphs, inkEdges, veiled }: PageGlyphs,
  glyph: Glyph,
  { unpainted, style, object, angle }: TextRun,
  outside: boolean,
): void {
  if (unpainted && !outside && style.size >= minSizePt)
    veiled.set(glyph, { run: object, size: style.size, ink: readInk(page, numbers, index) })
  const before = glyphs.at(-1)
  if (angle === 0 && clustering.test(glyph.text) && before?.x0 === glyph.x0 && before.baseline === glyph.baseline) {
    const { left, right, bottom } = readInk(page, numbers, index)
    const { place } = page
    inkEdges.set(glyph, Math.max(glyph.x0, place.a * (right || left) + place.c * bottom + place.e))
  }
}
