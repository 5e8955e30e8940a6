import { expect, test } from 'vitest'
import { bold, type Cell, head, readRows } from './testing/read-rows.ts'

const named: readonly Cell[] = [[40, 'Ada Example', { ...bold, size: 20 }]]
const mail: readonly Cell[] = [[40, 'ada@mailbox.example']]
const jobsOf = ({ work_experience }: ReturnType<typeof readRows>) =>
  work_experience.map(({ position, company, start, end }) => [position, company, start, end])

test('a header that goes on into its sentence ends where the sentence begins', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Where I have worked', head]],
    [[40, 'Library Assistant, Calder Community Libraries. September 2024 to now. Front desk and chil-']],
    [[40, 'dren’s reading hour on Saturdays, and stock for four branches.']],
    [[40, 'Head of Cataloguing, Lakemere University Library. 2009 to 2017. Led a team of five through the']],
    [[40, 'move from one old system to a shared catalogue.']],
  )
  expect(jobsOf(analysis)).toEqual([
    ['Library Assistant', 'Calder Community Libraries', 'September 2024', 'now'],
    ['Head of Cataloguing', 'Lakemere University Library', '2009', '2017'],
  ])
  expect(analysis.work_experience[0]?.description).toMatch(/^Front desk and children’s reading hour/)
})

test('a title apart below employer and dates is theirs, and "Highlights" opens no job', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Work experience', head]],
    [[40, 'Argentia Marine Fabricators', bold]],
    [[40, 'May 2018 – Present']],
    null,
    [[40, 'Welding Foreman', bold]],
    [[40, 'Run a crew of fourteen on hull repair and offshore modules.']],
    [[40, 'Highlights', bold]],
    [[54, '• Set up the test shop for welds']],
    null,
    [[40, 'Peace River Pipelines', bold]],
    [[40, 'September 2012 – April 2018']],
    null,
    [[40, 'Pipeline Welder', bold]],
    [[40, 'Tie-in welding on gathering lines in the north of the province.']],
  )
  expect(jobsOf(analysis)).toEqual([
    ['Welding Foreman', 'Argentia Marine Fabricators', 'May 2018', 'Present'],
    ['Pipeline Welder', 'Peace River Pipelines', 'September 2012', 'April 2018'],
  ])
})

test('the row of an employer and its whole time is no job beside the roles below it', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, '職務経歴', head]],
    [[40, '株式会社朝霧メディカル（2021年4月 ～ 現在）']],
    [
      [56, '2023年4月 ～ 現在'],
      [178, '品質保証部 主任'],
    ],
    [[178, '・サプライヤー監査と是正処置の管理']],
    [
      [56, '2021年4月 ～ 2023年3月'],
      [178, '品質保証部 担当'],
    ],
    [[178, '・出荷検査手順の見直し']],
  )
  expect(jobsOf(analysis).map(([position, company]) => [position, company])).toEqual([
    ['品質保証部 主任', '株式会社朝霧メディカル'],
    ['品質保証部 担当', '株式会社朝霧メディカル'],
  ])
})

test('a year above each certificate is its date', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Certificazioni', head]],
    [[40, '2021']],
    [[40, 'ICDL Full Standard']],
    null,
    [[40, '2016']],
    [[40, 'DALF C1']],
    null,
    [[40, 'Competenze', head]],
    [[40, 'Moodle, Canva']],
    null,
    [[40, 'Lingue', head]],
    [[40, 'Italiano, inglese']],
  )
  expect(analysis.certifications).toEqual(['ICDL Full Standard', 'DALF C1'])
})

test('an address broken at its sign is one, and a postcode is no telephone number', () => {
  const analysis = readRows(
    named,
    [[40, 'ada.example']],
    [[40, '@mailbox.example']],
    [[40, 'Rua das Flores, 210 – CEP 49037-000']],
    [[40, 'Celular: (79) 9 9955-0143']],
  )
  expect([analysis.email, analysis.phone]).toEqual(['ada.example@mailbox.example', '(79) 9 9955-0143'])
})

test('names before a dash begin the rows of a list of projects', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Projects', head]],
    [[40, 'Market Watch – scraper and charts for food prices in five markets, in Python and Streamlit.']],
    [[40, 'Delay Map – crowd-sourced travel times for minibuses; 1,100 rides logged.']],
  )
  expect(analysis.projects.map(({ name }) => name)).toEqual(['Market Watch', 'Delay Map'])
})

test('takes the word before an employer, set otherwise than its name, for no employer (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Work experience', head]],
    [
      [40, 'Web Developer', bold],
      [440, 'Aug 2016 - Jun 2017'],
    ],
    [
      [40, 'at'],
      [53, 'Limestone Collective', bold],
    ],
    [[52, '• Drew pages for forty clients']],
  )
  expect(jobsOf(analysis)).toEqual([['Web Developer', 'Limestone Collective', 'Aug 2016', 'Jun 2017']])
})
