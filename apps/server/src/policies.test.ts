import { expect, test } from 'vitest'
import { openBrowser, type Person, signUp } from './testing/browser.ts'
import { emptyHackathonDraft, emptyJobDraft, goodPassword, hackathonForm, jobForm } from './testing/people.ts'
import { serverOfFile, startTestServer, type TestServer } from './testing/test-server.ts'

const documents = '/v1/databases/{database}/collections/{collection}/documents'
const rows = '/v1/tablesdb/{database}/tables/{collection}/rows'

/** Who may do what: 'all' for everybody, 'self' for a logged-in person on what is their own, 'reviewer' for whom the host names. */
const routePolicies: Record<string, 'all' | 'self' | 'reviewer'> = {
  'GET /api/openapi.json': 'all',
  'POST /v1/account': 'all',
  'GET /v1/account': 'self',
  'PATCH /v1/account/name': 'self',
  'PATCH /v1/account/password': 'self',
  'POST /v1/account/sessions/email': 'all',
  'GET /v1/account/sessions': 'self',
  'DELETE /v1/account/sessions': 'self',
  'GET /v1/account/sessions/{id}': 'self',
  'DELETE /v1/account/sessions/{id}': 'self',
  'POST /v1/account/verification': 'self',
  'PUT /v1/account/verification': 'all',
  'POST /v1/account/verifications/email': 'self',
  'PUT /v1/account/verifications/email': 'all',
  'POST /v1/account/recovery': 'all',
  'PUT /v1/account/recovery': 'all',
  [`GET ${documents}`]: 'self',
  [`POST ${documents}`]: 'self',
  [`GET ${documents}/{id}`]: 'self',
  [`PATCH ${documents}/{id}`]: 'self',
  [`PUT ${documents}/{id}`]: 'self',
  [`DELETE ${documents}/{id}`]: 'self',
  [`GET ${rows}`]: 'self',
  [`POST ${rows}`]: 'self',
  [`GET ${rows}/{id}`]: 'self',
  [`PATCH ${rows}/{id}`]: 'self',
  [`PUT ${rows}/{id}`]: 'self',
  [`DELETE ${rows}/{id}`]: 'self',
  'GET /api/sessions': 'self',
  'DELETE /api/sessions': 'self',
  'DELETE /api/sessions/{id}': 'self',
  'POST /api/export': 'self',
  'POST /api/export.csv': 'self',
  'POST /api/export.zip': 'self',
  'POST /api/import': 'self',
  'DELETE /api/account': 'self',
  'GET /api/own-postings': 'self',
  'POST /api/own-postings/{kind}/{id}/close': 'self',
  'GET /api/review': 'reviewer',
  'POST /api/review/{kind}/{id}': 'reviewer',
  'GET /api/applications': 'self',
  'POST /api/applications': 'self',
  'POST /api/applications/{id}': 'self',
  'DELETE /api/applications/{id}': 'self',
  'GET /api/applications.csv': 'self',
  'POST /api/applications/import': 'self',
  'GET /api/feedback': 'self',
  'POST /api/feedback': 'self',
  'DELETE /api/feedback/{id}': 'self',
  'POST /api/posting-draft/job': 'self',
  'POST /api/posting-draft/hackathon': 'self',
  'GET /api/skills': 'self',
  'POST /api/skills': 'self',
  'POST /api/skills/preview': 'self',
  'POST /api/profile-gain': 'self',
  'GET /api/jobs/feed/{format}': 'all',
  'GET /api/hackathons/feed/{format}': 'all',
  'POST /api/calendar': 'all',
  'GET /api/listings/{id}/dates.ics': 'all',
  'GET /api/calendar-feed': 'self',
  'POST /api/calendar-feed': 'self',
  'DELETE /api/calendar-feed': 'self',
  'GET /api/calendar.ics': 'all',
  'GET /api/alerts': 'self',
  'POST /api/alerts': 'self',
  'DELETE /api/alerts': 'self',
  'GET /api/alerts/preview': 'self',
  'POST /api/saved-searches': 'self',
  'DELETE /api/saved-searches/{id}': 'self',
  'POST /api/unsubscribe': 'all',
  'GET /api/health': 'all',
  'GET /api/facts': 'all',
  'GET /api/sources': 'all',
  'GET /api/search-jobs': 'all',
  'GET /api/search-hackathons': 'all',
  'POST /api/job-suggestions': 'all',
  'POST /api/hackathon-suggestions': 'all',
  'POST /api/get-personalized-jobs': 'all',
  'POST /api/get-personalized-hackathons': 'all',
  'POST /api/shortlist': 'all',
  'POST /api/first-screen': 'self',
  'GET /api/listings/{id}': 'all',
  'GET /api/listings/{id}/page': 'all',
  'POST /api/listings/{id}/complaints': 'all',
  'POST /api/skill-gap': 'all',
  'POST /api/track-apply': 'all',
  'POST /api/analyze-resume': 'all',
  'POST /api/check-resume': 'all',
  'POST /api/gemini-analyze-resume': 'all',
  'POST /api/extract-email': 'all',
  'POST /api/v1.0/email/send': 'all',
  'POST /1/upload': 'all',
}

interface OpenApi {
  paths: Record<string, Record<string, unknown>>
}

function routesOf(server: TestServer): string[] {
  const { paths } = server.app.swagger() as unknown as OpenApi
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
}

test('every route has a policy, and every policy a route', async () => {
  const server = await startTestServer()
  await server.app.ready()
  expect(Object.keys(routePolicies).sort()).toEqual(routesOf(server).sort())
})

const shared = serverOfFile()
const selfRoutes = Object.entries(routePolicies).filter(([, policy]) => policy !== 'all')

const named: Record<string, string> = { database: 'scry', collection: 'users', kind: 'job', id: 'any' }
const addressOf = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? '')
/** Where the password is no part of the call. */
const bodies: Record<string, object> = {
  '/api/first-screen': {},
  '/api/own-postings/{kind}/{id}/close': {},
  '/api/applications': { listing_id: 'any', stage: 'applied' },
  '/api/applications/{id}': {},
  '/api/applications/import': { csv: 'title' },
  '/api/calendar-feed': {},
  '/api/alerts': { every: 'daily', zone: 'UTC' },
  '/api/saved-searches': { kind: 'job', name: 'x', query: '' },
  '/api/feedback': { listing_id: 'any', reason: 'other' },
  '/api/skills': { name: 'SQL', claim: 'rejected' },
  '/api/skills/preview': {},
  '/api/profile-gain': { item: 'location' },
  '/api/posting-draft/job': emptyJobDraft,
  '/api/posting-draft/hackathon': emptyHackathonDraft,
  '/api/review/{kind}/{id}': { decision: 'approve', version: '' },
}

const reviewerRoutes = Object.entries(routePolicies).filter(([, policy]) => policy === 'reviewer')
test.each(reviewerRoutes)('%s is closed to whoever the host does not name (§1.8)', async (route) => {
  const server = await startTestServer({ env: { REVIEWER_EMAILS: 'reviewer@example.org' } })
  const [method = '', path = ''] = route.split(' ')
  const member = await signUp(server, 'member@example.org')
  const unverified = await signUp(server, 'reviewer@example.org')
  for (const person of [member, unverified]) {
    const answer = await person.call(method, addressOf(path), method === 'GET' ? undefined : bodies[path])
    expect(answer.statusCode).toBe(403)
  }
})

test.each(selfRoutes)('%s is closed to visitors and to made-up sessions (§6.1)', async (route) => {
  const server = shared()
  const [method = '', path = ''] = route.split(' ')
  const url = addressOf(path)
  const calls = bodies[path] ?? { password: goodPassword }
  const body = method === 'GET' ? undefined : path.startsWith('/api/') ? calls : { data: {} }
  const visitor = await openBrowser(server).call(method, url, body)
  const forger = openBrowser(server)
  forger.cookies.set('a_session_scry', 'f'.repeat(64))
  const forged = await forger.call(method, url, body)
  expect([visitor.statusCode, forged.statusCode]).toEqual([401, 401])
  expect(visitor.headers['cache-control']).toBe('no-store')
})

/** What an owner has in each collection, and what a stranger would like to write there. */
const collections = [
  { collection: 'users', form: { name: 'Owner', skills: ['Go'] }, change: { name: 'Stolen' } },
  { collection: 'user_activity', form: undefined, change: { recent_activity_1: 'Stolen' } },
  { collection: 'aggregated_jobs', form: jobForm, change: { jobRole: 'Stolen' } },
  { collection: 'hackathon', form: hackathonForm, change: { title: 'Stolen' } },
]

async function ownedDocument(owner: Person, collection: string, form: object | undefined): Promise<{ $id: string }> {
  const url = `/v1/databases/scry/collections/${collection}/documents`
  if (form) return (await owner.call('POST', url, { documentId: 'unique()', data: form })).json()
  const listed = (await owner.call('GET', url)).json<{ documents: { $id: string }[] }>()
  const [document] = listed.documents
  if (!document) throw new Error('The owner has no document.')
  return document
}

test.each(collections)(
  '$collection: a stranger cannot read, list, change, replace or delete (§6.3)',
  async ({ collection, form, change }) => {
    const server = await startTestServer()
    const owner = await signUp(server, 'owner@example.org')
    const stranger = await signUp(server, 'stranger@example.org')
    const document = await ownedDocument(owner, collection, form)
    for (const [prefix, idField] of [
      [`/v1/databases/scry/collections/${collection}/documents`, 'documentId'],
      [`/v1/tablesdb/scry/tables/${collection}/rows`, 'rowId'],
    ] as const) {
      const one = `${prefix}/${document.$id}`
      const before = (await owner.call('GET', one)).body
      expect((await stranger.call('GET', one)).statusCode).toBe(404)
      expect((await stranger.call('PATCH', one, { data: change })).statusCode).toBe(404)
      expect([400, 404, 409]).toContain((await stranger.call('PUT', one, { data: change })).statusCode)
      expect([401, 404]).toContain((await stranger.call('DELETE', one, {})).statusCode)
      const copied = await stranger.call('POST', prefix, { [idField]: document.$id, data: form ?? {} })
      expect(copied.statusCode).toBe(409)
      expect(copied.body).not.toContain('owner@example.org')
      expect((await owner.call('GET', one)).body).toBe(before)
    }
  },
)

test.each(collections)('$collection: filters cannot be widened (§7.12, §7.17)', async ({ collection, form }) => {
  const server = await startTestServer()
  const owner = await signUp(server, 'owner@example.org')
  const stranger = await signUp(server, 'stranger@example.org')
  const document = await ownedDocument(owner, collection, form)
  const list = async (...queries: unknown[]) => {
    const query = queries.map((value, index) => `queries[${index}]=${encodeURIComponent(text(value))}`).join('&')
    return stranger.call('GET', `/v1/databases/scry/collections/${collection}/documents?${query}`)
  }
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  const equal = (attribute: string, ...values: string[]) => ({ method: 'equal', attribute, values })
  for (const answer of [
    await list(),
    await list(equal('$id', document.$id)),
    await list(equal('createdBy', 'owner@example.org', 'stranger@example.org')),
    await list(`equal("userId", ["${owner.accountId}"])`),
    await list({ method: 'or', values: [equal('userId', owner.accountId), equal('userId', stranger.accountId)] }),
    await list({ method: 'notEqual', attribute: 'userId', values: ['nobody'] }),
    await list(equal("userId' or '1'='1", 'x')),
    await list(equal('__proto__', 'x')),
    await list({ method: 'limit', values: [1e9] }),
    await list({ method: 'select', values: ['*', 'email'] }),
  ]) {
    expect(answer.body).not.toContain(owner.accountId)
    expect(answer.body).not.toContain('owner@example.org')
    expect([200, 400]).toContain(answer.statusCode)
  }
})

test('what the server owns is overruled without an error (§3.2, §3.14, §4.27)', async () => {
  const server = await startTestServer()
  const owner = await signUp(server, 'owner@example.org')
  const owned = {
    ...{ userId: 'other', email: 'other@example.org', isVerified: true, accountType: 'jobseeker', isActive: false },
    ...{ profileComplete: true, profileCompleteness: 100, completenessScore: 100, totalExperience: 9 },
    ...{ workExperienceCount: 9, skillsCount: 9, projectsCount: 9, resumeVersion: 9, createdAt: '2001-01-01' },
    ...{ lastLogin: '2001-01-01' },
  }
  const url = '/v1/databases/scry/collections/users/documents'
  const profile = (await owner.call('POST', url, { documentId: 'unique()', data: { name: 'Owner', ...owned } })).json()
  const facts = {
    ...{ userId: owner.accountId, email: owner.email, isVerified: false, isActive: true, profileComplete: false },
    ...{ completenessScore: 25, totalExperience: 0, skillsCount: 0, projectsCount: 0, resumeVersion: 1 },
  }
  expect(profile).toMatchObject(facts)
  expect(profile.createdAt).toBe(profile.$createdAt)
  expect(profile.lastLogin).not.toBe('2001-01-01')
  const patched = (await owner.call('PATCH', `${url}/${profile.$id}`, { data: owned })).json()
  expect(patched).toMatchObject(facts)
})

const malformed: [string, unknown][] = [
  ['a field that nobody declares', { documentId: 'unique()', data: { shoeSize: 9 } }],
  ['a field beside the data', { documentId: 'unique()', data: {}, isAdmin: true }],
  ['a prototype key', '{"documentId":"unique()","data":{"__proto__":{"isAdmin":true}}}'],
  ['a constructor key', '{"documentId":"unique()","data":{"constructor":{"prototype":{"isAdmin":true}}}}'],
  ['an id with a path in it', { documentId: '../../etc/passwd', data: {} }],
  ['no id', { data: {} }],
  ['a list in place of the body', []],
  ['text that is no JSON', '{"documentId":'],
]

test.each(malformed)('%s gets a clear refusal', async (_name, body) => {
  const server = await startTestServer()
  const owner = await signUp(server, 'owner@example.org')
  const answer = await owner.call('POST', '/v1/databases/scry/collections/users/documents', body, {
    'content-type': 'application/json',
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 400, version: '1.8.0', message: expect.stringMatching(/\w{4}/) })
})

test.each([20_000, 120_000])('JSON that nests %s deep is refused in time', async (depth) => {
  const server = await startTestServer()
  const owner = await signUp(server, 'owner@example.org')
  const nested = '['.repeat(depth) + ']'.repeat(depth)
  const json = { 'content-type': 'application/json' }
  for (const [url, body] of [
    ['/v1/databases/scry/collections/users/documents', nested],
    ['/v1/account', `{"userId":${nested}}`],
    ['/api/get-personalized-jobs', `{"skills":${nested}}`],
  ] as const)
    expect((await owner.call('POST', url, body, json)).statusCode, url).toBe(400)
})

test('a body over the limit is refused before it is read', async () => {
  const server = await startTestServer()
  const owner = await signUp(server, 'owner@example.org')
  const data = { summary: 'x'.repeat(300 * 1024) }
  const answer = await owner.call('POST', '/v1/databases/scry/collections/users/documents', {
    ...{ documentId: 'unique()', data },
  })
  expect(answer.statusCode).toBe(413)
})

test('sessions of other people can be neither seen nor ended', async () => {
  const server = await startTestServer()
  const owner = await signUp(server, 'owner@example.org')
  const stranger = await signUp(server, 'stranger@example.org')
  const { sessions } = (await owner.call('GET', '/api/sessions')).json<{ sessions: { id: string }[] }>()
  const id = sessions[0]?.id
  for (const path of [`/api/sessions/${id}`, `/v1/account/sessions/${id}`]) {
    expect((await stranger.call('DELETE', path, {})).statusCode).toBe(404)
  }
  expect((await stranger.call('GET', `/v1/account/sessions/${id}`)).statusCode).toBe(404)
  expect((await owner.call('GET', '/v1/account')).statusCode).toBe(200)
})

test('a text with U+0000 is refused or found nowhere, on either engine', async () => {
  const server = await startTestServer()
  const owner = await signUp(server, 'owner@example.org')
  const nul = String.fromCharCode(0)
  const documents = '/v1/databases/scry/collections/aggregated_jobs/documents'
  const query = (attribute: string) =>
    `${documents}?queries[0]=${encodeURIComponent(JSON.stringify({ method: 'equal', attribute, values: [`a${nul}`] }))}`
  for (const [method, url, body] of [
    ['GET', '/v1/account/sessions/%00', undefined],
    ['DELETE', '/api/sessions/%00', {}],
    ['GET', `${documents}/%00`, undefined],
    ['DELETE', `${documents}/%00`, {}],
    ['GET', query('$id'), undefined],
    ['GET', query('status'), undefined],
    ['PUT', '/v1/account/verification', { userId: nul, secret: nul }],
    ['POST', '/v1/account/sessions/email', { email: `a${nul}@example.org`, password: nul }],
    ['POST', '/v1/account', { userId: 'unique()', email: `a${nul}@example.org`, password: 'Orchid-lantern-72' }],
  ] as const) {
    const { statusCode } = await owner.call(method, url, body)
    expect([200, 400, 401, 404], `${method} ${url}`).toContain(statusCode)
  }
  const data = { ...jobForm, jobRole: `Pattern${nul} Cutter` }
  const posted = await owner.call('POST', documents, { documentId: 'unique()', data })
  expect(posted.json()).toMatchObject({ jobRole: 'Pattern Cutter' })
})
