import { messages } from '@scry/contracts/messages'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { backendFailure } from '../calls/backend-failure.ts'
import { CallError } from '../calls/call.ts'
import type { PostingCollection } from '../calls/documents.ts'
import { closePosting, findOwnStates } from '../calls/own-postings.ts'
import { useLive } from '../session/use-live.ts'
import { useSession } from '../session/use-session.ts'
import { notifyError } from '../ui/notify.ts'
import { useConfirm } from '../ui/use-confirm.ts'

export const ownPostingsKey = (collection: PostingCollection) => ['own-postings', collection]

/** A person's own postings of one kind, and their deletion after the specified question (§6.3); `onRemoved` follows it. */
export function useOwnPostings<C extends PostingCollection>(collection: C, onRemoved: () => void) {
  const { account } = useSession()
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const words = collection === 'hackathon' ? messages.postHackathon : messages.postJob
  const kind = collection === 'hackathon' ? 'hackathon' : 'job'
  // A reviewer may have decided meanwhile.
  const asked = { enabled: account !== null, refetchOnWindowFocus: 'always' } as const
  const states = useQuery({
    queryKey: [...ownPostingsKey(collection), account?.id, 'states'],
    ...asked,
    queryFn: ({ signal }) => findOwnStates(signal),
  })
  const list = useQuery({
    queryKey: [...ownPostingsKey(collection), account?.id],
    ...asked,
    queryFn: async () => {
      const { listOwnPostings } = await import('../calls/documents.ts')
      return listOwnPostings(collection, account?.email ?? '')
    },
  })
  // Whoever posted nothing has nothing to hear of, and opens no connection.
  useLive(collection, ownPostingsKey(collection), (list.data?.length ?? 0) > 0)
  const removal = useMutation({
    mutationFn: async (documentId: string) => {
      const { deletePosting } = await import('../calls/documents.ts')
      await deletePosting(collection, documentId).catch((error: unknown) => {
        // It went from another tab or device: what was asked for is so.
        if (backendFailure(error).type !== 'document_not_found') throw error
      })
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ownPostingsKey(collection) })
      onRemoved()
    },
    onError: (error) => notifyError(words.deleteFailed, backendFailure(error).message),
  })
  const remove = async (documentId: string) => {
    if (await confirm({ title: words.deleteConfirm, confirmText: 'Delete', danger: true })) removal.mutate(documentId)
  }
  const closing = useMutation({
    mutationFn: (documentId: string) => closePosting(kind, documentId),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownPostingsKey(collection) }),
    onError: (error) =>
      notifyError('The posting could not be closed. Try again.', error instanceof CallError ? error.sentence : ''),
  })
  const close = async (documentId: string) => {
    const question = { title: 'Close this posting?', body: 'It leaves the lists. You can edit it to post it again.' }
    if (await confirm({ ...question, confirmText: 'Close posting' })) closing.mutate(documentId)
  }
  const stateOf = (documentId: string) => states.data?.find((one) => one.kind === kind && one.id === documentId)
  const { isError: failed, isSuccess: isLoaded } = list
  return { postings: list.data ?? [], stateOf, close, failed, isLoaded, retry: () => void list.refetch(), remove }
}
