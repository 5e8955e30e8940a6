import { messages } from '@scry/contracts/messages'
import type { Profile } from '@scry/contracts/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Stored } from '../calls/documents.ts'
import { profileQuery } from '../session/use-profile.ts'
import { useSession } from '../session/use-session.ts'
import { notifyError, notifySuccess, notifyUndo } from '../ui/notify.ts'
import type { UpdateStage } from './update-from-resume.ts'

/** Reads a chosen file into the profile; shows how far it is and can be cancelled. */
export function useResumeUpdate(onDone?: () => void) {
  const { account } = useSession()
  const queryClient = useQueryClient()
  const [stage, setStage] = useState<UpdateStage>('reading')
  const running = useRef<AbortController | null>(null)
  const mutation = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const stop = new AbortController()
      running.current = stop
      const update = await import('./update-from-resume.ts')
      const problem = update.resumeUpdateProblem(files)
      const [file] = files
      if (problem || !file) throw new update.ResumeUpdateFailure(problem ?? '', '')
      const uploadedAt = new Date().toISOString()
      return update.updateFromResume({ account, file, signal: stop.signal, onStage: setStage, uploadedAt })
    },
    onSuccess: ({ profile, before }) => {
      queryClient.setQueryData(profileQuery(profile.userId).queryKey, profile)
      if (before?.hasResume) notifyUndo(messages.resume.analyzed, () => undoing.mutate(before))
      else notifySuccess(messages.resume.analyzed)
      onDone?.()
    },
  })
  // Whoever closes the dialog or leaves the page does not want the upload any more.
  useEffect(() => () => running.current?.abort(), [])
  const undoing = useMutation({
    mutationFn: async (before: Stored<Profile>) => {
      const { undoResumeUpdate } = await import('./update-from-resume.ts')
      return undoResumeUpdate(before, new Date().toISOString())
    },
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery(profile.userId).queryKey, profile)
      mutation.reset()
      notifySuccess('Your profile is as it was before')
    },
    onError: () => notifyError(messages.profile.updateFailed),
  })
  const { error } = mutation
  const before = mutation.data?.before
  const wasCancelled = error?.name === 'AbortError'
  const sentence = error && 'sentence' in error ? String(error.sentence) : ''
  return {
    start: (files: readonly File[]) => mutation.mutate(files),
    cancel: () => running.current?.abort(),
    stage,
    isBusy: mutation.isPending || undoing.isPending,
    /** Takes the last update of this visit back; null when there is none. */
    undo: before?.hasResume && !undoing.isPending ? () => undoing.mutate(before) : null,
    /** As the specification words it: a wrong file by its own message, anything else as an upload error (§8.12). */
    failure:
      error && !wasCancelled
        ? {
            title:
              error.message === messages.resume.notPdf
                ? error.message
                : messages.resume.uploadError(error.message || 'it was interrupted'),
            sentence,
          }
        : null,
  }
}
