import type { ProfileFields } from '@scry/contracts/profile'
import { emptyProfile, mergeAnalysis, minimalProfile } from '@scry/profile/profile-fields'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/use-session.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import type { Reading } from './reading.ts'
import type { RegistrationProgress } from './registration.ts'
import { topFiveQuery } from './top-five.ts'
import { type ChosenResume, UploadStep } from './UploadStep.tsx'

interface Confirmed extends ChosenResume {
  reading: Reading
  fields: ProfileFields
  /** The address as it was typed, once it was. */
  typedEmail: string | null
}

/** Registration by resume: upload, then confirm (§2.47, §2.48, §4.21). Nothing is saved before Create Account. */
export function UploadResumePage() {
  const [search] = useSearchParams()
  const [chosen, setChosen] = useState<ChosenResume | null>(null)
  const [confirming, setConfirming] = useState<Confirmed | null>(null)
  // What was read and corrected outlives Back: the same file goes on from there.
  const [kept, setKept] = useState<Confirmed | null>(null)
  // An account that was made outlives Back too: it must not be asked for twice.
  const progress = useRef<RegistrationProgress | null>(null)
  const session = useSession()
  const queryClient = useQueryClient()
  usePageTitle(confirming ? 'Check the reading' : 'Upload your resume')

  const onRead = useCallback(
    async (resume: ChosenResume, reading: Reading, signal: AbortSignal) => {
      const upload = { fileName: resume.file.name, uploadedAt: new Date().toISOString() }
      const fields = profileOf(reading, upload)
      await queryClient.prefetchQuery(topFiveQuery(fields))
      signal.throwIfAborted()
      setConfirming({ ...resume, reading, fields, typedEmail: null })
      window.scrollTo({ top: 0 })
    },
    [queryClient],
  )

  if (confirming) {
    const goBack = (fields: ProfileFields, typedEmail: string | null) => {
      setKept({ ...confirming, fields, typedEmail })
      setConfirming(null)
    }
    return <ConfirmStep {...confirming} progress={progress} onBack={goBack} />
  }
  if (session.status === 'signed-in') {
    return (
      <div className="page pt-9 pb-30">
        <h1 className="type-h1">You have an account already</h1>
        <EmptyState
          heading={`You are signed in as ${session.account.email}`}
          actions={
            <ButtonLink variant="primary" to={paths.profile}>
              Update your resume
            </ButtonLink>
          }
        >
          A new resume is added under Resume Management on your profile page. To register another person, log out first.
        </EmptyState>
      </div>
    )
  }
  return (
    <UploadStep
      chosen={chosen}
      onChoose={setChosen}
      onRead={onRead}
      onAgain={kept && kept.file === chosen?.file ? () => setConfirming(kept) : null}
      returned={kept !== null}
      startWithSample={search.get('sample') === '1' && chosen === null}
    />
  )
}

function profileOf({ analysis }: Reading, upload: { fileName: string; uploadedAt: string }): ProfileFields {
  return analysis ? mergeAnalysis(emptyProfile, analysis, upload) : minimalProfile(upload)
}
