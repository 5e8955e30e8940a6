import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Listing } from '@scry/contracts/listing'
import { expect, test } from 'vitest'
import { createBm25 } from './bm25.ts'
import { writeSheets } from './judging-sheets.ts'
import { textHash } from './judgments.ts'
import { choosePersonas } from './personas.ts'
import type { ReadPersona } from './pipeline.ts'
import { againPairs, poolOf, unjudgedPairs } from './pool.ts'
import { bm25, ours, without } from './systems.ts'

const listings: Listing[] = Array.from({ length: 12 }, (_, at) => ({
  id: `job-${at}`,
  kind: 'job',
  title: at === 3 ? 'Welder' : 'Gardener',
  description: at === 5 ? 'A welder helps in the garden.' : 'Work in the garden.',
}))
const byId = new Map(listings.map((listing) => [listing.id, listing]))
const persona: ReadPersona = { ...(choosePersonas()[0] as ReadPersona), profile: {} }
const ids = listings.map(({ id }) => id)

test('the pool holds ten rows of ours and of BM25 and five of the others, each once', () => {
  const pool = poolOf({ [ours]: ids.slice(0, 10), [bm25]: ids.slice(0, 10), [without('place')]: ids.slice(2, 12) })
  expect([...pool].toSorted()).toEqual(ids.slice(0, 10).toSorted())
})

test('what was judged is not asked again unless the text of the listing changed', () => {
  const rankings = new Map([[persona.person.id, { [ours]: ['job-0', 'job-1'] }]])
  const judgment = {
    persona: persona.person.id,
    listing: 'job-0',
    text: textHash(persona.person, byId.get('job-0') as Listing),
    grade: 1,
    reason: 'near field',
    round: 1,
  } as const
  const asked = (all: ReadonlyMap<string, Listing>) =>
    unjudgedPairs([persona], rankings, all, [judgment]).map(({ listing }) => listing.id)
  expect(asked(byId)).toEqual(['job-1'])
  const changed = new Map(byId).set('job-0', { ...(byId.get('job-0') as Listing), title: 'Head Gardener' })
  expect(asked(changed)).toEqual(['job-0', 'job-1'])
  expect(againPairs([persona], byId, [judgment])).toHaveLength(1)
  expect(againPairs([persona], byId, [judgment, { ...judgment, round: 2 }])).toEqual([])
})

test('a sheet shows every listing once, in another order than ranked, and names no system', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
  const pairs = listings.map((listing) => ({ persona, listing, round: 1 as const }))
  writeSheets(folder, pairs, persona.locked)
  expect(readdirSync(folder).toSorted()).toEqual([`${persona.person.id}.txt`, 'key.json'].toSorted())
  const sheet = readFileSync(join(folder, `${persona.person.id}.txt`), 'utf8')
  expect(sheet.match(/^#\d+ /gm)).toHaveLength(12)
  expect(sheet).not.toMatch(/BM25|ours|score|rank/i)
  const key = JSON.parse(readFileSync(join(folder, 'key.json'), 'utf8')) as Record<string, { listing: string }>
  const order = Object.values(key).map(({ listing }) => listing)
  expect(order.toSorted()).toEqual(ids.toSorted())
  expect(order).not.toEqual(ids)
})

test('BM25 prefers the listing that is about the word to the one that mentions it, and gives others nothing', () => {
  const scores = createBm25(listings)('welders')
  expect(scores[3]).toBeGreaterThan(scores[5] ?? 0)
  expect(scores[5]).toBeGreaterThan(0)
  expect(scores.filter((score) => score > 0)).toHaveLength(2)
})
