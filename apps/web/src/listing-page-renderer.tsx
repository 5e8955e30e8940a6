import type { ListingPage as Page } from '@scry/contracts/listing-page-routes'
import { matchPath } from 'react-router'
import { listingPageKey } from './calls/embedded-page.ts'
import { ListingPage } from './features/listing-page/ListingPage.tsx'
import { pageDescription, pageTitle } from './features/listing-page/page-words.ts'
import { listingIdIn } from './listing-id.ts'
import { paths } from './paths.ts'
import { createQueryClient } from './query-client.ts'
import { renderVisitorPage } from './render-visitor-page.tsx'

/** The page of a listing for the server (docs/decisions/0225): the same component that the browser shows, and its words for the head. */
export function render(page: Page | null, path: string): { title: string; description: string; markup: string } {
  const client = createQueryClient()
  client.setQueryData(listingPageKey(listingIdIn(path) ?? '', null), page)
  const route = matchPath(paths.job, path) ? paths.job : paths.hackathon
  const markup = renderVisitorPage({ path: route, Page: ListingPage }, path, client)
  client.clear()
  return { title: pageTitle(page), description: pageDescription(page), markup }
}
