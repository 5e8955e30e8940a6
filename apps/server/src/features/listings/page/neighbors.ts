import type { Listing } from '@scry/contracts/listing'
import type { ListingIndex } from '@scry/search/listing-index'
import type { ProfileInput } from '@scry/search/profile-input'
import type { OtherPlaces as FoundPlaces } from '@scry/search/requests'

export interface NeighborIds {
  readonly similar: readonly string[]
  readonly sameEmployer: readonly string[]
  /** Open listings of the same title and employer, which are neither of the two. */
  readonly places: FoundPlaces
}

/** So many are shown of each, and so many are looked at to show them without one twice. */
const shown = 5
const looked = 20
/** So many other places are named. */
const mostOtherPlaces = 60
/** What has less than this share of the best one's score has a common word or two, and is not like it. */
const leastShare = 0.5

/** Open listings that are like one, found by the words of its title and its skills, and the newest of its employer. */
export function neighborIds(
  index: ListingIndex,
  { id, kind, title, skills, company, type }: Listing,
  now: number,
  profile?: ProfileInput,
): NeighborIds {
  const { others = [], otherCount } = index.otherPlaces(id, now, Number.POSITIVE_INFINITY, profile)
  // The same opening elsewhere is neither another posting of the employer nor like this one.
  const exclude = [id, ...others.map((other) => other.id)]
  const asked = { filters: { kind }, exclude, openOnly: true, grouped: 0, now }
  const own = company?.trim() ?? ''
  const sameEmployer =
    own === ''
      ? []
      : index
          .search({ ...asked, filters: { kind, company: own }, sort: 'newest', limit: shown })
          .hits.map((hit) => hit.id)
  // Words alone: a title may hold signs that mean something in a query.
  const words = [title, ...(skills ?? []).slice(0, 4)].join(' ').match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? []
  const taken = new Set(sameEmployer)
  const alike = index.search({
    ...asked,
    filters: { kind, type },
    text: words.slice(0, 14).join(' '),
    match: 'any',
    prefix: false,
    limit: looked,
  })
  const least = leastShare * (alike.hits[0]?.score ?? 0)
  const near = alike.hits.filter((hit) => hit.score >= least && !taken.has(hit.id))
  const places = otherCount === undefined ? {} : { others: others.slice(0, mostOtherPlaces), otherCount }
  return { sameEmployer, similar: near.map((hit) => hit.id), places }
}

/** The first few of them, none twice under one title of one employer, and none of `employer`, which has a list of its own. */
export function fewAlike(listings: readonly Listing[], employer: string | undefined): Listing[] {
  const named = new Set<string>()
  const few: Listing[] = []
  for (const listing of listings) {
    const key = `${listing.title} ${listing.company ?? ''}`.toLowerCase()
    if (named.has(key) || (employer !== undefined && listing.company === employer)) continue
    named.add(key)
    few.push(listing)
    if (few.length === shown) break
  }
  return few
}
