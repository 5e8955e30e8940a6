import './resumes.css'
import { messages } from '@scry/contracts/messages'
import { useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { backendFailure } from '../../calls/backend-failure.ts'
import { Shortlist } from '../../listing/Shortlist.tsx'
import { paths } from '../../paths.ts'
import { handFiles } from '../../resume/handed-files.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Connectors } from '../../ui/Connectors.tsx'
import { counted } from '../../ui/counted.ts'
import { useMedia } from '../../ui/use-media.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { AccountFormLater } from './AccountFormLater.tsx'
import { FoldedSheet } from './FoldedSheet.tsx'
import { ReadingPanel } from './ReadingPanel.tsx'
import type { Confirmed } from './reading-draft.ts'
import { readingShortlist } from './reading-shortlist.ts'
import type { RegistrationProgress } from './registration-progress.ts'
import { fileSizeText } from './resume-file.ts'
import { SheetLetGo } from './SheetLetGo.tsx'
import { StepHeading } from './StepHeading.tsx'
import { StepMarker } from './StepMarker.tsx'
import { useRegistering } from './use-registering.ts'
import type { Sheet } from './use-sheet.tsx'

interface ConfirmStepProps extends Confirmed {
  sheet: Sheet
  /** How far the registration has come; it outlives this step. */
  progress: RefObject<RegistrationProgress | null>
  /** Told at every key. */
  onChange: (change: Partial<Pick<Confirmed, 'fields' | 'rejected' | 'typedEmail'>>) => void
  onRegistered: () => void
  onBack: () => void
}

/**
 * Step two (§2.48): the reading beside the page, open to correction; the account; the shortlist under it. On a phone the
 * shortlist stands between the page and the reading.
 */
export function ConfirmStep({
  file,
  sheet,
  isSample,
  reading,
  fields,
  rejected,
  progress,
  onChange,
  ...step
}: ConfirmStepProps) {
  const container = useRef<HTMLDivElement>(null)
  const focusEmail = useRef<(() => void) | null>(null)
  const beside = useMedia('(min-width: 64rem)')
  const isWhole = useNextFrame(beside)
  const registering = useRegistering({ fields, rejected }, progress, step.onRegistered)
  const isBusy = registering.isPending || registering.isSuccess
  const shortlist = <FirstMatches fields={fields} rejected={rejected} />
  const { evidence } = reading.analysis ?? {}
  const fileLine = (
    <FileLine
      name={step.name}
      size={step.size}
      pages={evidence?.pages.length ?? 0}
      disabled={isBusy}
      onReplace={step.onBack}
    />
  )
  const afterwards = <Afterwards file={isSample ? null : file} disabled={isBusy} />
  const emailLine = evidence?.fields.email?.line
  return (
    <div className="page pt-5 pb-30 lg:pt-9">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <StepMarker step="confirm" />
        {beside && fileLine}
      </div>
      <StepHeading>Check what we read, then create your account</StepHeading>
      <div
        ref={container}
        className="relative mt-4 grid grid-cols-1 gap-x-18 gap-y-4 sm:mt-5 sm:gap-y-6 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
      >
        <div>
          {file ? (
            <FoldedSheet isFolding={!beside}>{sheet.place}</FoldedSheet>
          ) : (
            <SheetLetGo name={step.name} isSample={isSample} isBusy={isBusy} onBack={step.onBack} />
          )}
          {beside && <div className="mt-4">{afterwards}</div>}
        </div>
        {!beside && shortlist}
        <div className="later-laid grid grid-cols-1 content-start gap-12">
          {isWhole && (
            <>
              <ReadingPanel
                analysis={reading.analysis}
                reader={reading.reader}
                email={reading.email}
                fields={fields}
                rejected={rejected}
                onReject={(skills) => onChange({ rejected: skills })}
                onChange={(change) => onChange({ fields: { ...fields, ...change } })}
                onActive={sheet.onActive}
                lettered={!beside && file !== null}
                onEditEmail={() => focusEmail.current?.()}
              />
              {!beside && (
                <div className="grid grid-cols-1 gap-3">
                  {fileLine}
                  {afterwards}
                </div>
              )}
              <div className="grid grid-cols-1 gap-5">
                <AccountFormLater
                  heading={beside ? 'Create your account' : 'Keep this'}
                  email={step.typedEmail ?? (isSample ? '' : reading.email)}
                  emailHint={emailHint(isSample, reading.email, emailLine)}
                  refused={refusedFieldOf(registering.error)}
                  busy={isBusy}
                  busyText={registering.isSuccess ? 'Registered' : 'Registering...'}
                  emailField={focusEmail}
                  onBack={step.onBack}
                  onEmail={(typedEmail) => onChange({ typedEmail })}
                  onEdit={() => {
                    if (Object.keys(refusedFieldOf(registering.error)).length > 0) registering.reset()
                  }}
                  onSubmit={(form) => registering.mutate({ email: form.email.trim(), password: form.password })}
                />
                <RegistrationBanner status={registering.status} error={registering.error} />
              </div>
            </>
          )}
        </div>
        {beside && <Connectors container={container} version={sheet.version} />}
      </div>
      {beside && <div className="mt-16">{shortlist}</div>}
    </div>
  )
}

/** A phone shows the page and the first match; what stands below follows with the next frame. */
function useNextFrame(isAtOnce: boolean): boolean {
  const [hasCome, setHasCome] = useState(isAtOnce)
  useEffect(() => {
    if (hasCome) return
    const frame = requestAnimationFrame(() => startTransition(() => setHasCome(true)))
    return () => cancelAnimationFrame(frame)
  }, [hasCome])
  return hasCome
}

/** What this reading would find, before anything is saved. It follows corrections. */
function FirstMatches({ fields, rejected }: Pick<Confirmed, 'fields' | 'rejected'>) {
  const settled = useSettled(
    useMemo(() => ({ fields, rejected }), [fields, rejected]),
    400,
  )
  return (
    <Shortlist
      query={readingShortlist(settled.fields, settled.rejected)}
      note={<span className="max-sm:hidden">Create your account to keep this</span>}
      leadsOn={false}
      failedText="Nothing is lost. You can still create your account."
    />
  )
}

interface FileLineProps {
  name: string
  size: number
  pages: number
  disabled: boolean
  onReplace: () => void
}

function FileLine({ name, size, pages, disabled, onReplace }: FileLineProps) {
  return (
    <p className="type-text flex items-center gap-2 text-ink-2">
      <FileText aria-hidden="true" size="1.0625rem" strokeWidth={1.6} className="flex-none" />
      <span className="min-w-0 truncate">{name}</span>
      <span className="flex-none">
        {fileSizeText(size)}
        {pages > 0 && ` · ${counted(pages, 'page')}`}
      </span>
      <Button variant="quiet" size="sm" disabled={disabled} onClick={onReplace}>
        Replace
      </Button>
    </p>
  )
}

/** What becomes of the file, and what else can be seen of it. */
function Afterwards({ file, disabled }: { file: File | null; disabled: boolean }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const check = (checked: File) => {
    handFiles(queryClient, [checked])
    void navigate(paths.resumeCheck)
  }
  return (
    <div>
      <p className="type-note text-ink-2">
        We read your PDF, then discard it. Your edits are saved when you create your account.
      </p>
      {file && (
        <button
          type="button"
          className="text-link mt-2 inline-flex min-h-6 items-center"
          disabled={disabled}
          onClick={() => check(file)}
        >
          See how a machine reads it
        </button>
      )}
    </div>
  )
}

function emailHint(isSample: boolean, email: string, line: number | undefined): string {
  if (isSample) return 'Use your own email; the one on the sample is made up.'
  if (email === '') return 'We found no email on your resume.'
  return `${line ? `Read from line ${line}` : 'Read from your resume'}. Change it if you use another email.`
}

/** The field that the server refused, with the sentence that stands at it. */
function refusedFieldOf(error: unknown): { email?: string; password?: string } {
  const { type, message } = backendFailure(error)
  if (type === 'password_dictionary') return { password: messages.password.common }
  if (type === 'general_argument_invalid' && message === messages.email.invalid) return { email: message }
  return {}
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
        Next, confirm your email to see your dashboard.
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
