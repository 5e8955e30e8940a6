import { expect, test } from 'vitest'
import { analyseDocument } from '../read-resume.ts'
import { pageOfText } from '../testing/page-of-text.ts'

const today = { year: 2026, month: 11 }
const read = (...rows: readonly string[]) => {
  const printed = rows.map((text, at) => ({ text, x: 50, baseline: 60 + at * 16 }))
  const result = analyseDocument({ title: '', pages: [pageOfText(1, printed)] }, today)
  if (!result.ok) throw new Error(result.message)
  return result.analysis
}

test('reads what has no known heading and no date, and asks to check it (§1.1)', () => {
  const analysis = read(
    'Ada Example',
    'ada@mailbox.example, 020 7946 0018',
    'What occupied me',
    'Kiln hand, Rabenstein Works Ltd.',
    'What I learnt',
    'Lakemere University',
  )
  expect([analysis.name, analysis.email]).toEqual(['Ada Example', 'ada@mailbox.example'])
  expect(analysis.notes.map(({ code }) => code)).toEqual(['uncertain'])
})

test('reads the resume of someone whose work is invoices, contracts and patients (§1.1)', () => {
  const analysis = read(
    'Ada Example',
    'ada@mailbox.example',
    'Employment',
    'Accounts Clerk, Rabenstein Works Ltd., 2019 - 2024',
    '• Checked each invoice against the purchase order and the VAT of four countries',
    '• Wrote every contract with a landlord or tenant and filed its signature page',
    '• Kept subtotal and total due of the quotation book',
    'Education',
    'Lakemere University, BSc Accounting, 2016 - 2019',
  )
  expect(analysis.work_experience).toHaveLength(1)
  expect(analysis.notes).toEqual([])
})

test('refuses a letter that tells of jobs and studies, and says that it is one (§1.1)', () => {
  const analysis = read(
    'Ada Example, 4 Kiln Lane, Leeds',
    'Dear Ms Rabenstein,',
    'I am writing to apply for the post of kiln hand. I worked at Quellhof Ltd. from 2019 to 2024,',
    'and studied at Lakemere University before that. I look forward to hearing from you.',
    'Yours faithfully, Ada Example',
  )
  expect(analysis.name).toBeNull()
  expect(analysis.notes).toEqual([
    { code: 'cover-letter', text: 'This looks like a letter, not a resume, so nothing was taken from it.' },
  ])
})

test.each([
  [
    'Ada Example',
    'ada@mailbox.example | +44 20 7946 0018',
    'Dear Ms Rabenstein,',
    'I am writing to apply for the post of kiln hand. From 2019 to 2024 I worked at Quellhof Ltd.',
    'Before that, I studied at Lakemere University (BSc Ceramics, 2015 - 2019).',
    'Ada Example',
  ],
  [
    'Ada Przykład',
    'ada@mailbox.example',
    'Szanowni Państwo,',
    'od 2019 do 2024 roku pracowałam w Rabenstein Sp. z o.o., a od 2024 do dziś w Quellhof S.A.',
    'Z poważaniem',
    'Ada Przykład',
  ],
])('refuses a letter though an address and dates stand in it: %s (§1.1)', (...rows) => {
  const analysis = read(...rows)
  expect(analysis.notes.map(({ code }) => code)).toEqual(['cover-letter'])
  expect([analysis.email, analysis.work_experience]).toEqual([null, []])
})

test('reads a resume that a letter stands before (§1.1)', () => {
  const analysis = read(
    'Ada Example',
    'ada@mailbox.example',
    'Dear Ms Rabenstein,',
    'I am writing to apply for the post of kiln hand.',
    'Kind regards, Ada Example',
    'Employment',
    'Kiln hand, Quellhof Ltd., 2019 - 2024',
    'Education',
    'Lakemere University, BSc Ceramics, 2015 - 2019',
  )
  expect(analysis.work_experience).toHaveLength(1)
})
