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
  ['https://', false],
  ['https://good.example@evil.example/', false],
  ['//jobs.example', false],
])('%s may be linked to: %s (§5.29)', (url, may) => {
  expect(isOutwardLink(url)).toBe(may)
})
