import type { ListingSort } from '@scry/contracts/enumerations'
import type { Accepts } from '@scry/contracts/list-address'
import type { Person } from '@scry/profile/person'
import { findListing, type ListPage } from '../calls/listings.ts'
import { usePerson } from '../session/use-person.ts'
import { basisOf, type ListDate } from './SortSelect.tsx'
import { type FoundListing, savedPage } from './saved-page.ts'
import { useKeptIds } from './use-kept-ids.ts'
import { useLeftOut } from './use-left-out.ts'
import { type ListAddress, useListAddress } from './use-list-address.ts'
import { type PageRequest, useListingList } from './use-listing-list.ts'
import { useTypedQuery } from './use-typed-query.ts'

/** The filters that every list has; a list of one kind adds its own. */
export type ListFilters = { q: string; sort: string; saved: string }

interface ListKind<Row, Filters extends ListFilters> {
  name: 'jobs' | 'hackathons'
  defaults: Filters
  accepts: Accepts<Filters>
  /** The row of this kind in what was found under an id. */
  rowOf: (found: FoundListing) => Row | null
  matchesText: (row: Row, text: string) => boolean
  /** What one of the rows under these filters is called: 'internship'. */
  nounOf: (filters: Filters) => string
  /** The date that a list goes by without words and without a person. */
  dateOf: (filters: Filters) => ListDate
  /** Whether such a list is ranked for a person; absent where every one is. */
  isRanked?: (filters: Filters) => boolean
}

interface Question<Filters> {
  filters: Filters
  sort: ListingSort
  /** Whom to rank for; null where words are searched for or nobody is known (§4.29). */
  person: Person | null
  /** Listings that the person hid or applied to. */
  exclude: string[]
  page: PageRequest
}

interface Asking {
  supposed?: readonly string[]
  facets?: string | undefined
  /** Until it is, nothing is asked for; what was asked for before is shown. */
  isWanted?: boolean
}

/** A list of either kind: what the address asks for, the rows as they are shown, and what a person does to the list. */
export function useListState<Row extends { id: string }, Filters extends ListFilters>(
  kind: ListKind<Row, Filters>,
  load: (question: Question<Filters>, signal: AbortSignal) => Promise<ListPage<Row>>,
  { supposed = [], facets, isWanted = true }: Asking = {},
) {
  const { name, defaults, rowOf } = kind
  const address: ListAddress<Filters> = useListAddress(defaults, kind.accepts)
  const { filters } = address
  const setFilters = address.setFilters as (patch: Partial<ListFilters>) => void
  const { person, isKnown } = usePerson()
  const hidden = useKeptIds('hidden')
  const leftOut = useLeftOut()
  const saved = useKeptIds(`saved-${name}`)
  const showsSaved = filters.saved === 'yes'
  const query = useTypedQuery(filters.q, (q) => setFilters({ q }))
  const rankedFor = filters.q === '' ? person : null
  const list = useListingList({
    queryKey: showsSaved
      ? [`saved-${name}`, saved.ids]
      : [name, filters, person, supposed, ...(facets ? [facets] : [])],
    frame: [name, { ...filters, q: '' }, person, supposed],
    enabled: isKnown && isWanted,
    pages: address.page,
    load: (page, signal) => {
      if (showsSaved) return savedPage(saved.ids, page, (id) => findListing(id, signal).then(rowOf))
      return load({ filters, sort: filters.sort as ListingSort, person: rankedFor, exclude: leftOut(), page }, signal)
    },
  })
  const rows = list.rows
    .filter((row) => !hidden.has(row.id))
    .filter((row) => !showsSaved || saved.has(row.id))
    .filter(
      (row) => (!showsSaved && query.isSettled && !list.isStale && !list.isKept) || kind.matchesText(row, query.typed),
    )
  return {
    ...{ name, rowOf, address, list, isWanted, rows, person, query, saved, showsSaved },
    /** How many a filter value would bring; undefined while it is not known. */
    countOf: (facet: string) => (value: string) => {
      const counted = list.facets[facet]?.values
      return counted && (counted.find((one) => one.value.toLowerCase() === value.toLowerCase())?.count ?? 0)
    },
    /** Listings that are in no count of a list for the person. */
    uncounted: rankedFor ? leftOut() : [],
    noun: kind.nounOf(filters),
    basis: basisOf(person !== null && (kind.isRanked?.(filters) ?? true), filters.q, kind.dateOf(filters)),
    setSaved: (isOn: boolean) => setFilters({ saved: isOn ? 'yes' : 'no' }),
    setSort: (value: string) => setFilters({ sort: value }),
    /** Clear Filters: everything but the order goes back, and the list is asked for once, after a moment (§2.35). */
    clear: () => {
      query.setTyped('')
      setFilters({ ...defaults, sort: filters.sort })
      list.reloadSoon()
    },
  }
}

export type ListState<Row extends { id: string }, Filters extends ListFilters = ListFilters> = ReturnType<
  typeof useListState<Row, Filters>
>
