import { messages } from '@scry/contracts/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { backendFailure } from '../calls/backend-failure.ts'
import { profileQuery } from '../session/use-profile.ts'
import { useSession } from '../session/use-session.ts'
import { notify, notifyError, notifySuccess, notifyUndo, withdrawUndo } from '../ui/notify.ts'
import type { ResumeUpdate, UpdateStage } from './update-from-resume.ts'

type Undoable = ResumeUpdate & { before: object }
/** A first resume is taken back by deleting it. */
const canUndo = (update: ResumeUpdate): update is Undoable => update.before?.hasResume === true

/** Reads a chosen file into the profile; shows how far it is and can be cancelled. */
export function useResumeUpdate(onDone?: () => void) {
  const { account } = useSession()
  const queryClient = useQueryClient()
  const [stage, setStage] = useState<UpdateStage>('reading')
  const running = useRef<AbortController | null>(null)
  const tried = useRef<{ content: string; at: string } | null>(null)
  const mutation = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const stop = new AbortController()
      running.current = stop
      const update = await import('./update-from-resume.ts')
      const problem = update.resumeUpdateProblem(files)
      const [file] = files
      if (problem || !file) throw new update.ResumeUpdateFailure(problem ?? '', '')
      // The same file, chosen again after an answer was lost, is the same upload: its version counts once (§4.17).
      const content = `${file.name} ${file.size} ${file.lastModified}`
      if (tried.current?.content !== content) tried.current = { content, at: new Date().toISOString() }
      const uploadedAt = tried.current.at
      return update.updateFromResume({ account, file, signal: stop.signal, onStage: setStage, uploadedAt })
    },
    onSuccess: (done) => {
      tried.current = null
      queryClient.setQueryData(profileQuery(done.profile.userId).queryKey, done.profile)
      if (canUndo(done)) notifyUndo(messages.resume.analyzed, () => undoing.mutate(done))
      else notifySuccess(messages.resume.analyzed)
      for (const sentence of done.notShown) notify(sentence)
      onDone?.()
    },
  })
  // Whoever closes the dialog or leaves the page does not want the upload any more.
  useEffect(() => () => running.current?.abort(), [])
  const undoing = useMutation({
    onMutate: withdrawUndo,
    mutationFn: async (done: Undoable) => {
      const { undoResumeUpdate } = await import('./update-from-resume.ts')
      return undoResumeUpdate(done, new Date().toISOString())
    },
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery(profile.userId).queryKey, profile)
      mutation.reset()
      notifySuccess('The changes from your resume were undone')
    },
    onError: () => notifyError(messages.profile.updateFailed),
  })
  const { error } = mutation
  const { data: done } = mutation
  const wasCancelled = error?.name === 'AbortError'
  // Its own failures carry the specified words (decision 0310, 3); anything else has a sentence for people or none.
  const isOwn = error?.name === 'ResumeUpdateFailure'
  const sentence = error && isOwn && 'sentence' in error ? String(error.sentence) : ''
  const cause = error && (isOwn ? error.message : backendFailure(error).message.replace(/\.$/, ''))
  return {
    start: mutation.mutate,
    cancel: () => running.current?.abort(),
    stage,
    isBusy: mutation.isPending || undoing.isPending,
    /** Takes the last update of this visit back; null when there is none. */
    undo: done && canUndo(done) && !undoing.isPending ? () => undoing.mutate(done) : null,
    /** As the specification words it: a wrong file by its own message, anything else as an upload error (§8.12). */
    failure:
      error && !wasCancelled
        ? {
            title:
              cause === messages.resume.notPdf ? cause : messages.resume.uploadError(cause || 'it was interrupted'),
            sentence,
          }
        : null,
  }
}
