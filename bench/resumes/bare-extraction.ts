import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Plain text of a PDF without the place or style of any letter: what a library gives by itself. */
export interface BareExtraction {
  readonly name: string
  /** Number of letters found; 0 when the library refuses the file. */
  read(bytes: Uint8Array): Promise<number>
}

export async function pdfiumText(): Promise<BareExtraction> {
  const library = await PDFiumLibrary.init()
  return {
    name: 'PDFium, bare text',
    async read(bytes) {
      const document = await library.loadDocument(bytes).catch(() => null)
      if (!document) return 0
      let letters = 0
      for (const page of document.pages()) letters += page.getText().length
      document.destroy()
      return letters
    },
  }
}

export function pdfJsText(): BareExtraction {
  const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts/')
  return {
    name: 'pdf.js, bare text',
    async read(bytes) {
      // pdf.js takes the array that it is given.
      const task = getDocument({ data: bytes.slice(), standardFontDataUrl: fonts, verbosity: VerbosityLevel.ERRORS })
      let letters = 0
      try {
        const document = await task.promise
        for (let number = 1; number <= document.numPages; number += 1) {
          const { items } = await (await document.getPage(number)).getTextContent()
          for (const item of items) letters += 'str' in item ? item.str.length : 0
        }
      } catch {
        letters = 0
      }
      await task.destroy()
      return letters
    },
  }
}
