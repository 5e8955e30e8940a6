import type { ShortlistAnswer } from '@scry/contracts/listing-routes'
import { expect, test } from 'vitest'
import { listingRow } from './features/listings/listing-row.ts'
import { createListingStore } from './features/listings/listing-store.ts'
import { lastLink, openBrowser, signUp } from './testing/browser.ts'
import { startTestServer } from './testing/test-server.ts'

const profiles = '/v1/databases/scry/collections/users/documents'
const bread = { skills: ['Baking'], experience_level: 'entry', location: 'Leith', interests: ['Bread'] }
const resume = { hasResume: true, resumeUploadedAt: '2026-10-05T12:00:00.000Z' }

/** A person on a server with three internships and a full-time job. */
async function member({ isVerified = true, profile = { ...bread, ...resume } as object | null } = {}) {
  const server = await startTestServer()
  const rows = ['Baker', 'Pastry cook', 'Miller'].map((title) =>
    listingRow('board', { id: title, kind: 'job', title, company: 'Crumb', skills: ['Baking'], type: 'internship' }),
  )
  const other = { id: 'full', kind: 'job', title: 'Head baker', company: 'Crumb', type: 'full-time' } as const
  await createListingStore(server).write([...rows, listingRow('board', other)])
  const person = await signUp(server, 'ines@example.org')
  if (isVerified) {
    await person.call('POST', '/v1/account/verification', { url: 'http://localhost/verify-email' })
    await server.outboxWorker.drain()
    const { userId, secret } = lastLink(server)
    await person.call('PUT', '/v1/account/verification', { userId, secret })
  }
  if (profile) await person.call('POST', profiles, { documentId: 'unique()', data: { name: 'Ines', ...profile } })
  await server.listings.settled()
  const firstScreen = async (exclude: string[] = []) =>
    (await person.call('POST', '/api/first-screen', { exclude })).json()
  return { ...server, person, firstScreen }
}

test('one answer holds what the account, the profile and the shortlist are when asked for by themselves (§7.1, §7.12)', async () => {
  const { person, firstScreen } = await member()
  const { account, profile, shortlist } = await firstScreen()
  const user = (await person.call('GET', '/v1/account')).json()
  const { $id: id, name, email, emailVerification } = user
  expect(account).toEqual({ id, name, email, emailVerification, isReviewer: false })
  expect(profile).toEqual((await person.call('GET', profiles)).json().documents[0])
  expect(shortlist).toEqual((await person.call('POST', '/api/shortlist', { ...bread, titles: [] })).json())
  expect(shortlist.total).toBe(4)
  expect(shortlist.jobs[0].match.contributions.map(({ skill }: { skill?: string }) => skill)).toContain('Baking')
})

test('what the person hid or applied to is not in the shortlist (§4.29)', async () => {
  const { firstScreen } = await member()
  const idsOf = ({ shortlist }: { shortlist: ShortlistAnswer }) => shortlist.jobs.map(({ id }) => id)
  const whole = idsOf(await firstScreen())
  expect(whole.length).toBeGreaterThan(1)
  expect(idsOf(await firstScreen([whole[0] ?? '']))).not.toContain(whole[0])
})

test.each([
  ['without a profile', { profile: null }],
  ['without a resume', { profile: { ...bread } }],
  ['before the address is verified', { isVerified: false }],
])('nothing is ranked %s (§2.21, §2.25)', async (_, options) => {
  const { firstScreen } = await member(options)
  const { account, shortlist } = await firstScreen()
  expect(account.email).toBe('ines@example.org')
  expect(shortlist).toBeNull()
})

test('a caller gets their own first screen, and nobody keeps it (§6.1, §6.3)', async () => {
  const { app, person, firstScreen } = await member()
  const stranger = await signUp({ app }, 'stranger@example.org')
  const { account, profile } = (await stranger.call('POST', '/api/first-screen', {})).json()
  expect([account.id, profile]).toEqual([stranger.accountId, null])
  expect((await firstScreen()).account.id).toBe(person.accountId)
  const answer = await person.call('POST', '/api/first-screen', {})
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await openBrowser({ app }).call('POST', '/api/first-screen', {})).statusCode).toBe(401)
})
