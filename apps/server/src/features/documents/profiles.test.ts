import { expect, test } from 'vitest'
import { signUp } from '../../testing/browser.ts'
import { startTestServer } from '../../testing/test-server.ts'

const documents = '/v1/databases/scry/collections/users/documents'
const iso = (instant: number) => new Date(instant).toISOString()

async function person() {
  const server = await startTestServer()
  const mira = await signUp(server, 'mira@example.org')
  const create = async (data: object) => (await mira.call('POST', documents, { documentId: 'unique()', data })).json()
  const patch = async (id: string, data: object) => (await mira.call('PATCH', `${documents}/${id}`, { data })).json()
  return { server, mira, create, patch }
}

test('a later upload is a resume update: version + 1; a save leaves both (§4.17)', async () => {
  const { server, create, patch } = await person()
  const now = server.clock.now()
  const made = await create({ name: 'Mira', originalFileName: 'mira.pdf', resumeUploadedAt: iso(now - 1000) })
  expect(made).toMatchObject({ hasResume: true, resumeVersion: 1, originalFileName: 'mira.pdf' })
  const saved = await patch(made.$id, { summary: 'New words.', hasResume: true, resumeUploadedAt: iso(now - 1000) })
  expect(saved).toMatchObject({ resumeVersion: 1, resumeUploadedAt: iso(now - 1000), summary: 'New words.' })
  const updated = await patch(made.$id, { originalFileName: 'new.pdf', resumeUploadedAt: iso(now), skills: ['Rust'] })
  expect(updated).toMatchObject({
    ...{ resumeVersion: 2, originalFileName: 'new.pdf', skills: ['Rust'], summary: 'New words.', skillsCount: 1 },
  })
})

test('an upload dated in the future does not keep later ones from counting (§4.17)', async () => {
  const { server, create, patch } = await person()
  const made = await create({ name: 'Mira', resumeUploadedAt: iso(server.clock.now() + 1e9) })
  server.clock.advance(1000)
  expect(await patch(made.$id, { resumeUploadedAt: iso(server.clock.now()) })).toMatchObject({ resumeVersion: 2 })
})

test('deleting the resume resets the profile: level entry, version 1, counts 0 (§4.18)', async () => {
  const { server, create, patch } = await person()
  const made = await create({
    ...{ name: 'Mira', resumeUploadedAt: iso(server.clock.now()), skills: ['Go'], experience_level: 'senior' },
    ...{ work_experience: 'A\nB', projects: [{ name: 'Maze', description: 'A way out' }], phone: '1', summary: 's' },
  })
  expect(made).toMatchObject({ workExperienceCount: 2, projectsCount: 1, skillsCount: 1, experience_level: 'senior' })
  const deleted = await patch(made.$id, { hasResume: false })
  expect(deleted).toMatchObject({
    ...{ hasResume: false, resumeVersion: 1, experience_level: 'entry', skills: [], projects: '[]', summary: '' },
    ...{ workExperienceCount: 0, projectsCount: 0, skillsCount: 0, resumeUploadedAt: null, originalFileName: '' },
    ...{ name: 'Mira', profileComplete: false },
  })
})

test('texts and lists are cut to their caps and counts recomputed on every write (§3.7, §3.8, §3.11, §9.2, §9.3)', async () => {
  const { create, patch } = await person()
  const many = Array.from({ length: 40 }, (_, index) => `Item ${index}`)
  const made = await create({
    name: 'Mira',
    skills: many,
    certifications: many,
    languages: many,
    summary: 'x'.repeat(4000),
  })
  expect(made.skills).toHaveLength(20)
  expect(made.certifications).toHaveLength(15)
  expect(made.languages).toHaveLength(10)
  expect(made.summary).toHaveLength(3000)
  const patched = await patch(made.$id, { education: 'x'.repeat(3000), work_experience: 'x'.repeat(8000) })
  expect([patched.education.length, patched.work_experience.length]).toEqual([2000, 7000])
  expect(patched.completenessScore).toBe(75)
})

test('the profile screen may call the location location_preference (§3.20)', async () => {
  const { create, patch } = await person()
  const made = await create({ name: 'Mira' })
  expect(await patch(made.$id, { location_preference: 'Lisbon' })).toMatchObject({ location: 'Lisbon' })
})

test('writes are told in the activities: saved, updated, deleted (§3.21)', async () => {
  const { server, mira, create, patch } = await person()
  const made = await create({ name: 'Mira' })
  await patch(made.$id, { summary: 'New words.' })
  await patch(made.$id, { resumeUploadedAt: iso(server.clock.now()) })
  await patch(made.$id, { hasResume: false })
  await patch(made.$id, { lastLogin: iso(0) })
  const url = '/v1/databases/scry/collections/user_activity/documents'
  const { documents: rows } = (await mira.call('GET', url)).json<{ documents: Record<string, string>[] }>()
  const slots = [1, 2, 3, 4, 5, 6].map((slot) => rows[0]?.[`recent_activity_${slot}`])
  expect(slots).toEqual(['Resume deleted', 'Resume updated', 'Profile saved', 'Profile created', 'Logged in', '0'])
})

test('the activities keep the last ten (§9.1)', async () => {
  const { mira, create, patch } = await person()
  const made = await create({ name: 'Mira' })
  for (let save = 0; save < 12; save += 1) await patch(made.$id, { summary: String(save) })
  const url = '/v1/databases/scry/collections/user_activity/documents'
  const { documents: rows } = (await mira.call('GET', url)).json<{ documents: Record<string, string>[] }>()
  const slots = Array.from({ length: 10 }, (_, slot) => rows[0]?.[`recent_activity_${slot + 1}`])
  expect(slots).toEqual(Array.from({ length: 10 }, () => 'Profile saved'))
})
