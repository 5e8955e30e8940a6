import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openPrinter } from '../chromium/printer.ts'
import { missingOffice } from '../libreoffice/convert-document.ts'
import { pageTextsOfAll } from '../pdf-text.ts'
import { heldBackResumes } from './held-back-resumes.ts'

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const missing = existsSync(chromium) ? missingOffice() : 'chromium'

test.skipIf(missing !== null)(
  `draws thirteen kinds by four producers in eight languages and more, each with its name and address (needs ${missing ?? 'nothing more'})`,
  async () => {
    const printer = await openPrinter(chromium)
    const resumes = await heldBackResumes(printer)
    await printer.close()
    const different = (key: 'kind' | 'producer' | 'language') => new Set(resumes.map((resume) => resume[key])).size
    expect([different('kind'), different('producer')]).toEqual([13, 4])
    expect(different('language')).toBeGreaterThanOrEqual(8)
    const texts = await pageTextsOfAll(resumes.map(({ bytes }) => bytes))
    const signs = (text: string) =>
      text
        .replace(/[^\p{L}\p{N}@.]+/gu, '')
        .toUpperCase()
        .replace(/İ/g, 'I')
    const lost = resumes.filter(({ labels }, at) => {
      const text = signs(texts[at]?.join('') ?? '')
      return ![labels.name, labels.email].every((said) => text.includes(signs(said)))
    })
    expect(lost.map(({ id }) => id)).toEqual([])
  },
)
