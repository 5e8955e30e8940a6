import type { PostingCategory, PostingJobType, PostingLevel, PostingLocation } from '@scry/contracts/enumerations'
import { formCaps } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import type { JobPosting } from '@scry/contracts/posting'
import { lengthProblems } from '../ui/length-problem.ts'
import { instantOf, isPast, linkProblem, localOf } from './link-rule.ts'

export interface JobForm {
  jobRole: string
  companyName: string
  description: string
  stipend: string
  duration: string
  location: PostingLocation
  applyLink: string
  site: string
  jobType: PostingJobType
  category: PostingCategory
  experienceLevel: PostingLevel
  applicationDeadline: string
  skills: string[]
}

/** §5.33 */
export const emptyJob: JobForm = {
  jobRole: '',
  companyName: '',
  description: '',
  stipend: '',
  duration: '',
  location: 'On site',
  applyLink: '',
  site: '',
  jobType: 'internship',
  category: 'technology',
  experienceLevel: 'entry',
  applicationDeadline: '',
  skills: [],
}

type Problems<Form> = Partial<Record<keyof Form, string>>

const { line, link, text } = formCaps
const longest = {
  ...{ jobRole: line, companyName: line, stipend: line, duration: line, site: line },
  ...{ description: text, applyLink: link },
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
  if (isPast(form.applicationDeadline, now))
    problems.applicationDeadline = 'This deadline has passed. Choose a later one.'
  return problems
}

/** The record of a posted job (§3.23-3.25). It enters review (§4.27). */
export function jobRecord(form: JobForm, made: { jobId: string; createdAt: string; createdBy: string }): JobPosting {
  const text = (value: string) => (value.trim() === '' ? null : value.trim())
  return {
    ...made,
    jobRole: form.jobRole.trim(),
    companyName: form.companyName.trim(),
    description: form.description.trim(),
    stipend: text(form.stipend),
    duration: text(form.duration),
    location: form.location,
    applyLink: form.applyLink.trim(),
    skills: form.skills,
    site: form.site.trim(),
    jobType: form.jobType,
    category: form.category,
    experienceLevel: form.experienceLevel,
    applicationDeadline: instantOf(form.applicationDeadline),
    status: 'pending',
  }
}

/** A posted job in the fields of its form, to be edited. */
export function jobFormOf(posting: JobPosting): JobForm {
  const { jobRole, companyName, description, stipend, duration, location, applyLink, site } = posting
  const { jobType, category, experienceLevel, applicationDeadline, skills } = posting
  return {
    ...{
      jobRole,
      companyName,
      description,
      stipend: stipend ?? '',
      duration: duration ?? '',
      location,
      applyLink,
      site,
    },
    ...{ jobType, category, experienceLevel, applicationDeadline: localOf(applicationDeadline), skills: [...skills] },
  }
}
