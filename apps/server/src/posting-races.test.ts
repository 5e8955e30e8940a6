import { expect, test } from 'vitest'
import { type Person, signUpVerified } from './testing/browser.ts'
import { goodPassword, jobForm } from './testing/people.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const documents = '/v1/databases/scry/collections/aggregated_jobs/documents'
const why = { reason: 'unclear', words: 'Say what the work is.' }

/** What is done to a posting, by whom, at its version. */
interface Scene {
  readonly poster: Person
  readonly reviewers: readonly [Person, Person]
  readonly id: string
  readonly version: string
}
const decide = (by: 0 | 1, decision: string) => (scene: Scene) =>
  scene.reviewers[by].call('POST', `/api/review/job/${scene.id}`, {
    ...{ decision, version: scene.version },
    ...(decision !== 'approve' && why),
  })
const doings = {
  approve: decide(0, 'approve'),
  'approve by another': decide(1, 'approve'),
  reject: decide(1, 'reject'),
  'ask for changes': decide(1, 'ask-changes'),
  edit: ({ poster, id }: Scene) => poster.call('PATCH', `${documents}/${id}`, { data: { jobRole: 'Edited Role' } }),
  'edit elsewhere': ({ poster, id }: Scene) => poster.call('PATCH', `${documents}/${id}`, { data: { stipend: '900' } }),
  delete: ({ poster, id }: Scene) => poster.call('DELETE', `${documents}/${id}`),
  close: ({ poster, id }: Scene) => poster.call('POST', `/api/own-postings/job/${id}/close`),
  erase: ({ poster }: Scene) => poster.call('DELETE', '/api/account', { password: goodPassword }),
}
type Doing = keyof typeof doings

/** What holds of a posting, its listing and its log, whatever was first. */
async function look(server: TestServer, { poster, id }: Scene) {
  const { query } = server.database
  const posting = await query.selectFrom('job_postings').selectAll().where('id', '=', id).executeTakeFirst()
  const listing = await query
    .selectFrom('listings')
    .select('content')
    .where('id', '=', `posted-job:${id}`)
    .executeTakeFirst()
  const steps = await query
    .selectFrom('posting_steps')
    .select(['step', 'place'])
    .where('posting_id', '=', id)
    .orderBy('place')
    .execute()
  const mails = await query
    .selectFrom('outbox')
    .select('id')
    .where('account_id', '=', poster.accountId)
    .where('template', '=', 'posting')
    .execute()
  const account = await query.selectFrom('accounts').select('id').where('id', '=', poster.accountId).executeTakeFirst()
  return { posting, title: listing && JSON.parse(listing.content).title, steps, mails, account }
}

const pairs: readonly (readonly [Doing, ...Doing[]])[] = [
  ['approve', 'delete'],
  ['approve', 'edit'],
  ['approve', 'close'],
  ['approve', 'approve by another'],
  ['approve', 'reject'],
  ['approve', 'ask for changes'],
  ['approve', 'erase'],
  ['edit', 'edit elsewhere'],
  ['edit', 'close'],
  ['edit', 'delete'],
  ['close', 'delete'],
  ['erase', 'edit'],
  ['erase', 'delete'],
  ['erase', 'close'],
  ['approve', 'reject', 'edit', 'close', 'delete', 'erase'],
]

test('whatever is done to a posting at once, nothing is published that is gone, edited, closed or refused', async () => {
  const server = await startTestServer({ env: { REVIEWER_EMAILS: 'first@example.org, second@example.org' } })
  const reviewers = [
    await signUpVerified(server, 'first@example.org'),
    await signUpVerified(server, 'second@example.org'),
  ] as const
  let count = 0
  for (const pair of pairs)
    for (let round = 0; round < 3; round += 1) {
      const poster = await signUpVerified(server, `poster-${++count}@example.org`)
      const { $id: id } = (await poster.call('POST', documents, { documentId: 'unique()', data: jobForm })).json()
      const { postings } = (await reviewers[0].call('GET', '/api/review')).json()
      const version = postings.find((one: { id: string }) => one.id === id)?.version ?? ''
      const scene = { poster, reviewers, id, version }
      const order = round % 2 === 0 ? pair : pair.toReversed()
      const answers = await Promise.all(
        order.map(async (name, at) => {
          for (let wait = 0; wait < at * round; wait += 1) await new Promise((resolve) => setImmediate(resolve))
          return (await doings[name](scene)).statusCode
        }),
      )
      const seen = await look(server, scene)
      const where = `${order.join(' beside ')}, round ${round}: ${answers}`
      expect(Math.max(...answers), where).toBeLessThan(500)
      expect(new Set(seen.steps.map(({ place }) => place)).size, where).toBe(seen.steps.length)
      const status = seen.posting?.status
      if (!seen.account)
        expect({ ...seen, account: undefined }, where).toEqual({
          posting: undefined,
          title: undefined,
          steps: [],
          mails: [],
          account: undefined,
        })
      else if (!seen.posting || status === 'closed' || status === 'rejected') expect(seen.title, where).toBeUndefined()
      else if (status === 'approved') expect(seen.title, where).toBe(seen.posting.job_role)
      // What was approved stays with those words while its edit waits.
      else if (seen.title !== undefined) expect(seen.title, where).toBe(jobForm.jobRole)
      if (pair[1] === 'edit elsewhere')
        expect(seen.posting, where).toMatchObject({ job_role: 'Edited Role', stipend: '900' })
      const decided = order.filter((name, at) => /approve|reject|ask/.test(name) && answers[at] === 200)
      expect(decided.length, where).toBeLessThanOrEqual(1)
      await poster.call('DELETE', '/api/account', { password: goodPassword })
    }
})
