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

test.each([
  [
    'a page of a manual, which tells its reader what to do',
    'Wie der Ofen gereinigt wird',
    '1. Schalten Sie den Ofen aus und lassen Sie ihn abkühlen.',
    '2. Entnehmen Sie das Blech und wischen Sie es mit einem Tuch ab.',
    '3. Setzen Sie das Blech wieder ein; es darf nicht klemmen.',
    '4. Bitte bewahren Sie diese Seite auf.',
  ],
  [
    'a life told in sentences, with no address',
    'Ada Rabenstein was born in Lakemere, where her father was a potter and her mother kept the accounts.',
    'She learnt to read from his order books, and when she was nine they gave her a wheel of her own.',
    'After his death she took over the kiln, which she ran until 1951, although nobody had asked her to.',
    'It is said that she never sold a cup that she would not have drunk from.',
  ],
  [
    'an evening by the clock',
    'Sommerfest der Quellhof GmbH',
    '14.00 Begrüßung',
    '14.30 Führung durch die Brennerei',
    '16.00 Kaffee und Kuchen',
    '17.30 Konzert im Hof',
    '19.00 Abendessen',
  ],
  ['a card of prices', 'Quellhof Cups', 'Price List', 'Cup, small 4.50', 'Cup, large 6.80', 'Bowl 11.00', 'Jug 24.00'],
  [
    'a paper',
    'On the Glaze of Cups',
    'Ada Example',
    'Cups craze in winter [1]. This was denied (Marlow, 1997).',
    'We show that it is so [2], and that it depends on the kiln.',
    'References',
    '[1] P. Dunmore, Cups (2009)',
  ],
])('refuses %s, whatever words it uses (decision 0321)', (_, ...rows) => {
  const analysis = read(...rows)
  expect(analysis.notes.map(({ code }) => code)).toEqual(['not-a-resume'])
  expect(analysis.name).toBeNull()
})

test.each([
  [
    'told in sentences below an address',
    'Ada Example',
    'ada@mailbox.example, 020 7946 0018',
    'I am a kiln hand. From 2019 to 2024 I worked at Rabenstein Works, where I was the one who kept the fire.',
    'Before that I was at Quellhof, and they taught me what I know. I have a licence and can start when it suits.',
  ],
  [
    'set in one size, with a row below the first ones that ends like the title of a bill',
    'Ada Example, kiln hand and potter in Lakemere for many years',
    'ada@mailbox.example',
    'Rabenstein Works, from 2019 to 2024',
    'Quellhof Ltd. before that, two years',
    'Good at kilns, glazes, accounts',
    'and now and then an invoice',
  ],
  ['of one row', 'Ada Example, kiln hand, Lakemere. Tel. 020 7946 0018. Rabenstein Works, 2019-2024.'],
  [
    'with numbered publications',
    'Ada Example',
    'ada@mailbox.example',
    'Education',
    'Lakemere University, PhD Ceramics, 2015 - 2019',
    'Publications',
    '[1] A. Example, The Glaze of Cups (2018).',
    '[2] A. Example et al., Cups in Winter (2019).',
    '[3] P. Dunmore and A. Example, Kilns (2021).',
    '[4] A. Example, Fire (2022).',
  ],
  [
    'of a cook who lists dishes with prices and hours',
    'Ada Example',
    'ada@mailbox.example',
    'Experience',
    'Cook, Quellhof Inn, 2019 - 2024',
    'Soup 7.50',
    'Lamb 19.00',
    'Kitchen open 9.00 to 15.00 and 18.00 to 22.30',
    'Education',
    'Lakemere College, 2017 - 2019',
  ],
])('reads a resume %s (decision 0321)', (_, ...rows) => {
  const codes = read(...rows).notes.map(({ code }) => code)
  expect(codes.filter((code) => code !== 'uncertain')).toEqual([])
})
