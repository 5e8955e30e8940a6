import type { PageReader, PageReadLimits, PageReadResult } from './pages/page-text.ts'
import { compilePdfium, type Pdfium, startPdfium } from './pages/pdfium-module.ts'
import { readDocument } from './pages/pdfium-reader.ts'

/** Memory the PDF library may take, in bytes. It starts with 17 MB, and real resumes were seen to take 18. */
const readerMemoryBytes = 96 * 1024 * 1024

/**
 * Opens the page reader (PDFium, decision 0010) from the bytes of its WebAssembly file. A document that makes the
 * library give up is answered with 'bomb' and the library starts anew before the next one.
 */
export async function openPageReader(wasm: Uint8Array, maxMemoryBytes = readerMemoryBytes): Promise<PageReader> {
  const compiled = await compilePdfium(wasm)
  let pdfium: Pdfium | null = await startPdfium(compiled, maxMemoryBytes)
  return {
    async read(bytes: Uint8Array, limits: PageReadLimits): Promise<PageReadResult> {
      pdfium ??= await startPdfium(compiled, maxMemoryBytes)
      const used = pdfium
      pdfium = null
      try {
        const result = readDocument(used, bytes, limits)
        if (used.memory().byteLength < maxMemoryBytes / 2) pdfium = used
        return result
      } catch {
        return { ok: false, reason: 'bomb' }
      }
    },
  }
}
