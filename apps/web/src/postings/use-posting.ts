import type { HackathonPosting, JobPosting } from '@scry/contracts/posting'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { backendFailure, saysLoggedOut } from '../calls/backend-failure.ts'
import { createPosting, type PostingCollection, updatePosting } from '../calls/documents.ts'
import { dropDraft } from '../session/use-draft.ts'
import { useOnce } from '../ui/use-once.ts'
import { ownPostingsKey } from './use-own-postings.ts'

/**
 * Sends a posting into review (§7.16), drops its draft, also when the dialog was closed meanwhile, and lets the list of own
 * postings be asked for again. `edited` is the id of the posting that the record replaces.
 */
export function usePosting(collection: PostingCollection, draft: string, edited?: string) {
  const queryClient = useQueryClient()
  const posting = useMutation({
    mutationFn: useOnce(async (record: JobPosting | HackathonPosting) => {
      if (edited !== undefined) return updatePosting(collection, edited, record)
      await (collection === 'hackathon'
        ? createPosting('hackathon', record as HackathonPosting)
        : createPosting('aggregated_jobs', record as JobPosting))
    }),
    onSuccess: () => {
      dropDraft(draft)
      return queryClient.invalidateQueries({ queryKey: ownPostingsKey(collection) })
    },
    onError: (error) => console.warn('Your posting was not sent.', error),
  })
  return {
    ...posting,
    /** What is said of a failure below its specified sentence (decision 0310, 3). */
    cause: saysLoggedOut(posting.error)
      ? 'You are signed out. Sign in again in another tab, then submit again.'
      : backendFailure(posting.error).message,
  }
}
