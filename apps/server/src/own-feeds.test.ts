import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { readApart } from './features/sources/read-apart.ts'
import type { Outside } from './platform/asking/outside.ts'
import type { OutsideAnswer } from './platform/asking/outside-answer.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const { signal } = new AbortController()

function feedsFile(feeds: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'scry-feeds-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'feeds.json')
  writeFileSync(path, typeof feeds === 'string' ? feeds : JSON.stringify(feeds))
  return path
}

/** A web of texts and answers by address; keeps what it was asked. */
function smallWeb(pages: Record<string, string | OutsideAnswer>) {
  const asked: { url: string; accept: string; etag: string | undefined }[] = []
  const ask: Outside['ask'] = async ({ url, accept, etag }) => {
    asked.push({ url, accept, etag })
    const page = pages[url] ?? { kind: 'gone', status: 404 }
    if (typeof page !== 'string') return page
    return etag === page ? { kind: 'unchanged' } : { kind: 'ok', url, text: page, etag: page }
  }
  return { asked, pages, outside: { ask, close: async () => {} } satisfies Outside }
}

async function serverWith(feeds: readonly object[], web: ReturnType<typeof smallWeb>, SOURCES = 'sample') {
  const server = await startTestServer({ env: { SOURCES, FEEDS: feedsFile(feeds) }, outside: web.outside })
  const run = async () => {
    for (const task of server.tasks.filter(({ name }) => name.startsWith('source own-'))) await task.run(signal)
  }
  return { server, run, titles: () => openTitles(server) }
}

async function openTitles({ database }: TestServer): Promise<string[]> {
  const rows = await database.query.selectFrom('listings').select('content').where('feed', 'like', 'own-%').execute()
  const all = rows.map(({ content }) => JSON.parse(content) as { title: string; status?: string })
  return all.flatMap(({ title, status }) => (status === 'closed' ? [] : [title])).sort()
}

const statusOf = async ({ app }: TestServer) =>
  (await app.inject('/api/sources')).json().sources.filter(({ id }: { id: string }) => id.startsWith('own-'))

const csv = 'https://careers.example.edu/jobs.csv'
const job = (title: string) => `{"@type":"JobPosting","title":"${title}","hiringOrganization":"Loft"}`
const page = (title: string) => `<!doctype html><script type="application/ld+json">${job(title)}</script>`

test('a feed is listed under its name, asked with its marks, and closes what it lacks where it is complete', async () => {
  const rows = ['Title,Employer,Link', 'Baker,Crumb,https://j.example/1', 'Mason,Brick,https://j.example/2']
  const web = smallWeb({ [csv]: rows.join('\n') })
  const { server, run, titles } = await serverWith(
    [{ name: 'Careers', address: csv, everyMinutes: 60, complete: true }],
    web,
  )
  await run()
  expect(await titles()).toEqual(['Baker', 'Mason'])
  expect(await statusOf(server)).toMatchObject([
    { name: 'Careers', state: 'good', listings: 2, is_fictional: false, error: null, units: 1 },
  ])
  server.clock.advance(3_600_000)
  await run()
  expect(web.asked.map(({ etag }) => etag !== undefined)).toEqual([false, true])
  const listed = await server.database.query
    .selectFrom('listings')
    .select('id')
    .where('feed', '=', 'own-careers')
    .execute()
  const { origins } = (await server.app.inject(`/api/listings/${encodeURIComponent(listed[0]?.id ?? '')}/page`)).json()
  expect(origins).toMatchObject([{ name: 'Careers' }])
  web.pages[csv] = [rows[0], rows[1], ',,'].join('\n')
  server.clock.advance(3_600_000)
  await run()
  expect(await titles()).toEqual(['Baker'])
})

const manyRows = (count: number) =>
  [
    'Title,Employer,Link',
    ...Array.from({ length: count }, (_, at) => `Baker ${at},Crumb,https://j.example/${at}`),
  ].join('\n')
const careers = {
  ...{ name: 'Careers', address: csv, everyMinutes: 60, isComplete: false },
  mapping: { names: new Map(), always: new Map([['employer', 'Crumb'] as const]) },
}
const asked = { unit: { source: 'own-careers' }, now: 0, settings: {} }
const request = { url: csv, accept: 'any', step: 'feed' } as const

test('a long list is read beside the event loop, which goes on meanwhile', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  const { items } = await readApart(careers).read(request, manyRows(1500), asked)
  clearInterval(timer)
  expect([items.length, turns > 5]).toEqual([1500, true])
})

test('a list that takes too long to read is given up and says so; at the signal nothing is left of it', async () => {
  const slow = await readApart(careers, 0).read(request, manyRows(1500), asked)
  expect(slow).toMatchObject({ items: [], problem: expect.stringMatching(/^Reading it takes too long/) })
  const stop = new AbortController()
  const left = readApart(careers).read(request, manyRows(1500), asked, stop.signal)
  stop.abort(new Error('stopped'))
  await expect(left).rejects.toThrow('stopped')
})

test('a sitemap leads to pages of its own site; one that is gone or no listing costs no other', async () => {
  const site = 'https://loft.example'
  const urls = ['/1', '/gone', '/about', '/2'].map((path) => `<url><loc>${site}${path}</loc></url>`).join('')
  const web = smallWeb({
    [`${site}/index.xml`]: `<sitemapindex><sitemap><loc>${site}/jobs.xml</loc></sitemap></sitemapindex>`,
    [`${site}/jobs.xml`]: `<urlset>${urls}<url><loc>https://elsewhere.example/3</loc></url></urlset>`,
    [`${site}/1`]: page('Sailmaker'),
    [`${site}/about`]: '<!doctype html><p>About</p>',
    [`${site}/2`]: page('Rigger'),
  })
  const { server, run, titles } = await serverWith([{ name: 'Loft', address: `${site}/index.xml` }], web)
  await run()
  expect(await titles()).toEqual(['Rigger', 'Sailmaker'])
  expect(web.asked.filter(({ accept }) => accept === 'html').map(({ url }) => url)).toEqual(
    ['/1', '/gone', '/about', '/2'].map((path) => `${site}${path}`),
  )
  expect(await statusOf(server)).toMatchObject([{ state: 'good', listings: 2 }])
})

test('sitemaps that lead to sitemaps without an end never have more requests waiting than any list needs', async () => {
  const site = 'https://loft.example'
  const index = Array.from({ length: 5100 }, (_, at) => `<sitemap><loc>${site}/index.xml?${at}</loc></sitemap>`).join(
    '',
  )
  const web = smallWeb({})
  const stop = new AbortController()
  const ask: Outside['ask'] = async ({ url }) => {
    web.asked.push({ url, accept: 'any', etag: undefined })
    if (web.asked.length > 5) stop.abort(new Error('seen enough'))
    return { kind: 'ok', url, text: `<sitemapindex>${index}</sitemapindex>` }
  }
  const feeds = [{ name: 'Loft', address: `${site}/index.xml` }]
  const { server } = await serverWith(feeds, { ...web, outside: { ...web.outside, ask } })
  const task = server.tasks.find(({ name }) => name.startsWith('source own-'))
  await task?.run(stop.signal).catch(() => {})
  const waiting = server.database.query.selectFrom('source_requests').select((eb) => eb.fn.countAll().as('count'))
  expect(Number((await waiting.executeTakeFirstOrThrow()).count)).toBeLessThanOrEqual(20_000)
})

test('one page is asked for as a page, and an answer that is no list is said', async () => {
  const web = smallWeb({
    'https://loft.example/job': page('Sailmaker'),
    'https://loft.example/x': 'nothing, here\n1,2',
  })
  const feeds = [
    { name: 'Page', address: 'https://loft.example/job' },
    { name: 'Other', address: 'https://loft.example/x' },
  ]
  const { server, run, titles } = await serverWith(feeds, web)
  await run()
  expect(await titles()).toEqual(['Sailmaker'])
  expect(web.asked.map(({ accept }) => accept)).toEqual(['any', 'html', 'any'])
  expect(await statusOf(server)).toMatchObject([
    { name: 'Other', state: 'failing', error: expect.stringMatching(/^No column says the title/) },
    { name: 'Page', state: 'good', error: null },
  ])
})

test('with SOURCES=off no feed is asked', async () => {
  const { server } = await serverWith([{ name: 'Careers', address: csv }], smallWeb({}), 'off')
  expect(server.tasks.filter(({ name }) => name.startsWith('source '))).toEqual([])
})

test.each([
  ['nonsense', /it is no JSON/],
  [{}, /expected array/],
  [[{ name: 'A', address: 'ftp://a.example' }], /feed 1: address must be an http/],
  [[{ name: 'A', address: 'https://me:pw@a.example' }], /must hold no login/],
  [[{ name: 'A', address: csv, everyMinutes: 1 }], /feed 1: everyMinutes/],
  [[{ name: 'A', address: csv, mapping: { titel: 'x' } }], /There is no field 'titel'/],
  [
    [
      { name: 'A', address: csv },
      { name: 'a!', address: csv },
    ],
    /two feeds are named 'a!'/,
  ],
])('a file of feeds with %j is refused at start with what is wrong and its form', (feeds, said) => {
  const read = () => readConfig({ FEEDS: feedsFile(feeds) })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(said)
  expect(read).toThrow(/It is a list in JSON/)
  expect(() => readConfig({ FEEDS: '/nowhere/feeds.json' })).toThrow(/FEEDS names .*: there is no such file/)
})
