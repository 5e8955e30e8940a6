import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { findShortlist, type Shortlist, type ShortlistRequest } from '../calls/listings.ts'
import { askAgainMs, preparingOf } from '../calls/preparing.ts'
import { askWhileOld } from '../session/kept-answers.ts'

const none: Shortlist = {
  shelves: { apply_now: [], one_skill_away: [], reach: [] },
  ...{ nearest: [], further: [], nearby: [], compared: true, more: false, total: 0 },
}

/** The shortlist of a person; `exclude` is read when it is asked for. */
export function shortlistQuery(person: Omit<ShortlistRequest, 'exclude'>, exclude: () => string[] = () => []) {
  return queryOptions({
    queryKey: ['shortlist', person],
    queryFn: ({ signal }) =>
      findShortlist({ ...person, exclude: exclude() }, signal).catch((error: unknown): Shortlist => {
        const preparing = preparingOf(error)
        if (!preparing) throw error
        return { ...none, preparing }
      }),
    staleTime: 5 * 60_000,
    refetchInterval: (query) => (query.state.data?.preparing ? askAgainMs : askWhileOld(query)),
    placeholderData: keepPreviousData,
  })
}
