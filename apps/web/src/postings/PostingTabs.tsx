import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSession } from '../session/use-session.ts'
import { DialogOnDemand } from '../ui/DialogOnDemand.tsx'

const forms = [
  { name: 'Post a job', load: () => import('./PostJobDialog.tsx').then((m) => m.PostJobDialog) },
  {
    name: 'Post a hackathon',
    load: () => import('./PostHackathonDialog.tsx').then((m) => m.PostHackathonDialog),
  },
] as const

/**
 * The two floating buttons at the lower left (§2.41), for people who are logged in (§6.2). A dialog outlives a logout in
 * another tab with what was typed, and goes when somebody else signs in.
 */
export function PostingTabs() {
  const { account } = useSession()
  const [opened, setOpened] = useState<{ name: string; by: string } | null>(null)
  const close = useCallback(() => setOpened(null), [])
  const isMine = opened !== null && (!account || account.id === opened.by)
  return (
    <>
      {account && (
        <div className="flex gap-2 md:fixed md:bottom-7 md:left-0 md:z-30 md:flex-col">
          {forms.map(({ name }) => (
            <button
              key={name}
              type="button"
              className="edge-tab edge-tab-left"
              onClick={() => setOpened({ name, by: account.id })}
            >
              <Plus aria-hidden="true" size="1rem" strokeWidth={2.2} />
              {name}
            </button>
          ))}
        </div>
      )}
      {forms.map(
        ({ name, load }) =>
          isMine && opened.name === name && <DialogOnDemand key={name} load={load} dialog={{ onClose: close }} />,
      )}
    </>
  )
}
