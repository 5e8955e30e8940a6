import type { FeedbackReason } from '@scry/contracts/feedback'
import type { Feedback, giveFeedback, listFeedback, removeFeedback } from '@scry/contracts/feedback-routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

export type { Feedback, FeedbackReason }

/** What a person said against listings; keyed by account, so that the next person on the device meets no one else's. */
export const feedbackQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['feedback', accountId],
    queryFn: async ({ signal }): Promise<Feedback[]> =>
      (await call<typeof listFeedback>('GET /api/feedback', { signal })).feedback,
  })

export async function sayWhy(listingId: string, reason: FeedbackReason): Promise<Feedback> {
  const body = { listing_id: listingId, reason }
  return (await call<typeof giveFeedback>('POST /api/feedback', { body })).feedback
}

export function takeBack(id: string) {
  return call<typeof removeFeedback>('DELETE /api/feedback/:id', { params: { id } })
}
