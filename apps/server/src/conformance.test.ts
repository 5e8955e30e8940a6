import type { AppwriteException } from 'appwrite'
import { expect, test } from 'vitest'
import { keepCookies } from './testing/cookie-keeper.ts'
import { goodPassword, hackathonForm, jobForm, otherPassword } from './testing/people.ts'
import { type Answer, sdkMajors } from './testing/sdk-clients.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const email = 'mira@example.org'
const verifyUrl = 'http://localhost:5173/verify-email'
const resetUrl = 'http://localhost:5173/reset-password'

/** What an official client throws for `call`. */
async function refusal(call: Promise<unknown>): Promise<Answer> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Error)) throw new Error('The call was not refused.')
  const { message, code, type, response } = error as AppwriteException
  const body = (typeof response === 'string' ? JSON.parse(response) : response) as Answer
  return { message, code, type, version: body.version }
}

function lastLink(server: TestServer): { userId: string; secret: string; url: URL } {
  const text = server.mails.at(-1)?.text ?? ''
  const url = new URL(/^http\S+$/m.exec(text)?.[0] ?? '')
  return { url, userId: url.searchParams.get('userId') ?? '', secret: url.searchParams.get('secret') ?? '' }
}

test.each(sdkMajors)(
  '$label: registration in the specified order ends logged in and verified (§4.2, §7.2, §7.3, §7.7)',
  async ({ connect }) => {
    const server = await startTestServer()
    const browser = await keepCookies(await server.listen())
    const sdk = connect(browser.url)

    const account = await sdk.register('Mira@Example.org', goodPassword, 'Mira Voss')
    expect(account).toMatchObject({ email, name: 'Mira Voss', emailVerification: false, status: true })
    const session = await sdk.login(email, goodPassword)
    expect(session).toMatchObject({ userId: account.$id, provider: 'email', current: true, secret: '' })
    expect([...browser.cookies.keys()].sort()).toEqual(['a_device_scry', 'a_session_scry', 'scry_signed_in'])
    expect(await sdk.account()).toMatchObject({ $id: account.$id, email })
    const profile = await sdk.create('users', { userId: account.$id, email, name: 'Mira Voss', skills: ['Go'] })
    expect(profile).toMatchObject({ userId: account.$id, skills: ['Go'], resumeVersion: 1, isVerified: false })

    const token = await sdk.askVerification(verifyUrl)
    expect(token).toMatchObject({ userId: account.$id, secret: '' })
    await server.outboxWorker.drain()
    const { url, userId, secret } = lastLink(server)
    expect(`${url.origin}${url.pathname}`).toBe(verifyUrl)
    expect(await sdk.verify(userId, secret)).toMatchObject({ userId: account.$id, secret: '' })
    expect(await sdk.account()).toMatchObject({ emailVerification: true })
    const spent = { code: 409, type: 'user_email_already_verified' }
    expect(await refusal(sdk.verify(userId, secret))).toMatchObject(spent)
  },
)

test.each(sdkMajors)('$label: logout ends the session on the server (§7.1, §7.4)', async ({ connect }) => {
  const server = await startTestServer()
  const browser = await keepCookies(await server.listen())
  const sdk = connect(browser.url)
  await sdk.register(email, goodPassword, 'Mira')
  await sdk.login(email, goodPassword)
  const cookie = browser.cookies.get('a_session_scry')
  await sdk.logout()
  expect([...browser.cookies.keys()]).toEqual(['a_device_scry'])
  expect(await refusal(sdk.account())).toMatchObject({ code: 401, type: 'general_unauthorized_scope' })
  const stolen = await server.app.inject({ url: '/v1/account', cookies: { a_session_scry: cookie ?? '' } })
  expect(stolen.statusCode).toBe(401)
})

test.each(sdkMajors)(
  '$label: a mailed link sets a new password once and ends every session (§7.5, §7.6)',
  async ({ connect }) => {
    const server = await startTestServer()
    const address = await server.listen()
    const sdk = connect((await keepCookies(address)).url)
    await sdk.register(email, goodPassword, 'Mira')
    await sdk.login(email, goodPassword)
    const visitor = connect((await keepCookies(address)).url)
    expect(await visitor.recover(email, resetUrl)).toMatchObject({ secret: '' })
    await server.outboxWorker.drain()
    const { userId, secret } = lastLink(server)
    await visitor.reset(userId, secret, otherPassword)
    expect(await refusal(sdk.account())).toMatchObject({ code: 401 })
    expect(await refusal(visitor.login(email, goodPassword))).toMatchObject({ code: 401 })
    expect(await visitor.login(email, otherPassword)).toMatchObject({ userId })
    expect(await refusal(visitor.reset(userId, secret, goodPassword))).toMatchObject({
      code: 401,
      type: 'user_invalid_token',
      version: '1.8.0',
    })
  },
)

test.each(sdkMajors)(
  '$label: the password changes with the current one and ends the other sessions (§7.9)',
  async ({ connect }) => {
    const server = await startTestServer()
    const address = await server.listen()
    const sdk = connect((await keepCookies(address)).url)
    const elsewhere = connect((await keepCookies(address)).url)
    await sdk.register(email, goodPassword, 'Mira')
    await sdk.login(email, goodPassword)
    await elsewhere.login(email, goodPassword)
    expect((await sdk.sessions()).total).toBe(2)
    const wrong = await refusal(sdk.changePassword(otherPassword, 'not the password'))
    expect(wrong).toMatchObject({ code: 401, type: 'user_invalid_credentials' })
    expect(wrong.message).toMatch(/^Invalid credentials/)
    expect(await sdk.changePassword(otherPassword, goodPassword)).toMatchObject({ email })
    expect(await refusal(elsewhere.account())).toMatchObject({ code: 401 })
    expect((await sdk.sessions()).total).toBe(1)
    expect(await sdk.rename('Mira V.')).toMatchObject({ name: 'Mira V.' })
  },
)

test.each(sdkMajors)('$label: sessions are listed and can be ended one by one', async ({ connect }) => {
  const server = await startTestServer()
  const address = await server.listen()
  const sdk = connect((await keepCookies(address)).url)
  const elsewhere = connect((await keepCookies(address)).url)
  await sdk.register(email, goodPassword, 'Mira')
  await sdk.login(email, goodPassword)
  const other = await elsewhere.login(email, goodPassword)
  await sdk.endSession(String(other.$id))
  expect(await refusal(elsewhere.account())).toMatchObject({ code: 401 })
  expect(await refusal(sdk.endSession(String(other.$id)))).toMatchObject({ code: 404, type: 'user_session_not_found' })
})

test.each(sdkMajors)(
  '$label: wrong input is answered as a real server does (§8.1, §8.7, §8.14, §8.16)',
  async ({ connect }) => {
    const server = await startTestServer()
    const sdk = connect((await keepCookies(await server.listen())).url)
    await sdk.register(email, goodPassword, 'Mira')
    const version = '1.8.0'
    expect(await refusal(sdk.register('MIRA@example.org', goodPassword, 'Mira'))).toMatchObject({
      ...{ code: 409, type: 'user_already_exists', version },
    })
    expect(await refusal(sdk.register('nobody', goodPassword, 'No'))).toMatchObject({
      ...{ code: 400, type: 'general_argument_invalid', version },
    })
    expect(await refusal(sdk.register('a@example.org', 'short', 'No'))).toMatchObject({
      ...{ code: 400, type: 'general_argument_invalid' },
      message: 'Password must be between 8 and 256 characters long.',
    })
    expect(await refusal(sdk.register('a@example.org', 'password123', 'No'))).toMatchObject({
      ...{ code: 400, type: 'password_dictionary' },
      message: 'This password is too common. Please choose another one.',
    })
    expect(await refusal(sdk.login(email, 'not the password'))).toMatchObject({
      ...{ code: 401, type: 'user_invalid_credentials' },
    })
    expect(await refusal(sdk.login('nobody@example.org', goodPassword))).toMatchObject({
      ...{ code: 401, type: 'user_invalid_credentials' },
    })
    expect(await refusal(sdk.recover('nobody@example.org', resetUrl))).toMatchObject({
      ...{ code: 404, type: 'user_not_found' },
    })
    expect(await refusal(sdk.recover(email, 'https://evil.example/elsewhere'))).toMatchObject({ code: 400 })
    await sdk.login(email, goodPassword)
    expect(await refusal(sdk.list('nothing', () => []))).toMatchObject({ code: 404, type: 'collection_not_found' })
    expect(await refusal(sdk.read('users', 'nothing'))).toMatchObject({ code: 404, type: 'document_not_found' })
    expect(await refusal(sdk.create('users', { shoeSize: 9 }))).toMatchObject({
      ...{ code: 400, type: 'document_invalid_structure' },
    })
    expect(await refusal(sdk.list('users', (query) => [query.greaterThan('skillsCount', 1)]))).toMatchObject({
      ...{ code: 400, type: 'general_query_invalid' },
    })
  },
)

test.each(sdkMajors)(
  '$label: a profile is listed, created once, updated and read (§7.12, §7.13, §7.14)',
  async ({ connect }) => {
    const server = await startTestServer()
    const sdk = connect((await keepCookies(await server.listen())).url)
    const { $id: userId } = await sdk.register(email, goodPassword, 'Mira')
    await sdk.login(email, goodPassword)
    const own = () => sdk.list('users', (query) => [query.equal('userId', String(userId)), query.limit(1)])
    expect(await own()).toEqual({ total: 0, documents: [] })
    const created = await sdk.create('users', {
      name: 'Mira',
      skills: ['Go'],
      email: 'other@example.org',
      skillsCount: 9,
    })
    expect(created).toMatchObject({ email, skillsCount: 1, $databaseId: 'scry', $sequence: expect.any(Number) })
    expect(created.$id).toMatch(/^[a-zA-Z0-9]{10,36}$/)
    expect(await refusal(sdk.create('users', {}))).toMatchObject({ code: 409, type: 'document_already_exists' })
    const id = String(created.$id)
    const updated = await sdk.update('users', id, { summary: 'Builds things.', completenessScore: 100 })
    expect(updated).toMatchObject({
      $id: id,
      summary: 'Builds things.',
      completenessScore: 50,
      profileCompleteness: 50,
    })
    expect(await sdk.read('users', id)).toEqual(updated)
    expect(await own()).toEqual({ total: 1, documents: [updated] })
    const { documents } = await sdk.list('users', (query) => [query.select(['name', 'skills'])])
    expect(documents).toEqual([expect.objectContaining({ name: 'Mira', skills: ['Go'] })])
    expect(documents).not.toEqual([expect.objectContaining({ summary: expect.anything() })])
    expect(await refusal(sdk.remove('users', id))).toMatchObject({ code: 401, type: 'user_unauthorized' })
  },
)

test.each(sdkMajors)(
  "$label: activities are the server's own words, newest first, unused slots 0 (§3.21, §7.15)",
  async ({ connect }) => {
    const server = await startTestServer()
    const sdk = connect((await keepCookies(await server.listen())).url)
    const { $id: userId } = await sdk.register(email, goodPassword, 'Mira')
    await sdk.login(email, goodPassword)
    await sdk.create('users', { name: 'Mira' })
    const { documents } = await sdk.list('user_activity', (query) => [query.equal('userId', [String(userId)])])
    const [activity] = documents as Answer[]
    expect(activity).toMatchObject({
      ...{ userId, recent_activity_1: 'Profile created', recent_activity_2: 'Logged in', recent_activity_3: '0' },
    })
    const updated = await sdk.update('user_activity', String(activity?.$id), { recent_activity_1: 'Made up' })
    expect(updated).toMatchObject({ recent_activity_1: 'Profile created' })
    expect(await refusal(sdk.create('user_activity', {}))).toMatchObject({ code: 409 })
  },
)

test.each(sdkMajors)(
  '$label: postings are made, listed by their author, ordered, paged and deleted (§7.16, §7.17, §7.18)',
  async ({ connect }) => {
    const server = await startTestServer()
    const sdk = connect((await keepCookies(await server.listen())).url)
    await sdk.register(email, goodPassword, 'Mira')
    await sdk.login(email, goodPassword)
    const job = await sdk.create('aggregated_jobs', jobForm)
    expect(job).toMatchObject({ ...jobForm, createdBy: email, status: 'pending', createdAt: job.$createdAt })
    server.clock.advance(1000)
    const later = await sdk.create('aggregated_jobs', { ...jobForm, jobRole: 'Dyer', jobId: 'anything' })
    expect(later.jobId).toMatch(/^JOB-\d+-[A-Z0-9]{5}$/)
    const hackathon = await sdk.create('hackathon', hackathonForm)
    expect(hackathon).toMatchObject({
      ...hackathonForm,
      createdBy: email,
      status: 'pending',
      createdAt: hackathon.$createdAt,
    })

    const newestFirst = await sdk.list('aggregated_jobs', (query) => [
      ...[query.equal('createdBy', email), query.orderDesc('$createdAt')],
      ...[query.limit(1), query.offset(1)],
    ])
    expect(newestFirst).toEqual({ total: 2, documents: [job] })
    expect(await sdk.list('hackathon', (query) => [query.equal('createdBy', 'other@example.org')])).toEqual({
      ...{ total: 0, documents: [] },
    })
    await sdk.remove('aggregated_jobs', String(job.$id))
    await sdk.remove('hackathon', String(hackathon.$id))
    expect(await sdk.list('aggregated_jobs', () => [])).toMatchObject({ total: 1 })
    expect(await refusal(sdk.remove('hackathon', String(hackathon.$id)))).toMatchObject({ code: 404 })
  },
)
