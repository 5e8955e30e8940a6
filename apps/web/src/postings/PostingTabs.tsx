import { Plus } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useSession } from '../session/use-session.ts'

const PostJobDialog = lazy(() => import('./PostJobDialog.tsx').then((m) => ({ default: m.PostJobDialog })))
const PostHackathonDialog = lazy(() =>
  import('./PostHackathonDialog.tsx').then((m) => ({ default: m.PostHackathonDialog })),
)

/** The two floating buttons at the lower left (§2.41), for people who are logged in (§6.2). */
export function PostingTabs() {
  const { account } = useSession()
  const [open, setOpen] = useState<'job' | 'hackathon' | null>(null)
  const close = useCallback(() => setOpen(null), [])
  if (!account) return null
  const tab = 'edge-tab edge-tab-left'
  return (
    <>
      <div className="pointer-events-none fixed bottom-7 left-0 z-30 flex gap-2 *:pointer-events-auto sm:flex-col sm:items-start">
        <button type="button" className={tab} aria-label="Post a job" onClick={() => setOpen('job')}>
          <Plus aria-hidden="true" size={16} strokeWidth={2.2} />
          <span className="max-sm:hidden">Post a job</span>
          <span className="sm:hidden">Job</span>
        </button>
        <button type="button" className={tab} aria-label="Post a hackathon" onClick={() => setOpen('hackathon')}>
          <Plus aria-hidden="true" size={16} strokeWidth={2.2} />
          <span className="max-sm:hidden">Post a hackathon</span>
          <span className="sm:hidden">Hackathon</span>
        </button>
      </div>
      <Suspense fallback={null}>
        {open === 'job' && <PostJobDialog onClose={close} />}
        {open === 'hackathon' && <PostHackathonDialog onClose={close} />}
      </Suspense>
    </>
  )
}
