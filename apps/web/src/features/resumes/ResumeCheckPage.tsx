import './resumes.css'
import { refusalOf } from '@scry/contracts/refusal'
import type { ResumeCheck } from '@scry/contracts/resume-check'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallError } from '../../calls/call.ts'
import { checkFile, fetchSampleResume } from '../../calls/resumes.ts'
import { paths } from '../../paths.ts'
import { handedFiles, handFiles, takeHandedFiles } from '../../resume/handed-files.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { CheckResult } from './CheckResult.tsx'
import { DropZone } from './DropZone.tsx'
import { FoldedSheet } from './FoldedSheet.tsx'
import { findingNumber, findingWords } from './finding-words.ts'
import { PdfSheet } from './PdfSheet.tsx'
import { resumeFileProblem } from './resume-file.ts'
import type { SheetMark } from './sheet-marks.ts'

type Step =
  | { name: 'choose'; problem: string | null }
  | { name: 'reading'; file: File | null }
  | { name: 'failed'; again: (() => void) | undefined; sentence: string }
  | { name: 'checked'; file: File; isSample: boolean; check: ResumeCheck }

/** What a machine sees of a resume, for anybody. The file goes to the server, is read there and is kept nowhere. */
export function ResumeCheckPage() {
  const queryClient = useQueryClient()
  const [step, setStep] = useState<Step>({ name: 'choose', problem: null })
  const [handed] = useState(() => handedFiles(queryClient))
  const running = useRef<AbortController | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle('What a machine sees')

  const check = async (isSample: boolean, get: (signal: AbortSignal) => Promise<File>) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setStep({ name: 'reading', file: null })
    try {
      const file = await get(own.signal)
      setStep({ name: 'reading', file })
      const found = await checkFile(file, own.signal)
      setStep({ name: 'checked', file, isSample, check: found })
      heading.current?.focus({ preventScroll: true })
      window.scrollTo({ top: 0 })
    } catch (error) {
      if (own.signal.aborted) return
      const sentence =
        error instanceof CallError ? error.sentence : 'The file could not be read. Please choose it again.'
      // A file that cannot be read is no other at the second try.
      const isOfFile = error instanceof CallError && error.status === 422
      setStep({ name: 'failed', sentence, again: isOfFile ? undefined : () => void check(isSample, get) })
    }
  }
  const choose = (files: File[]) => {
    const [file] = files
    const problem = resumeFileProblem(files)
    if (problem || !file) setStep({ name: 'choose', problem })
    else void check(false, async () => file)
  }
  const begin = useRef(choose)
  useEffect(() => {
    takeHandedFiles(queryClient)
    if (handed) begin.current(handed)
    return () => running.current?.abort()
  }, [queryClient, handed])
  const restart = () => {
    running.current?.abort()
    setStep({ name: 'choose', problem: null })
    heading.current?.focus({ preventScroll: true })
  }

  return (
    <div className="page pt-9 pb-30">
      <h1 ref={heading} tabIndex={-1} className="type-h1 outline-none">
        What a machine sees
      </h1>
      <p className="type-note-large mt-3 max-w-[42rem] text-ink-2">
        The text of your resume as our reader gets it, the fields it finds, and what makes it hard to read. What an
        employer’s own software does, we do not know.
      </p>
      {step.name === 'checked' ? (
        <Checked {...step} onAnother={restart} />
      ) : (
        <Choosing
          step={step}
          onFiles={choose}
          onSample={() => void check(true, fetchSampleResume)}
          onRestart={restart}
        />
      )}
    </div>
  )
}

interface ChoosingProps {
  step: Exclude<Step, { name: 'checked' }>
  onFiles: (files: File[]) => void
  onSample: () => void
  onRestart: () => void
}

/** Until a file is checked: where it is chosen, how far its reading is, and what is looked for. */
function Choosing({ step, onFiles, onSample, onRestart }: ChoosingProps) {
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-18 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="section-rule grid grid-cols-1 content-start gap-5 pt-7">
        {step.name === 'failed' ? (
          <FailedState
            heading="We could not check this file"
            onRetry={step.again}
            actions={
              <Button variant="quiet" onClick={onRestart}>
                Choose another file
              </Button>
            }
          >
            {step.sentence}
          </FailedState>
        ) : (
          <DropZone onFiles={onFiles} onSample={onSample} disabled={step.name === 'reading'} />
        )}
        {step.name === 'choose' && step.problem && (
          <p role="alert" className="text-red">
            {step.problem}
          </p>
        )}
        {step.name === 'reading' && (
          <p role="status" className="flex flex-wrap items-center justify-between gap-4">
            <span className="min-w-0 truncate">Reading {step.file?.name ?? 'the sample'}...</span>
            <Button variant="quiet" size="sm" onClick={onRestart}>
              Cancel
            </Button>
          </p>
        )}
        <p className="type-note text-ink-2">
          We read your PDF, then discard it. Nothing of it is stored, and no account is needed.
        </p>
      </div>
      <aside className="section-rule pt-4" aria-labelledby="what-we-look-for">
        <h2 id="what-we-look-for" className="type-h2-small">
          What we look for
        </h2>
        <ul className="type-text mt-3 text-ink-2">
          {Object.values(findingWords).map(({ title }) => (
            <li key={title} className="border-b border-rule py-2 last:border-0">
              {title}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}

interface CheckedProps {
  file: File
  isSample: boolean
  check: ResumeCheck
  onAnother: () => void
}

function Checked({ file, isSample, check, onAnother }: CheckedProps) {
  const beside = useMedia('(min-width: 64rem)')
  const [active, setActive] = useState<string | null>(null)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const marks = useMemo(() => check.findings.map(markOf), [check])
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className="type-text min-w-0 truncate text-ink-2">{isSample ? 'The sample resume' : file.name}</p>
        <Button size="sm" onClick={onAnother}>
          Check another file
        </Button>
        {refusalOf(check.analysis) ? null : isSample ? (
          <ButtonLink size="sm" to={paths.trySample}>
            See what it fits
          </ButtonLink>
        ) : (
          <Button
            size="sm"
            onClick={() => {
              handFiles(queryClient, [file])
              void navigate(paths.uploadResume)
            }}
          >
            See what it fits
          </Button>
        )}
      </div>
      <div className="mt-8 grid grid-cols-1 gap-x-18 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <FoldedSheet isFolding={!beside}>
          <PdfSheet
            file={file}
            sizes={check.analysis.evidence.pages}
            marks={marks}
            marked={marks.length > 0 ? 'with the places marked that are hard to read' : null}
            active={active}
            onDrawn={onDrawn}
            lettered={true}
          />
        </FoldedSheet>
        <CheckResult check={check} onActive={setActive} />
      </div>
    </>
  )
}

const onDrawn = () => {}

function markOf({ page, boxes }: ResumeCheck['findings'][number], at: number): SheetMark {
  return { key: findingNumber(at), letter: findingNumber(at), page, line: at, boxes, isFirst: true }
}
