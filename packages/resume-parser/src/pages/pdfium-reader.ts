import { withDrawnBullets } from './drawn-bullets.ts'
import { showOutlined } from './outlined-text.ts'
import { readBackground, readContours } from './page-background.ts'
import { readGlyphs } from './page-glyphs.ts'
import type { PageLink, PageReadLimits, PageReadResult, PageText } from './page-text.ts'
import type { Pdfium } from './pdfium-module.ts'
import { boxOnPage, type Placement, placementOf } from './placement.ts'
import { withoutShadows } from './shadows.ts'
import { spreadReplacementText } from './shared-places.ts'

const wrongPassword = 4
const scratchBytes = 1024
const maxLinks = 500
const maxPageObjects = 150_000
/** A page whose every letter is an outline has some fifty thousand. */
const maxContourCorners = 400_000

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
  const text = call.FPDFText_LoadPage(page)
  try {
    const textPage = { pdfium, text, number, width, height, place, background, scratch }
    const read = readGlyphs(textPage, limits, maxGlyphs)
    if (typeof read === 'string') return read
    const { glyphs, inkEdges, veiled } = read
    if (veiled.size > 0)
      showOutlined(glyphs, veiled, readContours(pdfium, page, scratch, maxContourCorners), background)
    const links = readLinks(pdfium, document, page, place, scratch)
    const imageShare = Math.min(1, background.imageArea / Math.max(1, width * height))
    const pictures = background.pictures.map((picture) => {
      const { x0, x1, top, bottom } = boxOnPage(place, picture)
      return [x0, top, x1 - x0, bottom - top] as const
    })
    const dots = background.dots.map((dot) => boxOnPage(place, dot))
    const spread = withDrawnBullets(withoutShadows(spreadReplacementText(glyphs, inkEdges)), dots)
    return { number, width, height, glyphs: spread, links, imageShare, pictures }
  } finally {
    if (text) call.FPDFText_ClosePage(text)
  }
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
