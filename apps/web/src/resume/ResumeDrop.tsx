import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { useDropzone } from 'react-dropzone'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { ProgressLane } from '../ui/ProgressLane.tsx'
import { useLostFocus } from '../ui/use-lost-focus.ts'
import { DropWords } from './DropWords.tsx'
import { useResumeUpdate } from './use-resume-update.ts'

/** A place to drop a resume of a person who is logged in, and a button that chooses one (§2.68). */
export function ResumeDrop({ onDone }: { onDone?: () => void }) {
  const update = useResumeUpdate(onDone)
  const upload = useRef<HTMLButtonElement>(null)
  useLostFocus(upload, String(update.isBusy))
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple: false,
    disabled: update.isBusy,
    onDrop: (accepted, rejected) => update.start([...accepted, ...rejected.map((one) => one.file)]),
  })
  return (
    <div
      {...getRootProps({ role: 'presentation' })}
      className={`rounded-control border border-dashed border-edge p-4 ${isDragActive ? 'bg-wash' : 'bg-sheet'}`}
    >
      <input {...getInputProps({ 'aria-label': 'Resume as a PDF file' })} />
      <DropWords />
      <p className="type-meta text-ink-2">
        PDF only, up to 5 MB. We read your PDF, then discard it; only what we read is kept.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button ref={upload} className="px-3" onClick={open} busy={update.isBusy} busyText="Analyzing Resume...">
          <FileUp aria-hidden="true" size="1.0625rem" strokeWidth={1.8} />
          Upload Resume (PDF)
        </Button>
        {update.isBusy && (
          <button type="button" className="text-link type-meta" onClick={update.cancel}>
            Cancel
          </button>
        )}
      </div>
      {update.isBusy && (
        <div className="mt-4" aria-live="polite">
          <p className="type-meta mb-1">{update.stage === 'reading' ? 'Reading' : 'Saving to your profile'}</p>
          <ProgressLane label="Resume upload" value={update.stage === 'reading' ? 40 : 85} />
        </div>
      )}
      {update.failure && (
        <div className="mt-4">
          <Banner kind="error" title={update.failure.title}>
            {update.failure.sentence}
          </Banner>
        </div>
      )}
    </div>
  )
}
