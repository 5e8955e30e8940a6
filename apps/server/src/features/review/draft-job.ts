import { type PostingJobType, postingLevels, postingLocations } from '@scry/contracts/enumerations'
import { isoInstant } from '@scry/contracts/instants'
import type { draftJob } from '@scry/contracts/posting-draft-routes'
import { readListing } from '@scry/sources/read-listing'
import type { z } from 'zod'
import type { Queries } from '../../database/connect.ts'
import { likelyDuplicates } from './likely-duplicates.ts'
import { type JobRow, type ListedPostings, listingOf, postedFeed } from './posting-listing.ts'
import type { ShowListing } from './review-queue.ts'

type Draft = z.output<(typeof draftJob)['body']>

/** A form that is still being written, as the row that it would become. */
function rowOf(draft: Draft, accountId: string, now: number): JobRow {
  const deadline = draft.applicationDeadline === null ? undefined : isoInstant(draft.applicationDeadline)
  return {
    ...{ id: '', account_id: accountId, job_id: '', job_role: draft.jobRole.trim() || 'Job role' },
    ...{ company_name: draft.companyName, description: draft.description, apply_link: draft.applyLink },
    ...{ stipend: draft.stipend.trim() || null, duration: draft.duration.trim() || null, location: draft.location },
    ...{ skills: JSON.stringify(draft.skills), site: draft.site, job_type: draft.jobType, category: draft.category },
    ...{ experience_level: draft.experienceLevel, application_deadline: deadline ?? null, status: 'pending' },
    ...{ created_at: now, updated_at: now },
  }
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
function readOut({ jobRole, companyName, description }: Draft) {
  const { level, workplace, salary, skills } = readListing(
    {
      ...{ kind: 'job', key: 'draft', title: jobRole.trim() || 'Job', company: companyName },
      description: { form: 'text', text: description },
    },
    { id: 'draft', name: 'draft' },
  )
  return {
    jobType: typeIn(`${jobRole}\n${description}`),
    experienceLevel: oneOf(postingLevels, level === 'junior' ? 'entry' : level),
    location: oneOf(postingLocations, workplace),
    stipend: salary ?? null,
    skills: skills ?? [],
  }
}

export async function readDraft(
  queries: Queries,
  listings: ListedPostings,
  onWire: ShowListing,
  { draft, accountId, now }: { readonly draft: Draft; readonly accountId: string; readonly now: number },
) {
  const posting = { kind: 'job' as const, row: rowOf(draft, accountId, now), email: '', isVerified: false, since: now }
  const { job } = onWire(postedFeed, listingOf(posting), now)
  if (!job) throw new Error('A job is shown as a job.')
  const isNamed = draft.jobRole.trim() !== '' && draft.companyName.trim() !== ''
  const duplicates = isNamed ? await likelyDuplicates(queries, listings, posting) : []
  const listed = duplicates.filter(({ is_listed }) => is_listed).map(({ is_listed: _, ...rest }) => rest)
  return { success: true as const, job, read: readOut(draft), duplicates: listed }
}
