import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { samplePerson } from '@scry/fictional/people'
import { renderResume } from '@scry/fictional/render-resume'
import { expect, test } from 'vitest'
import { openPageReader } from '../page-reader.ts'
import { readResume } from '../read-resume.ts'

const wasm = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')))
const pageReader = await openPageReader(wasm)

test.each([
  'NAME (she/her)',
  'Resume of NAME',
  'NAME, Software Engineer',
  'NAME, Ph.D.',
  'NAME – Resume',
  'Hi, I’m NAME',
])('finds the name in a head that says %j (issue 4 item 1)', async (head) => {
  const person = { ...samplePerson, name: head.replace('NAME', samplePerson.name) }
  const bytes = await renderResume(person, { layout: 'one-column', producer: 'pdfkit' })
  const result = await readResume(bytes, { pageReader })
  if (!result.ok) throw new Error(result.message)
  expect(result.analysis.name).toBe(samplePerson.name)
})
