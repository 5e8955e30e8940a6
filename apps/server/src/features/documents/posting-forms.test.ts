import { expect, test } from 'vitest'
import { hackathonForm, jobForm } from '../../testing/people.ts'
import { HackathonForm, isOutwardLink, JobForm } from './posting-forms.ts'

const firstMessage = (form: typeof JobForm | typeof HackathonForm, data: object) =>
  form.safeParse(data).error?.issues[0]?.message

test.each([
  ['jobRole', ' ', 'Job role is required'],
  ['companyName', undefined, 'Company name is required'],
  ['description', '', 'Job description is required'],
  ['applyLink', '', 'Application link is required'],
  ['applyLink', 'ftp://x.example', 'Please enter a valid URL (starting with http:// or https://)'],
  ['site', '', 'Site/Source is required'],
  ['skills', [' '], 'At least one skill is required'],
])('a job with %s %j is refused with its message (§5.23, §5.29, §5.30)', (field, value, message) => {
  expect(firstMessage(JobForm, { ...jobForm, [field]: value })).toBe(message)
})

test.each([
  ['title', '', 'Hackathon title is required'],
  ['organization', '', 'Organization name is required'],
  ['description', '', 'Hackathon description is required'],
  ['participation_link', '', 'Participation link is required'],
  ['participation_link', 'x.example', 'Please enter a valid URL (starting with http:// or https://)'],
  ['start_date', '', 'Start date is required'],
  ['registration_deadline', undefined, 'Registration deadline is required'],
  ['themes', [], 'At least one theme is required'],
])('a hackathon with %s %j is refused with its message (§5.34, §5.41)', (field, value, message) => {
  expect(firstMessage(HackathonForm, { ...hackathonForm, [field]: value })).toBe(message)
})

test('what a form leaves out has its specified default (§5.31, §5.33, §5.42, §5.43)', () => {
  const { jobRole, companyName, description, applyLink, site, skills } = jobForm
  const job = JobForm.parse({ jobRole, companyName, description, applyLink, site, skills: [...skills, ' Sewing '] })
  expect(job).toMatchObject({
    ...{ jobType: 'internship', location: 'On site', category: 'technology', experienceLevel: 'entry' },
    ...{ applicationDeadline: null, stipend: null, skills },
  })
  const { mode: _mode, prize: _prize, location: _location, submission_deadline: _submission, ...needed } = hackathonForm
  expect(HackathonForm.parse(needed)).toMatchObject({
    mode: 'online',
    prize: null,
    location: null,
    submission_deadline: null,
  })
})

test.each([
  ['https://jobs.example/apply?id=1', true],
  ['http://jobs.example', true],
  ['javascript:alert(1)', false],
  ['http://192.168.1.1/restart', false],
  ['https://0x7f000001/', false],
  ['https://[::1]/', false],
  ['http://169.254.169.254/latest', false],
  ['https://localhost./', false],
  ['https://8.8.8.8/jobs', true],
  ['https://careers.campus.internal/jobs', true],
  ['https://', false],
  ['https://good.example@evil.example/', false],
  ['//jobs.example', false],
])('%s may be linked to: %s (§5.29)', (url, may) => {
  expect(isOutwardLink(url)).toBe(may)
})

test.each(['skills', 'themes'])('up to 50 %s are kept, and more are refused in words', (field) => {
  const form = field === 'skills' ? JobForm : HackathonForm
  const filled = field === 'skills' ? jobForm : hackathonForm
  const many = (count: number) => Array.from({ length: count }, (_, at) => `Word ${at}`)
  expect(form.parse({ ...filled, [field]: [...many(50), 'word 7', ' '] })).toMatchObject({ [field]: many(50) })
  expect(firstMessage(form, { ...filled, [field]: many(51) })).toBe(`At most 50 ${field} can be posted`)
  expect(firstMessage(form, { ...filled, [field]: ['x'.repeat(201)] })).toMatch(/may have at most 200 characters$/)
})

const impossible = ['2027-02-30', '2027-02-30T10:00:00Z', '2027-13-01', '5', 'tomorrow', '31.01.2027', 5, true]
test.each([
  ['applicationDeadline', JobForm, jobForm],
  ['registration_deadline', HackathonForm, hackathonForm],
  ['submission_deadline', HackathonForm, hackathonForm],
  ['start_date', HackathonForm, hackathonForm],
] as const)('a %s that the calendar does not have is refused (§3.25, §3.28)', (field, form, filled) => {
  for (const date of impossible)
    expect([date, form.safeParse({ ...filled, [field]: date }).success]).toEqual([date, false])
  for (const date of ['2028-02-29', '2027-02-12T09:00', '2027-02-12T09:00:00.000+02:00'])
    expect([date, form.safeParse({ ...filled, [field]: date }).success]).toEqual([date, true])
  expect(firstMessage(form, { ...filled, [field]: '2027-02-30' })).toMatch(/must be a date that exists/)
})

test('a date without a zone is read as UTC, wherever the server stands', () => {
  const { start_date } = HackathonForm.parse({ ...hackathonForm, start_date: '2027-02-12T09:00' })
  expect(start_date).toBe(Date.UTC(2027, 1, 12, 9))
})

/** What no form of the product says: words of a library. */
const raw = /expected|received|Invalid (input|option|string)|Too (big|small)|zod/i
test.each([
  [JobForm, jobForm],
  [HackathonForm, hackathonForm],
])('whatever is wrong in a posting is said in words', (form, filled) => {
  for (const field of Object.keys(form.shape)) {
    for (const value of [5, null, true, {}, [], [5], 'x'.repeat(20_000), ['x'.repeat(300)], 'elsewhere']) {
      const parsed = form.safeParse({ ...filled, [field]: value })
      for (const { message } of parsed.error?.issues ?? [])
        expect([field, value, message]).not.toEqual([field, value, expect.stringMatching(raw)])
    }
  }
})

test('no sign of a posting turns the direction in which what stands beside it is written', () => {
  const form = JobForm.parse({
    ...jobForm,
    jobRole: '\u202ereenignE\u202c',
    companyName: '\u2067Loom\u2069 \u200fאריגה',
  })
  expect(form).toMatchObject({ jobRole: 'reenignE', companyName: 'Loom \u200fאריגה' })
})

test('a field of one line has one, and one of which nothing is seen is missing (§5.23, decision 0342)', () => {
  const spoofed = 'Cook\r\n\r\nYour account ends. Log in at\u2028https://evil.example'
  const { jobRole, description } = JobForm.parse({ ...jobForm, jobRole: spoofed, description: 'Two\r\nlines' })
  expect([jobRole, description]).toEqual(['Cook Your account ends. Log in at https://evil.example', 'Two\nlines'])
  for (const unseen of ['\u200b', '\u3164', '\u2800'])
    expect(firstMessage(JobForm, { ...jobForm, jobRole: unseen })).toBe('Job role is required')
  expect(firstMessage(JobForm, { ...jobForm, description: '\u200b\n' })).toBe('Job description is required')
  expect(isOutwardLink('https://jobs.example/\n?next=1')).toBe(false)
})
