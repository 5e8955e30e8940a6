import { expect, test } from 'vitest'
import { tableOf } from './features/review/posting-rows.ts'
import { lastLink, type Person, signUp } from './testing/browser.ts'
import { goodPassword, jobForm } from './testing/people.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const rounds = 6
const documents = '/v1/databases/scry/collections/aggregated_jobs/documents'

async function verified(server: TestServer, email: string): Promise<Person> {
  const person = await signUp(server, email)
  await person.call('POST', '/v1/account/verification', { url: 'http://localhost/verify-email' })
  await server.outboxWorker.drain()
  const { userId, secret } = lastLink(server)
  await person.call('PUT', '/v1/account/verification', { userId, secret })
  return person
}

const attempts = {
  'its poster deletes it': (poster: Person, id: string) => poster.call('DELETE', `${documents}/${id}`, {}),
  'its poster edits it': (poster: Person, id: string) =>
    poster.call('PATCH', `${documents}/${id}`, { data: { jobRole: 'Something Else' } }),
  'its poster closes it': (poster: Person, id: string) => poster.call('POST', `/api/own-postings/job/${id}/close`, {}),
  'its poster deletes the account': (poster: Person) =>
    poster.call('DELETE', '/api/account', { password: goodPassword }),
} as const

test.each(Object.entries(attempts))(
  'a posting that is approved while %s is listed with approved words, or not at all (§6.3, §4.27)',
  async (_what, attempt) => {
    const server = await startTestServer({ env: { REVIEWER_EMAILS: 'first@example.org' } })
    await server.app.ready()
    const reviewer = await verified(server, 'first@example.org')
    for (let round = 0; round < rounds; round += 1) {
      const poster = await verified(server, `poster${round}@example.org`)
      const made = await poster.call('POST', documents, { documentId: 'unique()', data: jobForm })
      const id = made.json<{ $id: string }>().$id
      const seen = await reviewer.call('GET', '/api/review')
      const [posting] = seen.json<{ postings: { id: string; version: string }[] }>().postings
      expect(posting?.id).toBe(id)
      const order = { decision: 'approve', version: posting?.version }
      const [decided, other] = await Promise.all(
        round % 2 === 0
          ? [reviewer.call('POST', `/api/review/job/${id}`, order), attempt(poster, id)]
          : [attempt(poster, id), reviewer.call('POST', `/api/review/job/${id}`, order)].toReversed(),
      )
      expect(decided?.statusCode, decided?.body).toBeLessThan(500)
      expect(other?.statusCode, other?.body).toBeLessThan(300)
      const { query } = server.database
      const row = await query.selectFrom(tableOf('job')).select('status').where('id', '=', id).executeTakeFirst()
      const listing = await query
        .selectFrom('listings')
        .select('content')
        .where('id', '=', `posted-job:${id}`)
        .executeTakeFirst()
      if (row === undefined || row.status === 'closed') expect(listing).toBeUndefined()
      // What was approved stays with those words while its edit waits.
      else if (listing !== undefined) expect(listing.content).toContain(jobForm.jobRole)
      await poster.call('DELETE', `${documents}/${id}`, {})
      await poster.call('DELETE', '/api/account', { password: goodPassword })
    }
    await server.listings.settled()
    const left = await reviewer.call('GET', '/api/search-jobs?q=&type=')
    expect(left.json<{ jobs: unknown[] }>().jobs).toEqual([])
    expect(await server.database.query.selectFrom('posting_steps').select('id').execute()).toEqual([])
  },
)
