import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sectionWeights } from '../data/section-weights.ts'
import { bold, head, readRows } from '../testing/read-rows.ts'
import { isHead, kindOf, mayFollow } from './section-labels.ts'
import { labelLines, readWeights } from './section-model.ts'

test('finds sections whose headings no list knows by their look and what stands below them (§1.1)', () => {
  const analysis = readRows(
    [[40, 'Ada Example', { ...bold, size: 20 }]],
    [[40, 'ada@mailbox.example, 020 7946 0018']],
    null,
    [[40, 'WHAT FILLED MY DAYS', head]],
    [
      [40, 'Software Engineer', bold],
      [420, '03/2021 - 05/2024'],
    ],
    [[40, 'Rabenstein Works GmbH']],
    [[54, '• Wrote the service that plans the routes of forty vans.']],
    [
      [40, 'Data Analyst', bold],
      [420, '01/2019 - 02/2021'],
    ],
    [[40, 'Quellhof Systems Ltd.']],
    [[54, '• Measured how long orders wait and where.']],
    null,
    [[40, 'HALLS AND LECTURES', head]],
    [
      [40, 'BSc Chemistry', bold],
      [420, '2015 - 2018'],
    ],
    [[40, 'Lakemere University']],
    null,
    [[40, 'IN MY POCKETS', head]],
    [[40, 'Python, SQL, Docker, PostgreSQL, React']],
  )
  expect(analysis.work_experience.map(({ position, company }) => [position, company])).toEqual([
    ['Software Engineer', 'Rabenstein Works GmbH'],
    ['Data Analyst', 'Quellhof Systems Ltd.'],
  ])
  expect(analysis.education.map(({ school, degree }) => [school, degree])).toEqual([
    ['Lakemere University', 'BSc Chemistry'],
  ])
  expect(analysis.skills).toEqual(['Python', 'SQL', 'Docker', 'PostgreSQL', 'React'])
})

test('takes all lines of one look for headings or none, whichever reading is more probable', () => {
  const analysis = readRows(
    [[40, 'Odalys Brankwater', { ...bold, size: 20 }]],
    [[40, 'Leeds, England · 07700 900 412 · odalys.brankwater@mailbox.example']],
    null,
    [[40, 'Who is writing?', head]],
    [[40, 'A postwoman who learnt to program at night. I like small tools that other people understand.']],
    null,
    [[40, 'What do I do now?', head]],
    [[40, 'Since March 2023 I have been a junior web developer at Kettlewell Software. I write the forms that']],
    [[40, 'other people fill in, and sit beside them while they do.']],
    null,
    [[40, 'Where was I taught?', head]],
    [[40, '• Web Development Bootcamp, Aire Code School, 2022']],
    [[40, '• National Diploma in Graphic Design, Leeds City College, 2010 to 2012']],
    null,
    [[40, 'What do I work with?', head]],
    [[40, 'TypeScript, React, Docker, PostgreSQL, Git']],
    null,
    [[40, 'Which languages do I speak?', head]],
    [[40, 'English, Polish, German']],
  )
  expect(analysis.skills).toEqual(['TypeScript', 'React', 'Docker', 'PostgreSQL', 'Git'])
  expect(analysis.education.map(({ school }) => school)).toContain('Leeds City College')
  expect(analysis.languages).toEqual(['English', 'Polish', 'German'])
})

const weights = readWeights(sectionWeights)
const names = fc.constantFrom(...weights.features.keys(), 'unheard of')
const lines = fc.array(
  fc.record({
    features: fc.array(names, { maxLength: 30 }),
    columnBreaks: fc.boolean(),
    heads: fc.constantFrom('none' as const, 'any' as const, 'experience' as const, 'skills' as const),
    ruled: fc.boolean(),
    says: fc.constantFrom(null, 'education' as const),
  }),
  { maxLength: 25 },
)

test('labels any lines so that each may follow the one before, and heads only what may head', () => {
  fc.assert(
    fc.property(lines, (seen) => {
      const { labels } = labelLines(weights, seen)
      expect(labels).toHaveLength(seen.length)
      for (const [at, label] of labels.entries()) {
        if (at > 0) expect(mayFollow(labels[at - 1] ?? 0, label, seen[at]?.columnBreaks ?? false)).toBe(true)
        if (isHead(label)) expect(seen[at]?.heads).not.toBe('none')
        if (at === 0 && kindOf(label) >= 0) expect(isHead(label)).toBe(true)
      }
    }),
  )
})

test('carries weights of at most 1 MB, 250 kB compressed', () => {
  const file = readFileSync(join(import.meta.dirname, '../data/section-weights.ts'))
  expect(file.length).toBeLessThan(1 << 20)
  expect(gzipSync(file).length).toBeLessThan(250 << 10)
})
