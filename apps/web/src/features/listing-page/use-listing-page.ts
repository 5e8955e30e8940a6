import type { ListingPage } from '@scry/contracts/listing-page-routes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listingPageKey } from '../../calls/embedded-page.ts'
import { findListingPage } from '../../calls/listing-page.ts'
import { askAgainMs, preparingOf } from '../../calls/preparing.ts'
import { askWhileOld } from '../../session/kept-answers.ts'
import { useSession } from '../../session/use-session.ts'

const freshMs = 5 * 60_000

/**
 * The page of a listing. What came with the document is shown at once; a person's own page, with its match, is asked for
 * as soon as it is known who they are.
 */
export function useListingPage(id: string) {
  const { account, status } = useSession()
  const client = useQueryClient()
  return useQuery<ListingPage | null>({
    queryKey: listingPageKey(id, account?.id ?? null),
    queryFn: ({ signal }) => findListingPage(id, signal),
    enabled: status !== 'loading',
    staleTime: freshMs,
    refetchInterval: (query) => (preparingOf(query.state.error) ? askAgainMs : askWhileOld(query)),
    ...(account && { placeholderData: () => client.getQueryData<ListingPage | null>(listingPageKey(id, null)) }),
  })
}
