import { parseFeed } from '@rowanmanning/feed-parser'
import type { Listing } from '@scry/contracts/listing'
import { sourceManifests } from '@scry/sources/registry'
import { parse } from 'csv-parse/sync'
import { parseJsonFeed, parseRssFeed } from 'feedsmith'
import { sync as nodeIcal } from 'node-ical'
import RssParser from 'rss-parser'
import { convertIcsCalendar } from 'ts-ics'
import { expect, test } from 'vitest'
import { openBrowser } from '../../../testing/browser.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const job: Listing = {
  ...{ id: 'board:7', kind: 'job', title: 'Ferry <Planner> & "Pilot" ]]>', company: '=HYPERLINK("https://x.example")' },
  ...{
    type: 'internship',
    location: 'Harwich, United Kingdom',
    url: 'https://quayside.example/7',
    workplace: 'on-site',
  },
  ...{ posted: Date.UTC(2026, 10, 19), deadline: Date.UTC(2026, 11, 6, 11, 59), deadlineZone: 'AoE' },
  description: 'Plan ferries with SQL.\u0001',
}
const newer: Listing = {
  ...job,
  id: 'board:8',
  title: 'Tide Analyst',
  company: 'Saltmarsh',
  posted: Date.UTC(2026, 10, 20),
}
const permanent: Listing = { ...newer, id: 'board:9', title: 'Keeper', type: 'full-time' }
const hackathon: Listing = {
  ...{ id: 'fest:9', kind: 'hackathon', title: 'Tide Hack', company: 'Harbor', workplace: 'remote' },
  ...{ registrationDeadline: Date.UTC(2027, 0, 5, 20), starts: Date.UTC(2027, 0, 8), ends: Date.UTC(2027, 0, 9, 17) },
}

async function withListings() {
  const server = await startTestServer({ env: { PUBLIC_URL: 'https://scry.example' } })
  const closed = sourceManifests.find(({ terms, isFictional }) => terms.noSyndication && !isFictional)?.id ?? ''
  await server.database.transaction(async (trx) => {
    const { writeDiffering } = server.listings.stored
    await writeDiffering(trx, 'board', [job, newer, permanent, hackathon], 0)
    await writeDiffering(trx, closed, [{ ...newer, id: 'closed:1', title: 'Not passed on' }], 0)
  })
  await server.app.ready()
  await server.listings.settled()
  const browser = openBrowser(server)
  return { read: (path: string) => browser.call('GET', path) }
}

test('one query string gives the page and a feed that two parsers read alike, newest first', async () => {
  const { read } = await withListings()
  const rss = await read('/api/jobs/feed/rss?q=sql&type=internship')
  expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(parseRssFeed(rss.body).items).toHaveLength(2)
  const [one, other] = [await new RssParser().parseString(rss.body), parseFeed(rss.body)]
  expect(one.link).toBe('https://scry.example/jobs?q=sql&type=internship')
  expect(one.items.map(({ title, link, guid, isoDate }) => [title, link, guid, isoDate])).toEqual([
    ['Tide Analyst, Saltmarsh', 'https://scry.example/jobs/board:8', 'board:8', '2026-11-20T00:00:00.000Z'],
    [`${job.title}, ${job.company}`, 'https://scry.example/jobs/board:7', 'board:7', '2026-11-19T00:00:00.000Z'],
  ])
  expect(other.items.map(({ title, url, id, published }) => [title, url, id, published?.toISOString()])).toEqual(
    one.items.map(({ title, link, guid, isoDate }) => [title, link, guid, isoDate]),
  )
})

test('no title takes a feed from the others: it ends no element, and holds no sign that XML has not (decision 0342)', async () => {
  const server = await startTestServer({ env: { PUBLIC_URL: 'https://scry.example' } })
  const hostile = {
    ...{ id: 'board:6', title: 'A ]]> b ]]><item><title>Planted</title></item>\ufffe\uffff', company: '&#0;' },
    location: '<img src="https://spy.example/x"> & "Leith"',
  }
  await server.database.transaction((trx) =>
    server.listings.stored.writeDiffering(trx, 'board', [{ ...job, ...hostile }, newer], 0),
  )
  await server.app.ready()
  await server.listings.settled()
  const rss = await openBrowser(server).call('GET', '/api/jobs/feed/rss?type=internship&q=%22%3E%3Citem%3E')
  expect(new URL((await new RssParser().parseString(rss.body)).link ?? '').searchParams.get('q')).toBe('"><item>')
  const { body } = await openBrowser(server).call('GET', '/api/jobs/feed/rss?type=internship')
  expect(body).not.toMatch(/[\ufffe\uffff]/)
  const { items } = await new RssParser().parseString(body)
  expect(items.map(({ title }) => title)).toEqual([
    'Tide Analyst, Saltmarsh',
    'A ]]> b ]]><item><title>Planted</title></item> , &#0;',
  ])
  expect(items[1]?.content).toContain('&lt;img src=&quot;https://spy.example/x&quot;&gt; &amp; &quot;Leith&quot;')
})

test('JSON Feed has the same items, and a parser of its own takes it', async () => {
  const { read } = await withListings()
  const json = await read('/api/jobs/feed/json?q=sql&type=internship')
  const found = parseJsonFeed(json.json())
  expect(json.json()).toMatchObject({ version: 'https://jsonfeed.org/version/1.1' })
  expect(found.items?.map(({ id }) => id)).toEqual(['board:8', 'board:7'])
  expect(found.items?.[1]?.title).toBe(`${job.title}, ${job.company}`)
})

test('CSV comes back by a parser, and no cell is a formula', async () => {
  const { read } = await withListings()
  const csv = await read('/api/jobs/feed/csv?type=any')
  expect(csv.headers['content-disposition']).toContain('scry-jobs.csv')
  const rows = parse(csv.body, { columns: true }) as Record<string, string>[]
  expect(rows.map((row) => row.title).sort()).toEqual(['Ferry <Planner> & "Pilot" ]]>', 'Keeper', 'Tide Analyst'])
  const row = rows.find(({ page }) => page?.endsWith('board:7'))
  expect(row).toMatchObject({ company: `'${job.company}`, deadline: '2026-12-06T11:59:00.000Z', link: job.url })
})

test('the dates of a search are a calendar that two parsers read', async () => {
  const { read } = await withListings()
  const ics = (await read('/api/hackathons/feed/ics?mode=online')).body
  const events = Object.values(nodeIcal.parseICS(ics)).flatMap((part) =>
    part?.type === 'VEVENT' ? [part.summary] : [],
  )
  const expected = ['Registration closes: Tide Hack', 'Starts: Tide Hack', 'Ends: Tide Hack']
  expect(events).toEqual(expected)
  expect(convertIcsCalendar(undefined, ics).events?.map(({ summary }) => summary)).toEqual(expected)
  expect((await read('/api/hackathons/feed/ics?mode=offline')).body).not.toContain('VEVENT')
})

test('a form or a filter that there is not is refused, and an old link counts as the default', async () => {
  const { read } = await withListings()
  expect((await read('/api/jobs/feed/atom')).statusCode).toBe(404)
  expect((await read('/api/jobs/feed/rss?color=red')).statusCode).toBe(400)
  for (const filter of ['employer', 'type', 'category', 'level']) {
    const answer = await read(`/api/jobs/feed/rss?${filter}=${'x'.repeat(400)}`)
    expect([filter, answer.statusCode]).toEqual([filter, 400])
  }
  expect((await read(`/api/hackathons/feed/rss?theme=${'x'.repeat(400)}`)).statusCode).toBe(400)
  expect((await read('/api/jobs/feed/json?days=soon&page=3&open=board:7')).json<{ items: [] }>().items).toHaveLength(2)
})
