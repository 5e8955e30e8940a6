import { FileUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { paths } from '../paths.ts'
import { readingKey, readOwn } from '../session/own-storage.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Later } from '../ui/Later.tsx'

const loadResumeDrop = () => import('./ResumeDrop.tsx').then((m) => m.ResumeDrop)

function DropNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <p className="type-text mb-3">The upload could not be loaded. Check your connection.</p>
      <Button onClick={onRetry}>Try again</Button>
    </>
  )
}

const never = () => () => {}
const isReadingKept = () => readOwn<unknown>(readingKey, null) !== null

/** What was chosen is not asked for again: the account is what is missing. */
function GoOn() {
  return (
    <>
      <p className="type-text mt-1 text-ink-2">
        We read your resume, and this tab keeps what we read. Create your account, and this list is ranked for you.
      </p>
      <ButtonLink to={paths.uploadResume} className="mt-4">
        Back to your resume
      </ButtonLink>
    </>
  )
}

/** Offers the upload (PDF only) to a visitor, and to a person who is logged in without a resume (§2.25). */
export function ResumeUploadCard() {
  const { status } = useSession()
  // The page that the server sent knows of no tab.
  const isRead = useSyncExternalStore(never, isReadingKept, () => false)
  return (
    <section aria-labelledby="upload-card" className="rounded-sheet bg-sheet p-6 shadow-sheet">
      <h2 id="upload-card" className="type-h2-small">
        {status === 'signed-in' ? 'No resume yet' : 'See what fits you'}
      </h2>
      {status === 'signed-in' ? (
        <>
          <p className="type-text mt-1 mb-4 text-ink-2">
            Upload a PDF to see jobs ranked for you. Until then you can browse every open listing.
          </p>
          <Later
            load={loadResumeDrop}
            part={{}}
            waiting={<div className="min-h-34" />}
            failed={(retry) => <DropNotLoaded onRetry={retry} />}
          />
        </>
      ) : isRead ? (
        <GoOn />
      ) : (
        <>
          <p className="type-text mt-1 text-ink-2">
            Upload your resume (PDF only, up to 5 MB) and this list is ranked for you.
          </p>
          <ButtonLink to={paths.uploadResume} className="mt-4">
            <FileUp aria-hidden="true" size="1.0625rem" strokeWidth={1.8} />
            Upload Resume (PDF)
          </ButtonLink>
        </>
      )}
    </section>
  )
}
