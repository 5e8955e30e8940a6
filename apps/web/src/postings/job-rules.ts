import type { PostingCategory, PostingJobType, PostingLevel, PostingLocation } from '@scry/contracts/enumerations'
import { formCaps, mostYears } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import type { JobPosting } from '@scry/contracts/posting'
import { ownZone } from '../listing/dates.ts'
import { lengthProblems } from '../ui/length-problem.ts'
import { instantOf, isPast, linkProblem, localOf } from './link-rule.ts'

export interface JobForm {
  jobRole: string
  companyName: string
  description: string
  stipend: string
  duration: string
  location: PostingLocation
  place: string
  applyLink: string
  site: string
  jobType: PostingJobType
  category: PostingCategory
  experienceLevel: PostingLevel
  years: string
  applicationDeadline: string
  deadlineZone: string
  skills: string[]
}

/** §5.33; the deadline is told in the zone of the poster unless they choose another one. */
export const emptyJob: JobForm = {
  jobRole: '',
  companyName: '',
  description: '',
  stipend: '',
  duration: '',
  location: 'On site',
  place: '',
  applyLink: '',
  site: '',
  jobType: 'internship',
  category: 'technology',
  experienceLevel: 'entry',
  years: '',
  applicationDeadline: '',
  deadlineZone: ownZone(),
  skills: [],
}

type Problems<Form> = Partial<Record<keyof Form, string>>

const { line, link, text } = formCaps
const longest = {
  ...{ jobRole: line, companyName: line, stipend: line, duration: line, site: line, place: line },
  ...{ description: text, applyLink: link },
}

/** Years of experience as they are typed; null where nothing is, NaN for what is no whole number that fits. */
export function yearsOf(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,2}$/.test(typed) && Number(typed) <= mostYears ? Number(typed) : Number.NaN
}

/** What keeps a job from being posted, by field (§5.23-5.30). A deadline, if any, lies ahead. */
export function jobProblems(form: JobForm, now = Date.now()): Problems<JobForm> {
  const problems: Problems<JobForm> = lengthProblems(form, longest)
  const { postJob } = messages
  for (const field of ['jobRole', 'companyName', 'description', 'applyLink', 'site'] as const) {
    if (form[field].trim() === '') problems[field] = postJob[field]
  }
  const notALink = linkProblem(form.applyLink)
  if (!problems.applyLink && notALink) problems.applyLink = notALink
  if (form.skills.length === 0) problems.skills = postJob.skills
  if (Number.isNaN(yearsOf(form.years))) problems.years = `Enter a whole number from 0 to ${mostYears}.`
  if (isPast(form.applicationDeadline, form.deadlineZone, now))
    problems.applicationDeadline = 'This deadline has passed. Choose a later one.'
  return problems
}

/** The record of a posted job (§3.23-3.25) and what it says beside that (decision 0254). It enters review (§4.27). */
export function jobRecord(form: JobForm, made: { jobId: string; createdAt: string; createdBy: string }): JobPosting {
  const text = (value: string) => (value.trim() === '' ? null : value.trim())
  const applicationDeadline = instantOf(form.applicationDeadline, form.deadlineZone)
  return {
    ...made,
    jobRole: form.jobRole.trim(),
    companyName: form.companyName.trim(),
    description: form.description.trim(),
    stipend: text(form.stipend),
    duration: text(form.duration),
    location: form.location,
    place: text(form.place),
    applyLink: form.applyLink.trim(),
    skills: form.skills,
    site: form.site.trim(),
    jobType: form.jobType,
    category: form.category,
    experienceLevel: form.experienceLevel,
    years: yearsOf(form.years),
    applicationDeadline,
    deadlineZone: applicationDeadline === null ? null : form.deadlineZone,
    status: 'pending',
  }
}

/** A posted job in the fields of its form, to be edited. */
export function jobFormOf(posting: JobPosting): JobForm {
  const { jobRole, companyName, description, location, applyLink, site } = posting
  const { jobType, category, experienceLevel, skills } = posting
  const deadlineZone = posting.deadlineZone ?? ownZone()
  return {
    ...{ jobRole, companyName, description, location, applyLink, site, jobType, category, experienceLevel },
    ...{ stipend: posting.stipend ?? '', duration: posting.duration ?? '', place: posting.place ?? '' },
    years: typeof posting.years === 'number' ? String(posting.years) : '',
    applicationDeadline: localOf(posting.applicationDeadline, deadlineZone),
    ...{ deadlineZone, skills: [...skills] },
  }
}
