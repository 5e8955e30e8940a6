import { expect, test } from 'vitest'
import { signUp } from '../../testing/browser.ts'
import { keepCookies } from '../../testing/cookie-keeper.ts'
import { goodPassword, jobForm } from '../../testing/people.ts'
import { sdkMajors } from '../../testing/sdk-clients.ts'
import { serverOfFile, startTestServer } from '../../testing/test-server.ts'

const documents = '/v1/databases/scry/collections/users/documents'

const kept = {
  name: 'Mira Voss',
  phone: '+1 555 0100',
  location: 'Lisbon',
  experience_level: 'mid',
  education: 'BSc, Northfield College',
  summary: 'Builds things.',
  work_experience: 'Intern at Brightwater',
  projects: JSON.stringify([{ name: 'Maze', description: 'A way out', technologies: ['Go'], duration: '2025' }]),
  skills: ['Go', 'Rust'],
  certifications: ['First Aid'],
  languages: ['Dutch'],
  interests: ['Maps'],
  preferences: JSON.stringify({ jobAlerts: true, emailNotifications: false, profileVisibility: 'private' }),
  originalFileName: 'mira.pdf',
  resumeUploadedAt: '2026-11-21T08:00:00.000Z',
  hasResume: true,
}

const shared = serverOfFile()
const people = { count: 0 }
/** Somebody else for each test; whoever moves the clock takes a server alone. */
async function newPerson(server = shared()) {
  people.count += 1
  return signUp(server, `person-${people.count}@example.org`)
}

async function profile(server = shared()) {
  const mira = await newPerson(server)
  const made = (await mira.call('POST', documents, { documentId: 'unique()', data: kept })).json()
  const patch = (data: object) => mira.call('PATCH', `${documents}/${made.$id}`, { data })
  const read = async () => (await mira.call('GET', `${documents}/${made.$id}`)).json()
  return { server, mira, made, patch, read }
}

test.each(['not json [', 'null', '5', '"Dutch"', '{"name":"Dutch"}', 'Dutch, Tamil', ''])(
  'a list sent as the text %j, which holds no list, is empty (§3.18)',
  async (text) => {
    const { patch } = await profile()
    const lists = { skills: text, certifications: text, languages: text, interests: text }
    expect((await patch(lists)).json()).toMatchObject({
      ...{ skills: [], certifications: [], languages: [], interests: [], skillsCount: 0 },
    })
  },
)

test('preferences that cannot be parsed are the defaults (§3.17, §3.18)', async () => {
  const { patch } = await profile()
  for (const text of ['not json', 'null', '[]', '7']) {
    expect(JSON.parse((await patch({ preferences: text })).json().preferences)).toEqual({
      ...{ jobAlerts: false, emailNotifications: false, profileVisibility: 'public' },
    })
  }
})

const wrong: Record<keyof typeof kept | 'location_preference', unknown[]> = {
  name: [5, null, ['x'], {}],
  phone: [5, null, true],
  location: [5, null, []],
  location_preference: [5, null],
  experience_level: [5, null, 'wizard', ['mid']],
  education: [5, null, {}, [5], [{ school: 5 }]],
  summary: [5, null, []],
  work_experience: [5, null, {}, ['x'], [{ position: 5 }]],
  projects: [5, null, {}, [5], [{ name: 5 }], [{ name: 'x', technologies: [5] }]],
  skills: [5, null, {}, true, [5], [null], [{ name: 5 }], [['Go']]],
  certifications: [5, null, {}, [5]],
  languages: [5, null, {}, [5]],
  interests: [5, null, {}, [5], Array.from({ length: 51 }, (_, at) => `Interest ${at}`)],
  preferences: [5, null, [], { jobAlerts: 'yes' }, { profileVisibility: 'friends' }],
  originalFileName: [5, null],
  resumeUploadedAt: [5, true, '5', 'yesterday', '2027-02-30', '2026-13-01T00:00:00Z', '2026-11-21T25:00:00Z'],
  hasResume: ['true', 1, null],
}

test.each(Object.entries(wrong))(
  'a wrong value of %s answers 400, names the field and changes nothing (§3.18)',
  async (field, values) => {
    const { patch, read, mira } = await profile()
    const before = await read()
    for (const value of values) {
      const answer = await patch({ summary: 'New words.', [field]: value })
      expect([value, answer.statusCode]).toEqual([value, 400])
      expect(answer.json()).toMatchObject({ type: 'document_invalid_structure' })
      expect(answer.json().message).toContain(`"${field}" takes `)
    }
    expect(await read()).toEqual(before)
    const other = await newPerson()
    const made = await other.call('POST', documents, { documentId: 'unique()', data: { [field]: values[0] } })
    expect(made.statusCode).toBe(400)
    expect((await other.call('GET', documents)).json()).toMatchObject({ total: 0 })
    expect(mira.email).not.toBe(other.email)
  },
)

test.each([
  ['lead', 'senior'],
  ['Lead', 'senior'],
  ['Not specified', 'entry'],
  ['', 'entry'],
  ['Junior', 'junior'],
])('the level %j is kept as %s (§3.5, §3.41)', async (sent, level) => {
  const { patch } = await profile()
  expect((await patch({ experience_level: sent })).json()).toMatchObject({ experience_level: level })
})

test.each(sdkMajors)(
  '$label: a call that was cut shows what was kept, and wrong types are refused (§3.6, §3.11, §9.2, §9.3)',
  async ({ connect }) => {
    const server = await startTestServer()
    const browser = await keepCookies(await server.listen())
    const sdk = connect(browser.url)
    const { $id: userId } = await sdk.register('mira@example.org', goodPassword, 'Mira Voss')
    await sdk.login('mira@example.org', goodPassword)
    const many = Array.from({ length: 24 }, (_, at) => `Item ${at}`)
    const lists = { skills: many, certifications: many, languages: many, interests: many }
    const texts = { education: 'e'.repeat(2500), summary: 's'.repeat(3500), work_experience: 'w'.repeat(7500) }
    const projects = many.map((name) => ({ name, description: 'd' }))
    const made = await sdk.create('users', { userId, ...lists, ...texts, projects, phone: '1'.repeat(9000) })
    expect(made).toMatchObject({
      ...{ skills: many.slice(0, 20), certifications: many.slice(0, 15), languages: many.slice(0, 10) },
      ...{ interests: many, skillsCount: 20, projectsCount: 10, phone: '1'.repeat(8000) },
      ...{ education: 'e'.repeat(2000), summary: 's'.repeat(3000), work_experience: 'w'.repeat(7000) },
    })
    const patched = await sdk.update('users', String(made.$id), { skills: ['Go', ...many] })
    expect(patched.skills).toEqual(['Go', ...many.slice(0, 19)])
    await expect(sdk.update('users', String(made.$id), { skills: 5 })).rejects.toMatchObject({ code: 400 })
    expect(await sdk.read('users', String(made.$id))).toMatchObject({ skills: patched.skills })
    const again = await sdk.update('users', String(made.$id), { experience_level: 'lead', languages: 'not json [' })
    expect(again).toMatchObject({ experience_level: 'senior', languages: [] })
  },
)

test('the same upload counts once, also when its first answer was lost and its clock is ahead (§4.17)', async () => {
  const { server, patch } = await profile(await startTestServer())
  const ahead = new Date(server.clock.now() + 3_600_000).toISOString()
  for (const resumeUploadedAt of ['2026-11-21T08:30:00.000Z', ahead]) {
    const update = { originalFileName: 'new.pdf', resumeUploadedAt, skills: ['C'] }
    const { resumeVersion } = (await patch(update)).json()
    server.clock.advance(1000)
    expect((await patch(update)).json()).toMatchObject({ resumeVersion, skills: ['C'], originalFileName: 'new.pdf' })
  }
  expect((await patch({ summary: 'x' })).json()).toMatchObject({ resumeVersion: 3 })
})

test('no upload is shown as later than now, and one dated ahead does not keep a later one from counting (§4.17)', async () => {
  const { server, patch } = await profile(await startTestServer())
  const ahead = new Date(server.clock.now() + 3_600_000).toISOString()
  const now = new Date(server.clock.now()).toISOString()
  expect((await patch({ resumeUploadedAt: ahead })).json()).toMatchObject({ resumeUploadedAt: now, resumeVersion: 2 })
  server.clock.advance(1000)
  const later = new Date(server.clock.now()).toISOString()
  expect((await patch({ resumeUploadedAt: later })).json()).toMatchObject({ resumeVersion: 3 })
  expect((await patch({ resumeUploadedAt: later })).json()).toMatchObject({ resumeVersion: 3 })
})

test.each([
  ['users', ['read', 'update']],
  ['user_activity', ['read', 'update']],
  ['aggregated_jobs', ['read', 'update', 'delete']],
])(
  'the permissions of a document of %s say what its owner may do with it (§3.21, §7.18)',
  async (collection, actions) => {
    const { mira } = await profile()
    const url = `/v1/databases/scry/collections/${collection}/documents`
    const data = collection === 'aggregated_jobs' ? jobForm : {}
    if (collection === 'aggregated_jobs') await mira.call('POST', url, { documentId: 'unique()', data })
    const [document] = (await mira.call('GET', url)).json().documents
    expect(document.$permissions).toEqual(actions.map((action) => `${action}("user:${mira.accountId}")`))
    const change = { data: collection === 'users' ? { summary: 'x' } : {} }
    expect((await mira.call('PATCH', `${url}/${document.$id}`, change)).statusCode).toBe(200)
    const removed = await mira.call('DELETE', `${url}/${document.$id}`)
    expect(removed.statusCode).toBe(actions.includes('delete') ? 204 : 401)
  },
)
