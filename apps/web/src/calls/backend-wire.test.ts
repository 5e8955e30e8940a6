import { reportMail } from '@scry/contracts/report-mail'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as account from './account.ts'
import { openBackend } from './backend.ts'
import * as documents from './documents.ts'
import { sendReport, uploadScreenshot } from './reports.ts'
import { analyse, analyseWithModel, findEmail } from './resumes.ts'

interface Sent {
  call: string
  query: string[]
  body: unknown
}
let sent: Sent[] = []
/** Empty stands for 204. */
let answer: unknown = null

beforeEach(() => {
  sent = []
  answer = null
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), window.location.origin)
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const query = [...url.searchParams.values()]
    sent.push({ call: `${(init.method ?? 'GET').toUpperCase()} ${url.pathname}`, query, body })
    if (init.method?.toUpperCase() === 'DELETE') return new Response(null, { status: 204 })
    if (url.pathname === reportMail.sendPath) return new Response('OK')
    return Response.json(answer ?? { $id: 'x', success: true })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const signal = new AbortController().signal
const pdf = new File(['%PDF-1.7'], 'ada.pdf', { type: 'application/pdf' })
const users = '/v1/databases/scry/collections/users/documents'

test('the current account is read by GET account, as name, e-mail and emailVerification (§3.35, §7.1)', async () => {
  answer = { $id: 'a1', name: 'Ada', email: 'ada@mailbox.example', emailVerification: true, prefs: {} }
  expect(await account.getAccount()).toEqual({
    id: 'a1',
    name: 'Ada',
    email: 'ada@mailbox.example',
    emailVerification: true,
    isReviewer: false,
  })
  expect(sent).toMatchObject([{ call: 'GET /v1/account' }])
})

test('an account is made and a session begun and ended by the specified calls (§7.2, §7.3, §7.4)', async () => {
  const whole = { userId: 'u1', email: 'ada@mailbox.example', password: 'Harbour-77', name: 'User' }
  await account.createAccount(whole)
  await account.createSession('ada@mailbox.example', 'Harbour-77')
  await account.deleteCurrentSession()
  expect(sent).toMatchObject([
    { call: 'POST /v1/account', body: whole },
    { call: 'POST /v1/account/sessions/email', body: { email: 'ada@mailbox.example', password: 'Harbour-77' } },
    { call: 'DELETE /v1/account/sessions/current' },
  ])
})

test('recovery is asked for with the address of the reset page, and finished with the password twice (§7.5, §7.6)', async () => {
  await account.sendRecovery('ada@mailbox.example', `${window.location.origin}/reset-password`)
  await account.finishRecovery('u1', 's1', 'Harbour-77')
  expect(sent).toMatchObject([
    { call: 'POST /v1/account/recovery', body: { email: 'ada@mailbox.example' } },
    {
      call: 'PUT /v1/account/recovery',
      body: { userId: 'u1', secret: 's1', password: 'Harbour-77', passwordAgain: 'Harbour-77' },
    },
  ])
  expect(sent[0]?.body).toMatchObject({ url: expect.stringMatching(/\/reset-password$/) })
})

test('verification is asked for with the page’s address and finished by PUT on the same path with userId and secret (§7.7, §7.8, §7.10)', async () => {
  await account.sendVerification(`${window.location.origin}/verify-email`)
  await account.finishVerification('u1', 's1')
  expect(sent).toMatchObject([
    { call: 'POST /v1/account/verification', body: { url: `${window.location.origin}/verify-email` } },
    { call: 'PUT /v1/account/verification', body: { userId: 'u1', secret: 's1' } },
  ])
})

test('a password change is PATCH account/password with the new and the current password (§7.9, §7.10)', async () => {
  await account.changePassword('New-77', 'Old-77')
  expect(sent).toMatchObject([
    { call: 'PATCH /v1/account/password', body: { password: 'New-77', oldPassword: 'Old-77' } },
  ])
})

test('a profile is found by userId, created under a generated id and updated by PATCH (§7.12, §7.13, §7.14)', async () => {
  answer = { total: 0, documents: [] }
  expect(await documents.findProfile('u1')).toBeNull()
  await documents.createProfile({ name: 'Ada' })
  await documents.updateProfile('p1', { name: 'Ada Holm' })
  expect(sent.map(({ call }) => call)).toEqual([`GET ${users}`, `POST ${users}`, `PATCH ${users}/p1`])
  expect(sent[0]?.query[0]).toBe('{"method":"equal","attribute":"userId","values":["u1"]}')
  expect(sent[1]?.body).toEqual({ documentId: expect.stringMatching(/^[a-z0-9]{20,36}$/), data: { name: 'Ada' } })
  expect(sent[2]?.body).toEqual({ data: { name: 'Ada Holm' } })
})

test.each(['aggregated_jobs', 'hackathon'] as const)(
  'postings of %s are created under a generated id, listed by createdBy and deleted by id (§7.16, §7.17, §7.18)',
  async (collection) => {
    const path = `/v1/databases/scry/collections/${collection}/documents`
    answer = { total: 0, documents: [] }
    await documents.createPosting(collection, { status: 'pending' } as never)
    await documents.listOwnPostings(collection, 'ada@mailbox.example')
    await documents.deletePosting(collection, 'd1')
    expect(sent.map(({ call }) => call)).toEqual([`POST ${path}`, `GET ${path}`, `DELETE ${path}/d1`])
    const generated = expect.stringMatching(/^[a-z0-9]{20,36}$/)
    expect(sent[0]?.body).toEqual({ documentId: generated, data: { status: 'pending' } })
    expect(sent[1]?.query[0]).toBe('{"method":"equal","attribute":"createdBy","values":["ada@mailbox.example"]}')
  },
)

test('a resume goes out as multipart, in field resume, to the model in field file (§7.20, §7.21, §7.23)', async () => {
  answer = { success: true, analysis: { name: 'Ada' }, email: 'ada@mailbox.example' }
  expect(await analyse(pdf, signal)).toEqual({ name: 'Ada' })
  expect(await analyseWithModel(pdf, signal)).toEqual({ name: 'Ada' })
  expect(await findEmail(pdf, signal)).toBe('ada@mailbox.example')
  const fields = sent.map(({ body }) =>
    [...(body as FormData).entries()].map(([name, file]) => [name, (file as File).name]),
  )
  expect(sent.map(({ call }, at) => [call, fields[at]])).toEqual([
    ['POST /api/analyze-resume', [['resume', 'ada.pdf']]],
    ['POST /api/gemini-analyze-resume', [['file', 'ada.pdf']]],
    ['POST /api/extract-email', [['resume', 'ada.pdf']]],
  ])
})

test('a screenshot goes out as image and key, and its two addresses are read (§7.36)', async () => {
  answer = { success: true, data: { url: 'https://i.example/1', thumb: { url: 'https://i.example/t1' } } }
  expect(await uploadScreenshot('eA==', signal)).toEqual({
    url: 'https://i.example/1',
    thumbUrl: 'https://i.example/t1',
  })
  expect(sent[0]?.call).toBe('POST /1/upload')
  const form = sent[0]?.body as FormData
  expect([...form.keys()]).toEqual(['image', 'key'])
  expect(form.get('image')).toBe('eA==')
})

test('a report goes to the mail service’s path as template parameters (§7.37)', async () => {
  await sendReport({ title: 'The list jumps' }, signal)
  expect(sent).toMatchObject([
    {
      call: 'POST /api/v1.0/email/send',
      body: { template_id: 'report', template_params: { title: 'The list jumps' } },
    },
  ])
})

test('a call that lacks an argument is stopped with its name before anything is sent (§8.8)', async () => {
  await expect(account.sendVerification(undefined as never)).rejects.toThrow('Missing required parameter: "url"')
  expect(sent).toEqual([])
})

test.each([
  [0, 1000],
  [4, 1000],
  [5, 5000],
  [14, 5000],
  [15, 10_000],
  [99, 10_000],
  [100, 60_000],
])(
  'after %i attempts the client waits %i ms before it connects again, and it uploads in pieces of 5 MB (§9.17)',
  (attempts, waitMs) => {
    const { client } = openBackend()
    const { realtime } = client as unknown as { realtime: { reconnectAttempts: number; getTimeout: () => number } }
    realtime.reconnectAttempts = attempts
    expect(realtime.getTimeout()).toBe(waitMs)
    expect((client.constructor as unknown as { CHUNK_SIZE: number }).CHUNK_SIZE).toBe(5 * 1024 * 1024)
  },
)
