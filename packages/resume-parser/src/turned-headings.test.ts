import { expect, test } from 'vitest'
import { analyseDocument } from './read-resume.ts'
import { type PrintedRow, pageOfText } from './testing/page-of-text.ts'
import { bold } from './testing/read-rows.ts'

const side = { size: 20 }
const rows: readonly PrintedRow[] = [
  { text: 'Ada Example', x: 40, baseline: 50, style: { ...bold, size: 24 } },
  { text: 'ada@mailbox.example', x: 40, baseline: 70 },
  { text: 'Work experience', x: 520, baseline: 140, style: side, turned: true },
  { text: 'Interior Designer, Limestone Collective', x: 40, baseline: 130, style: bold },
  { text: '2016 – 2020', x: 400, baseline: 130 },
  { text: 'Drew rooms for forty clients and their gardens', x: 50, baseline: 146 },
  { text: 'Design Assistant, Hadley Burke Studio', x: 40, baseline: 170, style: bold },
  { text: '2014 – 2016', x: 400, baseline: 170 },
  { text: 'Kept the samples and the books in order', x: 50, baseline: 186 },
  { text: 'Education', x: 520, baseline: 350, style: side, turned: true },
  { text: 'BA English, University of Eskermouth', x: 40, baseline: 330, style: bold },
  { text: '2011 – 2014', x: 400, baseline: 330 },
  { text: 'Wrote on letters between gardeners of the last century', x: 50, baseline: 346 },
  { text: 'A levels, Harrow Bridge College', x: 40, baseline: 370, style: bold },
  { text: '2009 – 2011', x: 400, baseline: 370 },
]

test('reads sections whose headings stand on their side in the margin (§1.1)', () => {
  const result = analyseDocument({ title: '', pages: [pageOfText(1, rows)] }, { year: 2026, month: 11 })
  if (!result.ok) throw new Error(result.message)
  const { work_experience, education } = result.analysis
  expect(work_experience.map(({ position, company }) => [position, company])).toEqual([
    ['Interior Designer', 'Limestone Collective'],
    ['Design Assistant', 'Hadley Burke Studio'],
  ])
  expect(education.map(({ school }) => school)).toEqual(['University of Eskermouth', 'Harrow Bridge College'])
})
