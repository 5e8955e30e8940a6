import type { getListingPage, ListingPage } from '@scry/contracts/listing-page-routes'
import { call } from './call.ts'
import { hackathonRow, jobRow } from './listing-rows.ts'

export async function findListingPage(id: string, signal: AbortSignal): Promise<ListingPage> {
  const page = await call<typeof getListingPage>('GET /api/listings/:id/page', { params: { id }, signal })
  return { ...page, job: page.job && jobRow(page.job), hackathon: page.hackathon && hackathonRow(page.hackathon) }
}
