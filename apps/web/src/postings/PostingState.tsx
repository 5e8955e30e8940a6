import { listingPath } from '@scry/contracts/page-paths'
import { reasonWords } from '@scry/contracts/review'
import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { OwnPostingState } from '../calls/own-postings.ts'
import { ownDate } from '../listing/dates.ts'
import { Badge, type BadgeColour } from '../ui/Badge.tsx'

const looks: Readonly<Record<string, { text: string; colour: BadgeColour }>> = {
  pending: { text: 'Pending review', colour: 'purple' },
  approved: { text: 'Approved', colour: 'green' },
  'changes-asked': { text: 'Changes requested', colour: 'blue' },
  rejected: { text: 'Rejected', colour: 'grey' },
  closed: { text: 'Closed', colour: 'grey' },
}

/** A posting goes into review once its poster's address is verified. */
export function StateBadge({ status, isVerified }: { status: string; isVerified: boolean }) {
  const { text, colour } = looks[status] ?? { text: status, colour: 'purple' as const }
  return <Badge colour={colour}>{status === 'pending' && !isVerified ? 'Verify your email first' : text}</Badge>
}

/** When it came into this state, what the reviewer said, and where it can be seen. */
export function StateWords({ state }: { state: OwnPostingState | undefined }) {
  if (!state) return null
  const { kind, at, reason, words, is_live, listing_id } = state
  return (
    <div className="type-meta wrap-anywhere basis-full text-ink-2">
      {state.state !== 'pending' && <p>Since {ownDate(at)}</p>}
      {state.state === 'pending' && is_live && <p>The approved version stays in the lists until then.</p>}
      {reason && <p>Reason: {reasonWords[reason]}.</p>}
      {words && <p>The reviewer writes: {words}</p>}
      {listing_id && (
        <Link className="text-link" to={listingPath(kind, listing_id)}>
          {is_live ? 'See it in the lists' : 'See its page'}
        </Link>
      )}
    </div>
  )
}

interface PostingActionsProps {
  title: string
  /** Whether there is anything to close. */
  isClosed: boolean
  onEdit: () => void
  onClose: () => void
  onDelete: () => void
}

/** What its poster can do with a posting. */
export function PostingActions({ title, isClosed, onEdit, onClose, onDelete }: PostingActionsProps) {
  const look = 'icon-button size-8 flex-none text-ink-2'
  return (
    <span className="flex items-center gap-1">
      {!isClosed && (
        <button
          type="button"
          className="text-link type-meta mr-2 min-h-8"
          aria-label={`Close ${title}`}
          onClick={onClose}
        >
          Close
        </button>
      )}
      <button type="button" className={look} aria-label={`Edit ${title}`} onClick={onEdit}>
        <Pencil aria-hidden="true" size="1rem" strokeWidth={1.8} />
      </button>
      <button type="button" className={look} aria-label={`Delete ${title}`} onClick={onDelete}>
        <Trash2 aria-hidden="true" size="1.0625rem" strokeWidth={1.8} />
      </button>
    </span>
  )
}
