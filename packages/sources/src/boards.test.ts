import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBoards, unitsOf } from './boards.ts'
import { connectors, sourceManifests } from './registry.ts'

const shipped = readBoards(readFileSync(new URL('./boards.csv', import.meta.url), 'utf8'), sourceManifests)

test('the list that ships is read without a problem: some 300 employers of many fields and countries, and student lists', () => {
  expect(shipped.problems).toEqual([])
  const employers = shipped.boards.filter(({ unit }) => unit.source !== 'student-lists')
  expect(employers.length).toBeGreaterThanOrEqual(290)
  expect(employers.filter(({ unit, country, field }) => !unit.employer || !country || !field)).toEqual([])
  expect(new Set(employers.map(({ country }) => country)).size).toBeGreaterThanOrEqual(20)
  const fields = Map.groupBy(employers, ({ field }) => field)
  expect(fields.size).toBeGreaterThanOrEqual(20)
  for (const field of [
    'health',
    'engineering',
    'retail',
    'education',
    'finance',
    'public',
    'logistics',
    'energy',
    'media',
  ]) {
    expect(fields.get(field)?.length ?? 0).toBeGreaterThanOrEqual(8)
  }
  expect((fields.get('software')?.length ?? 0) / employers.length).toBeLessThan(0.1)
  expect(shipped.boards.length - employers.length).toBe(4)
})

test('every board of the list has a request to make', () => {
  for (const { manifest, first } of connectors) {
    for (const unit of unitsOf(manifest, shipped.boards)) {
      expect([unit, first({ unit, now: 0, settings: {} }).length > 0]).toEqual([unit, true])
    }
  }
})

test('a source without boards is one unit, and only the boards of a system are its units', () => {
  const { boards } = readBoards('greenhouse,larkfield,Larkfield Robotics,NL,robotics\nlever,tidewater', sourceManifests)
  const unitsFor = (id: string) =>
    connectors.flatMap(({ manifest }) => (manifest.id === id ? unitsOf(manifest, boards) : []))
  expect(unitsFor('remotive')).toEqual([{ source: 'remotive' }])
  expect(unitsFor('greenhouse')).toEqual([{ source: 'greenhouse', board: 'larkfield', employer: 'Larkfield Robotics' }])
  expect(unitsFor('lever')).toEqual([{ source: 'lever', board: 'tidewater' }])
  expect(unitsFor('ashby')).toEqual([])
})

test('a bad line is told with its number and reason, and the rest is read', () => {
  const text = [
    'system,token,employer,country,field',
    '# ours',
    '',
    'greenhouse,larkfield,Larkfield Robotics,NL,robotics',
    'linkedin,larkfield,Larkfield Robotics,NL,robotics',
    'greenhouse,,Nobody,NL,robotics',
    'greenhouse,two,Two, Three & Co,NL,law',
    'greenhouse,four,Four,Holland,law',
    'greenhouse,larkfield',
    'remotive,x',
  ].join('\r\n')
  const { boards, problems } = readBoards(text, sourceManifests)
  expect(boards.map(({ unit }) => unit.board)).toEqual(['larkfield'])
  expect(problems).toEqual([
    expect.stringMatching(/^Line 5: 'linkedin' is no system with boards\. There are greenhouse, lever/),
    'Line 6: the token of the board is missing or holds a blank.',
    'Line 7: it has more than five parts; a name holds no comma.',
    "Line 8: the country 'Holland' is not two capital letters.",
    'Line 9: greenhouse/larkfield stands there before.',
    expect.stringMatching(/^Line 10: 'remotive' is no system with boards/),
  ])
})
