import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSession } from '../session/use-session.ts'
import { DialogOnDemand } from '../ui/DialogOnDemand.tsx'

const loadJobDialog = () => import('./PostJobDialog.tsx').then((m) => m.PostJobDialog)
const loadHackathonDialog = () => import('./PostHackathonDialog.tsx').then((m) => m.PostHackathonDialog)

/** The two floating buttons at the lower left (§2.41), for people who are logged in (§6.2). A dialog outlives a logout in another tab with what was typed, and goes when somebody else signs in. */
export function PostingTabs() {
  const { account } = useSession()
  const [opened, setOpened] = useState<{ form: 'job' | 'hackathon'; by: string } | null>(null)
  const close = useCallback(() => setOpened(null), [])
  const open = opened !== null && (!account || account.id === opened.by) ? opened.form : null
  const tab = 'edge-tab edge-tab-left'
  return (
    <>
      {account && (
        <div className="flex gap-2 md:fixed md:bottom-7 md:left-0 md:z-30 md:flex-col">
          <button
            type="button"
            className={tab}
            aria-label="Post a job"
            onClick={() => setOpened({ form: 'job', by: account.id })}
          >
            <Plus aria-hidden="true" size={16} strokeWidth={2.2} />
            <span className="max-md:hidden">Post a job</span>
            <span className="md:hidden">Job</span>
          </button>
          <button
            type="button"
            className={tab}
            aria-label="Post a hackathon"
            onClick={() => setOpened({ form: 'hackathon', by: account.id })}
          >
            <Plus aria-hidden="true" size={16} strokeWidth={2.2} />
            <span className="max-md:hidden">Post a hackathon</span>
            <span className="md:hidden">Hackathon</span>
          </button>
        </div>
      )}
      {open === 'job' && <DialogOnDemand load={loadJobDialog} dialog={{ onClose: close }} />}
      {open === 'hackathon' && <DialogOnDemand load={loadHackathonDialog} dialog={{ onClose: close }} />}
    </>
  )
}
