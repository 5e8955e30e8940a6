import { expect, test } from 'vitest'
import { analyseDocument } from './read-resume.ts'
import { pageOfText } from './testing/page-of-text.ts'
import { bold, type Cell, head, readRows } from './testing/read-rows.ts'

const named: readonly Cell[] = [[40, 'Ada Example', { ...bold, size: 20 }]]
const mail: readonly Cell[] = [[40, 'ada@mailbox.example']]
const row = (...texts: readonly string[]): readonly Cell[] => texts.map((text, at) => [40 + at * 170, text] as const)
const names = (...texts: readonly string[]): readonly Cell[] =>
  texts.map((text, at) => [40 + at * 170, text, bold] as const)
const jobsOf = ({ work_experience }: ReturnType<typeof readRows>) =>
  work_experience.map(({ position, company, start, end }) => [position, company, start, end])
const studiesOf = ({ education }: ReturnType<typeof readRows>) =>
  education.map(({ school, degree, start, end }) => [school, degree, start, end])

test('reads tables of jobs, studies and certificates by the names of their columns (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Berufserfahrung', head]],
    names('Zeitraum', 'Position', 'Unternehmen'),
    row('Mai 2021 – April 2024', 'Quarzweberin', 'Rabenstein / Nord'),
    row('Juli 2019 – April 2021', 'Falterin und Nachtwache', 'Quellhof'),
    null,
    [[40, 'Aus- und Weiterbildung', head]],
    names('Zeitraum', 'Ausbildung', 'Institution'),
    row('2016 – 2019', 'Quarzwebergeselle', 'Lindenhaus'),
    row('2013', 'Faltmeisterin FA', 'Berufsschule Quellhof'),
    null,
    [[40, 'Qualifikationen', head]],
    names('Jahr', 'Zertifikat', 'Details'),
    row('Juli 2018', 'Staplerschein Klasse 2', 'Nachweis'),
    row('Mai 2017', 'Ersthelferin', 'Nachweis'),
  )
  expect(jobsOf(analysis)).toEqual([
    ['Quarzweberin', 'Rabenstein / Nord', 'Mai 2021', 'April 2024'],
    ['Falterin und Nachtwache', 'Quellhof', 'Juli 2019', 'April 2021'],
  ])
  expect(studiesOf(analysis)).toEqual([
    ['Lindenhaus', 'Quarzwebergeselle', '2016', '2019'],
    ['Berufsschule Quellhof', 'Faltmeisterin FA', null, '2013'],
  ])
  expect(analysis.certifications).toEqual(['Staplerschein Klasse 2', 'Ersthelferin'])
})

test('reads each row of a table by itself where only a rule below its head makes room (§1.1)', () => {
  const set = (baseline: number, ...texts: readonly string[]) =>
    texts.map((text, at) => ({ text, x: 40 + at * 170, baseline }))
  const page = pageOfText(1, [
    { text: 'Ada Example', x: 40, baseline: 60, style: { ...bold, size: 20 } },
    { text: 'Employment', x: 40, baseline: 100, style: head },
    ...set(126, 'Period', 'Position', 'Institution'),
    ...set(145, '2018 – 2022', 'Reader in Falting', 'University of Lakemere'),
    ...set(157, '2012 – 2018', 'Lecturer', 'University of Lakemere'),
    ...set(169, '2010 – 2012', 'Falter', 'Institute of Dunes'),
  ])
  const result = analyseDocument({ title: '', pages: [page] }, { year: 2026, month: 11 })
  expect(result.ok && jobsOf(result.analysis)).toEqual([
    ['Reader in Falting', 'University of Lakemere', '2018', '2022'],
    ['Lecturer', 'University of Lakemere', '2012', '2018'],
    ['Falter', 'Institute of Dunes', '2010', '2012'],
  ])
})

test('takes what a form tells below its table of employers for part of those jobs (§1.1)', () => {
  const analysis = readRows(
    [[40, '氏名: 山野 花', { ...bold, size: 20 }]],
    mail,
    null,
    [[40, '職務経歴', head]],
    names('会社名', '時期', '役割'),
    row('株式会社みずうみ', '2023/01 - 現在', '品質検査員'),
    row('かえで工房', '2021/04 - 2022/10', '営業'),
    null,
    null,
    [[40, '株式会社みずうみ', bold]],
    [[40, '時期: 2023/01 - 現在']],
    [[40, '従業員数: 約1,100名']],
    [[40, 'かえで工房', bold]],
    [[40, '時期: 2021/04 - 2022/10']],
  )
  expect(jobsOf(analysis)).toEqual([
    ['品質検査員', '株式会社みずうみ', '2023/01', '現在'],
    ['営業', 'かえで工房', '2021/04', '2022/10'],
  ])
})

test('keeps two headings beside each other for two columns of the page (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [
      [40, 'Tools', head],
      [320, 'Languages', head],
    ],
    [
      [40, 'Figma'],
      [320, 'English'],
    ],
    [
      [40, 'Blender'],
      [320, 'Kiswahili'],
    ],
  )
  expect(analysis.skills).toEqual(['Figma', 'Blender'])
  expect(analysis.languages).toEqual(['English', 'Kiswahili'])
})

test('takes of a table that names skills only their column (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Berufserfahrung', head]],
    [[40, 'Floristin, Quellhof GmbH']],
    [[40, 'Mai 2021 – April 2024']],
    null,
    [[40, 'Kenntnisse', head]],
    names('Bereich', 'Tools', 'Niveau'),
    row('Entwurf', 'Figma, Blender', 'gut'),
    row('Fertigung', 'Fusion 360, KiCad', 'gut'),
  )
  expect(analysis.skills).toEqual(['Figma', 'Blender', 'Fusion 360', 'KiCad'])
})
