import type { draftJob } from '@scry/contracts/posting-draft-routes'
import type { PostingKind } from '@scry/contracts/review'
import type { closeOwnPosting, getOwnPostingStates, OwnPostingState } from '@scry/contracts/review-routes'
import type { z } from 'zod'
import { call } from './call.ts'

export type { OwnPostingState, PostingKind }

/** Where each of one's own postings stands, and what a reviewer said. */
export async function findOwnStates(signal: AbortSignal): Promise<OwnPostingState[]> {
  return (await call<typeof getOwnPostingStates>('GET /api/own-postings', { signal })).postings
}

export function closePosting(kind: PostingKind, id: string) {
  return call<typeof closeOwnPosting>('POST /api/own-postings/:kind/:id/close', { params: { kind, id }, body: {} })
}

export type JobDraft = z.input<(typeof draftJob)['body']>
export type ReadDraft = z.infer<(typeof draftJob)['response']>

/** A job that is being written, as others will see it, and what its description says. Nothing is kept. */
export function readJobDraft(draft: JobDraft, signal?: AbortSignal): Promise<ReadDraft> {
  return call<typeof draftJob>('POST /api/posting-draft', { body: draft, ...(signal && { signal }) })
}
