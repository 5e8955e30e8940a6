import { expect, test } from 'vitest'
import type { z } from 'zod'
import { reportCategories, reportTypes, reportUrgencies } from './enumerations.ts'
import { Hackathon, Job } from './listing.ts'
import { getPersonalizedHackathons, getPersonalizedJobs, searchHackathons, searchJobs } from './listing-routes.ts'
import { HackathonPosting, JobPosting } from './posting.ts'
import { Activity, Profile } from './profile.ts'
import { ReportParams } from './report.ts'

const words = (text: string) => text.split(/\s+/)
const has = (schema: { shape: object }, text: string) =>
  words(text).filter((field) => !Object.keys(schema.shape).includes(field))

/** The fields that a document may lack. */
const unsaid = ({ shape }: { shape: Readonly<Record<string, z.ZodType>> }) =>
  Object.keys(shape).filter((field) => shape[field]?.safeParse(undefined).success)

test('the profile on the wire has every specified field (§3.1, §3.10, §3.13, §3.16, §3.17)', () => {
  expect(
    has(
      Profile,
      `userId email name createdAt isVerified lastLogin accountType isActive hasResume profileComplete phone location
      experience_level education summary projects work_experience skills certifications languages interests
      profileCompleteness totalExperience skillsCount projectsCount workExperienceCount completenessScore
      originalFileName resumeUploadedAt resumeVersion preferences`,
    ),
  ).toEqual([])
})

test('an activity document has a userId and ten slots (§3.21, §9.1)', () => {
  const slots = Array.from({ length: 10 }, (_, at) => `recent_activity_${at + 1}`)
  expect(Object.keys(Activity.shape)).toEqual(['userId', ...slots])
})

test('a listed job and a listed hackathon have every specified field (§3.22, §3.26)', () => {
  expect(has(Job, 'id title company location posted type source description skills salary apply_link logo')).toEqual([])
  expect(
    has(
      Hackathon,
      `id title organizer location duration start_date status mode description themes prize_pool team_size logo
      registration_link`,
    ),
  ).toEqual([])
})

test('a posted job has the specified fields, and beside them only what may be left unsaid (§3.23, §3.24, §3.25)', () => {
  const fields = `jobId jobRole companyName description stipend duration location applyLink skills site jobType category
    experienceLevel applicationDeadline createdAt createdBy status`
  expect(Object.keys(JobPosting.shape)).toEqual([...words(fields), ...unsaid(JobPosting)])
  expect(unsaid(JobPosting)).toEqual(['place', 'years', 'deadlineZone'])
})

test('a posted hackathon has the specified fields, and beside them only what may be left unsaid (§3.27, §3.28, §3.29)', () => {
  const fields = `hackathonId title organization description prize mode registration_deadline submission_deadline
    start_date participation_link location themes createdAt createdBy status`
  expect(Object.keys(HackathonPosting.shape)).toEqual([...words(fields), ...unsaid(HackathonPosting)])
  expect(unsaid(HackathonPosting)).toEqual(['deadline_zone'])
})

test('a report carries every template parameter, of closed types, urgencies and categories (§3.30, §3.31, §3.32, §3.33, §7.37)', () => {
  const fields = `type title description category urgency steps expected actual contactName contactEmail browser
    deviceInfo url screenshots_count submitted_at timestamp userAgent allowContact reportId screenshots_html`
  expect(Object.keys(ReportParams.shape)).toEqual(words(fields))
  expect(reportTypes).toEqual(['bug', 'feature', 'feedback'])
  expect(reportUrgencies).toEqual(['low', 'medium', 'high', 'critical'])
  expect(reportCategories).toEqual(words('general ui performance mobile search profile authentication other'))
  const least = { title: 't', description: 'd', contactEmail: 'a@b.c', reportId: 'r', urgency: 'low', category: 'ui' }
  expect(ReportParams.safeParse({ ...least, type: 'bug' }).success).toBe(true)
  for (const wrong of [{ type: 'rant' }, { type: 'bug', urgency: 'now' }, { type: 'bug', category: 'colour' }]) {
    expect(ReportParams.safeParse({ ...least, ...wrong }).success).toBe(false)
  }
})

test('the four list calls have the specified methods, paths and fields (§7.26, §7.27, §7.33, §7.34, §3.34)', () => {
  const calls = [searchJobs, getPersonalizedJobs, searchHackathons, getPersonalizedHackathons]
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/search-jobs',
    'POST /api/get-personalized-jobs',
    'GET /api/search-hackathons',
    'POST /api/get-personalized-hackathons',
  ])
  expect(has(searchJobs.query, 'q location type')).toEqual([])
  expect(has(getPersonalizedJobs.body, 'skills location job_type experience_level')).toEqual([])
  expect(has(searchHackathons.query, 'q mode status difficulty')).toEqual([])
  expect(has(getPersonalizedHackathons.body, 'skills experience_level interests preferred_mode')).toEqual([])
})
