import type { getListingPage } from '@scry/contracts/listing-page-routes'
import type { getOwnPostingStates, getReviewQueue } from '@scry/contracts/review-routes'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { changesPollMs } from './features/listings/index-keeper.ts'
import { type Person, signUp, signUpVerified } from './testing/browser.ts'
import { goodPassword, hackathonForm, jobForm } from './testing/people.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const collections = { job: 'aggregated_jobs', hackathon: 'hackathon' } as const
type Kind = keyof typeof collections
const forms = { job: jobForm, hackathon: hackathonForm }
type Queue = z.infer<(typeof getReviewQueue)['response']>
type Page = z.infer<(typeof getListingPage)['response']>
type States = z.infer<(typeof getOwnPostingStates)['response']>

/** A server with two reviewers and somebody who posts. */
async function reviewedServer() {
  const server = await startTestServer({ env: { REVIEWER_EMAILS: 'first@example.org, second@example.org' } })
  const reviewer = await signUpVerified(server, 'first@example.org')
  const poster = await signUpVerified(server, 'poster@example.org')
  return { server, reviewer, poster }
}

async function post(person: Person, kind: Kind, changes: object = {}): Promise<string> {
  const url = `/v1/databases/scry/collections/${collections[kind]}/documents`
  const answer = await person.call('POST', url, { documentId: 'unique()', data: { ...forms[kind], ...changes } })
  return answer.json<{ $id: string }>().$id
}
const edit = (person: Person, kind: Kind, id: string, data: object) =>
  person.call('PATCH', `/v1/databases/scry/collections/${collections[kind]}/documents/${id}`, { data })
const queue = async (person: Person, show = 'waiting') =>
  (await person.call('GET', `/api/review?show=${show}`)).json<Queue>()
const why = { reason: 'unclear', words: 'Say what the work is.' }

async function decide(person: Person, kind: Kind, id: string, decision: string, said: object = {}) {
  const { postings } = await queue(person, decision === 'close' ? 'approved' : 'waiting')
  const version = postings.find((posting) => posting.id === id)?.version ?? ''
  return person.call('POST', `/api/review/${kind}/${id}`, { decision, version, ...said })
}

async function listed(server: TestServer, person: Person, kind: Kind): Promise<string[]> {
  await server.listings.settled()
  const answer =
    kind === 'job'
      ? await person.call('GET', '/api/search-jobs?q=&type=')
      : await person.call('GET', '/api/search-hackathons?q=')
  const { jobs, hackathons } = answer.json<{ jobs?: { title: string }[]; hackathons?: { title: string }[] }>()
  return (jobs ?? hackathons ?? []).map(({ title }) => title)
}
const ownState = async (person: Person, id: string) =>
  (await person.call('GET', '/api/own-postings')).json<States>().postings.find((posting) => posting.id === id)
const alike = {
  job: { jobRole: 'Coat Cutter', applyLink: 'https://loom.example/8' },
  hackathon: { title: 'Loomathon', participation_link: 'https://loom.example/8' },
}
const titles = { job: jobForm.jobRole, hackathon: hackathonForm.title }

test.each(['job', 'hackathon'] as const)(
  'an approved %s is in the lists within two seconds and leaves them as fast (§1.3, §4.27)',
  async (kind) => {
    const { server, reviewer, poster } = await reviewedServer()
    await server.app.ready()
    const id = await post(poster, kind)
    expect(await listed(server, poster, kind)).toEqual([])
    const { postings } = await queue(reviewer)
    expect(postings).toMatchObject([
      {
        ...{ kind, id, state: 'pending', is_live: false, poster: { email: 'poster@example.org', waiting: 1 } },
        link: { trust: 'employer', flags: [] },
        steps: [{ step: 'posted' }],
      },
    ])
    const { job, hackathon } = postings[0] ?? {}
    expect((job ?? hackathon)?.title).toBe(titles[kind])
    expect(job?.workplace ?? hackathon?.mode).toBe(kind === 'job' ? 'on-site' : 'hybrid')
    expect((await decide(reviewer, kind, id, 'approve')).json()).toEqual({ success: true, state: 'approved' })
    // Of the two seconds one is left for taking the change in.
    expect(changesPollMs).toBeLessThanOrEqual(1000)
    expect(await listed(server, poster, kind)).toContain(titles[kind])
    expect(await ownState(poster, id)).toMatchObject({
      state: 'approved',
      is_live: true,
      listing_id: `posted-${kind}:${id}`,
    })
    expect((await decide(reviewer, kind, id, 'close', why)).json()).toEqual({ success: true, state: 'closed' })
    expect(await listed(server, poster, kind)).toEqual([])
    const page = await poster.call('GET', `/api/listings/${encodeURIComponent(`posted-${kind}:${id}`)}/page`)
    expect(page.statusCode).toBe(404)
  },
)

test('only verified accounts that the host names review, whatever else they are (§1.8)', async () => {
  const { server, reviewer, poster } = await reviewedServer()
  const unverified = await signUp(server, 'second@example.org')
  const id = await post(poster, 'job')
  for (const person of [poster, unverified]) {
    expect((await person.call('GET', '/api/review')).statusCode).toBe(403)
    const order = { decision: 'approve', version: '' }
    expect((await person.call('POST', `/api/review/job/${id}`, order)).statusCode).toBe(403)
    expect((await person.call('GET', '/v1/account')).json()).toMatchObject({ labels: [] })
  }
  expect((await reviewer.call('GET', '/v1/account')).json()).toMatchObject({ labels: ['reviewer'] })
})

test('nobody reviews their own posting, and it is not in their queue', async () => {
  const { server, reviewer } = await reviewedServer()
  const second = await signUpVerified(server, 'second@example.org')
  const id = await post(reviewer, 'job')
  const [seen] = (await queue(second)).postings
  expect(await queue(reviewer)).toMatchObject({ total: 0, postings: [] })
  const own = await reviewer.call('POST', `/api/review/job/${id}`, { decision: 'approve', version: seen?.version })
  expect(own.statusCode).toBe(403)
  expect((await decide(second, 'job', id, 'approve')).statusCode).toBe(200)
})

test('what an unverified person posts is in no queue (§4.27)', async () => {
  const { server, reviewer } = await reviewedServer()
  const unverified = await signUp(server, 'new@example.org')
  const id = await post(unverified, 'job')
  expect(await queue(reviewer)).toMatchObject({ total: 0, postings: [] })
  expect((await decide(reviewer, 'job', id, 'approve')).statusCode).toBe(404)
})

test('the queue is in order of waiting, over both kinds', async () => {
  const { server, reviewer, poster } = await reviewedServer()
  const ids: string[] = []
  for (const kind of ['job', 'hackathon', 'job'] as const) {
    ids.push(await post(poster, kind))
    server.clock.advance(1000)
  }
  expect((await queue(reviewer)).postings.map(({ id }) => id)).toEqual(ids)
})

test('whoever posts many keeps nobody else waiting behind them', async () => {
  const { server, reviewer, poster } = await reviewedServer()
  const other = await signUpVerified(server, 'other@example.org')
  const ids: string[] = []
  for (const [person, kind] of [
    [poster, 'job'],
    [poster, 'job'],
    [poster, 'job'],
    [other, 'hackathon'],
    [other, 'job'],
  ] as const) {
    ids.push(await post(person, kind))
    server.clock.advance(1000)
  }
  const [first, second, third, ofOther, alsoOther] = ids
  expect((await queue(reviewer)).postings.map(({ id }) => id)).toEqual([first, ofOther, alsoOther, second, third])
})

test('changes are asked with a reason and words, which the poster reads by mail and in their list', async () => {
  const { server, reviewer, poster } = await reviewedServer()
  const id = await post(poster, 'job')
  expect((await decide(reviewer, 'job', id, 'ask-changes')).statusCode).toBe(400)
  expect((await decide(reviewer, 'job', id, 'ask-changes', why)).statusCode).toBe(200)
  expect(await ownState(poster, id)).toMatchObject({ state: 'changes-asked', is_live: false, ...why })
  await server.outboxWorker.drain()
  const mail = server.mails.at(-1)
  expect(mail).toMatchObject({ to: 'poster@example.org', subject: 'Your posting needs changes' })
  expect(mail?.text).toContain('The description does not say enough')
  expect(mail?.text).toContain('  Say what the work is.')
  expect(mail?.text).not.toContain('first@example.org')
  await edit(poster, 'job', id, { description: 'Cut patterns by hand for coats.' })
  const [again] = (await queue(reviewer)).postings
  expect(again?.steps.map(({ step }) => step)).toEqual(['posted', 'changes-asked', 'edited'])
  expect(again?.poster).toMatchObject({ changes_asked: 1, approved: 0, rejected: 0 })
})

test('an edit of an approved posting waits while the approved words stay; a rejection takes them out', async () => {
  const { server, reviewer, poster } = await reviewedServer()
  const id = await post(poster, 'job')
  await decide(reviewer, 'job', id, 'approve')
  await edit(poster, 'job', id, { jobRole: 'Coat Cutter' })
  expect(await listed(server, poster, 'job')).toEqual(['Pattern Cutter'])
  expect(await ownState(poster, id)).toMatchObject({ state: 'pending', is_live: true })
  expect((await queue(reviewer)).postings).toMatchObject([{ is_live: true, job: { title: 'Coat Cutter' } }])
  await decide(reviewer, 'job', id, 'approve')
  expect(await listed(server, poster, 'job')).toEqual(['Coat Cutter'])
  await edit(poster, 'job', id, { jobRole: 'Easy Money' })
  await decide(reviewer, 'job', id, 'reject', why)
  expect(await listed(server, poster, 'job')).toEqual([])
})

test('a decision on words that changed meanwhile, or that somebody else decided, is refused', async () => {
  const { server, reviewer, poster } = await reviewedServer()
  const second = await signUpVerified(server, 'second@example.org')
  const id = await post(poster, 'job')
  const [seen] = (await queue(reviewer)).postings
  await edit(poster, 'job', id, { jobRole: 'Something Else' })
  const order = { decision: 'approve', version: seen?.version }
  const late = await reviewer.call('POST', `/api/review/job/${id}`, order)
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'changed-meanwhile'])
  const [now] = (await queue(reviewer)).postings
  const both = await Promise.all(
    [reviewer, second].map((one) =>
      one.call('POST', `/api/review/job/${id}`, { decision: 'approve', version: now?.version }),
    ),
  )
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('its poster closes and deletes a posting, a stranger neither (§6.3, §7.18)', async () => {
  const { server, reviewer, poster } = await reviewedServer()
  const id = await post(poster, 'job')
  await decide(reviewer, 'job', id, 'approve')
  const close = `/api/own-postings/job/${id}/close`
  expect((await reviewer.call('POST', close, {})).statusCode).toBe(404)
  expect((await poster.call('POST', close, {})).json()).toEqual({ success: true, state: 'closed' })
  expect(await listed(server, poster, 'job')).toEqual([])
  expect((await poster.call('POST', close, {})).statusCode).toBe(200)
  expect(await ownState(poster, id)).toMatchObject({ is_live: false, listing_id: `posted-job:${id}` })
  await edit(poster, 'job', id, {})
  expect(await ownState(poster, id)).toMatchObject({ state: 'pending', is_live: false })
  expect((await queue(reviewer)).postings).toMatchObject([{ is_live: false }])
  await decide(reviewer, 'job', id, 'approve')
  expect(await listed(server, poster, 'job')).toEqual(['Pattern Cutter'])
  await poster.call('DELETE', `/v1/databases/scry/collections/aggregated_jobs/documents/${id}`, {})
  expect(await listed(server, poster, 'job')).toEqual([])
  const page = await poster.call('GET', `/api/listings/${encodeURIComponent(`posted-job:${id}`)}/page`)
  expect(page.statusCode).toBe(404)
})

test.each(['job', 'hackathon'] as const)(
  'the page of a %s that its poster closed says so, offers others, and is gone after 90 days',
  async (kind) => {
    const { server, reviewer, poster } = await reviewedServer()
    const [id = '', other] = [await post(poster, kind), await post(poster, kind, alike[kind])]
    for (const one of [id, other]) await decide(reviewer, kind, one, 'approve')
    await server.listings.settled()
    await poster.call('POST', `/api/own-postings/${kind}/${id}/close`, {})
    const page = async () =>
      (await poster.call('GET', `/api/listings/${encodeURIComponent(`posted-${kind}:${id}`)}/page`)).json<Page>()
    expect(await page()).toMatchObject({ state: 'closed', closed_at: new Date(server.clock.now()).toISOString() })
    expect((await page()).same_employer.map((one) => one.id)).toEqual([`posted-${kind}:${other}`])
    server.clock.jump(91 * 86_400_000)
    expect(await page()).toMatchObject({ state: 'gone' })
  },
)

test.each(['job', 'hackathon'] as const)('an approved %s whose dates are over becomes closed', async (kind) => {
  const { server, reviewer, poster } = await reviewedServer()
  const id = await post(poster, kind)
  await decide(reviewer, kind, id, 'approve')
  const run = () => server.tasks.find(({ name }) => name === 'ended-postings')?.run(new AbortController().signal)
  await run()
  expect(await ownState(poster, id)).toMatchObject({ state: 'approved' })
  server.clock.jump(90 * 86_400_000)
  await run()
  const steps = await server.database.query.selectFrom('posting_steps').select('step').orderBy('place').execute()
  expect(steps.map(({ step }) => step)).toEqual(['posted', 'approved', 'closed-by-date'])
})

test('what a reviewer approved is hidden by no complaints: the reviewers see them first, and close it', async () => {
  const { server, reviewer, poster } = await reviewedServer()
  const ids: string[] = []
  for (const jobRole of ['Weaver', 'Pattern Cutter']) {
    ids.push(await post(poster, 'job', { jobRole, applyLink: `https://loom.example/${ids.length}` }))
    await decide(reviewer, 'job', ids.at(-1) ?? '', 'approve')
    server.clock.advance(3 * 86_400_000)
  }
  const [weaver = ''] = ids
  const complain = (remoteAddress: string, about: string, id = weaver) =>
    server.app.inject({
      ...{ method: 'POST', url: `/api/listings/posted-job:${id}/complaints`, payload: { about }, remoteAddress },
    })
  const networks = ['198.51.100.7', '198.51.101.7', '2001:db8:1:2::1', '2001:db8:1:ffff::9', '2001:db8:2::1']
  await Promise.all(networks.map((network) => complain(network, 'scam')))
  await complain('203.0.113.1', 'closed')
  expect(await listed(server, poster, 'job')).toContain('Weaver')
  const { postings } = await queue(reviewer, 'approved')
  expect(postings.map(({ job, complaints }) => [job?.title, complaints])).toEqual([
    [
      'Weaver',
      [
        { about: 'scam', count: 4 },
        { about: 'closed', count: 1 },
      ],
    ],
    ['Pattern Cutter', []],
  ])
  await decide(reviewer, 'job', weaver, 'close', why)
  expect(await listed(server, poster, 'job')).toEqual(['Pattern Cutter'])
})

test.each(['closed', 'edited'] as const)(
  'what people complain of is taken down by a reviewer after its poster has %s it',
  async (how) => {
    const { server, reviewer, poster } = await reviewedServer()
    const id = await post(poster, 'hackathon')
    await decide(reviewer, 'hackathon', id, 'approve')
    const url = `/api/listings/posted-hackathon:${id}`
    await server.app.inject({ method: 'POST', url: `${url}/complaints`, payload: { about: 'scam' } })
    if (how === 'closed') await poster.call('POST', `/api/own-postings/hackathon/${id}/close`, {})
    else await edit(poster, 'hackathon', id, { title: 'Another name' })
    const { hackathon } = (await poster.call('GET', `${url}/page`)).json<Page>()
    expect(hackathon?.registration_link).toBe(how === 'closed' ? '#' : hackathonForm.participation_link)
    expect((await queue(reviewer, 'approved')).postings.map((posting) => posting.id)).toEqual([id])
    expect((await decide(reviewer, 'hackathon', id, 'close', why)).json()).toEqual({ success: true, state: 'closed' })
    expect((await poster.call('GET', `${url}/page`)).statusCode).toBe(404)
    expect((await queue(reviewer, 'approved')).postings).toEqual([])
  },
)

test('what is listed or posted already is named beside a posting', async () => {
  const { server, reviewer, poster } = await reviewedServer()
  const first = await post(poster, 'job')
  await decide(reviewer, 'job', first, 'approve')
  await post(poster, 'job', { applyLink: 'https://elsewhere.example/7' })
  server.clock.advance(1000)
  await post(poster, 'job', { jobRole: 'Weaver', applyLink: 'https://loom.example/7' })
  const [again, other] = (await queue(reviewer)).postings
  expect(again?.duplicates).toMatchObject([{ id: `posted-job:${first}`, title: 'Pattern Cutter', is_listed: true }])
  expect(other?.duplicates).toEqual([])
})

test('a deleted account takes what it posted out of the lists; a reviewer leaves no id behind', async () => {
  const { server, reviewer, poster } = await reviewedServer()
  const id = await post(poster, 'job')
  await decide(reviewer, 'job', id, 'approve')
  await reviewer.call('DELETE', '/api/account', { password: goodPassword })
  const steps = await server.database.query.selectFrom('posting_steps').select('reviewer_account_id').execute()
  expect(steps.map((step) => step.reviewer_account_id)).toEqual([null, null])
  expect(await listed(server, poster, 'job')).toEqual(['Pattern Cutter'])
  await poster.call('DELETE', '/api/account', { password: goodPassword })
  expect(await listed(server, poster, 'job')).toEqual([])
  expect(await server.database.query.selectFrom('posting_steps').select('id').execute()).toEqual([])
})

test('the facts say whether anybody reviews', async () => {
  const { server } = await reviewedServer()
  const alone = await startTestServer()
  const said = async ({ app }: TestServer) =>
    (await app.inject({ url: '/api/facts' })).json<{ reviews_postings: boolean }>().reviews_postings
  expect([await said(server), await said(alone)]).toEqual([true, false])
})
