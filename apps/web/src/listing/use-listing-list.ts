import { maxPages, pageSize } from '@scry/contracts/limits'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ListPage } from '../calls/listings.ts'

export interface PageRequest {
  limit: number
  after?: string
}

interface ListOptions<Row> {
  /** Everything the list depends on. */
  queryKey: readonly unknown[]
  load: (request: PageRequest, signal: AbortSignal) => Promise<ListPage<Row>>
  enabled: boolean
  /** Pages that the address asks for; they come in one answer. */
  pages: number
}

/** A list that grows with 'Load more': each further page continues after the last row of the one before. */
export function useListingList<Row extends { id: string }>({ queryKey, load, enabled, pages }: ListOptions<Row>) {
  const firstPages = useRef(pages)
  const key = JSON.stringify(queryKey)
  const lastKey = useRef(key)
  if (lastKey.current !== key) {
    lastKey.current = key
    firstPages.current = pages
  }
  const query = useInfiniteQuery({
    queryKey,
    enabled,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      load(
        pageParam === null ? { limit: pageSize * firstPages.current } : { limit: pageSize, after: pageParam },
        signal,
      ),
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  })
  const { error } = query
  useEffect(() => {
    if (error) console.warn('The list could not be loaded.', error)
  }, [error])
  const loaded = query.data?.pages ?? []
  const first = loaded[0]
  const rows = loaded.flatMap((one) => one.rows)
  return {
    rows,
    total: first?.total ?? 0,
    facets: first?.facets ?? {},
    relax: first?.relax ?? [],
    checkedAt: first?.checkedAt ?? null,
    /** Nothing to show yet. */
    isLoading: query.isPending || (query.isPlaceholderData && query.isFetching && rows.length === 0),
    /** The rows shown belong to the question before. */
    isStale: query.isPlaceholderData,
    error: query.isError ? query.error : null,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage && rows.length < pageSize * maxPages,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => query.fetchNextPage(),
    reload: () => {
      firstPages.current = 1
      void query.refetch()
    },
  }
}

export type ListingList<Row extends { id: string }> = ReturnType<typeof useListingList<Row>>
