import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ResumeAnalysis } from '@scry/contracts/analysis'
import { bombs } from '@scry/fictional/hostile/bombs'
import { brokenFiles, hiddenSentences } from '@scry/fictional/hostile/broken-files'
import { foreignDocuments } from '@scry/fictional/hostile/foreign-documents'
import { mutate } from '@scry/fictional/hostile/mutate'
import { latin1, onePage, streamObject } from '@scry/fictional/hostile/raw-pdf'
import { samplePerson } from '@scry/fictional/people'
import { renderResume } from '@scry/fictional/render-resume'
import { expect, test } from 'vitest'
import { extractEmail } from './extract-email.ts'
import { lettersInBoxes, lettersOfField } from './fields/text-in-boxes.ts'
import { openPageReader } from './page-reader.ts'
import { analyseDocument, readPages, readResume } from './read-resume.ts'

const wasm = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')))
const pageReader = await openPageReader(wasm)
const today = { year: 2026, month: 11 }
const sample = await renderResume(samplePerson, { layout: 'dates-right', producer: 'pdfkit' })

test('reads a resume into the shape of the contract, the same each time (§7.20)', async () => {
  const first = await readResume(sample, { pageReader, today })
  const second = await readResume(sample, { pageReader, today })
  expect(second).toEqual(first)
  if (!first.ok) throw new Error(first.message)
  expect(ResumeAnalysis.parse(first.analysis)).toEqual(first.analysis)
  expect(first.analysis.name).toBe(samplePerson.name)
  expect(first.analysis.email).toBe(samplePerson.email)
  expect(first.analysis.work_experience.length).toBe(samplePerson.experience.length)
})

test('finds the e-mail address alone (§7.23)', async () => {
  expect(await extractEmail(sample, { pageReader })).toEqual({ ok: true, email: samplePerson.email })
})

test('shows for every field the place where it is printed', async () => {
  const pages = await readPages(sample, { pageReader })
  if (!pages.ok) throw new Error(pages.reason)
  const result = analyseDocument(pages.document, today)
  if (!result.ok) throw new Error(result.message)
  const { fields } = result.analysis.evidence
  expect(Object.keys(fields)).toEqual(
    expect.arrayContaining(['name', 'email', 'skills.0', 'work_experience.0.company']),
  )
  for (const [path, evidence] of Object.entries(fields)) {
    expect(lettersInBoxes(pages.document.pages, evidence), path).toBe(lettersOfField(evidence))
  }
})

test('does not read what nobody sees: white, tiny, off-page and invisible text', async () => {
  const file = brokenFiles.find(({ id }) => id === 'hidden-text')
  const result = await readResume(new Uint8Array((await file?.bytes()) ?? []), { pageReader, today })
  if (!result.ok) throw new Error(result.message)
  const said = JSON.stringify(result.analysis)
  expect(result.analysis.email).toBe(samplePerson.email)
  for (const sentence of Object.values(hiddenSentences)) expect(said).not.toContain(sentence.slice(0, 24))
  expect(said).not.toContain('Phantom')
})

test('reads a heading in the colour of the border painted around it, but no text in the colour of a box (§1.1)', async () => {
  const row = (y: number, text: string) => `BT /F1 11 Tf 50 ${y} Td (${text}) Tj ET`
  const content = [
    '0 0.27 0.58 rg',
    '40 660 500 20 re 39 659 502 22 re f*', // the border of the first heading, as two boxes
    '40 600 500 20 re f',
    row(760, 'Ada Example'),
    row(740, 'ada@mailbox.example'),
    row(665, 'EDUCATION'),
    row(605, 'Phantom University, BSc Physics, 2019 - 2020'),
    '0 g',
    row(640, 'Lakemere University, BSc Chemistry, 2021 - 2024'),
  ].join('\n')
  const result = await readResume(onePage(streamObject(latin1(content))), { pageReader, today })
  if (!result.ok) throw new Error(result.message)
  expect(result.analysis.education.map(({ school, degree }) => [school, degree])).toEqual([
    ['Lakemere University', 'BSc Chemistry'],
  ])
})

test('takes a shape for what its clip leaves of it: a disc cut from a painted page hides no heading (§1.1)', async () => {
  const row = (y: number, text: string) => `BT /F1 11 Tf 50 ${y} Td (${text}) Tj ET`
  const content = [
    '0.85 0.6 0.4 rg',
    'q 0.5 0 0 0.5 0 0 cm 900 1400 80 80 re W n 0 0 1224 1584 re f Q',
    row(760, 'Ada Example'),
    row(740, 'ada@mailbox.example'),
    row(665, 'EDUCATION'),
    row(640, 'Lakemere University, BSc Chemistry, 2021 - 2024'),
    'BT /F1 11 Tf 452 720 Td (Ghost) Tj ET', // on the disc, in its colour
  ].join('\n')
  const pages = await readPages(onePage(streamObject(latin1(content))), { pageReader })
  if (!pages.ok) throw new Error(pages.reason)
  const glyphs = pages.document.pages.flatMap((page) => page.glyphs)
  expect(glyphs.filter(({ visible }) => !visible).map(({ text }) => text)).toEqual([...'Ghost'])
})

const reasonsFor: Readonly<Record<string, string>> = {
  'not-a-pdf': 'not-a-pdf',
  'empty-pdf': 'empty',
  'corrupt-pdf': 'corrupt',
  'encrypted-pdf': 'encrypted',
  'image-only-pdf': 'image-only',
  'unreadable-fonts': 'unreadable-fonts',
  readable: 'readable',
}

test.each(brokenFiles)('answers $id with its own reason and sentence', async (file) => {
  const result = await readResume(new Uint8Array(await file.bytes()), { pageReader, today })
  const answered = result.ok ? 'readable' : result.reason
  expect(file.outcomes.map((outcome) => reasonsFor[outcome])).toContain(answered)
  if (!result.ok) expect(result.message).toMatch(/^[A-Z].+\.$/)
})

test.each(foreignDocuments)('takes nothing from a $id and says so', async (file) => {
  const result = await readResume(new Uint8Array(await file.bytes()), { pageReader, today })
  if (!result.ok) throw new Error(result.message)
  const { evidence, notes, ...fields } = result.analysis
  expect(Object.values(fields).every((value) => value === null || (Array.isArray(value) && value.length === 0))).toBe(
    true,
  )
  expect(evidence.fields).toEqual({})
  expect(notes).toHaveLength(1)
})

test.each(bombs)('makes no analysis of the bomb $id', async ({ bytes }) => {
  const result = await readResume(bytes(), { pageReader, today })
  if (!result.ok) return expect(result.message).toMatch(/^[A-Z].+\.$/)
  const { name, email, work_experience } = result.analysis
  expect([name, email, work_experience]).toEqual([null, null, []])
})

test('answers any damaged file with a value and reads the next one as before', async () => {
  for (let seed = 0; seed < 150; seed++) {
    const result = await readResume(mutate(sample, seed), { pageReader, today })
    expect(result.ok || result.message.length > 0).toBe(true)
  }
  expect((await readResume(sample, { pageReader, today })).ok).toBe(true)
})
