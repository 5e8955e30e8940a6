import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { latin1, onePage, streamObject } from '@scry/fictional/hostile/raw-pdf'
import { expect, test } from 'vitest'
import { openPageReader } from '../page-reader.ts'
import { readPages } from '../read-resume.ts'

const wasm = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')))
const pageReader = await openPageReader(wasm)

/** How many letters are seen of violet text upon a violet box so thick. */
async function seenOn(cover: number): Promise<number> {
  const violet = '0.32 0.08 0.66 rg'
  const content = latin1(
    `/G gs ${violet} 40 700 300 120 re f /T gs ${violet} BT /F1 20 Tf 56 790 Td (Certificates) Tj ET`,
  )
  const resources = `/ExtGState << /G << /ca ${cover} >> /T << /ca 1 >> >>`
  const pages = await readPages(onePage(streamObject(content), { resources }), { pageReader })
  if (!pages.ok) throw new Error(pages.reason)
  return pages.document.pages.flatMap(({ glyphs }) => glyphs.filter(({ visible }) => visible)).length
}

test('sees text in the colour of a translucent shape beneath it, not of a solid one (§1.1)', async () => {
  expect(await seenOn(0.2)).toBe(12)
  expect(await seenOn(1)).toBe(0)
})
