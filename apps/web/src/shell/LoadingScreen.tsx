import { messages } from '@scry/contracts/messages'
import { Orb } from '../ui/Orb.tsx'

/** Shown by the route guard while the session is being checked (§2.19). */
export function LoadingScreen() {
  return (
    <div role="status" className="page flex min-h-[60vh] items-center justify-center gap-3">
      <Orb size="1.75rem" onPaper />
      <p className="type-lead">{messages.loading}</p>
    </div>
  )
}
