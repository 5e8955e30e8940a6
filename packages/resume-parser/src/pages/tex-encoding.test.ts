import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { latin1, onePage, streamObject } from '@scry/fictional/hostile/raw-pdf'
import { expect, test } from 'vitest'
import { openPageReader } from '../page-reader.ts'
import { readPages } from '../read-resume.ts'

const wasm = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')))
const pageReader = await openPageReader(wasm)

async function lettersIn(font: string): Promise<string> {
  // The bar of the letter has the code of a space, and the letter is painted over it.
  const content = latin1('BT /F1 20 Tf 56 790 Td [( ) 278 (Lucja Wo) ( ) 278 (lek)] TJ ET')
  const page = onePage(streamObject(content), { font: `<< /Type /Font /Subtype /Type1 /BaseFont /${font} >>` })
  const pages = await readPages(page, { pageReader })
  if (!pages.ok) throw new Error(pages.reason)
  return pages.document.pages.flatMap(({ glyphs }) => glyphs.map(({ text }) => text)).join('')
}

test('reads the barred letter that TeX paints in two (§7.20)', async () => {
  expect(await lettersIn('CMBX12')).toBe('ŁucjaWołek')
  expect(await lettersIn('Helvetica')).toBe('LucjaWolek')
})
