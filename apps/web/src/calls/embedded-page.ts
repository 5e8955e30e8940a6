import type { ListingPage } from '@scry/contracts/listing-page-routes'
import type { QueryClient } from '@tanstack/react-query'

/** Under what a page is kept; `account` is null for a visitor, whose page is the same for everybody. */
export const listingPageKey = (id: string, account: string | null) => ['listing-page', id, account] as const

/**
 * Keeps the page that the document itself holds, so that nobody asks for it again: null where the server knows of none
 * under this id, undefined in a document of another page.
 */
export function keepEmbeddedPage(client: QueryClient, id: string | undefined): void {
  const text = document.getElementById('page-data')?.textContent
  if (id && text) client.setQueryData(listingPageKey(id, null), JSON.parse(text) as ListingPage | null)
}
