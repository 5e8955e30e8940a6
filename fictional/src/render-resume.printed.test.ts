import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPrinter, type Printer } from './chromium/printer.ts'
import { lostTexts } from './lost-texts.ts'
import { samplePerson } from './people.ts'
import { renderings } from './render-resume.ts'
import { resumesOf } from './resumes-of.ts'

const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const hasChromium = existsSync(chromiumPath)
const by = (producer: string) =>
  resumesOf(
    [samplePerson],
    renderings.filter((rendering) => rendering.producer === producer),
  )
const officeReason = by('libreoffice').skipped[0]?.reason

let printer: Printer | undefined
beforeAll(async () => {
  if (hasChromium) printer = await openPrinter(chromiumPath)
})
afterAll(() => printer?.close())

test.skipIf(!hasChromium)(
  `prints name, e-mail, jobs and schools as text in every layout of Chromium${hasChromium ? '' : ' (skipped: Chromium is not installed)'}`,
  async () => {
    const { possible } = by('chromium')
    expect(possible.length).toBeGreaterThanOrEqual(12)
    expect(await lostTexts(possible, printer)).toEqual([])
  },
)

test.skipIf(officeReason !== undefined)(
  `converts name, e-mail, jobs and schools as text in every layout of LibreOffice${officeReason ? ` (skipped: ${officeReason})` : ''}`,
  async () => {
    expect(await lostTexts(by('libreoffice').possible)).toEqual([])
  },
)
