import type { PostingKind } from '@scry/contracts/review'
import type { closeOwnPosting, getOwnPostingStates, OwnPostingState } from '@scry/contracts/review-routes'
import { call } from './call.ts'

export type { OwnPostingState, PostingKind }

/** Where each of one's own postings stands, and what a reviewer said. */
export async function findOwnStates(signal: AbortSignal): Promise<OwnPostingState[]> {
  return (await call<typeof getOwnPostingStates>('GET /api/own-postings', { signal })).postings
}

export function closePosting(kind: PostingKind, id: string) {
  return call<typeof closeOwnPosting>('POST /api/own-postings/:kind/:id/close', { params: { kind, id }, body: {} })
}
