import { defaultResumeFileName } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import type { Profile } from '@scry/contracts/profile'
import { emptyProfile } from '@scry/profile/profile-fields'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileUp, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { backendFailure } from '../../calls/backend-failure.ts'
import type { Stored } from '../../calls/documents.ts'
import { ownDate } from '../../listing/dates.ts'
import { takeHandedFiles } from '../../resume/handed-files.ts'
import { useResumeUpdate } from '../../resume/use-resume-update.ts'
import { inTab } from '../../session/own-storage.ts'
import { dropDraft, useDraftKey } from '../../session/use-draft.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { notifyError } from '../../ui/notify.ts'
import { useConfirm } from '../../ui/use-confirm.ts'
import { useLostFocus } from '../../ui/use-lost-focus.ts'
import { leaveFlash } from './flash.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** The resume behind the profile: which file, how old, which version; update it or delete it (§2.65-2.68). */
export function ResumeManagement({ profile }: { profile: Stored<Profile> | null }) {
  const input = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const update = useResumeUpdate()
  useLostFocus(heading, `${update.isBusy} ${update.undo !== null}`)
  const queryClient = useQueryClient()
  const { start } = update
  // Dropped on the landing page by somebody who is logged in.
  useEffect(() => {
    const files = takeHandedFiles(queryClient)
    if (files) start(files)
  }, [queryClient, start])
  const confirm = useConfirm()
  const draft = useDraftKey('profile', inTab)
  const removal = useMutation({
    mutationFn: async (documentId: string) => {
      const { updateProfile } = await import('../../calls/documents.ts')
      await updateProfile(documentId, emptyProfile)
    },
    onSuccess: () => {
      // What was typed over the profile that is gone goes with it.
      dropDraft(draft)
      leaveFlash(messages.resume.deleted)
      window.location.reload()
    },
    onError: (error) => {
      console.warn('The resume data was not deleted.', error)
      notifyError(messages.resume.deleteFailed, backendFailure(error).message)
    },
  })
  const hasResume = profile?.hasResume === true
  const askAndRemove = async () => {
    if (!profile) return
    const agreed = await confirm({
      title: 'Delete your resume data?',
      body: 'Everything we read from your resume is removed from your profile. This cannot be undone.',
      confirmText: 'Delete Resume',
      danger: true,
    })
    if (agreed) removal.mutate(profile.$id)
  }
  return (
    <SettingsSection title="Resume Management" heading={heading}>
      {hasResume && (
        <div className="mb-4">
          <p className="font-semibold break-all">{profile.originalFileName || defaultResumeFileName}</p>
          <p className="type-text text-ink-2">Last updated {ownDate(profile.resumeUploadedAt)}</p>
          <p className="type-text text-ink-2">Version {profile.resumeVersion}</p>
          <p className="type-meta mt-2 text-ink-2">
            A new resume updates your profile at once. Fields that it does not mention stay as they are.
          </p>
        </div>
      )}
      {!hasResume && <p className="mb-4 text-ink-2">No resume yet. PDF only, up to 5 MB.</p>}
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,application/pdf"
        aria-label="Resume as a PDF file"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) update.start([file])
        }}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button busy={update.isBusy} busyText="Analyzing Resume..." onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" size="1.0625rem" strokeWidth={1.8} />
          {hasResume ? 'Update Resume' : 'Upload Resume (PDF)'}
        </Button>
        {update.isBusy && <Button onClick={update.cancel}>Cancel</Button>}
        {hasResume && !update.isBusy && (
          <Button
            variant="danger"
            busy={removal.isPending || removal.isSuccess}
            busyText="Deleting..."
            onClick={() => void askAndRemove()}
          >
            <Trash2 aria-hidden="true" size="1.0625rem" strokeWidth={1.8} />
            Delete Resume
          </Button>
        )}
      </div>
      {update.undo && (
        <p className="type-text mt-4" role="status">
          Your profile was updated from the new resume.{' '}
          <button type="button" className="text-link" onClick={update.undo}>
            Undo
          </button>
        </p>
      )}
      {update.failure && (
        <div className="mt-4">
          <Banner kind="error" title={update.failure.title}>
            {update.failure.sentence}
          </Banner>
        </div>
      )}
    </SettingsSection>
  )
}
