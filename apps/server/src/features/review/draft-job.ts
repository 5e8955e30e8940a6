import { type PostingJobType, postingLevels, postingLocations } from '@scry/contracts/enumerations'
import { mostYears } from '@scry/contracts/limits'
import type { draftJob } from '@scry/contracts/posting-draft-routes'
import { visibleLine } from '@scry/contracts/visible-text'
import { announcedJob } from '@scry/sources/announcement'
import { placeLine } from '@scry/sources/hackathon-words'
import { readListing } from '@scry/sources/read-listing'
import type { z } from 'zod'
import { withoutNul } from '../../platform/archived-rows.ts'
import { type DraftDeps, type Drafting, dateSaid, draftInstant, draftZone, showDraft } from './draft.ts'
import type { JobRow } from './posting-listing.ts'

type Draft = z.output<(typeof draftJob)['body']>

/** A form that is still being written, as the row that it would become. */
function rowOf(draft: Draft, { accountId, now }: Drafting): JobRow {
  return withoutNul({
    ...{
      id: draft.edited ?? '',
      account_id: accountId,
      job_id: '',
      job_role: visibleLine(draft.jobRole) || 'Job role',
    },
    ...{ company_name: draft.companyName, description: draft.description, apply_link: draft.applyLink },
    ...{ stipend: draft.stipend.trim() || null, duration: draft.duration.trim() || null, location: draft.location },
    ...{ skills: JSON.stringify(draft.skills), site: draft.site, job_type: draft.jobType, category: draft.category },
    ...{ experience_level: draft.experienceLevel, years: draft.years, place: draft.place.trim() || null },
    ...{ application_deadline: draftInstant(draft.applicationDeadline), deadline_zone: draftZone(draft.deadlineZone) },
    ...{ status: 'pending', created_at: now, updated_at: now },
  })
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value.toLowerCase().replace('-', ' ') === text?.toLowerCase().replace('-', ' ')) ?? null

const typeWords: readonly (readonly [PostingJobType, RegExp])[] = [
  ['internship', /\bintern(?:s|ships?)?\b/i],
  ['full-time', /\bfull[- ]time\b/i],
  ['part-time', /\bpart[- ]time\b/i],
  ['contract', /\bcontractors?\b|\b(?:fixed[- ]term|temporary) contract\b|\bcontract (?:position|role|basis)\b/i],
  ['freelance', /\bfreelancers?\b|\bfreelance\b/i],
]

/** The one kind of employment that the words name; of several nobody knows which is meant. */
function typeIn(text: string): PostingJobType | null {
  const [first, ...others] = typeWords.filter(([, words]) => words.test(text))
  return first && others.length === 0 ? first[0] : null
}

/** What the description says of the fields beside it, as it would be read of any source. */
function readOut({ jobRole, companyName, description }: Draft, now: number) {
  const { level, workplace, salary, skills, years, deadline, deadlineZone } = readListing(
    {
      ...{ kind: 'job', key: 'draft', title: visibleLine(jobRole) || 'Job', company: companyName },
      description: { form: 'text', text: description },
      // A date without a year is the first that lies ahead.
      posted: { form: 'instant', at: now },
    },
    { id: 'draft', name: 'draft' },
  )
  const { title, by, place, link } = announcedJob(description)
  return {
    ...{ jobRole: title ?? null, companyName: by ?? null, applyLink: link ?? null },
    site: link === undefined ? null : new URL(link).hostname.replace(/^www\./, ''),
    jobType: typeIn(`${jobRole}\n${description}`),
    experienceLevel: oneOf(postingLevels, level === 'junior' ? 'entry' : level),
    years: years && years.least <= mostYears ? years.least : null,
    location: oneOf(postingLocations, workplace),
    place: placeLine(description) ?? place ?? null,
    stipend: salary ?? null,
    deadline: dateSaid(deadline, deadlineZone),
    skills: skills ?? [],
  }
}

export async function readJobDraft(deps: DraftDeps, draft: Draft, drafting: Drafting) {
  const isNamed = draft.jobRole.trim() !== '' && draft.companyName.trim() !== ''
  const posting = { kind: 'job' as const, row: rowOf(draft, drafting) }
  const { job, duplicates } = await showDraft(deps, posting, isNamed, drafting.now)
  if (!job) throw new Error('A job is shown as a job.')
  return { success: true as const, job, read: readOut(draft, drafting.now), duplicates }
}
