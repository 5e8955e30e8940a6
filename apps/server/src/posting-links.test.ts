import type { getReviewQueue } from '@scry/contracts/review-routes'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { LinkEnd } from './platform/asking/outside.ts'
import { signUp, signUpVerified } from './testing/browser.ts'
import { goodPassword, jobForm } from './testing/people.ts'
import { startTestServer } from './testing/test-server.ts'

type Queue = z.infer<(typeof getReviewQueue)['response']>
const documents = '/v1/databases/scry/collections/aggregated_jobs/documents'

/** A server that follows links to where `ends` says. */
async function followingServer() {
  const ends = new Map<string, LinkEnd>()
  const asked: string[] = []
  const server = await startTestServer({
    env: { REVIEWER_EMAILS: 'first@example.org' },
    leadsTo: async (link) => {
      asked.push(link)
      if (link.includes('odd')) throw new Error('odd')
      return ends.get(link) ?? { address: link, isReached: true }
    },
  })
  const reviewer = await signUpVerified(server, 'first@example.org')
  const poster = await signUpVerified(server, 'poster@example.org')
  const follow = async () =>
    server.tasks.find(({ name }) => name === 'posting-links')?.run(new AbortController().signal)
  const link = async () => {
    const { postings } = (await reviewer.call('GET', '/api/review?show=waiting')).json<Queue>()
    return postings[0]?.link
  }
  const post = async (applyLink: string, person = poster) => {
    const data = { ...jobForm, applyLink }
    const answer = await person.call('POST', documents, { documentId: 'unique()', data })
    return answer.json<{ $id: string }>().$id
  }
  return { server, poster, ends, asked, follow, link, post }
}

test('the link of a posting is followed once, and a reviewer sees where it led', async () => {
  const { ends, asked, follow, link, post } = await followingServer()
  ends.set('https://short.example/7', { address: 'https://pay.example/now', isReached: true })
  await post('https://short.example/7')
  expect(await link()).toMatchObject({ leads_to: null })
  await follow()
  await follow()
  expect(asked).toEqual(['https://short.example/7'])
  expect(await link()).toMatchObject({
    flags: ['leads-elsewhere'],
    leads_to: { address: 'https://pay.example/now', is_reached: true, trust: 'unverified' },
  })
})

test('a link that leads elsewhere a day later, while it still waits, is said to', async () => {
  const { server, ends, follow, link, post } = await followingServer()
  await post('https://forms.example/7')
  await follow()
  expect(await link()).toMatchObject({ flags: [], leads_to: { address: 'https://forms.example/7' } })
  ends.set('https://forms.example/7', { address: 'https://pay.example/now', isReached: true })
  server.clock.advance(25 * 3_600_000)
  await follow()
  expect(await link()).toMatchObject({ flags: ['leads-elsewhere', 'leads-anew'] })
})

test('a changed link is followed anew and begins anew', async () => {
  const { poster, asked, follow, link, post } = await followingServer()
  const id = await post('https://forms.example/7')
  await follow()
  await poster.call('PATCH', `${documents}/${id}`, { data: { applyLink: 'https://other.example/8' } })
  expect(await link()).toMatchObject({ leads_to: null })
  await follow()
  expect(asked).toEqual(['https://forms.example/7', 'https://other.example/8'])
  expect(await link()).toMatchObject({ flags: [], leads_to: { address: 'https://other.example/8' } })
})

test('nobody follows the links of who is not verified, of what is decided, or without leave to ask outside', async () => {
  const { server, asked, follow } = await followingServer()
  const unverified = await signUp(server, 'new@example.org')
  await unverified.call('POST', documents, { documentId: 'unique()', data: jobForm })
  await follow()
  expect(asked).toEqual([])
  const other = await startTestServer()
  expect(other.tasks.map(({ name }) => name)).not.toContain('posting-links')
})

test('an account of many postings lets the link of another be followed at the next turn', async () => {
  const { server, asked, follow, post } = await followingServer()
  for (let count = 0; count < 12; count += 1) await post(`https://slow.example/${count}`)
  await post('https://forms.example/7', await signUpVerified(server, 'other@example.org'))
  await follow()
  expect(asked).toHaveLength(10)
  expect(asked).toContain('https://forms.example/7')
})

test('a link that cannot be followed at all does not keep the next from being followed', async () => {
  const { asked, follow, post } = await followingServer()
  await post('https://odd.example/7')
  await post('https://forms.example/7')
  await expect(follow()).rejects.toThrow('odd')
  expect(asked.sort()).toEqual(['https://forms.example/7', 'https://odd.example/7'])
})

test('where a link led goes with the posting, and with the account', async () => {
  const { server, poster, follow, post } = await followingServer()
  const kept = () => server.database.query.selectFrom('posting_links').select('link').execute()
  const id = await post('https://forms.example/7')
  await post('https://forms.example/8')
  await follow()
  expect(await kept()).toHaveLength(2)
  await poster.call('DELETE', `${documents}/${id}`)
  expect(await kept()).toEqual([{ link: 'https://forms.example/8' }])
  const { tables } = (await poster.call('POST', '/api/export', { password: goodPassword })).json<{ tables: object }>()
  expect(tables).toMatchObject({ posting_links: [{ link: 'https://forms.example/8' }] })
  await poster.call('DELETE', '/api/account', { password: goodPassword })
  expect(await kept()).toEqual([])
})
