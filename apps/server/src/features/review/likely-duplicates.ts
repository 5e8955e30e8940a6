import type { Listing } from '@scry/contracts/listing'
import type { ReviewedPosting } from '@scry/contracts/review-routes'
import { isClosed } from '@scry/search/closed-statuses'
import { keysOf, readOpening } from '@scry/sources/same-opening'
import { companyKey } from '@scry/vocabulary/company-key'
import { sql } from 'kysely'
import type { Queries } from '../../database/connect.ts'
import { type ListedPostings, listingIdOf, listingOf } from './posting-listing.ts'
import { type OwnedPosting, tableOf } from './posting-rows.ts'

/** So many are named. */
const most = 5
const looked = 50

/** Open listings and other postings that share a page with a posting, or its employer and the words of its title. */
export async function likelyDuplicates(
  queries: Queries,
  listings: ListedPostings,
  posting: OwnedPosting,
): Promise<ReviewedPosting['duplicates']> {
  const listing = listingOf(posting)
  const { id: _, ...rest } = listing
  const opening = readOpening({
    ...{ title: listing.title, company: rest.company ?? '' },
    places: [],
    urls: [listing.url ?? ''],
  })
  const keys = keysOf(opening).map((key) => `${listing.kind} ${key}`)
  const found = await queries
    .selectFrom('opening_keys')
    .select('listing_id')
    .distinct()
    .where('key', 'in', keys)
    .limit(looked)
    .execute()
  const listed = await listings.read(
    queries,
    found.map(({ listing_id }) => listing_id),
  )
  const sameEmployer = (other: Listing) => companyKey(other.company ?? '') === opening.company
  const fromSources = listed.filter((other) => !isClosed(other) && sameEmployer(other))
  return [
    ...fromSources.map(({ id, title, company, location }) => ({
      ...{ id, title, company: company ?? '', location: location ?? '', is_listed: true },
    })),
    ...(await otherPostings(queries, listings, posting)),
  ].slice(0, most)
}

/** Those that wait, and those of which an approved version is listed, whatever became of an edit. */
async function otherPostings(queries: Queries, listings: ListedPostings, { kind, row }: OwnedPosting) {
  const names =
    kind === 'job' ? ['job_role', 'company_name', 'apply_link'] : ['title', 'organization', 'participation_link']
  const [title = '', company = '', link = ''] = names
  const own = row as unknown as Record<string, string>
  const same = (name: string) => sql<boolean>`lower(${sql.ref(name)}) = ${(own[name] ?? '').toLowerCase()}`
  const rows = await queries
    .selectFrom(tableOf(kind))
    .select([
      'id',
      'status',
      sql<string>`${sql.ref(title)}`.as('title'),
      sql<string>`${sql.ref(company)}`.as('company'),
    ])
    .where('id', '!=', row.id)
    .where('status', 'in', ['pending', 'approved', 'changes-asked'])
    .where((where) => where.or([same(link), where.and([same(title), same(company)])]))
    .limit(most)
    .execute()
  const ids = rows.map(({ id }) => listingIdOf(kind, id))
  const live = new Map(
    (await listings.read(queries, ids)).filter((one) => !isClosed(one)).map((listing) => [listing.id, listing]),
  )
  return rows.flatMap(({ id: postingId, status, title: role, company: employer }) => {
    const id = listingIdOf(kind, postingId)
    const listed = live.get(id)
    // The words that are published: an edit of them that waits is for reviewers alone.
    if (listed) return [{ id, title: listed.title, company: listed.company ?? '', location: '', is_listed: true }]
    return status === 'pending' ? [{ id, title: role, company: employer, location: '', is_listed: false }] : []
  })
}
