import { expect, test } from 'vitest'
import { signUp } from '../../testing/browser.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { listingRow } from './listing-row.ts'
import { createListingStore } from './listing-store.ts'

async function placeWith(profile: object | undefined) {
  const server = await startTestServer()
  const store = createListingStore(server)
  const row = listingRow('board', { id: 'j1', kind: 'job', title: 'Baker', company: 'Crumb & Co', skills: ['Baking'] })
  await store.write([row])
  const person = await signUp(server, 'ines@example.org')
  if (profile) {
    const created = await person.call('POST', '/v1/databases/scry/collections/users/documents', {
      documentId: 'unique()',
      data: profile,
    })
    expect(created.statusCode).toBeLessThan(300)
  }
  await server.listings.settled()
  return { ...server, person }
}

test('a query of a logged-in person with a profile is answered with matches; without words it is not (§4.29, §7.26)', async () => {
  const { person, app } = await placeWith({ name: 'Ines', skills: ['Baking'], experience_level: 'entry' })
  const own = (await person.call('GET', '/api/search-jobs?q=baker')).json()
  expect(own.jobs[0].match.contributions.map(({ skill }: { skill?: string }) => skill)).toContain('Baking')
  expect((await person.call('GET', '/api/search-jobs')).json().jobs[0].match).toBeUndefined()
  expect((await app.inject('/api/search-jobs?q=baker')).json().jobs[0].match).toBeUndefined()
})

test('a logged-in person without a profile gets what a visitor gets (§1.2)', async () => {
  const { person } = await placeWith(undefined)
  const { json } = await person.call('GET', '/api/search-jobs?q=baker').then((answer) => ({ json: answer.json() }))
  expect(json.jobs[0].match).toBeUndefined()
})

test('Apply Now is written to the activity of a logged-in person only (§7.35, §3.21)', async () => {
  const { person, app, database } = await placeWith(undefined)
  const activities = async () => {
    const rows = await database.query.selectFrom('user_activity').select('entries').execute()
    return rows.flatMap(({ entries }) => JSON.parse(entries) as string[])
  }
  const before = await activities()
  const payload = { job_id: 'j1' }
  expect((await app.inject({ method: 'POST', url: '/api/track-apply', payload })).json()).toEqual({ success: true })
  expect(await activities()).toEqual(before)
  expect((await person.call('POST', '/api/track-apply', payload)).json()).toEqual({ success: true })
  expect(await activities()).toEqual(['Apply Now on Baker at Crumb & Co', ...before])
  expect((await person.call('POST', '/api/track-apply', { job_id: 'unknown' })).json()).toEqual({ success: true })
  expect(await activities()).toHaveLength(before.length + 1)
})

test('a listing has one score on a list of any kind of employment, on its page, on the shortlist, under a place as a filter, in a search and in a mail (§2.33, §7.29, §7.30)', async () => {
  const skills = ['Baking', 'Pastry']
  const profile = {
    ...{ skills, experience_level: 'entry', location: 'Namur, Belgium' },
    work_experience: 'Baker at Crumb (8 months): Baked bread for two shops.',
    education: 'BA Food Science, Loom College (Expected May 2044)',
  }
  const { person, clock, listings, ...server } = await placeWith({ name: 'Ines', ...profile })
  const job = { kind: 'job' as const, company: 'Crumb & Co', location: 'Ghent, Belgium', level: 'entry' as const }
  const posted = clock.now() - 1000
  const text = 'You know baking and pastry. You have experience with payroll.'
  await createListingStore({ clock, ...server }).write(
    ['internship', 'full-time'].map((type) =>
      listingRow('board', {
        ...job,
        ...{ id: type, title: type === 'internship' ? 'Baker Intern' : 'Baker', type, posted },
        skills,
        description: text,
      }),
    ),
  )
  await listings.settled()
  const found = await person.call('GET', '/api/search-jobs?q=baker')
  const scoreIn = (answer: typeof found, id: string): number =>
    answer.json().jobs.find((one: { id: string }) => one.id === id)?.match.score
  const asked = { ...profile, languages: [] }
  const listed = (more: object) => person.call('POST', '/api/get-personalized-jobs', { ...asked, ...more })
  const inGhent = { job_type: '', location: 'Ghent', location_filter: 'Ghent' }
  const fresh = await listings.openFresh(0)
  const own = await listings.profileOf((await person.call('GET', '/v1/account')).json().$id)
  for (const id of ['internship', 'full-time']) {
    const page = (await person.call('GET', `/api/listings/${id}/page`)).json()
    const scores = [
      ...[scoreIn(found, id), scoreIn(await listed({ job_type: id }), id), page.job.match.score],
      ...[scoreIn(await listed({ job_type: '' }), id), scoreIn(await listed(inGhent), id)],
      scoreIn(await person.call('POST', '/api/shortlist', asked), id),
      fresh.strongMatches(own ?? {}, 0).find(({ listing }) => listing.id === id)?.match?.score,
    ].flatMap((score) => score?.toFixed(9) ?? [])
    // Full-time work years before the studies end stands on no shelf and in no mail.
    expect(scores).toHaveLength(id === 'internship' ? 7 : 5)
    expect(new Set(scores).size).toBe(1)
  }
})
