import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bold, type Cell, head, readRows } from '../testing/read-rows.ts'

const named: readonly Cell[] = [[40, 'Ada Example', { ...bold, size: 20 }]]
const mail: readonly Cell[] = [[40, 'ada@mailbox.example']]
const soft = { font: 'Helvetica-Oblique', italic: true, color: 0x666666 }

test('jobs without dates whose titles no list knows are told by how the others are set', () => {
  const { work_experience } = readRows(
    named,
    mail,
    null,
    [[40, 'Work experience', head]],
    [[40, 'Nurse', bold]],
    [[40, 'Lakemere Hospital', soft]],
    [[54, '• Looked after twelve beds on the night shift of the ward']],
    null,
    [[40, 'Vorblat kineset', bold]],
    [[40, 'Tarnhelm', soft]],
    [[54, '• Kept the books of the ward and ordered what was needed']],
  )
  expect(work_experience.map(({ position, company }) => [position, company])).toEqual([
    ['Nurse', 'Lakemere Hospital'],
    ['Vorblat kineset', 'Tarnhelm'],
  ])
})

test('a line that names no school and no degree is no study where others do', () => {
  const { education } = readRows(
    named,
    mail,
    null,
    [[40, 'Education', head]],
    [[40, 'BSc Physics, Lakemere University (2014 – 2017)']],
    null,
    [[40, 'Saltmarsh (2018)']],
  )
  expect(education.map(({ school }) => school)).toEqual(['Lakemere University'])
})

test('the weights of both models stay below 1 MB, and below 250 kB compressed', () => {
  const files = ['section-weights', 'entry-weights'].map((name) =>
    readFileSync(new URL(`../data/${name}.ts`, import.meta.url)),
  )
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(1_000_000)
  expect(files.reduce((sum, file) => sum + gzipSync(file).length, 0)).toBeLessThan(250_000)
})
