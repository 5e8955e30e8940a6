import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lettersInBoxes, lettersOfField } from './fields/text-in-boxes.ts'
import { openPageReader } from './page-reader.ts'
import { analyseDocument, readPages } from './read-resume.ts'

const folder = process.env.RESUMES_DIR ?? ''
const pdfs = existsSync(join(folder, 'pdf'))
  ? readdirSync(join(folder, 'pdf')).filter((name) => name.endsWith('.pdf'))
  : []

test.skipIf(pdfs.length === 0)(
  'ends every real resume in an analysis or a clear reason, with evidence that says what the field says (needs RESUMES_DIR)',
  async () => {
    const wasm = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')))
    const pageReader = await openPageReader(wasm)
    let fields = 0
    let differing = 0
    for (const name of pdfs) {
      const pages = await readPages(new Uint8Array(readFileSync(join(folder, 'pdf', name))), { pageReader })
      const result = pages.ok ? analyseDocument(pages.document, { year: 2026, month: 11 }) : null
      if (!pages.ok || !result?.ok) continue
      for (const evidence of Object.values(result.analysis.evidence.fields)) {
        fields++
        if (lettersInBoxes(pages.document.pages, evidence) !== lettersOfField(evidence)) differing++
      }
    }
    expect(fields).toBeGreaterThan(1000)
    expect(differing / fields).toBeLessThan(0.005)
  },
)
