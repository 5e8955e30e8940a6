import type { complainOfListing, Grievance, getListingPage, ListingPage } from '@scry/contracts/listing-page-routes'
import { call } from './call.ts'
import { hackathonRow, jobRow } from './listing-rows.ts'

export async function findListingPage(id: string, signal: AbortSignal): Promise<ListingPage> {
  const page = await call<typeof getListingPage>('GET /api/listings/:id/page', { params: { id }, signal })
  return { ...page, job: page.job && jobRow(page.job), hackathon: page.hackathon && hackathonRow(page.hackathon) }
}

/** Says that something is wrong with a listing; answers whether its source is asked again because of it. */
export async function complainOf(id: string, about: Grievance): Promise<boolean> {
  const { asks } = await call<typeof complainOfListing>('POST /api/listings/:id/complaints', {
    params: { id },
    body: { about },
  })
  return asks
}
