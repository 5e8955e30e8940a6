import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanAddress } from './clean-address.ts'
import { isSameOpening, keysOf, type Opening, readOpening } from './same-opening.ts'

const base: Opening = { title: 'Tide Data Intern', company: 'Fernhill Water', places: ['Leeds, UK'], urls: [] }
const idAt = (address = '') => readOpening({ ...base, urls: [address] }).postingIds[0]
const same = (one: Partial<Opening>, other: Partial<Opening>) =>
  isSameOpening(readOpening({ ...base, ...one }), readOpening({ ...base, ...other }))

test('the number of a posting is read from the pages of its system, of its employer, and of the form in between', () => {
  for (const address of [
    'https://boards.greenhouse.io/fernhill/jobs/4000123',
    'https://job-boards.eu.greenhouse.io/fernhill/jobs/4000123?gh_src=abc',
    'https://boards.greenhouse.io/embed/job_app?token=4000123&utm_source=list',
    'https://fernhill.example/careers/?gh_jid=4000123',
  ])
    expect(idAt(address)).toBe('greenhouse:4000123')
  const one = '0b1c2d3e-0b1c-4d3e-8f00-0b1c2d3e4f50'
  expect(idAt(`https://jobs.lever.co/fernhill/${one}/apply`)).toBe(`lever:${one}`)
  expect(idAt(`https://jobs.ashbyhq.com/Fernhill/${one.toUpperCase()}`)).toBe(`ashby:${one}`)
  expect(idAt('https://fernhill.wd5.myworkdayjobs.com/en-US/Jobs/job/Leeds/Tide-Intern_R-101-1')).toBe(
    'workday:fernhill:r-101-1',
  )
  expect(idAt('https://fernhill.example/careers')).toBeUndefined()
})

test('an address is compared without where somebody came from', () => {
  const clean = 'fernhill.example/jobs/7?lang=en'
  expect(cleanAddress(new URL('http://www.fernhill.example/jobs/7/?utm_source=list&lang=en#apply'))).toBe(clean)
  expect(cleanAddress(new URL('mailto:jobs@fernhill.example'))).toBeUndefined()
})

test('one number is one opening whatever its title, and two numbers of one system never are', () => {
  const at = (id: number) => [`https://boards.greenhouse.io/fernhill/jobs/${id}`]
  expect(same({ urls: at(1) }, { urls: ['https://fernhill.example/?gh_jid=1'], title: 'Data Intern (m/f/d)' })).toBe(
    true,
  )
  expect(same({ urls: at(1) }, { urls: at(2) })).toBe(false)
  expect(same({ requisitionId: 'R-1' }, { requisitionId: 'R-2' })).toBe(false)
})

test('employer, work, term and town together are one opening, however they are written', () => {
  expect(same({ company: 'FernhillWater Ltd.', title: 'Tide Data – Internship' }, { places: ['Leeds (Hybrid)'] })).toBe(
    true,
  )
  expect(same({ company: 'Fernhill' }, {})).toBe(true)
  expect(same({ title: 'Tide Data Intern, Summer 2027' }, { title: 'Tide Data Intern - Fall 2027' })).toBe(false)
  expect(same({ places: ['Remote, UK'] }, { places: ['UK - Remote'] })).toBe(true)
  expect(same({ places: ['York, UK'] }, {})).toBe(false)
  expect(same({ company: 'Redbank Makers' }, {})).toBe(false)
  expect(same({ title: 'Tide Data Analyst' }, {})).toBe(false)
})

test('short titles in another order, a co-op beside an internship, and other regions are other openings', () => {
  const titles = (one: string, other: string) => same({ title: one }, { title: other })
  expect(titles('Software Engineer Associate', 'Associate Software Engineer')).toBe(false)
  expect(titles('Intern - Tide Data', 'Tide Data Internship')).toBe(true)
  expect(titles('Tide Data Co-op', 'Tide Data Intern')).toBe(false)
  const long = 'Software Engineer - University Graduate - Managed Tide Service'
  expect(titles(long, 'Software Engineer - Managed Tide Service - University Graduate')).toBe(true)
  const places = (one: string, other: string) => same({ places: [one] }, { places: [other] })
  expect(places('Remote, Missouri, United States, AMER', 'Remote, Oregon, United States, AMER')).toBe(false)
  expect(places('Fernhill Water Germany', 'Fernhill Water UK')).toBe(false)
  expect(places('Remote in USA', 'United States')).toBe(true)
  expect(places('Virtual US', 'USA')).toBe(true)
})

test('a shared page holds two towns together, a general page of careers no two kinds of work', () => {
  const urls = ['https://fernhill.example/careers']
  expect(same({ urls, places: ['York'] }, { urls })).toBe(true)
  expect(same({ urls, title: 'Pump Engineer' }, { urls })).toBe(false)
})

const text = fc.oneof(fc.string(), fc.constantFrom('Tide Data Intern', 'Leeds, UK', 'SF', 'https://jobs.lever.co/a'))
const anyOpening = fc.record({ title: text, company: text, places: fc.array(text), urls: fc.array(text) })

test('sameness is the same both ways, never throws, and openings that are the same share a key', () => {
  fc.assert(
    fc.property(anyOpening, anyOpening, (one, other) => {
      const [first, second] = [readOpening(one), readOpening(other)]
      const verdict = isSameOpening(first, second)
      expect(isSameOpening(second, first)).toBe(verdict)
      const keys = new Set(keysOf(first))
      if (verdict) expect(keysOf(second).some((key) => keys.has(key))).toBe(true)
    }),
  )
})

type Row = { title: string; company: string; location?: string; url?: string }
const folder = process.env.LISTINGS_DIR ?? ''
const rowsOf = <T>(file: string): T[] =>
  gunzipSync(readFileSync(join(folder, file)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)
const openingOf = ({ title, company, location, url }: Row, withUrl: boolean) =>
  readOpening({ title, company, places: location ? [location] : [], urls: withUrl && url ? [url] : [] })

/** Pairs of one employer whose titles share half their words and whose numbers differ, drawn by hash. */
function differentPairs(count: number): [Row, Row][] {
  const ofEmployer = Map.groupBy(
    rowsOf<Row>('corpus.jsonl.gz').filter(({ url, company }) => company && url && idAt(url)),
    (row) => openingOf(row, true).company,
  )
  const found: [string, Row, Row][] = []
  for (const rows of ofEmployer.values()) {
    const near = rows.slice(0, 40)
    for (const [at, one] of near.entries()) {
      for (const other of near.slice(at + 1, at + 6)) {
        const [a, b] = [new Set(openingOf(one, true).title.core), new Set(openingOf(other, true).title.core)]
        const share = [...a].filter((word) => b.has(word)).length / new Set([...a, ...b]).size
        if (share < 0.5 || idAt(one.url) === idAt(other.url)) continue
        found.push([createHash('sha1').update(`${one.url} ${other.url}`).digest('hex'), one, other])
      }
    }
  }
  return found
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, count)
    .map(([, one, other]) => [one, other])
}

test.skipIf(!existsSync(folder))('real pairs are told apart (needs LISTINGS_DIR)', () => {
  const pairs = rowsOf<{ records: [Row, Row] }>('duplicate-pairs.jsonl.gz')
  const different = differentPairs(pairs.length)
  for (const withUrl of [true, false]) {
    const isOne = ([one, other]: readonly [Row, Row]) =>
      isSameOpening(openingOf(one, withUrl), openingOf(other, withUrl))
    const right = pairs.filter(({ records }) => isOne(records)).length
    const wrong = different.filter(isOne)
    const recall = right / pairs.length
    console.log(
      `${withUrl ? 'with' : 'without'} addresses: recall ${recall.toFixed(3)} of ${pairs.length}, ` +
        `${wrong.length} of ${different.length} others called one, precision ${(right / (right + wrong.length)).toFixed(3)}`,
    )
    expect(recall).toBeGreaterThan(withUrl ? 0.97 : 0.6)
    // Without addresses nothing tells the same work in the same town under two numbers apart.
    expect(wrong.length / different.length).toBeLessThan(withUrl ? 0.002 : 0.02)
  }
})
