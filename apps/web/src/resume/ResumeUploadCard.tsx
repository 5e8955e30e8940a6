import { FileUp } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { paths } from '../paths.ts'
import { useSession } from '../session/use-session.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'

const ResumeDrop = lazy(() =>
  import('./ResumeDrop.tsx').then(
    (m) => ({ default: m.ResumeDrop }),
    () => ({ default: DropNotLoaded }),
  ),
)

function DropNotLoaded() {
  return <p className="type-text">The upload could not be loaded. Check your connection, then load this page again.</p>
}

/** Offers the upload (PDF only) to a visitor, and to a person who is logged in without a resume (§2.25). */
export function ResumeUploadCard() {
  const { status } = useSession()
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
          <Suspense fallback={<div className="min-h-34" />}>
            <ResumeDrop />
          </Suspense>
        </>
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
