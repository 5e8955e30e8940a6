import { expect, test } from 'vitest'
import {
  emptyHackathon,
  type HackathonForm,
  hackathonFormOf,
  hackathonProblems,
  hackathonRecord,
} from './hackathon-rules.ts'
import { emptyJob, type JobForm, jobFormOf, jobProblems, jobRecord } from './job-rules.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')

test('an empty job names each required field in the specified words (§5.24-5.28)', () => {
  expect(jobProblems(emptyJob)).toMatchObject({
    jobRole: 'Job role is required',
    companyName: 'Company name is required',
    description: 'Job description is required',
    applyLink: 'Application link is required',
    site: 'Site/Source is required',
  })
})

test('a job needs at least one skill (§5.30)', () => {
  expect(jobProblems(emptyJob).skills).toBe('At least one skill is required')
})

test.each(['example.com', 'ftp://example.com', 'http://', 'javascript:alert(1)'])(
  'the link %s is refused (§5.29, §5.38)',
  (applyLink) => {
    const message = 'Please enter a valid URL (starting with http:// or https://)'
    expect(jobProblems({ ...emptyJob, applyLink }).applyLink).toBe(message)
    expect(hackathonProblems({ ...emptyHackathon, participation_link: applyLink }).participation_link).toBe(message)
  },
)

const job = {
  ...emptyJob,
  jobRole: ' Lab Assistant ',
  companyName: 'Fernhill',
  description: 'Help.',
  applyLink: 'https://a.example',
  site: 'Board',
  skills: ['Excel'],
}

test('a complete job without a deadline is fine, and becomes a pending record with empty texts as null (§5.31, §3.23-3.25)', () => {
  expect(jobProblems(job)).toEqual({})
  const record = jobRecord(job, { jobId: 'JOB-1-AAAAA', createdAt: 'now', createdBy: 'a@mailbox.example' })
  expect(record).toMatchObject({
    jobRole: 'Lab Assistant',
    stipend: null,
    duration: null,
    applicationDeadline: null,
    status: 'pending',
  })
})

test('a new job starts as an on-site entry-level internship in technology (§5.33, §9.18)', () => {
  expect(emptyJob).toMatchObject({
    jobType: 'internship',
    location: 'On site',
    category: 'technology',
    experienceLevel: 'entry',
  })
})

test('an empty hackathon names each required field in the specified words (§5.35-5.39)', () => {
  expect(hackathonProblems(emptyHackathon)).toMatchObject({
    title: 'Hackathon title is required',
    organization: 'Organization name is required',
    description: 'Hackathon description is required',
    participation_link: 'Participation link is required',
    start_date: 'Start date is required',
  })
})

test('a hackathon needs a registration deadline and at least one theme (§5.40, §5.41)', () => {
  expect(hackathonProblems(emptyHackathon)).toMatchObject({
    registration_deadline: 'Registration deadline is required',
    themes: 'At least one theme is required',
  })
})

test('prize, location and submission deadline of a hackathon are optional, and its mode starts as online (§5.42, §5.43)', () => {
  const form = {
    ...emptyHackathon,
    title: 'Night of Maps',
    organization: 'Fernhill',
    description: 'Maps.',
    participation_link: 'https://a.example',
    start_date: '2026-12-05T09:00',
    registration_deadline: '2026-12-01T09:00',
    themes: ['Maps'],
  }
  expect(hackathonProblems(form, now)).toEqual({})
  const record = hackathonRecord(form, {
    hackathonId: 'HACK-1-AAAAA',
    createdAt: 'now',
    createdBy: 'a@mailbox.example',
  })
  expect(record).toMatchObject({
    mode: 'online',
    prize: null,
    location: null,
    submission_deadline: null,
    status: 'pending',
  })
})

test('a deadline that has passed is refused at its field (§5.31, §5.40)', () => {
  const past = '2026-11-20T12:00'
  const said = 'This deadline has passed. Choose a later one.'
  expect(jobProblems({ ...job, applicationDeadline: past }, now)).toEqual({ applicationDeadline: said })
  expect(jobProblems({ ...job, applicationDeadline: '2026-12-20T12:00' }, now)).toEqual({})
  expect(hackathonProblems({ ...emptyHackathon, registration_deadline: past }, now).registration_deadline).toBe(said)
})

test.each([
  ['2026-12-24T09:00', '2026-12-01T09:00', '', 'registration_deadline'],
  ['2026-12-24T09:00', '2026-12-01T09:00', '2026-12-10T09:00', 'registration_deadline'],
  ['2026-12-01T09:00', '2026-12-10T09:00', '2026-12-05T09:00', 'submission_deadline'],
  ['2026-12-03T09:00', '2026-12-01T09:00', '2026-12-10T09:00', null],
  ['2026-12-01T09:00', '2026-12-02T09:00', '', null],
])(
  'registration until %s, start %s and submissions until %j: the field at fault is %s (§5.39, §5.40, §5.42)',
  (register, start, submit, field) => {
    const dates = { registration_deadline: register, start_date: start, submission_deadline: submit }
    const problems = hackathonProblems({ ...emptyHackathon, ...dates }, now)
    const named = Object.keys(dates).filter((name) => name in problems)
    expect(named).toEqual(field ? [field] : [])
  },
)

test('years are a whole number or nothing, and a deadline counts on the clock of its zone', () => {
  expect(jobProblems({ ...job, years: '2' }, now)).toEqual({})
  for (const years of ['2.5', '-1', '21', 'two'])
    expect(jobProblems({ ...job, years }, now).years).toBe('Enter a whole number from 0 to 20.')
  const late = { ...job, applicationDeadline: '2026-11-21T06:00' }
  expect(jobProblems({ ...late, deadlineZone: 'AoE' }, now)).toEqual({})
  expect(jobProblems({ ...late, deadlineZone: 'UTC' }, now).applicationDeadline).toMatch(/has passed/)
})

test('a posting comes back into its form as it was typed', () => {
  const typed: JobForm = {
    ...job,
    place: 'Hull, UK',
    years: '0',
    applicationDeadline: '2027-03-01T23:59',
    deadlineZone: 'AoE',
  }
  const made = { createdAt: 'now', createdBy: 'a@mailbox.example' }
  expect(jobFormOf(jobRecord(typed, { jobId: 'JOB-1-AAAAA', ...made }))).toEqual({ ...typed, jobRole: 'Lab Assistant' })
  const jam: HackathonForm = {
    ...emptyHackathon,
    ...{ title: 'Jam', organization: 'Redbank', description: 'Two days.', participation_link: 'https://jam.example' },
    ...{
      start_date: '2027-03-05T09:00',
      registration_deadline: '2027-03-01T23:59',
      deadline_zone: 'AoE',
      themes: ['Maps'],
    },
  }
  expect(hackathonFormOf(hackathonRecord(jam, { hackathonId: 'HACK-1-AAAAA', ...made }))).toEqual(jam)
})
