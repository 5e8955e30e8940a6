import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openPrinter } from '@scry/fictional/chromium/printer'
import { compareReadings } from '@scry/fictional/compare-readings'
import { people } from '@scry/fictional/people'
import { obstacleTo, renderings, renderResume } from '@scry/fictional/render-resume'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPageReader } from './page-reader.ts'
import { readResume } from './read-resume.ts'
import { expectedReading } from './testing/expected-reading.ts'

const wasm = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')))
const pageReader = await openPageReader(wasm)
const chosen = people.filter(({ id }) =>
  ['tobias-van-der-meulen', 'grace-achieng-otieno', 'siobhan-odwyer'].includes(id),
)
const printed = renderings.filter(({ producer }) => producer === 'chromium')

let printer: Awaited<ReturnType<typeof openPrinter>>
beforeAll(async () => {
  printer = await openPrinter()
})
afterAll(() => printer.close())

test('reads three people alike through every layout that Chromium prints', async () => {
  expect(chosen).toHaveLength(3)
  expect(printed.length).toBeGreaterThanOrEqual(12)
  const tally = { equal: 0, total: 0, entriesEqual: 0, entries: 0, whole: 0, resumes: 0 }
  const exceptions: string[] = []
  for (const person of chosen) {
    for (const rendering of printed) {
      if (obstacleTo(person, rendering)) continue
      const result = await readResume(await renderResume(person, rendering, printer), { pageReader })
      if (!result.ok) throw new Error(`${person.id} ${rendering.layout}: ${result.message}`)
      const { fields, entries, isWhole, differences } = compareReadings(expectedReading(person), result.analysis)
      tally.equal += fields.equal
      tally.total += fields.total
      tally.entriesEqual += entries.equal
      tally.entries += entries.total
      tally.whole += isWhole ? 1 : 0
      tally.resumes++
      for (const { field } of differences) exceptions.push(`${person.id} ${rendering.layout} ${field}`)
    }
  }
  const report = `${JSON.stringify(tally)}\n${exceptions.join('\n')}`
  expect(tally.equal / tally.total, report).toBeGreaterThanOrEqual(0.98)
  expect(tally.entriesEqual / tally.entries, report).toBeGreaterThanOrEqual(0.93)
  expect(tally.whole / tally.resumes, report).toBeGreaterThanOrEqual(0.75)
})
