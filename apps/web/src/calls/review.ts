import type { PostingKind, ReviewDecision, ReviewReason } from '@scry/contracts/review'
import type { decidePosting, getReviewQueue } from '@scry/contracts/review-routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

export type QueueShown = 'waiting' | 'approved'

/** What waits for a reviewer, or what is approved; asked again whenever the reviewer comes back to the page. */
export const reviewQueueQuery = (show: QueueShown) =>
  queryOptions({
    queryKey: ['review', show],
    queryFn: ({ signal }) => call<typeof getReviewQueue>('GET /api/review', { query: { show }, signal }),
    refetchOnWindowFocus: 'always',
  })

interface Decided {
  kind: PostingKind
  id: string
  version: string
  decision: ReviewDecision
  reason: ReviewReason | null
  words: string
}

export function decide({ kind, id, ...body }: Decided) {
  return call<typeof decidePosting>('POST /api/review/:kind/:id', { params: { kind, id }, body })
}
