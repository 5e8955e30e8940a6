import { clearFiltersReloadMs, maxPages, pageSize } from '@scry/contracts/limits'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ListPage } from '../calls/listings.ts'
import { askAgainMs, orPreparing } from '../calls/preparing.ts'
import { askWhileOld } from '../session/kept-answers.ts'

export interface PageRequest {
  limit: number
  after?: string
}

export const firstPage: PageRequest = { limit: pageSize }

interface ListOptions<Row> {
  /** Everything the list depends on. */
  queryKey: readonly unknown[]
  /** The same but for the words: rows loaded under it can be searched where the server cannot be asked. */
  frame: readonly unknown[]
  load: (request: PageRequest, signal: AbortSignal) => Promise<ListPage<Row>>
  enabled: boolean
  /** Pages that the address asks for; they come in one answer. */
  pages: number
}

/** A wait that each call begins anew. */
function useWait(ms: number) {
  const [waits, setWaits] = useState(0)
  useEffect(() => {
    if (waits === 0) return
    const timer = setTimeout(() => setWaits(0), ms)
    return () => clearTimeout(timer)
  }, [waits, ms])
  return { isWaiting: waits > 0, wait: () => setWaits((before) => before + 1) }
}

interface Answered<Row> {
  data: { pages: ListPage<Row>[] } | undefined
  isPlaceholderData: boolean
  isLoadingError: boolean
}

/** The pages that came, and where none came those loaded before under the same frame. */
function useLoaded<Row>({ data, isPlaceholderData, isLoadingError }: Answered<Row>, frame: string) {
  const last = useRef({ frame: '', pages: [] as ListPage<Row>[] })
  if (data && !isPlaceholderData) last.current = { frame, pages: data.pages }
  const isKept = isLoadingError && last.current.frame === frame && last.current.pages[0]?.rows.length !== 0
  return { loaded: isKept ? last.current.pages : (data?.pages ?? []), isKept }
}

/** A list that grows with 'Load more': each further page continues after the last row of the one before. */
export function useListingList<Row extends { id: string }>({
  queryKey,
  frame,
  load,
  enabled,
  pages,
}: ListOptions<Row>) {
  const key = JSON.stringify(queryKey)
  const lastKey = useRef(key)
  lastKey.current = key
  const client = useQueryClient()
  const { isWaiting, wait } = useWait(clearFiltersReloadMs)
  const query = useInfiniteQuery({
    queryKey,
    enabled: enabled && !isWaiting,
    // Kept beside each page, so that a list asked for again is as long as it was.
    initialPageParam: { limit: pageSize * pages } as PageRequest,
    queryFn: ({ pageParam, signal }) => orPreparing(load(pageParam, signal)),
    refetchInterval: (query) => (query.state.data?.pages[0]?.preparing ? askAgainMs : askWhileOld(query)),
    getNextPageParam: (last): PageRequest | null => (last.next === null ? null : { limit: pageSize, after: last.next }),
    placeholderData: keepPreviousData,
  })
  const { error, refetch } = query
  const waited = useRef(false)
  useEffect(() => {
    // A request that has begun with the end of the wait is the one.
    if (!isWaiting && waited.current) void refetch({ cancelRefetch: false })
    waited.current = isWaiting
  }, [isWaiting, refetch])
  useEffect(() => {
    if (error) console.warn('The list could not be loaded.', error)
  }, [error])
  const { loaded, isKept } = useLoaded(query, JSON.stringify(frame))
  const first = loaded[0]
  const rows = loaded.flatMap((one) => one.rows)
  return {
    rows,
    total: first?.total ?? 0,
    facets: first?.facets ?? {},
    relax: first?.relax ?? [],
    corrected: isKept ? [] : (first?.corrected ?? []),
    leftOut: isKept ? [] : (first?.leftOut ?? []),
    looser: isKept ? null : (first?.looser ?? null),
    wordless: first?.wordless ?? false,
    phrasesUnchecked: first?.phrasesUnchecked ?? false,
    checkedAt: first?.checkedAt ?? null,
    /** The server has no lists yet, and so far it is. */
    preparing: first?.preparing ?? null,
    /** Nothing to show yet. */
    isLoading:
      query.isPending || (query.isPlaceholderData && query.isFetching && rows.length === 0 && !first?.preparing),
    /** The rows shown belong to the question before. */
    isStale: query.isPlaceholderData,
    /** The list asked for did not come; the rows are those loaded before, for other words. */
    isKept,
    error: query.isError ? query.error : null,
    hasMore: query.hasNextPage && rows.length < pageSize * maxPages,
    isLoadingMore: query.isFetchingNextPage,
    didMoreFail: query.isFetchNextPageError,
    /** The rows that came, where they belong to the list that is still shown. */
    loadMore: async () => {
      const { isError, data } = await query.fetchNextPage()
      return isError || lastKey.current !== key ? null : (data?.pages.at(-1)?.rows ?? [])
    },
    reload: () => void refetch(),
    /** Asks once, after 100 ms (§2.35, §9.7): until then for nothing, and a request that is under way ends. */
    reloadSoon: () => {
      void client.cancelQueries({ queryKey, exact: true })
      wait()
    },
  }
}

export type ListingList<Row extends { id: string }> = ReturnType<typeof useListingList<Row>>
