import { expect, test } from 'vitest'
import { lastLink, signUp } from '../../testing/browser.ts'
import { goodPassword } from '../../testing/people.ts'
import { startTestServer } from '../../testing/test-server.ts'

const documents = '/v1/databases/scry/collections/users/documents'

async function person() {
  const server = await startTestServer()
  const mira = await signUp(server, 'mira@example.org')
  const create = async (data: object) => (await mira.call('POST', documents, { documentId: 'unique()', data })).json()
  const patch = async (id: string, data: object) => (await mira.call('PATCH', `${documents}/${id}`, { data })).json()
  const read = async () => (await mira.call('GET', documents)).json().documents[0]
  return { server, mira, create, patch, read }
}

test('a profile carries who it belongs to, User as its name and what the account is (§3.1, §3.2, §3.3, §1.8)', async () => {
  const { server, mira, create, read } = await person()
  await create({})
  expect(await read()).toMatchObject({
    userId: mira.accountId,
    email: 'mira@example.org',
    name: 'User',
    createdAt: new Date(server.clock.now()).toISOString(),
    isVerified: false,
    lastLogin: new Date(server.clock.now()).toISOString(),
    accountType: 'jobseeker',
    isActive: true,
  })
})

test('isVerified follows the verification, and lastLogin the next login (§3.2, §4.13)', async () => {
  const { server, mira, create, read } = await person()
  const made = await create({})
  await mira.call('POST', '/v1/account/verification', { url: 'http://localhost/verify-email' })
  await server.outboxWorker.drain()
  const { userId, secret } = lastLink(server)
  await mira.call('PUT', '/v1/account/verification', { userId, secret })
  server.clock.advance(60_000)
  await mira.call('POST', '/v1/account/sessions/email', { email: mira.email, password: goodPassword })
  const lastLogin = new Date(server.clock.now()).toISOString()
  expect(lastLogin).not.toBe(made.lastLogin)
  expect(await read()).toMatchObject({ isVerified: true, lastLogin })
})

test('hasResume and profileComplete say what is there (§3.4, §4.15)', async () => {
  const { create, patch, read, server } = await person()
  const made = await create({ name: 'Mira' })
  expect(made).toMatchObject({ hasResume: false, profileComplete: false })
  const all = { phone: '1', skills: ['Go'], education: 'BSc', summary: 'Builds.', location: 'Lisbon' }
  const uploaded = { resumeUploadedAt: new Date(server.clock.now()).toISOString() }
  await patch(made.$id, { ...all, ...uploaded })
  expect(await read()).toMatchObject({ hasResume: true, profileComplete: true })
})

test('phone is empty, location flexible and the level entry until they are said (§3.5)', async () => {
  const { create } = await person()
  expect(await create({})).toMatchObject({ phone: '', location: 'flexible', experience_level: 'entry' })
})

test.each([
  ['junior', 'junior'],
  ['mid', 'mid'],
  ['senior', 'senior'],
])('the level %s is kept as %s (§3.5)', async (sent, kept) => {
  const { create } = await person()
  expect(await create({ experience_level: sent })).toMatchObject({ experience_level: kept })
})

test('skills, certifications, languages and interests are lists, whatever form they come in (§3.10, §3.11, §3.12, §3.18)', async () => {
  const { create, read } = await person()
  await create({
    skills: ['Go', { name: 'Rust' }],
    certifications: '["A", "B"]',
    languages: '["Dutch"]',
    interests: ['Maps'],
  })
  expect(await read()).toMatchObject({
    skills: ['Go', 'Rust'],
    certifications: ['A', 'B'],
    languages: ['Dutch'],
    interests: ['Maps'],
  })
})

test('counts and scores follow what is kept, with skills to 20 and projects to 10 (§3.13, §3.14, §3.15, §9.3)', async () => {
  const { create, read } = await person()
  const many = Array.from({ length: 24 }, (_, at) => `Skill ${at}`)
  const projects = Array.from({ length: 12 }, (_, at) => ({ name: `P${at}`, description: 'd' }))
  await create({ name: 'Mira', skills: many, projects, work_experience: 'One\nTwo\nThree' })
  expect(await read()).toMatchObject({
    skillsCount: 20,
    projectsCount: 10,
    totalExperience: 3,
    workExperienceCount: 3,
    completenessScore: 50,
    profileCompleteness: 50,
  })
})

test('a resume leaves its name, its date and version 1, and each later one counts up (§3.16, §4.17, §9.10)', async () => {
  const { server, create, patch } = await person()
  const at = () => new Date(server.clock.now()).toISOString()
  const made = await create({ originalFileName: 'mira.pdf', resumeUploadedAt: at() })
  expect(made).toMatchObject({ originalFileName: 'mira.pdf', resumeUploadedAt: at(), resumeVersion: 1 })
  server.clock.advance(1000)
  const second = { originalFileName: 'mira-2.pdf', resumeUploadedAt: at() }
  expect(await patch(made.$id, second)).toMatchObject({ ...second, resumeVersion: 2 })
  server.clock.advance(1000)
  expect(await patch(made.$id, { resumeUploadedAt: at() })).toMatchObject({ resumeVersion: 3 })
})

test('preferences are JSON text with alerts, mails and a public profile (§3.17, §3.18)', async () => {
  const { create, patch } = await person()
  const made = await create({})
  expect(JSON.parse(made.preferences)).toEqual({
    jobAlerts: false,
    emailNotifications: false,
    profileVisibility: 'public',
  })
  const chosen = { jobAlerts: true, emailNotifications: true, profileVisibility: 'private' }
  const saved = await patch(made.$id, { preferences: JSON.stringify(chosen) })
  expect(JSON.parse(saved.preferences)).toEqual(chosen)
  expect(JSON.parse((await patch(made.$id, { preferences: 'broken' })).preferences)).toMatchObject({
    profileVisibility: 'public',
  })
})
