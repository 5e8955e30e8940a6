import type { Listing } from '@scry/contracts/listing'
import type { JobsAnswer } from '@scry/contracts/listing-routes'
import type { Moves, ProfileSkill, previewItem } from '@scry/contracts/skill-routes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { openBrowser, type Person, signUp } from './testing/browser.ts'
import { startTestServer } from './testing/test-server.ts'

const users = '/v1/databases/scry/collections/users/documents'
const jobs = ['Payroll', 'Docker', 'React', 'Baking'].map(
  (skill, at): Listing => ({
    ...{ id: `board:${at}`, kind: 'job', title: `${skill} Assistant`, company: 'Loom', location: 'Hull, UK' },
    ...{ places: [{ city: 'Hull', country: 'GB' }], skills: [skill, 'SQL'] },
  }),
)
const resume = {
  ...{ name: 'Ada', skills: ['SQL', 'Docker'], location: 'Hull, UK', hasResume: true },
  work_experience: 'Analyst at Quay (2 years): Wrote forms in React and SQL.',
}

async function withPerson(email = 'ada@example.org') {
  const server = await startTestServer()
  await server.app.ready()
  await server.database.transaction((trx) => server.listings.stored.writeDiffering(trx, 'board', jobs, 0))
  await server.listings.settled()
  const person = await signUp(server, email)
  const made = await person.call('POST', users, { documentId: 'unique()', data: resume })
  return { server, person, profileId: made.json<{ $id: string }>().$id }
}
type Gain = z.infer<(typeof previewItem)['response']>
const statesOf = (skills: ProfileSkill[]) => Object.fromEntries(skills.map(({ name, state }) => [name, state]))
const skillsOf = async (person: Person) =>
  (await person.call('GET', '/api/skills')).json<{ skills: ProfileSkill[] }>().skills
const say = (person: Person, name: string, claim: string | null) => person.call('POST', '/api/skills', { name, claim })
const moves = async (person: Person, body: object) =>
  (await person.call('POST', '/api/skills/preview', body)).json<{ moves: Moves }>().moves
const ranked = async (person: Pick<Person, 'call'>, skills = resume.skills) => {
  const answer = await person.call('POST', '/api/get-personalized-jobs', { skills, location: 'Hull, UK', limit: 20 })
  return answer.json<JobsAnswer>().jobs.map(({ id, match }) => ({ id, match }))
}
const reasonsIn = (rows: Awaited<ReturnType<typeof ranked>>) =>
  rows
    .flatMap(({ match }) => match?.contributions ?? [])
    .flatMap((line) => (line.factor === 'skills' ? [line.skill] : []))

test('each skill is stated with its words, inferred, confirmed or rejected, and what was said is taken back', async () => {
  const { person } = await withPerson()
  const before = await ranked(person)
  expect(statesOf(await skillsOf(person))).toEqual({ SQL: 'stated', Docker: 'stated', React: 'inferred' })
  expect((await skillsOf(person)).find(({ name }) => name === 'React')?.quotes).toEqual([
    { where: 'text', text: 'Wrote forms in React and SQL' },
  ])
  await say(person, 'React.js', 'rejected')
  const said = (await say(person, 'payroll', 'confirmed')).json<{ skills: ProfileSkill[] }>().skills
  expect(statesOf(said)).toEqual({ SQL: 'stated', Docker: 'stated', React: 'rejected', Payroll: 'confirmed' })
  expect(reasonsIn(await ranked(person))).toContain('Payroll')
  expect(reasonsIn(await ranked(person))).not.toContain('React')
  for (const name of ['React', 'Payroll']) await say(person, name, null)
  expect(await ranked(person)).toEqual(before)
  for (const [name, claim] of [
    ['', 'confirmed'],
    ['!?', 'confirmed'],
    ['SQL', 'stated'],
  ] as const)
    expect((await say(person, name, claim)).statusCode, name).toBe(400)
})

test('whatever a new resume says, a rejected skill moves no listing (property)', async () => {
  const { person, profileId } = await withPerson()
  await say(person, 'Docker', 'rejected')
  const rest = { ...resume, skills: ['SQL'] }
  const write = (data: object) => person.call('PATCH', `${users}/${profileId}`, { data })
  await write(rest)
  const without = await ranked(person, rest.skills)
  const naming = fc.constantFrom(
    { skills: ['SQL', 'Docker'] },
    { work_experience: `${resume.work_experience} Ran Docker.` },
    { projects: JSON.stringify([{ name: 'Tide', description: 'In Docker', technologies: ['docker'], duration: '' }]) },
  )
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(naming, { minLength: 1, maxLength: 3 }), async (named) => {
      const data = Object.assign({}, rest, ...named)
      expect((await write(data)).statusCode).toBe(200)
      expect(statesOf(await skillsOf(person)).Docker).toBe('rejected')
      const scores = (rows: typeof without) => rows.map(({ id, match }) => [id, match?.score])
      expect(scores(await ranked(person, data.skills))).toEqual(scores(without))
    }),
    { numRuns: 8 },
  )
})

test('what a change would move is shown before it is kept, and is what it then moves', async () => {
  const { person } = await withPerson()
  const before = await ranked(person)
  const none = { compared: 4, come: 0, rebanded: 0, replaced: 0, moved: [] }
  expect(await moves(person, {})).toEqual(none)
  const shown = await moves(person, { claims: [{ name: 'Docker', claim: 'rejected' }] })
  const docker = shown.moved.find(({ title }) => title === 'Docker Assistant')
  expect(docker?.after).not.toEqual(docker?.before)
  expect(await ranked(person)).toEqual(before)
  await say(person, 'Docker', 'rejected')
  const after = await ranked(person)
  for (const { id, before: from, after: to } of shown.moved) {
    const standing = (rows: typeof after) => {
      const at = rows.findIndex((row) => row.id === id)
      return { place: at + 1, band: rows[at]?.match?.band }
    }
    expect([standing(before), standing(after)]).toEqual([from, to])
  }
  expect(await moves(person, { claims: [{ name: 'Docker', claim: 'rejected' }] })).toEqual(none)
  expect((await moves(person, { skills: ['SQL', 'Docker', 'Baking'] })).moved.length).toBeGreaterThan(0)
})

test('what somebody says of their skills is felt by nobody else, and goes with the account', async () => {
  const { server, person } = await withPerson()
  const before = await ranked(openBrowser(server))
  await say(person, 'SQL', 'rejected')
  expect(await ranked(openBrowser(server))).toEqual(before)
  expect((await openBrowser(server).call('GET', '/api/skills')).statusCode).toBe(401)
  expect(await server.database.query.selectFrom('skill_claims').selectAll().execute()).toHaveLength(1)
})

test('what a profile lacks is supposed as most of the best jobs have it, and what that moves is counted', async () => {
  const { server, person, profileId } = await withPerson()
  const far = Array.from(
    { length: 3 },
    (_, at): Listing => ({
      ...{ id: `far:${at}`, kind: 'job', title: 'Weaver', company: `Loom ${at}`, location: 'Oslo, Norway' },
      ...{ places: [{ city: 'Oslo', country: 'NO' }], skills: ['SQL', 'Docker'], degree: 'master' },
    }),
  )
  await server.database.transaction((trx) => server.listings.stored.writeDiffering(trx, 'board', far, 0))
  await server.listings.settled()
  await person.call('PATCH', `${users}/${profileId}`, { data: { location: 'flexible', work_experience: '' } })
  const gain = async (item: string) => (await person.call('POST', '/api/profile-gain', { item })).json<Gain>().gain
  const place = await gain('location')
  expect(place).toMatchObject({ supposed: 'Hull, United Kingdom', moves: { compared: 7, come: 0 } })
  expect(place?.moves.replaced).toBeGreaterThan(0)
  expect(await gain('education')).toMatchObject({ supposed: 'master' })
  expect((await person.call('POST', '/api/profile-gain', { item: 'phone' })).statusCode).toBe(400)
  expect((await openBrowser(server).call('POST', '/api/profile-gain', { item: 'location' })).statusCode).toBe(401)
})

test('what a resume says beyond what its profile shows is no gap and counts until the resume is deleted (§3.11)', async () => {
  const { person, profileId } = await withPerson()
  const write = (data: object) => person.call('PATCH', `${users}/${profileId}`, { data })
  const gapsIn = (rows: Awaited<ReturnType<typeof ranked>>) =>
    rows
      .flatMap(({ match }) => match?.contributions ?? [])
      .flatMap((line) => (line.factor === 'gap' ? [line.skill] : []))
  const resumeUploadedAt = '2026-01-01T00:00:00.000Z'
  const before = await ranked(person)
  await write({ ...resume, unshown: JSON.stringify({ skills: ['Payroll'] }), resumeUploadedAt })
  expect(reasonsIn(await ranked(person))).toContain('Payroll')
  expect(gapsIn(await ranked(person))).not.toContain('Payroll')
  expect(statesOf(await skillsOf(person)).Payroll).toBe('stated')
  // A later resume that fits leaves nothing of it.
  await write({ ...resume, resumeUploadedAt: '2026-01-02T00:00:00.000Z' })
  expect(await ranked(person)).toEqual(before)
  await write({ unshown: JSON.stringify({ skills: ['Payroll'] }) })
  await write({ hasResume: false })
  const { documents } = (await person.call('GET', users)).json<{ documents: { unshown: string }[] }>()
  expect(documents[0]?.unshown).toBe('')
})
