import { messages } from '@scry/contracts/messages'
import { CircleAlert, FileText } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TrueExample } from '../../ui/TrueExample.tsx'
import { DropZone } from './DropZone.tsx'
import type { Reading } from './reading.ts'
import type { ChosenResume, Confirmed } from './reading-draft.ts'
import { fileSizeText, type Picked, pick } from './resume-file.ts'
import { StageProgress } from './StageProgress.tsx'
import { StepHeading } from './StepHeading.tsx'
import { StepMarker } from './StepMarker.tsx'
import { type ReadingProblem, useResumeReading } from './use-resume-reading.ts'

interface UploadStepProps {
  /** Where the page shows while it is read. */
  sheet: ReactNode
  chosen: ChosenResume | null
  onChoose: (chosen: ChosenResume | null) => void
  /** Ends once the page is on the screen, or cannot be. */
  untilShown: () => Promise<void>
  /** Called as soon as it is read; what begins with it is made ready. */
  onReading: (chosen: ChosenResume, reading: Reading) => Confirmed
  /** Called after the reading, when the page can be seen; this step ends with it. */
  onRead: (read: Confirmed) => void
  /** Goes on with what was read before from the file that is still chosen. */
  onAgain: (() => void) | null
  startWithSample: boolean
  /** Files chosen on another page: they are read as soon as it is known who is here. */
  startWith: Picked | null
  isKnown: boolean
  /** Told when `startWith` was taken. */
  onTaken: () => void
  /** The file whose reading is kept in this tab; null where none is. */
  kept: string | null
  onForget: () => void
  /** The person came back from step two. */
  returned: boolean
}

// What never changes is made once: this step is built anew with each stage of the reading.
const marker = <StepMarker step="upload" />
const signIn = (
  <p className="type-meta text-ink-2">
    Already registered?{' '}
    <Link to={paths.login} className="text-link">
      Sign in here
    </Link>
  </p>
)
const afterwards = (
  <aside className="section-rule pt-4" aria-labelledby="what-happens">
    <h2 id="what-happens" className="type-h2-small">
      What happens to your resume
    </h2>
    <ul className="type-text mt-3 grid gap-3 text-ink-2">
      <li className="border-b border-rule pb-3">
        <strong className="font-semibold text-ink">We read it, then discard it.</strong> Your PDF is never stored.
      </li>
      <li className="border-b border-rule pb-3">
        <strong className="font-semibold text-ink">You check it first.</strong> You see every field and the line it came
        from. Nothing is saved before you create your account.
      </li>
      <li>
        <strong className="font-semibold text-ink">You stay in charge.</strong> Read what we keep, and for how long, in{' '}
        <Link to={paths.privacy} className="text-link font-normal">
          Data and privacy
        </Link>
        .
      </li>
    </ul>
  </aside>
)

/** Step one (§2.47): choose or drop a PDF, then 'Extract Email & Continue'. The page shows while it is read. */
export function UploadStep(step: UploadStepProps) {
  const { chosen, onChoose, onAgain, startWith, startWithSample, onTaken, isKnown } = step
  // What was chosen elsewhere is not asked for again, not even for a moment.
  const isRead = Boolean(startWith?.resume) || startWithSample
  const { stage, problem, setProblem, read, takeSample, goOnWithout, cancel } = useResumeReading(step, {
    ...{ problem: startWith?.text, isRead },
  })

  const choose = (files: File[]) => {
    const { resume, text } = pick(files)
    setProblem(text ? { text } : null)
    onChoose(resume)
  }

  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || !isKnown || (startWith === null && !startWithSample)) return
    begun.current = true
    if (startWith) {
      onTaken()
      if (startWith.resume) void read(startWith.resume)
    } else void takeSample()
  }, [isKnown, startWith, startWithSample, onTaken, read, takeSample])

  const file = chosen?.file
  const goOn = problem?.goOn
  return (
    // Its page stands on a phone where the second step has it.
    <div className="page pt-5 pb-30 lg:pt-9">
      {marker}
      <StepHeading focused={step.returned}>Start with your resume</StepHeading>
      <div className="mt-6.25 grid grid-cols-1 gap-x-18 gap-y-10 lg:mt-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="section-rule grid grid-cols-1 content-start gap-5 pt-7">
          {stage ? (
            <div className="h-[33svh] overflow-hidden border-b border-rule max-lg:h-[calc((100svh-10rem)/3)]">
              {file ? step.sheet : <Skeleton className="size-full" />}
            </div>
          ) : (
            <DropZone onFiles={choose} onSample={() => void takeSample()} disabled={stage !== null} />
          )}
          {problem && (
            <ProblemNotice
              problem={problem}
              onGoOn={goOn && file ? () => void goOnWithout(goOn, { ...chosen, file }) : null}
            />
          )}
          {stage && <StageProgress stage={stage} onCancel={cancel} />}
          <ChosenFile
            chosen={chosen}
            isReading={stage !== null}
            onRead={() => {
              if (onAgain) onAgain()
              else if (file) void read({ ...chosen, file })
              else setProblem({ text: messages.resume.none })
            }}
          />
          {step.kept && <KeptReading kept={step.kept} chosen={chosen} onForget={step.onForget} />}
          {signIn}
          {!stage && <TrueExample className="mt-8 max-w-[34rem]" />}
        </div>
        {afterwards}
      </div>
    </div>
  )
}

/** What is wrong with the file; `onGoOn` where the person may type an address of their own. */
function ProblemNotice({ problem, onGoOn }: { problem: ReadingProblem; onGoOn: (() => void) | null }) {
  return (
    <div role="alert">
      <p className="flex items-start gap-2 text-red">
        <CircleAlert aria-hidden="true" size="1.0625rem" strokeWidth={2} className="mt-1 flex-none" />
        {problem.text}
      </p>
      {problem.sentence && <p className="mt-1 pl-6.25 text-ink-2">{problem.sentence}</p>}
      {onGoOn && (
        <Button variant="quiet" className="ml-6.25" onClick={onGoOn}>
          Enter my email myself
        </Button>
      )}
    </div>
  )
}

interface ChosenFileProps {
  chosen: ChosenResume | null
  isReading: boolean
  onRead: () => void
}

function ChosenFile({ chosen, isReading, onRead }: ChosenFileProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="type-text flex min-w-0 items-center gap-2 text-ink-2" aria-live="polite">
        {chosen ? (
          <>
            <FileText aria-hidden="true" size="1.125rem" strokeWidth={1.6} />
            <span className="truncate">{chosen.name}</span>
            <span className="flex-none">{fileSizeText(chosen.size)}</span>
          </>
        ) : (
          !isReading && 'No file chosen'
        )}
      </p>
      <Button variant="primary" busy={isReading} busyText="Reading..." className="max-md:w-full" onClick={onRead}>
        Extract Email &amp; Continue
      </Button>
    </div>
  )
}

interface KeptReadingProps {
  kept: string
  chosen: ChosenResume | null
  onForget: () => void
}

/** That a reading is kept in this tab, and how to have it forgotten. */
function KeptReading({ kept, chosen, onForget }: KeptReadingProps) {
  return (
    <p className="type-text text-ink-2">
      What we read from {kept === chosen?.name ? 'it' : <span className="break-all">{kept}</span>} is kept in this tab,
      with your corrections, until you register or close the tab.{' '}
      <button
        type="button"
        className="text-link"
        onClick={() => {
          document.querySelector<HTMLElement>('h1')?.focus()
          onForget()
        }}
      >
        Forget it
      </button>
    </p>
  )
}
