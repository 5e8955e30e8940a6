import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bandTable, reachTable } from './bands.ts'
import { readGrades, writeRealSheet } from './judgments.ts'
import { lineTable } from './lines.ts'
import { chanceOf, scoresFor } from './measure.ts'
import { realPeople } from './people.ts'
import { createRealSystems, depth } from './systems.ts'

test('a third of the first people of every group is locked and half of the later ones, and everybody has grades', () => {
  const grades = readGrades()
  expect(realPeople.map(({ id }) => id).filter((id) => Object.keys(grades[id] ?? {}).length < depth)).toEqual([])
  const [first, ...later] = [1, 2, 3, 4, 5].map((wave) => realPeople.filter((one) => one.wave === wave))
  const lockedOf = (some: typeof realPeople = []) => some.filter(({ isLocked }) => isLocked).length
  for (const members of Object.values(Object.groupBy(first ?? [], ({ group }) => group))) {
    expect(lockedOf(members)).toBe(Math.round((members?.length ?? 0) / 3))
  }
  expect(later.map((some) => [some.length, lockedOf(some)])).toEqual([
    [14, 7],
    [10, 5],
    [12, 6],
    [12, 6],
  ])
})

const [person] = realPeople
if (person === undefined) throw new Error('There is nobody.')
const listing = (id: string, title: string, location: string) => ({ id, kind: 'job' as const, title, location })
const listings = [
  listing('near', 'Registered Nurse', 'Houston, TX'),
  listing('far', 'Registered Nurse', 'Leeds, United Kingdom'),
  ...['Welder', 'Chef', 'Driver', 'Teacher', 'Chemist'].map((title) => listing(title, title, 'Houston, TX')),
]

test('ours and the two orders beside it rank the same postings', () => {
  const ranked = createRealSystems(listings).rank(person)
  expect(ranked.ours[0]).toBe('near')
  expect(ranked.BM25).toEqual(['near'])
  expect(ranked.plain).toEqual(['near'])
})

test('a sheet tells nothing of what chose its rows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scry-sheet-'))
  writeRealSheet(folder, 'open', [{ person, listings }])
  const sheet = readFileSync(join(folder, 'open.txt'), 'utf8')
  expect(sheet).toContain(`=== ${person.id}: ${person.level}, Houston, TX`)
  expect(sheet).not.toMatch(/ours|BM25|plain/)
  expect(sheet.match(/^\d+\. /gm)).toHaveLength(listings.length)
})

test('a row that nobody judged gains nothing and is counted', () => {
  const rankings = new Map([[person.id, { ours: ['near', 'far'], BM25: ['far', 'near'], plain: [] }]])
  const [ours, bm25, plain] = scoresFor([person], rankings, { [person.id]: { near: 3, other: 0 } })
  expect(ours).toMatchObject({ ndcg: 1, precision: 0.1, wrong: 0, floor: 0.2, unjudged: 1 })
  expect(bm25?.ndcg).toBeCloseTo(1 / Math.log2(3), 10)
  expect(plain?.ndcg).toBe(0)
  expect(chanceOf([person], rankings, { [person.id]: { near: 3 } }, 'plain')).toBeGreaterThan(0.4)
})

test('of lines that were read, those count that are still said', () => {
  const systems = createRealSystems(listings)
  expect(lineTable([{ ...person, id: 'nobody' }], systems)).toContain('| all | reason | 0 | 0 | 0 |')
})

test('of each band it is told how many judged pairs are worth showing', () => {
  const table = bandTable([person], createRealSystems(listings), { [person.id]: { near: 3, Welder: 0, gone: 2 } })
  expect(table).toMatch(/\| other-field \| 1 \| 0.00 \|/)
  expect(table).toMatch(/\| (?:strong|good|fair) \| 1 \| 1.00 \|/)
})

test('what is wrong among the first five is counted in every row and in what is presented as fitting', () => {
  const rankings = new Map([[person.id, { ours: ['near', 'Welder', 'far'], BM25: [], plain: [] }]])
  const table = reachTable([person], createRealSystems(listings), rankings, { [person.id]: { near: 0, Welder: 0 } })
  expect(table).toContain('| all | 1.0 | 0.400 | 0.200 | 1.000 |')
})
