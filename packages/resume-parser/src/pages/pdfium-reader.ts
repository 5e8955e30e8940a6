import { type Dot, withDrawnBullets } from './drawn-bullets.ts'
import { showOutlined, type UnpaintedGlyph } from './outlined-text.ts'
import { readBackground, readContours, standsOut } from './page-background.ts'
import type { Glyph, PageLink, PageReadLimits, PageReadResult, PageText, TextStyle } from './page-text.ts'
import type { Pdfium } from './pdfium-module.ts'
import { withoutShadows } from './shadows.ts'
import { clustering, spreadReplacementText } from './shared-places.ts'
import { barredLetter, computerModern, texLetter } from './tex-encoding.ts'

const wrongPassword = 4
const invisibleMode = 3
const clipMode = 7
const fillAndStroke = 2
const minSizePt = 2.5
const scratchBytes = 1024
const maxLinks = 500
const maxPageObjects = 150_000
/** A page whose every letter is an outline has some fifty thousand. */
const maxContourCorners = 400_000
const utf8 = new TextDecoder()

/** Shows user space on the page as seen: x' = ax + cy + e, y' = bx + dy + f, in points from the top left. */
interface Placement {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

/** Reads a document with PDFium. Nothing is kept between calls; a trap of the library is thrown on. */
export function readDocument(pdfium: Pdfium, bytes: Uint8Array, limits: PageReadLimits): PageReadResult {
  const { call } = pdfium
  const data = call.malloc(bytes.length)
  const scratch = call.malloc(scratchBytes)
  if (!data || !scratch) return { ok: false, reason: 'bomb' }
  new Uint8Array(pdfium.memory(), data, bytes.length).set(bytes)
  const document = call.FPDF_LoadMemDocument(data, bytes.length, 0)
  if (!document) {
    const reason = call.FPDF_GetLastError() === wrongPassword ? 'encrypted' : 'corrupt'
    call.free(scratch)
    call.free(data)
    return { ok: false, reason }
  }
  try {
    const count = call.FPDF_GetPageCount(document)
    if (count > limits.maxPages) return { ok: false, reason: 'too-many-pages' }
    const pages: PageText[] = []
    let glyphs = 0
    for (let index = 0; index < count; index++) {
      if (limits.now() > limits.deadlineMs) return { ok: false, reason: 'took-too-long' }
      const page = call.FPDF_LoadPage(document, index)
      if (!page) continue
      try {
        const read = readPage(pdfium, document, page, index + 1, scratch, limits, limits.maxGlyphs - glyphs)
        if (typeof read === 'string') return { ok: false, reason: read }
        glyphs += read.glyphs.length
        pages.push(read)
      } finally {
        call.FPDF_ClosePage(page)
      }
    }
    if (pages.length === 0) return { ok: false, reason: 'corrupt' }
    const title = metaText(pdfium, document, scratch, 'Title')
    const created = madeIn(metaText(pdfium, document, scratch, 'CreationDate'))
    return { ok: true, document: { pages, title, created } }
  } finally {
    call.FPDF_CloseDocument(document)
    call.free(scratch)
    call.free(data)
  }
}

function metaText(pdfium: Pdfium, document: number, scratch: number, tag: string): string {
  const memory = new Uint8Array(pdfium.memory())
  for (let i = 0; i < tag.length; i++) memory[scratch + i] = tag.charCodeAt(i)
  memory[scratch + tag.length] = 0
  const length = pdfium.call.FPDF_GetMetaText(document, scratch, scratch + 32, 512)
  if (length <= 2 || length > 512) return ''
  return new TextDecoder('utf-16le').decode(new Uint8Array(pdfium.memory(), scratch + 32, length - 2).slice())
}

/** Year and month of a PDF date ('D:20240512…'). */
function madeIn(date: string): { year: number; month: number } | null {
  const match = /^(?:D:)?((?:19|20)\d\d)(0[1-9]|1[0-2])/.exec(date)
  return match ? { year: Number(match[1]), month: Number(match[2]) } : null
}

function placementOf(pdfium: Pdfium, page: number, width: number, height: number, scratch: number): Placement {
  const scale = 1000
  const at = (x: number, y: number): [number, number] => {
    pdfium.call.FPDF_PageToDevice(
      page,
      0,
      0,
      Math.round(width * scale),
      Math.round(height * scale),
      0,
      x,
      y,
      scratch,
      scratch + 4,
    )
    const [dx = 0, dy = 0] = new Int32Array(pdfium.memory(), scratch, 2)
    return [dx / scale, dy / scale]
  }
  const [e, f] = at(0, 0)
  const [ax, ay] = at(1000, 0)
  const [cx, cy] = at(0, 1000)
  return { a: (ax - e) / 1000, b: (ay - f) / 1000, c: (cx - e) / 1000, d: (cy - f) / 1000, e, f }
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
    f64: new Float64Array(memory, place, 2),
    u32: new Uint32Array(memory, place, 4),
  })
  let seen = look(pdfium.memory())
  return () => {
    const memory = pdfium.memory()
    if (memory !== seen.memory) seen = look(memory)
    return seen
  }
}

function readPage(
  pdfium: Pdfium,
  document: number,
  page: number,
  number: number,
  scratch: number,
  limits: PageReadLimits,
  maxGlyphs: number,
): PageText | 'too-much-text' | 'took-too-long' {
  const { call } = pdfium
  const width = call.FPDF_GetPageWidthF(page)
  const height = call.FPDF_GetPageHeightF(page)
  const place = placementOf(pdfium, page, width, height, scratch)
  if (call.FPDFPage_CountObjects(page) > maxPageObjects) return 'too-much-text'
  const background = readBackground(pdfium, page, scratch)
  const textPage = call.FPDFText_LoadPage(page)
  const glyphs: Glyph[] = []
  const inkEdges = new Map<Glyph, number>()
  const veiled = new Map<Glyph, UnpaintedGlyph>()
  try {
    const count = textPage ? call.FPDFText_CountChars(textPage) : 0
    if (count > maxGlyphs) return 'too-much-text'
    const styles = new Map<string, TextStyle>()
    let object = -1
    let style: TextStyle | undefined
    let unpainted = false
    let hidden = false
    let angle = 0
    let slant = 0
    let space = false
    let struck = false
    const numbers = numbersAt(pdfium, scratch)
    for (let i = 0; i < count; i++) {
      if ((i & 2047) === 0 && limits.now() > limits.deadlineMs) return 'took-too-long'
      const code = call.FPDFText_GetUnicode(textPage, i)
      const generated = call.FPDFText_IsGenerated(textPage, i) === 1
      struck = struck || (code === 32 && !generated)
      if (generated || code === 32 || code === 9 || code === 10 || code === 13) {
        space = true
        continue
      }
      const owner = call.FPDFText_GetTextObject(textPage, i)
      if (owner !== object || style === undefined) {
        object = owner
        const mode = owner ? call.FPDFTextObj_GetTextRenderMode(owner) : 0
        call.FPDFText_GetMatrix(textPage, i, scratch)
        const [a, b, c, d] = [
          numbers().f32[0] ?? 1,
          numbers().f32[1] ?? 0,
          numbers().f32[2] ?? 0,
          numbers().f32[3] ?? 1,
        ]
        const ua = a * place.a + b * place.c
        const ub = a * place.b + b * place.d
        angle = Math.round((Math.atan2(ub, ua) * 180) / Math.PI)
        slant = Math.abs(d) > 0.01 && Math.abs(b) < 0.01 ? Math.abs(c / d) : 0
        const size = call.FPDFText_GetFontSize(textPage, i) * Math.hypot(slant > 0 ? 0 : c, d)
        style = readStyle(pdfium, textPage, i, scratch, size, mode, styles)
        const alpha = numbers().u32[3] ?? 255
        unpainted = mode === invisibleMode || mode === clipMode || alpha < 8
        hidden = unpainted || size < minSizePt
      }
      const known = code !== 0 && code !== 0xfffd && call.FPDFText_HasUnicodeMapError(textPage, i) !== 1
      const barred = struck && computerModern.test(style.font) ? barredLetter(code) : null
      if (barred !== null) space = false
      struck = false
      const letter = barred ?? (known || style.font !== '' ? null : texLetter(code))
      if (code === 0xa0 && letter === null) {
        space = true
        continue
      }
      if (!call.FPDFText_GetLooseCharBox(textPage, i, scratch)) continue
      const { f32, f64 } = numbers()
      const left = f32[0] ?? 0
      const upper = f32[1] ?? 0
      const right = f32[2] ?? 0
      const lower = f32[3] ?? 0
      call.FPDFText_GetCharOrigin(textPage, i, scratch, scratch + 8)
      const originX = f64[0] ?? 0
      const originY = f64[1] ?? 0
      const px0 = place.a * left + place.c * lower + place.e
      const px1 = place.a * right + place.c * upper + place.e
      const py0 = place.b * left + place.d * lower + place.f
      const py1 = place.b * right + place.d * upper + place.f
      const baseline = place.b * originX + place.d * originY + place.f
      // A slanted box reaches over its neighbours by its height times the slant: the glyph itself starts at its origin.
      const reach = slant * Math.abs(upper - lower)
      const x0 = reach > 0 ? place.a * originX + place.c * originY + place.e : Math.min(px0, px1)
      const level = angle === 0
      let x1 = reach > 0 ? Math.max(x0, x0 + Math.abs(px1 - px0) - reach) : Math.max(px0, px1)
      if (level && slant === 0 && !style.italic && code < cased) {
        // Small capitals that stand for other letters come with the width of another glyph: their ink tells their own.
        call.FPDFText_GetCharBox(textPage, i, scratch, scratch + 8, scratch + 16, scratch + 24)
        const ink = numbers().f64
        const inkX1 = place.a * (ink[1] ?? 0) + place.c * (ink[2] ?? 0) + place.e
        if (inkX1 > x1 + style.size * 0.05 && inkX1 < x1 + style.size) x1 = inkX1
      }
      const top = level ? baseline - style.size * 0.78 : Math.min(py0, py1)
      const bottom = level ? baseline + style.size * 0.22 : Math.max(py0, py1)
      const outside = x1 < 1 || x0 > width - 1 || bottom < 1 || top > height - 1
      const visible = !hidden && !outside && standsOut(background, style.color, (left + right) / 2, (upper + lower) / 2)
      const mapped = known || letter !== null
      const text = letter ?? (code === 2 ? '-' : code > 0x10ffff || code === 0 ? '\ufffd' : String.fromCodePoint(code))
      const before = glyphs[glyphs.length - 1]
      const glyph: Glyph = {
        text,
        page: number,
        x0,
        x1,
        top,
        bottom,
        baseline,
        angle,
        style,
        visible,
        mapped,
        guessed: letter !== null && barred === null,
        spaceBefore: space,
      }
      glyphs.push(glyph)
      if (unpainted && !outside && style.size >= minSizePt) {
        call.FPDFText_GetCharBox(textPage, i, scratch, scratch + 8, scratch + 16, scratch + 24)
        const [inkLeft = 0, inkRight = 0, inkBottom = 0, inkTop = 0] = new Float64Array(pdfium.memory(), scratch, 4)
        const ink = { left: inkLeft, right: inkRight, bottom: inkBottom, top: inkTop }
        veiled.set(glyph, { run: object, size: style.size, ink })
      }
      if (level && clustering.test(text) && before?.x0 === x0 && before.baseline === baseline) {
        call.FPDFText_GetCharBox(textPage, i, scratch, scratch + 8, scratch + 16, scratch + 24)
        const [inkLeft = 0, inkRight = 0, inkBottom = 0] = new Float64Array(pdfium.memory(), scratch, 3)
        inkEdges.set(glyph, Math.max(x0, place.a * (inkRight || inkLeft) + place.c * inkBottom + place.e))
      }
      space = false
    }
  } finally {
    if (textPage) call.FPDFText_ClosePage(textPage)
  }
  if (veiled.size > 0) {
    showOutlined(glyphs, veiled, readContours(pdfium, page, scratch, maxContourCorners), background)
  }
  const links = readLinks(pdfium, document, page, place, scratch)
  const imageShare = Math.min(1, background.imageArea / Math.max(1, width * height))
  const pictures = background.pictures.map(({ left, bottom, right, top }) => {
    const [ax, ay] = [place.a * left + place.c * bottom + place.e, place.b * left + place.d * bottom + place.f]
    const [bx, by] = [place.a * right + place.c * top + place.e, place.b * right + place.d * top + place.f]
    return [Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay)] as const
  })
  const dots = background.dots.map(({ left, bottom, right, top }): Dot => {
    const [ax, ay] = [place.a * left + place.c * bottom + place.e, place.b * left + place.d * bottom + place.f]
    const [bx, by] = [place.a * right + place.c * top + place.e, place.b * right + place.d * top + place.f]
    return { x0: Math.min(ax, bx), x1: Math.max(ax, bx), top: Math.min(ay, by), bottom: Math.max(ay, by) }
  })
  const spread = withDrawnBullets(withoutShadows(spreadReplacementText(glyphs, inkEdges)), dots)
  return { number, width, height, glyphs: spread, links, imageShare, pictures }
}

/** Scripts whose letters have a case end below this code. */
const cased = 0x590

const iconFonts =
  /awesome|academicons|simpleicons|fontello|icomoon|material.?(icons|symbols)|ionicons|glyphicons|dingbat|typicons|octicons|marvosym|symbola|icons?\b|phosphor|lucide|feather|remixicon|bootstrap-icons/i
const boldNames =
  /bold|black|heavy|semi.?bold|demi|medium|-medi(?:ital)?$|\bbd\b|cmbx|sfbx|cmssbx|[-_,]b$|bx\d|\bb\d\d/i

/** Reads the style of a glyph; leaves its colour at `scratch` as four numbers (red, green, blue, alpha). */
function readStyle(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  scratch: number,
  size: number,
  mode: number,
  styles: Map<string, TextStyle>,
): TextStyle {
  const { call } = pdfium
  const length = call.FPDFText_GetFontInfo(textPage, index, scratch + 64, 256, scratch + 48)
  const memory = new Uint8Array(pdfium.memory(), scratch + 64, Math.max(0, Math.min(length, 256) - 1))
  const font = utf8.decode(memory.slice()).replace(/^[A-Z]{6}\+/, '')
  const flags = new Int32Array(pdfium.memory(), scratch + 48, 1)[0] ?? 0
  const stem = call.FPDFText_GetFontWeight(textPage, index)
  call.FPDFText_GetFillColor(textPage, index, scratch, scratch + 4, scratch + 8, scratch + 12)
  const [red = 0, green = 0, blue = 0] = new Uint32Array(pdfium.memory(), scratch, 3)
  const forced = (flags & (1 << 18)) !== 0 || mode === fillAndStroke
  const named = /[a-z]{3}/i.test(font)
  const heavyStem = !named && stem >= 650 && stem <= 950
  const weight = forced || boldNames.test(font) || heavyStem ? 700 : /light|thin/i.test(font) ? 300 : 400
  const italic = (flags & 64) !== 0 || /ital|obli|cmti|cmsl|slanted/i.test(font)
  const color = (red << 16) | (green << 8) | blue
  const rounded = Math.round(size * 10) / 10
  const key = `${font}|${rounded}|${weight}|${italic}|${color}`
  let style = styles.get(key)
  if (!style) {
    style = { font, size: rounded, weight, italic, color, icon: iconFonts.test(font) }
    styles.set(key, style)
  }
  return style
}

function readLinks(pdfium: Pdfium, document: number, page: number, place: Placement, scratch: number): PageLink[] {
  const { call } = pdfium
  const links: PageLink[] = []
  new Int32Array(pdfium.memory(), scratch, 1)[0] = 0
  while (links.length < maxLinks && call.FPDFLink_Enumerate(page, scratch, scratch + 8)) {
    const link = new Int32Array(pdfium.memory(), scratch + 8, 1)[0] ?? 0
    const action = link ? call.FPDFLink_GetAction(link) : 0
    if (!action || !call.FPDFLink_GetAnnotRect(link, scratch + 16)) continue
    const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(pdfium.memory(), scratch + 16, 4)
    const length = call.FPDFAction_GetURIPath(document, action, scratch + 64, 512)
    if (length <= 1 || length > 512) continue
    const url = new TextDecoder().decode(new Uint8Array(pdfium.memory(), scratch + 64, length - 1).slice())
    const x = [place.a * left + place.c * bottom + place.e, place.a * right + place.c * top + place.e]
    const y = [place.b * left + place.d * bottom + place.f, place.b * right + place.d * top + place.f]
    const x0 = Math.min(...x)
    const y0 = Math.min(...y)
    links.push({ url, box: [x0, y0, Math.max(...x) - x0, Math.max(...y) - y0] })
  }
  return links
}
