import type { draftHackathon, draftJob } from '@scry/contracts/posting-draft-routes'
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
export type ReadJobDraft = z.infer<(typeof draftJob)['response']>
export type HackathonDraft = z.input<(typeof draftHackathon)['body']>
export type ReadHackathonDraft = z.infer<(typeof draftHackathon)['response']>

/** A job that is being written, as others will see it, and what its description says. Nothing is kept. */
export function readJobDraft(draft: JobDraft, signal?: AbortSignal): Promise<ReadJobDraft> {
  return call<typeof draftJob>('POST /api/posting-draft/job', { body: draft, ...(signal && { signal }) })
}

export function readHackathonDraft(draft: HackathonDraft, signal?: AbortSignal): Promise<ReadHackathonDraft> {
  return call<typeof draftHackathon>('POST /api/posting-draft/hackathon', { body: draft, ...(signal && { signal }) })
}
