import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Listing } from '@scry/contracts/listing'
import { ListingPage } from '@scry/contracts/listing-page-routes'
import { expect, onTestFinished, test } from 'vitest'
import { signUp } from '../../../testing/browser.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { listingRow } from '../listing-row.ts'
import { createListingStore } from '../listing-store.ts'
import { createSitemap, type InTurn } from './sitemap.ts'

const day = 86_400_000
const renderer = `
export const render = (page, path) => page === null
  ? { title: 'Not found', description: 'No such page', markup: '<h1>404 Page Not Found</h1>' }
  : { title: 'T', description: 'D', markup: '<h1>' + path + ' ' + page.state + '</h1>' }
`
const template = '<head><!--head--></head><body><div id="root"></div></body>'

/** A web build as far as the server knows it. */
function builtWebApp(): string {
  const directory = mkdtempSync(join(tmpdir(), 'scry-pages-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  mkdirSync(join(directory, 'renderer'))
  for (const [file, text] of [
    ...[['index.html', ''] as const, ['app.html', template] as const],
    ['listing-page.html', template],
    ['renderer/listing-page-renderer.js', renderer],
    ['renderer/package.json', '{"type":"module"}'],
  ] as const)
    writeFileSync(join(directory, file), text)
  return directory
}

function jobOf(now: number, id: string, more: Partial<Listing> = {}): Listing {
  return {
    ...{ id, kind: 'job', title: 'Tide Analyst Intern', company: `${id} Works`, type: 'internship' },
    ...{ location: 'Leeds, UK', places: [{ city: 'Leeds', country: 'GB' }], workplace: 'on-site' },
    ...{ description: 'Python for tides.', skills: ['Python'], posted: now - 3 * day, url: 'https://jobs.example/1' },
    ...more,
  }
}

async function served(
  listings: (now: number) => [feed: string, listing: Listing][],
  sources = 'live',
): Promise<TestServer> {
  const server = await startTestServer({
    webDirectory: builtWebApp(),
    env: { PUBLIC_URL: 'https://scry.example', SOURCES: sources },
  })
  await server.app.ready()
  const store = createListingStore(server)
  await store.write(listings(server.clock.now()).map(([feed, listing]) => listingRow(feed, listing)))
  await server.listings.settled()
  return server
}

const pageOf = async (server: TestServer, id: string, cookie = '') => {
  const { json } = await server.app.inject({ url: `/api/listings/${id}/page`, headers: { cookie } })
  return ListingPage.parse(json())
}

test('an open listing has its page at its address, with its canonical address, its card and its data', async () => {
  const server = await served((now) => [['greenhouse', jobOf(now, 'one')]])
  const { statusCode, headers, body } = await server.app.inject({ url: '/jobs/one?utm=x' })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', vary: expect.stringContaining('Cookie') })
  expect(String(headers['content-security-policy'])).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(body).toContain('<div id="root" data-prerendered><h1>/jobs/one open</h1></div>')
  expect(body).toContain('<link rel="canonical" href="https://scry.example/jobs/one" />')
  expect(body).toContain('<meta property="og:title" content="T" />')
  expect(body).toContain('<meta property="og:image" content="https://scry.example/icon-maskable.png" />')
  expect(body).not.toContain('noindex')
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '')
  expect(data).toMatchObject({ '@type': 'JobPosting', url: 'https://scry.example/jobs/one' })
  const kept = JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(body)?.[1] ?? '')
  expect(ListingPage.parse(kept).job).toMatchObject({ id: 'one', title: 'Tide Analyst Intern' })
})

test('whoever looks logged in gets markup that the browser replaces', async () => {
  const server = await served((now) => [['greenhouse', jobOf(now, 'one')]])
  const { body } = await server.app.inject({ url: '/jobs/one', headers: { cookie: 'scry_signed_in=1' } })
  expect(body).toContain('<div id="root"><h1>/jobs/one open</h1></div>')
})

test('a listing under the address of the other kind leads to its own', async () => {
  const server = await served((now) => [['greenhouse', jobOf(now, 'one')]])
  const { statusCode, headers } = await server.app.inject({ url: '/hackathons/one' })
  expect([statusCode, headers.location]).toEqual([301, '/jobs/one'])
})

test('an unknown id is 404 with the not-found page, which no search engine keeps (§2.11, §2.70)', async () => {
  const server = await served(() => [])
  const { statusCode, body } = await server.app.inject({ url: '/jobs/nothing' })
  expect(statusCode).toBe(404)
  expect(body).toContain('404 Page Not Found')
  expect(body).toContain('<meta name="robots" content="noindex" />')
  expect((await server.app.inject({ url: '/api/listings/nothing/page' })).statusCode).toBe(404)
})

test('an id that no database can hold is an unknown one', async () => {
  const server = await served((now) => [['greenhouse', jobOf(now, 'one')]])
  const statusOf = async (url: string) => (await server.app.inject({ url })).statusCode
  for (const id of ['%00', 'one%00', '%ed%a0%80', '..%2fone', '__proto__']) {
    expect(await statusOf(`/jobs/${id}`), id).toBe(404)
    expect(await statusOf(`/api/listings/${id}/page`), id).toBe(404)
  }
  expect(await statusOf('/sitemap-listings.xml?after=%00')).toBe(200)
})

test('a closed listing says so, offers what is alike and is no longer advertised; after 90 days it is gone', async () => {
  const server = await served((now) => [
    ['greenhouse', jobOf(now, 'late', { deadline: now - day })],
    ['greenhouse', jobOf(now, 'shut', { status: 'closed' })],
    ['greenhouse', jobOf(now, 'alike')],
  ])
  for (const id of ['late', 'shut']) {
    const { statusCode, body } = await server.app.inject({ url: `/jobs/${id}` })
    expect(statusCode).toBe(200)
    expect(body).toContain('<meta name="robots" content="noindex" />')
    expect(body).not.toContain('ld+json')
    const page = await pageOf(server, id)
    expect(page).toMatchObject({ state: 'closed', closed_at: expect.any(String) })
    expect(page.similar.map((one) => one.id)).toEqual(['alike'])
  }
  server.clock.advance(90 * day)
  const { statusCode } = await server.app.inject({ url: '/jobs/late' })
  expect(statusCode).toBe(410)
  const page = await pageOf(server, 'late')
  expect(page).toMatchObject({ state: 'gone', facts: {}, origins: [], job: { description: '', apply_link: '#' } })
})

test('what closed before it took place leads nowhere; a hackathon that took place may have results', async () => {
  const event = { kind: 'hackathon', title: 'Tide Hack', url: 'https://tide.example', duration: '2 days' } as const
  const server = await served((now) => [
    ['devpost', { ...event, id: 'early', status: 'closed', starts: now + 9 * day }],
    ['devpost', { ...event, id: 'held', status: 'ended', starts: now - 9 * day }],
    ['greenhouse', jobOf(now, 'shut', { status: 'closed' })],
  ])
  expect((await pageOf(server, 'early')).hackathon?.registration_link).toBe('#')
  expect((await pageOf(server, 'held')).hackathon?.registration_link).toBe('https://tide.example')
  const { job, origins } = await pageOf(server, 'shut')
  expect(job?.apply_link).toBe('#')
  expect(origins.map(({ page }) => page)).toEqual([null])
})

test('a hackathon has its page, which is closed once it is over and not when registration ends', async () => {
  const event = (now: number, id: string, more: Partial<Listing>): Listing => ({
    ...{ id, kind: 'hackathon', title: 'Tide Hack', workplace: 'remote', url: 'https://tide.example' },
    ...{ starts: now + 2 * day, deadline: now - day, duration: '2 days' },
    ...more,
  })
  const server = await served((now) => [
    ['hackclub', event(now, 'soon', {})],
    ['hackclub', event(now, 'over', { starts: now - 9 * day, deadline: now - 10 * day })],
  ])
  const { statusCode, body } = await server.app.inject({ url: '/hackathons/soon' })
  expect(statusCode).toBe(200)
  expect(body).toContain('"@type":"Event"')
  expect(await pageOf(server, 'soon')).toMatchObject({ state: 'open', hackathon: { registration: 'closed' } })
  expect((await pageOf(server, 'over')).state).toBe('closed')
})

test('what may not be passed on has a page without data, and a sample is found by no search engine', async () => {
  const server = await served(
    (now) => [
      ['remotive', jobOf(now, 'kept')],
      ['sample', jobOf(now, 'invented')],
    ],
    'auto',
  )
  const kept = await server.app.inject({ url: '/jobs/kept' })
  const invented = await server.app.inject({ url: '/jobs/invented' })
  for (const { body } of [kept, invented]) expect(body).not.toContain('ld+json')
  expect(kept.body).not.toContain('noindex')
  expect(invented.body).toContain('noindex')
})

test('a listing whose source is no longer shown has no page', async () => {
  const server = await served((now) => [['sample', jobOf(now, 'invented')]])
  expect((await server.app.inject({ url: '/jobs/invented' })).statusCode).toBe(404)
})

test('it says where it comes from as each source wants it said, first the one whose words it has', async () => {
  const server = await served((now) => [['greenhouse', jobOf(now, 'greenhouse:1')]])
  const now = server.clock.now()
  const sighting = (unit: string, own_id: string, more: object) => ({
    ...{ id: `${unit} ${own_id}`, unit, key: own_id, listing_id: 'greenhouse:1', own_id, version: null },
    ...{ first_seen: now - day, last_seen: now, closed_at: null },
    opening: JSON.stringify({ urls: [`https://${unit.split('/')[0]}.example/1`, 'javascript:alert(1)'] }),
    ...more,
  })
  await server.database.query.insertInto('own_sources').values({ id: 'own-campus', name: 'Campus careers' }).execute()
  await server.database.query
    .insertInto('sightings')
    .values([
      sighting('remotive', 'remotive:9', { last_seen: now + 1, closed_at: now }),
      sighting('greenhouse/larkfield', 'greenhouse:1', {}),
      sighting('own-campus', 'own-campus:4', { last_seen: now - 1 }),
    ])
    .execute()
  const { origins, job } = await pageOf(server, 'greenhouse:1')
  expect(origins).toMatchObject([
    { name: 'Greenhouse', page: 'https://greenhouse.example/1', is_closed: false },
    { name: 'Campus careers', page: 'https://own-campus.example/1', credit: null },
    { name: 'Remotive', page: 'https://remotive.example/1', credit: 'Remote jobs by Remotive.', is_closed: true },
  ])
  expect(job?.last_seen).toBe(new Date(now + 1).toISOString())
})

test('others of the employer and similar ones stand apart, and only open ones', async () => {
  const server = await served((now) => [
    ['greenhouse', jobOf(now, 'one', { company: 'Larkfield' })],
    ['greenhouse', jobOf(now, 'same', { company: 'Larkfield', title: 'Cook' })],
    ['greenhouse', jobOf(now, 'shut', { company: 'Larkfield', status: 'closed' })],
    ['greenhouse', jobOf(now, 'alike', { company: 'Marsh' })],
    ['greenhouse', jobOf(now, 'twin', { company: 'Marsh' })],
    ['greenhouse', jobOf(now, 'other', { company: 'Dune', title: 'Night Nurse', skills: [] })],
  ])
  const page = await pageOf(server, 'one')
  expect(page.same_employer.map(({ id }) => id)).toEqual(['same'])
  expect(page.similar).toHaveLength(1)
  expect(page.similar[0]).toMatchObject({ company: 'Marsh', kind: 'job', title: 'Tide Analyst Intern' })
})

test('a person with a profile gets the match beside the listing, a visitor does not (§6.2)', async () => {
  const server = await served((now) => [['greenhouse', jobOf(now, 'one')]])
  expect((await pageOf(server, 'one')).job?.match).toBeUndefined()
  const person = await signUp(server, 'ines@example.org')
  await person.call('POST', '/v1/databases/scry/collections/users/documents', {
    documentId: 'unique()',
    data: { skills: ['Python'], experience_level: 'entry', hasResume: true },
  })
  const answer = await person.call('GET', '/api/listings/one/page')
  const { job } = ListingPage.parse(answer.json())
  expect(job?.match?.contributions.map(({ factor }) => factor)).toContain('skills')
})

test('robots.txt names the sitemap, and that the files with every open listing that may be passed on', async () => {
  const server = await served((now) => [
    ['greenhouse', jobOf(now, 'one')],
    ['greenhouse', jobOf(now, 'late', { deadline: now - day })],
    ['greenhouse', jobOf(now, 'shut', { status: 'closed' })],
    ['remotive', jobOf(now, 'kept')],
    ['sample', jobOf(now, 'invented')],
    ['imported', jobOf(now, 'a&b <c>')],
  ])
  const bodyOf = async (url: string) => (await server.app.inject({ url })).body
  expect(await bodyOf('/robots.txt')).toContain('Sitemap: https://scry.example/sitemap.xml')
  const files = [...(await bodyOf('/sitemap.xml')).matchAll(/<loc>https:\/\/scry\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  )
  expect(files).toEqual(['/sitemap-pages.xml', '/sitemap-listings.xml'])
  const pages = await bodyOf('/sitemap-pages.xml')
  for (const path of ['/hackathons', '/sources']) expect(pages).toContain(`<loc>https://scry.example${path}</loc>`)
  const listed = await bodyOf('/sitemap-listings.xml')
  expect([...listed.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'https://scry.example/jobs/a%26b%20%3Cc%3E',
    'https://scry.example/jobs/one',
  ])
  expect(listed).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}T[^<]*Z<\/lastmod>/)
})

test('a sitemap of more listings than one file may hold has more files, and every listing in one of them', async () => {
  const ids = Array.from({ length: 7 }, (_, at) => `job-${at}`)
  const server = await served((now) => ids.map((id) => ['greenhouse', jobOf(now, id)]))
  const sitemap = createSitemap(server.database, new Set(), 3)
  const written = (pieces: AsyncIterable<string>) => text(Readable.from(pieces))
  const now: InTurn = (read) => read()
  const index = await written(sitemap.index('https://s.example', now))
  const starts = [...index.matchAll(/sitemap-listings\.xml(?:\?after=([^<]*))?</g)].map(([, after]) => after ?? '')
  expect(starts).toEqual(['', 'job-2', 'job-5'])
  const files = await Promise.all(starts.map((after) => written(sitemap.listings('https://s.example', now, after, 0))))
  const found = files.map((file) => [...file.matchAll(/jobs\/([^<]*)<\/loc>/g)].map(([, id]) => id))
  expect(found).toEqual([ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)])
})

test.each(['/sitemap.xml', '/sitemap-listings.xml', '/api/sources', '/jobs/one', '/api/listings/one/page'])(
  '%s, which reads many rows or takes long, waits for its turn',
  async (url) => {
    const server = await served((now) => [['greenhouse', jobOf(now, 'one')]])
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const before = server.platform.turn('203.0.113.1', () => {
      begun.resolve()
      return held.promise
    })
    await begun.promise
    let isAnswered = false
    const answer = server.app.inject({ url }).then(({ statusCode }) => {
      isAnswered = true
      return statusCode
    })
    for (let other = 0; other < 5; other += 1) await server.app.inject({ url: '/robots.txt' })
    await new Promise((resolve) => setImmediate(resolve))
    expect(isAnswered).toBe(false)
    held.resolve()
    await before
    expect(await answer).toBe(200)
  },
)
