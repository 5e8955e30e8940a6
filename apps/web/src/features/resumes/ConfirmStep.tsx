import './resumes.css'
import { signupRedirectMs } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import type { ProfileFields } from '@scry/contracts/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { newAccountId } from '../../calls/account.ts'
import { backendFailure } from '../../calls/backend-failure.ts'
import { paths } from '../../paths.ts'
import { sessionQuery } from '../../session/use-session.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Connectors } from '../../ui/Connectors.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { AccountForm } from './AccountForm.tsx'
import { ReadingPanel } from './ReadingPanel.tsx'
import type { Reading } from './reading.ts'
import type { RowKey } from './reading-rows.ts'
import { newRegistration, type RegistrationProgress, register } from './registration.ts'
import { fileSizeText } from './resume-file.ts'
import { SheetNotDrawn } from './SheetNotDrawn.tsx'
import { StepHeading } from './StepHeading.tsx'
import { StepMarker } from './StepMarker.tsx'
import { TopFive } from './TopFive.tsx'

const PdfSheet = lazy(() =>
  import('./PdfSheet.tsx').then(
    (module) => ({ default: module.PdfSheet }),
    () => ({ default: SheetNotDrawn }),
  ),
)

interface ConfirmStepProps {
  file: File
  isSample: boolean
  reading: Reading
  fields: ProfileFields
  /** The address as it was typed before, over the one that was read. */
  typedEmail: string | null
  /** How far the registration has come; it outlives this step. */
  progress: RefObject<RegistrationProgress | null>
  /** Takes the corrected fields and the typed address along. */
  onBack: (fields: ProfileFields, typedEmail: string | null) => void
}

/** Step two (§2.48): the reading beside the page, open to correction; the account; the top five under it. */
export function ConfirmStep({ file, isSample, reading, fields: read, progress, onBack, ...step }: ConfirmStepProps) {
  const [fields, setFields] = useState(read)
  const [active, setActive] = useState<RowKey | null>(null)
  const [drawn, setDrawn] = useState(0)
  const container = useRef<HTMLDivElement>(null)
  const focusEmail = useRef<(() => void) | null>(null)
  const typedEmail = useRef(step.typedEmail)
  const beside = useMedia('(min-width: 64rem)')
  const [shown, setShown] = useState(false)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const noteDrawn = useCallback(() => setDrawn((count) => count + 1), [])

  const registering = useMutation({
    mutationFn: ({ email, password }: { email: string; password: string }) => {
      if (progress.current?.email !== email) progress.current = newRegistration(newAccountId(), email)
      return register(progress.current, { email, password, fields })
    },
    onSuccess: (account) => queryClient.setQueryData(sessionQuery.queryKey, account),
  })
  useEffect(() => {
    if (!registering.isSuccess) return
    const timer = setTimeout(() => void navigate(paths.dashboard), signupRedirectMs)
    return () => clearTimeout(timer)
  }, [registering.isSuccess, navigate])

  const isBusy = registering.isPending || registering.isSuccess
  const goBack = () => onBack(fields, typedEmail.current)

  const { evidence } = reading.analysis ?? {}
  const emailLine = evidence?.fields.email?.line
  const pages = evidence?.pages.length ?? 0
  const sheet = (
    <Suspense fallback={<Skeleton className="aspect-[17/22] w-full" />}>
      <PdfSheet file={file} evidence={evidence} active={active} onDrawn={noteDrawn} lettered={!beside} />
    </Suspense>
  )
  return (
    <div className="page pt-9 pb-30">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <StepMarker step="confirm" />
        <p className="type-text flex items-center gap-2 text-ink-2">
          <FileText aria-hidden="true" size={17} strokeWidth={1.6} />
          <span>
            {file.name} · {fileSizeText(file.size)}
            {pages > 0 && ` · ${pages} ${pages === 1 ? 'page' : 'pages'}`}
          </span>
          <Button variant="quiet" size="sm" disabled={isBusy} onClick={goBack}>
            Replace
          </Button>
        </p>
      </div>
      <StepHeading>Check the reading, then create your account</StepHeading>
      <div
        ref={container}
        className="relative mt-8 grid grid-cols-1 gap-x-18 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
      >
        <div>
          {beside ? (
            sheet
          ) : (
            <Disclosure label="Show the page" open={shown} onToggle={() => setShown(!shown)}>
              <div className="pt-4">{sheet}</div>
            </Disclosure>
          )}
          <p className="type-note mt-4 text-ink-2">The PDF is read and let go. Only what you confirm is kept.</p>
        </div>
        <div className="grid grid-cols-1 content-start gap-12">
          <ReadingPanel
            analysis={reading.analysis}
            reader={reading.reader}
            email={reading.email}
            fields={fields}
            onChange={(change) => setFields((before) => ({ ...before, ...change }))}
            onActive={setActive}
            lettered={!beside}
            onEditEmail={() => focusEmail.current?.()}
          />
          <div className="grid grid-cols-1 gap-5">
            <AccountForm
              email={step.typedEmail ?? (isSample ? '' : reading.email)}
              emailHint={emailHint(isSample, reading.email, emailLine)}
              passwordError={passwordErrorOf(registering.error)}
              busy={isBusy}
              emailField={focusEmail}
              onBack={goBack}
              onEmail={(email) => {
                typedEmail.current = email
              }}
              onSubmit={(form) => registering.mutate({ email: form.email.trim(), password: form.password })}
            />
            <RegistrationBanner status={registering.status} error={registering.error} />
          </div>
        </div>
        {beside && <Connectors container={container} version={`${drawn} ${active ?? ''}`} />}
      </div>
      <TopFive fields={fields} />
    </div>
  )
}

function emailHint(isSample: boolean, email: string, line: number | undefined): string {
  if (isSample) return 'Use an address of your own; the one on the sample is invented.'
  if (email === '') return 'We found none on the resume.'
  return `${line ? `Read from line ${line}` : 'Read from your resume'}. Change it if you use another address.`
}

function passwordErrorOf(error: unknown): string | undefined {
  const { type } = backendFailure(error)
  return type === 'password_dictionary' ? messages.password.common : undefined
}

interface RegistrationBannerProps {
  status: 'idle' | 'pending' | 'success' | 'error'
  error: unknown
}

/** Registering, success or failed (§2.49, §8.1, §8.29). */
function RegistrationBanner({ status, error }: RegistrationBannerProps) {
  if (status === 'idle') return null
  if (status === 'pending') return <Banner kind="busy" title="Registering..." />
  if (status === 'success') {
    return (
      <Banner kind="success" title="Your account is ready.">
        Next, a link by mail: it opens your dashboard.
      </Banner>
    )
  }
  const { code, message } = backendFailure(error)
  const exists = code === 409
  return (
    <Banner kind="error" title={exists ? messages.signup.exists : messages.signup.failed}>
      {!exists && message && <p>{message}</p>}
      <p>{messages.signup.failedBanner}</p>
    </Banner>
  )
}
