import type { Listing } from '@scry/contracts/listing'
import type { PostingKind } from '@scry/contracts/review'
import { readListing } from '@scry/sources/read-listing'
import type { SourceItem } from '@scry/sources/source-item'
import { requiredYears } from '@scry/vocabulary/years'
import type { Selectable, Transaction } from 'kysely'
import type { Queries } from '../../database/connect.ts'
import type { HackathonPostingTable, JobPostingTable } from '../../database/document-tables.ts'
import type { Tables } from '../../database/tables.ts'

/** The feed of what people post here. */
export const postedFeed = 'posted'

/** The stored listings, inside a transaction of ours. */
export interface ListedPostings {
  read(queries: Queries, ids: readonly string[]): Promise<Listing[]>
  writeDiffering(
    trx: Transaction<Tables>,
    feed: string,
    listings: readonly Listing[],
    now: number,
  ): Promise<ReadonlySet<string>>
  remove(trx: Transaction<Tables>, ids: readonly string[], now: number): Promise<void>
}

export type JobRow = Selectable<JobPostingTable>
export type HackathonRow = Selectable<HackathonPostingTable>
export type Posting =
  | { readonly kind: 'job'; readonly row: JobRow }
  | { readonly kind: 'hackathon'; readonly row: HackathonRow }

/** Both kinds may use the same id. */
export const listingIdOf = (kind: PostingKind, id: string) => `${sourceIds[kind]}:${id}`

const sourceIds = { job: 'posted-job', hackathon: 'posted-hackathon' } as const
const workplaces = {
  job: { Remote: 'remote', 'On site': 'on-site', Hybrid: 'hybrid' },
  hackathon: { online: 'remote', offline: 'on-site', hybrid: 'hybrid' },
} as const

/** A posting as the listing that it becomes. What its fields do not say is read from its words, as for any source. */
export function listingOf(posting: Posting): Listing {
  return posting.kind === 'job' ? jobListing(posting.row) : hackathonListing(posting.row)
}

/** The description with the years that the form asks for as a sentence, so that a reason can point at them. */
function wordsOf({ description, years }: JobRow): string {
  if (years === null || requiredYears(description)?.least === years) return description
  const sentence =
    years === 0
      ? 'No experience is required.'
      : `At least ${years} ${years === 1 ? 'year' : 'years'} of experience required.`
  return `${description}\n\n${sentence}`
}

/** The form's zone; the words may tell another one, of another deadline. */
function withZone({ deadlineZone: told, ...listing }: Listing, deadline: number | null, zone: string | null): Listing {
  const deadlineZone = deadline === null ? told : zone
  return { ...listing, ...(deadlineZone && { deadlineZone }) }
}

function jobListing(row: JobRow): Listing {
  const item: SourceItem = {
    ...{ kind: 'job', key: row.id, title: row.job_role, company: row.company_name, url: row.apply_link },
    description: { form: 'text', text: wordsOf(row) },
    ...(row.place !== null && { places: [{ text: row.place }] }),
    ...{ types: [row.job_type], levels: [row.experience_level], categories: [row.category] },
    ...(row.stipend !== null && { pay: { text: row.stipend } }),
    posted: { form: 'instant', at: row.created_at },
    ...(row.application_deadline !== null && { deadline: { form: 'instant', at: row.application_deadline } }),
  }
  return {
    ...withZone(
      readListing(item, { id: sourceIds.job, name: `Posted by a member (${row.site})` }),
      row.application_deadline,
      row.deadline_zone,
    ),
    // What the form asks for outweighs what the words would tell.
    ...{ company: row.company_name, type: row.job_type, level: row.experience_level as NonNullable<Listing['level']> },
    workplace: workplaces.job[row.location as keyof typeof workplaces.job],
    skills: JSON.parse(row.skills) as string[],
    ...(row.duration !== null && { duration: row.duration }),
    firstSeen: row.created_at,
  }
}

function hackathonListing(row: HackathonRow): Listing {
  const item: SourceItem = {
    ...{ kind: 'hackathon', key: row.id, title: row.title, company: row.organization, url: row.participation_link },
    description: { form: 'text', text: row.description },
    ...(row.location !== null && { places: [{ text: row.location }] }),
    ...(row.prize !== null && { prize: row.prize }),
    themes: JSON.parse(row.themes) as string[],
    posted: { form: 'instant', at: row.created_at },
    deadline: { form: 'instant', at: row.registration_deadline },
    starts: { form: 'instant', at: row.start_date },
    ...(row.submission_deadline !== null && { submissionDeadline: { form: 'instant', at: row.submission_deadline } }),
  }
  return {
    ...withZone(
      readListing(item, { id: sourceIds.hackathon, name: 'Posted by a member' }),
      row.registration_deadline,
      row.deadline_zone,
    ),
    ...{ company: row.organization, workplace: workplaces.hackathon[row.mode as keyof typeof workplaces.hackathon] },
    firstSeen: row.created_at,
  }
}
