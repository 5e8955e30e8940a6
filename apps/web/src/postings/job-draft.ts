import { formCaps, mostWords } from '@scry/contracts/limits'
import type { JobDraft, ReadJobDraft } from '../calls/own-postings.ts'
import { filledIn, saidDates, withFound } from './filled-in.ts'
import { emptyJob, type JobForm, yearsOf } from './job-rules.ts'
import { instantOf } from './link-rule.ts'

/** So much as the server takes of a form that is still being written; its own limits are told when it is sent. */
export function jobDraftOf(form: JobForm, edited?: string): JobDraft {
  const { location, jobType, category, experienceLevel, deadlineZone } = form
  const years = yearsOf(form.years)
  const line = (text: string) => text.slice(0, formCaps.line)
  return {
    edited: edited ?? null,
    ...{ jobRole: line(form.jobRole), companyName: line(form.companyName), site: line(form.site) },
    ...{ stipend: line(form.stipend), duration: line(form.duration), place: line(form.place) },
    description: form.description.slice(0, formCaps.text),
    applyLink: form.applyLink.slice(0, formCaps.link),
    ...{ skills: form.skills.slice(0, mostWords), location, jobType, category, experienceLevel, deadlineZone },
    years: Number.isNaN(years) ? null : years,
    applicationDeadline: instantOf(form.applicationDeadline, deadlineZone),
  }
}

export const isNamedJob = ({ jobRole, companyName }: JobDraft) => jobRole.trim() !== '' && companyName.trim() !== ''

const words = {
  ...{ jobRole: 'job role', companyName: 'company', applyLink: 'application link', site: 'site' },
  ...{ jobType: 'job type', location: 'location', place: 'place', experienceLevel: 'experience level' },
  ...{ years: 'years', stipend: 'stipend', applicationDeadline: 'deadline', skills: 'skills' },
} as const

/** What of a job's form the description fills in. */
export function jobFilledIn(form: JobForm, { deadline, years, ...read }: ReadJobDraft['read']) {
  const { zone, locals } = saidDates([deadline], form.deadlineZone)
  const found = {
    ...{ ...read, years: years === null ? '' : String(years), applicationDeadline: locals[0] ?? '' },
    skills: withFound(form.skills, read.skills),
  }
  const { fields, names } = filledIn(form, emptyJob, found, words)
  return { fields: fields.applicationDeadline ? { ...fields, deadlineZone: zone } : fields, names }
}
