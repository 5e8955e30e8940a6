import { useProfile } from '../../session/use-profile.ts'
import { useSession } from '../../session/use-session.ts'

/** 'Job & Internship Dashboard' for visitors, 'Welcome back, {name}!' for logged-in people (§2.23). */
export function WelcomeTitle() {
  const { account } = useSession()
  const { profile, isPending } = useProfile()
  if (!account) return <h1 className="type-h1">Job &amp; Internship Dashboard</h1>
  return (
    <div>
      <p className="type-meta text-ink-2">Job &amp; Internship Dashboard</p>
      {/* Two lines on a phone from the first, so that a longer name moves nothing. */}
      <h1 className="type-h1 max-sm:min-h-20">
        {isPending ? 'Welcome back' : `Welcome back, ${profile?.name || account.name}!`}
      </h1>
    </div>
  )
}
