import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Reading } from '../connector.ts'
import { connectors } from '../registry.ts'
import type { SourceItem } from '../source-item.ts'
import { itemProblems } from './item-problems.ts'

const listings = process.env.LISTINGS_DIR
const without = listings ? '' : ' (skipped without LISTINGS_DIR, the folder of recorded listings)'
const file = (path: string): string => {
  const bytes = readFileSync(join(listings ?? '', path))
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** Reads one recorded answer; what a list says before each item is asked for counts as read. */
const read = (
  id: string,
  body: string,
  step: string,
  board = 'recorded',
): { reading: Reading; items: SourceItem[] } => {
  const connector = connectors.find(({ manifest }) => manifest.id === id)
  if (connector === undefined) throw new Error(`There is no source ${id}.`)
  const ask = { unit: { source: id, board }, now: Date.UTC(2026, 10, 23), settings: {} }
  const reading = connector.read({ url: 'https://recorded.example/', accept: 'json', step }, body, ask)
  return { reading, items: [...reading.items, ...reading.next.flatMap(({ detail }) => detail?.item ?? [])] }
}

const recorded: [id: string, path: string, count: number, step?: string][] = [
  ['adzuna', 'adzuna.json', 2, 'gb'],
  ['arbeitnow', 'arbeitnow.json', 2],
  ['ashby', 'ashby.json', 18],
  ['devfolio', 'devfolio.json', 1],
  ['devpost', 'devpost.json', 9],
  ['devpost', 'devpost_2026.json', 3],
  ['greenhouse', 'greenhouse.json', 1],
  ['hackclub', 'hackclub.json', 1],
  ['hackernews', 'hackernews.json', 3, 'thread'],
  ['himalayas', 'himalayas.json', 1],
  ['jobicy', 'jobicy.json', 2],
  ['lever', 'lever.json', 1],
  ['mlh', 'mlh.json', 3],
  ['recruitee', 'recruitee.json', 1],
  ['remoteok', 'remoteok.json', 2],
  ['remotive', 'remotive.json', 2],
  ['smartrecruiters', 'smartrecruiters.json', 1],
  ['themuse', 'themuse.json', 2],
  ['unstop', 'unstop.json', 10],
  ['usajobs', 'usajobs.json', 10],
  ['weworkremotely', 'weworkremotely.xml', 1],
  ['workable', 'workable.json', 2],
]

test.skipIf(!listings).each(recorded)(
  `%s reads its recorded answer %s to the last entry${without}`,
  (id, path, count, step = 'list') => {
    const body = file(join('payloads', path))
    // The page of this one was recorded as the data in it.
    const answer = id === 'mlh' ? `<script data-page="app" type="application/json">${body}</script>` : body
    const { reading, items } = read(id, answer, step)
    expect([reading.problem, reading.rejected]).toEqual([undefined, []])
    expect(items).toHaveLength(count)
    expect(items.flatMap(itemProblems)).toEqual([])
    for (const { url } of items) expect(url).toBeDefined()
  },
)

test.skipIf(!listings)(`ashby reads every recorded board whole, with a text for each posting${without}`, () => {
  const boards = listings && existsSync(listings) ? readdirSync(join(listings, 'boards/ashby')) : []
  expect(boards.length).toBeGreaterThan(40)
  for (const name of boards) {
    const { reading, items } = read('ashby', file(join('boards/ashby', name)), 'list', name.replace('.json.gz', ''))
    expect([name, reading.problem, reading.rejected]).toEqual([name, undefined, []])
    expect(items.flatMap(itemProblems)).toEqual([])
    expect(items.filter(({ description }) => description === undefined)).toEqual([])
  }
})

test.skipIf(!listings)(`both recorded student lists are read without a row lost that is open${without}`, () => {
  for (const name of ['internships-listings', 'new-grad-listings']) {
    const body = file(`simplify/${name}.json.gz`)
    const rows: { id: string; active: boolean; is_visible: boolean }[] = JSON.parse(body)
    const open = new Set(rows.filter((row) => row.active && row.is_visible).map(({ id }) => id))
    const { reading, items } = read('student-lists', body, 'list', name)
    expect(reading.rejected.filter(({ reason }) => !reason.endsWith('repeats an identifier.'))).toEqual([])
    expect(new Set(items.map(({ key }) => key))).toEqual(open)
    expect(items.flatMap(itemProblems)).toEqual([])
  }
})

test.skipIf(!listings)(
  `no recorded description of Remote OK keeps its bait or a letter encoded twice${without}`,
  () => {
    const { items } = read('remoteok', file('payloads/remoteok.json'), 'list')
    for (const { description } of items)
      expect(description?.text).not.toMatch(/please mention the word|#R\w{4,}|[ÃÂâ][\u0080-\u00bf]/i)
  },
)
