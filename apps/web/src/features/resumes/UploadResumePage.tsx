import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { endBegun } from '../../resume/begun-readings.ts'
import { handedFiles, takeHandedFiles } from '../../resume/handed-files.ts'
import { useSession } from '../../session/use-session.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useAccountFormAhead } from './AccountFormLater.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import type { Reading } from './reading.ts'
import {
  type ChosenResume,
  type Confirmed,
  correctedAgain,
  dropReading,
  keepReading,
  keptReading,
  profileOf,
} from './reading-draft.ts'
import { readingShortlist } from './reading-shortlist.ts'
import type { RegistrationProgress } from './registration-progress.ts'
import { type Picked, pick } from './resume-file.ts'
import { UploadStep } from './UploadStep.tsx'
import { useSheet } from './use-sheet.tsx'

/** Whoever has a profile brings it there, where no page is drawn. */
function ToProfile() {
  const queryClient = useQueryClient()
  useEffect(() => endBegun(queryClient), [queryClient])
  return <Navigate to={paths.profile} replace />
}

function HasAccount({ email }: { email: string }) {
  return (
    <div className="page pt-9 pb-30">
      <h1 className="type-h1">You have an account already</h1>
      <EmptyState
        heading={`You are signed in as ${email}`}
        actions={
          <ButtonLink variant="primary" to={paths.profile}>
            Update your resume
          </ButtonLink>
        }
      >
        Upload a new resume under Resume Management in your settings. To register someone else, sign out first.
      </EmptyState>
    </div>
  )
}

/** What another page handed over, if anything. */
function given(client: QueryClient): Picked | null {
  const files = handedFiles(client)
  return files && pick(files)
}

/** What was read of a resume, with what was corrected before of the same file. */
function confirmedOf(resume: ChosenResume, reading: Reading, kept: Confirmed | null): Confirmed {
  const read = profileOf(reading, { fileName: resume.name, uploadedAt: new Date().toISOString() })
  const isSame = kept?.name === resume.name && kept.size === resume.size
  const fields = isSame ? correctedAgain(read, kept) : read
  const rejected = isSame ? kept.rejected : []
  return { ...resume, reading, fields, rejected, typedEmail: isSame ? kept.typedEmail : null }
}

/** What was read and corrected outlives Back and a reload, and so does an account that was made: it must not be asked for twice. */
function useKeptReading() {
  const [before] = useState(keptReading)
  const [kept, setKept] = useState(before.confirmed)
  const progress = useRef(before.progress)
  const isRegistered = useRef(false)
  const keep = useCallback((next: Confirmed) => {
    setKept(next)
    if (!isRegistered.current) keepReading(next, progress.current)
  }, [])
  const onRegistered = () => {
    isRegistered.current = true
    dropReading()
  }
  const forget = () => {
    dropReading()
    setKept(null)
  }
  return { before: before.confirmed, kept, keep, progress, onRegistered, forget }
}

/** Who is signed in, but for the account that this registration has made; and whether that is known yet. */
function useSomebodyElse(progress: RefObject<RegistrationProgress | null>) {
  const { account, status } = useSession()
  const begun = progress.current
  const isOwn = account !== null && [begun?.userId, begun?.signedIn?.id].includes(account.id)
  // The session outlived the reload that forgot it.
  if (begun && isOwn) begun.signedIn ??= account
  return { other: status === 'signed-in' && !isOwn ? account : null, isKnown: status !== 'loading' }
}

/** The page of a file; its words are marked once they are read, and the second step is built meanwhile. */
function useMarkedSheet(file: File | null, read: Confirmed | null) {
  return useSheet(file, read?.file === file ? read.reading.analysis?.evidence : undefined)
}

/** Registration by resume: upload, then confirm (§2.47, §2.48, §4.21). Nothing is saved before Create Account. */
export function UploadResumePage() {
  const [search] = useSearchParams()
  const queryClient = useQueryClient()
  const { before, kept, keep, progress, onRegistered, forget } = useKeptReading()
  const [handed] = useState(() => given(queryClient))
  const forgetHanded = useCallback(() => void takeHandedFiles(queryClient), [queryClient])
  const asksForSample = search.get('sample') === '1'
  const [chosen, setChosen] = useState<ChosenResume | null>(handed ? handed.resume : before)
  // Whoever asks for the sample or brings a file is not shown their own resume instead; it waits under its name.
  const [step, setStep] = useState<'upload' | 'confirm' | 'returned'>(() =>
    before && handed === null && (before.isSample || !asksForSample) ? 'confirm' : 'upload',
  )
  const { other, isKnown } = useSomebodyElse(progress)
  const [read, setRead] = useState(kept)
  const sheet = useMarkedSheet(chosen?.file ?? null, read)
  useAccountFormAhead()
  usePageTitle(step === 'confirm' ? 'Check what we read' : 'Upload your resume')

  const goOn = (found: Confirmed) => {
    setRead(found)
    setStep('confirm')
  }
  if (other) return handed ? <ToProfile /> : <HasAccount email={other.email} />
  if (step === 'confirm' && kept) {
    return (
      <>
        {sheet.page}
        <ConfirmStep
          {...kept}
          {...{ sheet, progress, onRegistered }}
          onChange={(change) => keep({ ...kept, ...change })}
          onBack={() => {
            setRead(null)
            setStep('returned')
            window.scrollTo({ top: 0 })
          }}
        />
      </>
    )
  }
  return (
    <>
      {sheet.page}
      <UploadStep
        sheet={sheet.place}
        chosen={chosen}
        onChoose={setChosen}
        untilShown={sheet.untilShown}
        onReading={(resume, reading) => {
          const next = confirmedOf(resume, reading, kept)
          setRead(next)
          // The first matches are looked for while the page is drawn.
          void queryClient.prefetchQuery(readingShortlist(next.fields, next.rejected))
          return next
        }}
        onRead={(next) => {
          window.scrollTo({ top: 0 })
          startTransition(() => {
            keep(next)
            setStep('confirm')
          })
        }}
        onAgain={kept && chosen?.name === kept.name && chosen.file === kept.file ? () => goOn(kept) : null}
        kept={kept?.name ?? null}
        onForget={() => {
          forget()
          setChosen(null)
        }}
        returned={step === 'returned'}
        startWithSample={asksForSample && chosen === null}
        startWith={step === 'upload' ? handed : null}
        isKnown={isKnown}
        onTaken={forgetHanded}
      />
    </>
  )
}
