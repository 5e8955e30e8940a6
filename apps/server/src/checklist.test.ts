import { ResumeAnalysis } from '@scry/contracts/analysis'
import { expect, test } from 'vitest'
import { logOptions } from './platform/log.ts'
import { defaultLimits } from './platform/rate-limits.ts'
import { openBrowser, signUp } from './testing/browser.ts'
import { goodPassword, jobForm } from './testing/people.ts'
import { startTestServer } from './testing/test-server.ts'

// What docs/decisions/0050 names and no other test file holds.

const documents = (collection: string) => `/v1/databases/scry/collections/${collection}/documents`

test('a wrong password and an unknown address get the same answer, to the letter', async () => {
  const server = await startTestServer()
  const { email } = await signUp(server, 'mira@example.org')
  const guess = async (address: string) => {
    const body = { email: address, password: 'Not-the-one-81' }
    const answer = await openBrowser(server).call('POST', '/v1/account/sessions/email', body)
    const { 'content-length': length, date: _date, ...headers } = answer.headers
    return { status: answer.statusCode, body: answer.body, length, headers }
  }
  expect(await guess(email)).toEqual(await guess('nobody@example.org'))
})

test('a changed posting returns to review, whatever the change claims', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'ines@example.org')
  const url = documents('aggregated_jobs')
  const made = (await person.call('POST', url, { documentId: 'unique()', data: jobForm })).json()
  await server.database.query.updateTable('job_postings').set({ status: 'approved' }).execute()
  const data = { jobRole: 'Another role', status: 'approved' }
  const changed = await person.call('PATCH', `${url}/${made.$id}`, { data })
  expect(changed.json()).toMatchObject({ jobRole: 'Another role', status: 'pending' })
})

test('postings and exports have a quota for each account, with Retry-After', async () => {
  const limits = { postingPerAccount: { count: 2, windowMs: 60_000 }, exportPerAccount: { count: 2, windowMs: 60_000 } }
  const server = await startTestServer({ limits })
  const person = await signUp(server, 'ines@example.org')
  for (const send of [
    () => person.call('POST', documents('aggregated_jobs'), { documentId: 'unique()', data: jobForm }),
    () => person.call('POST', '/api/export.csv', { password: goodPassword }),
  ]) {
    const answers = [await send(), await send(), await send()]
    expect(answers.map(({ statusCode }) => statusCode < 300)).toEqual([true, true, false])
    expect(answers[2]?.statusCode).toBe(429)
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0)
  }
})

test('entries, refused entries, resets and deletions are logged with their time and the account', async () => {
  const lines: string[] = []
  const options = logOptions('info')
  const stream = { write: (line: string) => void lines.push(line) }
  const server = await startTestServer({ logger: typeof options === 'object' ? { ...options, stream } : false })
  const person = await signUp(server, 'mira@example.org')
  await person.call('POST', '/v1/account/sessions/email', { email: person.email, password: 'Not-the-one-81' })
  await openBrowser(server).call('GET', '/v1/account')
  await person.call('DELETE', '/api/account', { password: goodPassword })
  const events = lines.map((line) => JSON.parse(line) as { msg: string; time: number; accountId?: string })
  const named = (msg: string) => events.filter((event) => event.msg === msg)
  for (const msg of ['account created', 'logged in', 'login failed'])
    expect(named(msg), msg).toEqual([expect.objectContaining({ accountId: person.accountId })])
  for (const msg of ['account deleted', 'request refused']) expect(named(msg).length, msg).toBeGreaterThan(0)
  expect(events.every(({ time }) => Number.isSafeInteger(time))).toBe(true)
})

test('mails that nobody asked for are off in a new profile', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'ines@example.org')
  const made = await person.call('POST', documents('users'), { documentId: 'unique()', data: { name: 'Ines' } })
  expect(JSON.parse(made.json().preferences)).toMatchObject({ jobAlerts: false, emailNotifications: false })
})

test('an analysis has no field for a photo, a birth date, a religion or anything about health', () => {
  const fields = 'name email phone location summary experience_level skills education work_experience projects'
  const others = 'certifications languages links evidence notes'
  expect(Object.keys(ResumeAnalysis.shape)).toEqual(`${fields} ${others}`.split(' '))
})

test('the limits that the decisions name are the ones in force', () => {
  expect(defaultLimits.loginPerAccountAndAddress).toEqual({ count: 10, windowMs: 600_000 })
  expect(defaultLimits.registrationPerAddress.count).toBeGreaterThanOrEqual(200)
  expect(defaultLimits.analysisPerAddress.count).toBeGreaterThanOrEqual(60)
})
