import { getDocument, VerbosityLevel } from 'pdfjs-dist'
// pdf.js reads in the same worker that it draws in where it finds its reader here.
import 'pdfjs-dist/build/pdf.worker.mjs'
import type { DrawAnswer, DrawRequest } from './draw-messages.ts'

const shownPages = 3
/** The resume sheet's own colour, in both themes. */
const paper = '#fffdf7'

const { fonts } = self as { fonts?: FontFaceSet }
/** What pdf.js asks of a document: its fonts and new canvases. */
const ownerDocument = { fonts, createElement: () => new OffscreenCanvas(1, 1) } as unknown as HTMLDocument

const none = () => 'none'
/** Filters are SVG, which a worker has not: pdf.js counts the pixels itself where there is none. */
class NoFilters {
  addFilter = none
  addAlphaFilter = none
  addLuminosityFilter = none
  addKnockoutFilter = none
  addHCMFilter = none
  addHighlightHCMFilter = none
  destroy() {}
}

/** A whole page of paper at 600 dots an inch; a larger picture is left out, since it would take a phone's memory. */
const mostPixels = 40_000_000

const say = (answer: DrawAnswer, transfer: Transferable[] = []) => self.postMessage(answer, { transfer })

async function draw({ file, pixels }: DrawRequest): Promise<void> {
  const pdf = await getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    useSystemFonts: fonts !== undefined,
    // Without fonts of its own a worker draws letters as outlines.
    disableFontFace: fonts === undefined,
    ownerDocument,
    FilterFactory: NoFilters,
    maxImageSize: mostPixels,
    verbosity: VerbosityLevel.ERRORS,
  }).promise
  const of = Math.min(shownPages, pdf.numPages)
  let failure: string | null = null
  for (let number = 1; number <= of; number += 1) {
    try {
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: pixels / width })
      const canvas = new OffscreenCanvas(viewport.width, viewport.height)
      await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: paper }).promise
      const bitmap = canvas.transferToImageBitmap()
      say({ kind: 'page', number, of, page: { bitmap, width, height } }, [bitmap])
    } catch (error) {
      failure = String(error)
    }
  }
  say(failure === null ? { kind: 'done' } : { kind: 'failed', failure })
}

self.onmessage = ({ data }: MessageEvent<DrawRequest | { targetName: string }>) => {
  // pdf.js has messages of its own here.
  if ('file' in data) draw(data).catch((error: unknown) => say({ kind: 'failed', failure: String(error) }))
}
