import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ResumeCheck } from '@scry/contracts/resume-check'
import { brokenFiles } from '@scry/fictional/hostile/broken-files'
import { crowdedPages } from '@scry/fictional/hostile/crowded-pages'
import { foreignDocuments } from '@scry/fictional/hostile/foreign-documents'
import { hardResume, hardResumes } from '@scry/fictional/hostile/hard-resumes'
import { expect, test } from 'vitest'
import { openPageReader } from '../page-reader.ts'
import { readResume } from '../read-resume.ts'
import { checkResume } from './check-resume.ts'

const wasm = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')))
const options = { pageReader: await openPageReader(wasm), today: { year: 2026, month: 11 } }

async function checked(bytes: Uint8Array) {
  const result = await checkResume(bytes, options)
  if (!result.ok) throw new Error(result.message)
  return result.check
}

test('shows the text in the order it is read, under its headings, and the same fields as the reading', async () => {
  const bytes = hardResume('easy')
  const { parts, analysis, findings } = await checked(bytes)
  expect(findings).toEqual([])
  expect(parts.map(({ heading }) => heading)).toEqual([null, 'EXPERIENCE', 'EDUCATION', 'SKILLS'])
  expect(parts[0]?.rows.map(({ text }) => text)).toEqual(['Ada Marsh', 'ada.marsh@mailbox.example'])
  expect(parts[3]?.rows).toEqual([{ page: 1, text: 'Python, SQL, Excel' }])
  expect(await readResume(bytes, options)).toEqual({ ok: true, analysis })
})

test.each(hardResumes.filter((kind) => kind !== 'easy'))('finds what is hard and nothing else: %s', async (kind) => {
  const { findings } = await checked(hardResume(kind))
  expect(findings.map((finding) => finding.kind)).toEqual([kind])
  const [finding] = findings
  if (kind === 'no-mail') expect(finding?.boxes).toEqual([])
  else expect(finding?.boxes.length).toBeGreaterThan(0)
})

test('quotes the words and names their place', async () => {
  const [unseen] = (await checked(hardResume('unseen-text'))).findings
  expect(unseen).toMatchObject({ page: 1, text: 'leadership praised everywhere' })
  const [[x = 0, y = 0, width = 0, height = 0] = []] = unseen?.boxes ?? []
  expect([Math.round(x), Math.round(y + height)]).toEqual([56, 842 - 440 + 2])
  expect(width).toBeGreaterThan(100)
  expect(y).toBeGreaterThan(390)
  expect((await checked(hardResume('picture'))).findings[0]?.text).toBe('')
  expect((await checked(hardResume('no-year'))).findings[0]?.text).toBe('March - August')
  expect((await checked(hardResume('read-across'))).findings[0]?.text).toBe('LANGUAGES CERTIFICATES')
  expect((await checked(hardResume('mail-in-link'))).findings[0]?.text).toBe('ada.marsh@mailbox.example')
})

test('a letter is named as one, and nothing that only a resume needs is missed in it', async () => {
  const letter = foreignDocuments.find(({ id }) => id === 'resignation-letter')
  const { analysis, findings, parts } = await checked((await letter?.bytes()) ?? new Uint8Array())
  expect(analysis.notes.map(({ text }) => text)).toEqual([
    'This looks like a letter, not a resume, so nothing was taken from it.',
  ])
  expect(findings).toEqual([])
  expect(parts.flatMap(({ rows }) => rows.map(({ text }) => text))).toContain('Dear Ms Abernethy,')
})

test('a page of nothing but a picture has no text, no fields, and a note that says so', async () => {
  const { parts, analysis } = await checked(hardResume('picture-page'))
  expect(parts).toEqual([{ heading: null, rows: [] }])
  expect(analysis.notes.map(({ code }) => code)).toEqual(['image-only'])
})

test('every crowded or broken file ends in a check within its bounds or in a reason with a sentence', async () => {
  for (const { id, bytes } of [...crowdedPages, ...brokenFiles]) {
    const result = await checkResume(await bytes(), { ...options, timeoutMs: 2000 })
    if (!result.ok) {
      expect([id, result.message]).toEqual([id, expect.stringMatching(/^[A-Z].+\.$/)])
      continue
    }
    const check = ResumeCheck.parse(result.check)
    expect([id, JSON.stringify(check).length < 2_000_000]).toEqual([id, true])
    expect([id, check.findings.length <= 12 * 30]).toEqual([id, true])
  }
})
