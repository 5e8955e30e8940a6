import type { Listing } from '@scry/contracts/listing'
import { noMapping } from '@scry/sources/mapping'
import { expect, test } from 'vitest'
import type { Database } from './database/connect.ts'
import { createListingStore, storedListings } from './features/listings/listing-store.ts'
import { type ImportNote, importListings } from './features/sources/import-listings.ts'
import { freshDatabase, startTestServer, testClock } from './testing/test-server.ts'

const day = 86_400_000
const { signal } = new AbortController()

function importer(database: Database, clock: ReturnType<typeof testClock>) {
  const store = createListingStore({ database, clock })
  return {
    changes: () => store.lastNumber(),
    listings: async () => {
      const all: Listing[] = []
      for await (const page of store.all()) all.push(...page.map(({ listing }) => listing))
      return all
    },
    async take(text: string | Uint8Array, { name = 'jobs.csv', isComplete = false, source = 'Career Office' } = {}) {
      clock.advance(1000)
      const notes: ImportNote[] = []
      const summary = await importListings(
        { database, clock, listings: storedListings, holder: 'test' },
        { name, pieces: [typeof text === 'string' ? Buffer.from(text) : text], source, mapping: noMapping, isComplete },
        { note: (note) => notes.push(note), progress: () => {} },
        signal,
      )
      const told = notes.map(({ at, reason }) => `${at}: ${reason}`)
      const { fresh, changed, unchanged, closed, rejected } = summary
      return { summary, told, counts: [fresh, changed, unchanged, closed, rejected] }
    },
  }
}

async function newImporter() {
  const { database } = await freshDatabase()
  return { database, ...importer(database, testClock()) }
}

const trades = ['Baker', 'Mason', 'Nurse', 'Welder', 'Florist', 'Potter', 'Farrier', 'Tailor']
const table = (ids: readonly number[], suffix = '') =>
  [
    'Job ID,Title,Employer,Link,Location',
    ...ids.map((id) => `${id},${trades[id % 8]} ${id}${suffix},House ${id},https://jobs.example/${id},Ghent`),
  ].join('\n')
const openTitles = (listings: readonly Listing[]) =>
  listings.flatMap(({ title, status }) => (status === 'closed' ? [] : [title])).sort()

test('a file is taken in once; the same file again changes nothing, and a changed one its own rows alone', async () => {
  const here = await newImporter()
  const ids = Array.from({ length: 60 }, (_, at) => at)
  expect((await here.take(table(ids))).counts).toEqual([60, 0, 0, 0, 0])
  const number = await here.changes()
  expect((await here.take(table(ids))).counts).toEqual([0, 0, 60, 0, 0])
  expect(await here.changes()).toBe(number)
  const [first, second] = await here.listings()
  expect(first).toMatchObject({ source: 'Career Office', id: expect.stringMatching(/^own-career-office:/) })
  expect(first?.firstSeen).toBe(second?.firstSeen)
  expect((await here.take(table(ids).replace('Nurse 2,', 'Head Nurse 2,'))).counts).toEqual([0, 1, 59, 0, 0])
  expect(await here.changes()).toBe(number + 1)
})

test('what a complete file lacks is closed at once and opens again with its first date; else it stays', async () => {
  const here = await newImporter()
  await here.take(table([1, 2, 3]))
  const began = (await here.listings())[0]?.firstSeen
  expect((await here.take(table([1]))).counts).toEqual([0, 0, 1, 0, 0])
  expect((await here.take(table([1]), { isComplete: true })).counts).toEqual([0, 0, 1, 2, 0])
  expect(openTitles(await here.listings())).toEqual(['Mason 1'])
  expect((await here.take(table([1, 2]), { isComplete: true })).counts).toEqual([0, 1, 1, 0, 0])
  const back = (await here.listings()).find(({ title }) => title === 'Nurse 2')
  expect([back?.status, back?.firstSeen]).toEqual([undefined, began])
  expect((await here.take('Title,Employer,Link\n', { isComplete: true })).counts).toEqual([0, 0, 0, 2, 0])
})

test('bad rows are told with line and reason and cost no other; what is there of them stays open', async () => {
  const here = await newImporter()
  await here.take(table([1, 2, 3]))
  const damaged = [
    ...table([1, 2]).split('\n'),
    '3,,House 3,https://jobs.example/3',
    '2,Twice,House 2,https://jobs.example/2',
  ]
  const { told, counts, summary } = await here.take(damaged.join('\n'), { isComplete: true })
  expect(told).toEqual(['4: It has no title.', "5: It repeats the identifier '2' of a row before it."])
  expect(counts).toEqual([0, 0, 2, 0, 2])
  expect(summary.keptOpen).toBe(false)
  const broken = await here.take(`${table([1])}\n"never closed,x,y`, { isComplete: true })
  expect(broken.told).toEqual([expect.stringMatching(/^3: Its quotation marks/)])
  expect([broken.summary.keptOpen, broken.summary.closed]).toEqual([true, 0])
  expect(openTitles(await here.listings())).toHaveLength(3)
})

test('a row that is longer than any real one is told and costs no other', async () => {
  const here = await newImporter()
  const rows = [1, 2, 3].map((id) => ({
    id,
    title: `Cook ${id}`,
    employer: 'House',
    url: `https://jobs.example/${id}`,
  }))
  const [first, second, third] = rows.map((row, at) =>
    JSON.stringify(
      [row, { ...row, description: 'Stir. '.repeat(20_000) }, { ...row, location: 'Ghent'.repeat(500) }][at],
    ),
  )
  const { counts, told } = await here.take([first, second, third].join('\n'), { name: 'jobs.jsonl' })
  expect(counts).toEqual([1, 0, 0, 0, 2])
  expect(told).toEqual([
    '2: Its description has more than 100,000 characters.',
    '3: Its location has more than 2,000 characters in one value.',
  ])
})

test('an identifier of signs that nobody sees is none, and no sign of a row stops the import', async () => {
  const here = await newImporter()
  const rows = ['\\u0000', 'a\\u0000b', '\\ud800', '\\u001f\\n'].map(
    (id, at) =>
      `{"id":"${id}","title":"Cook ${at}\\u0000","company":"House\\u0000 ${at}","type":"\\u0000 ${id}","url":"https://jobs.example/${at}"}`,
  )
  const { counts } = await here.take(rows.join('\n'), { name: 'jobs.jsonl' })
  expect(counts).toEqual([4, 0, 0, 0, 0])
  expect(openTitles(await here.listings())).toEqual(['Cook 0', 'Cook 1', 'Cook 2', 'Cook 3'])
})

test('a row that says that it is closed is closed, and one that another source lists is one listing', async () => {
  const here = await newImporter()
  await here.take(table([1, 2]))
  const stated =
    'id,title,employer,link,status\n1,Mason 1,House 1,https://jobs.example/1,Filled\n2,Nurse 2,House 2,https://jobs.example/2,Open'
  expect((await here.take(stated)).counts).toEqual([0, 1, 0, 1, 0])
  const { summary } = await here.take(table([2]), { source: 'Alumni list' })
  expect([summary.fresh, summary.joined]).toEqual([1, 1])
  expect(openTitles(await here.listings())).toEqual(['Nurse 2'])
})

test('a file that cannot be read at all changes nothing and says why', async () => {
  const here = await newImporter()
  for (const [text, name, said] of [
    ['', 'jobs.csv', /^It is empty/],
    ['Beruf,Betrieb\nBäcker,Crumb', 'jobs.csv', /^No column says the title .* 'Beruf', 'Betrieb'/],
    ['{"a":', 'jobs.json', /^It is no JSON/],
    ['<html><p>Sign in</p>', 'jobs.csv', /carries no JobPosting/],
    [
      '{"version":"x","items":[],"next_url":"https://jobs.example/2"}',
      'a.json',
      /goes on at https:\/\/jobs.example\/2/,
    ],
    ['PK\u0003\u0004\u0014\u0000', 'jobs.xlsx', /^It is a spreadsheet .* Save it as CSV/],
    [new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0]), 'jobs.csv.gz', /^It is packed \(gzip\)/],
    [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'jobs.xls', /^It is an old spreadsheet/],
    ['%PDF-1.7', 'jobs.pdf', /^It is a PDF/],
    ['<urlset><url><loc>https://jobs.example/1</loc></url></urlset>', 'x.xml', /^It is a sitemap/],
  ] as const) {
    const { summary } = await here.take(text, { name, isComplete: true })
    expect([name, summary.problem]).toEqual([name, expect.stringMatching(said)])
  }
  expect(await here.listings()).toEqual([])
  expect(await here.database.query.selectFrom('own_sources').selectAll().execute()).toEqual([])
})

test('an import stands among the sources by its name, and its listings in the lists as real ones', async () => {
  const server = await startTestServer({ env: { SOURCES: 'live' } })
  await server.app.ready()
  const here = importer(server.database, server.clock)
  await here.take(table([1, 2, 3]), { source: 'Büro für Karriere' })
  server.clock.advance(day)
  const { sources } = (await server.app.inject('/api/sources')).json()
  const own = sources.filter(({ id }: { id: string }) => id.startsWith('own-'))
  expect(own).toMatchObject([
    {
      ...{ name: 'Büro für Karriere', state: 'good', listings: 3, is_fictional: false, next_run: null, error: null },
      ...{ terms: { label: 'Büro für Karriere' }, last_run: new Date(server.clock.now() - day).toISOString() },
    },
  ])
  await server.listings.settled()
  const { id = '' } = (await here.listings())[0] ?? {}
  const found = (await server.app.inject(`/api/listings/${encodeURIComponent(id)}`)).json()
  expect(found.job).toMatchObject({ source: 'Büro für Karriere', is_sample: false })
})
