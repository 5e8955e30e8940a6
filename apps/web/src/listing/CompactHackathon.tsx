import type { Hackathon } from '@scry/contracts/listing'
import { listingPath } from '@scry/contracts/page-paths'
import { Link } from 'react-router'
import { Badge } from '../ui/Badge.tsx'
import { capital } from '../ui/capital.ts'
import { ApplyButton } from './ApplyButton.tsx'
import { CompactMatch } from './CompactMatch.tsx'
import { Countdown, isOver, isShut, linkLabel } from './Countdown.tsx'
import { countdown, deadlineText } from './dates.ts'
import { OpenToggle } from './OpenToggle.tsx'
import { RowFacts } from './RowFacts.tsx'
import type { RowProps } from './row-props.ts'
import { SaveButton } from './SaveButton.tsx'
import { statusColour } from './status-badge.ts'
import { useNow } from './use-now.ts'

interface CompactHackathonProps {
  hackathon: Hackathon
  row: RowProps
  /** Where it is and for whom. */
  facts: readonly string[]
  /** Its start, its length, its teams and prizes. */
  figures: readonly string[]
  themes: readonly string[]
}

/** A hackathon in four lines of a phone, each cut at its end until the row is opened. */
export function CompactHackathon({ hackathon, row, facts, figures, themes }: CompactHackathonProps) {
  const now = useNow()
  const { match, deadline, deadline_zone: zone } = hackathon
  const cut = row.isOpen ? '' : 'truncate'
  const isDone = isOver(hackathon) || isShut(hackathon)
  const isDue = deadline && !isDone && countdown(deadline, now)
  return (
    <article>
      <div className="flex items-center justify-between gap-3">
        <h3 className={`type-row-compact min-w-0 ${cut}`}>
          <Link data-row-title to={listingPath('hackathon', hackathon.id)}>
            {hackathon.title}
          </Link>
        </h3>
        {hackathon.status && (
          <span className="-my-1 flex-none">
            <Badge colour={statusColour(hackathon.status)}>{capital(hackathon.status)}</Badge>
          </span>
        )}
      </div>
      <div className={row.isOpen ? '' : '*:relative *:mt-0 *:truncate'}>
        <RowFacts by={hackathon.organizer} facts={facts} />
        <p className="type-meta">
          {[isDue && `Register by ${deadlineText(deadline, zone, now).day}`, ...figures, ...themes]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {row.isOpen && (
        <div className="mt-3">
          <Countdown hackathon={hackathon} />
        </div>
      )}
      <div className="mt-1 flex items-center gap-2">
        {match && <CompactMatch match={match} />}
        <OpenToggle what={match ? 'why' : 'details'} row={row} title={hackathon.title} className="mr-auto" />
        <SaveButton title={hackathon.title} isSaved={row.isSaved} onToggle={row.onSave} isLow />
        <ApplyButton
          id={hackathon.id}
          title={hackathon.title}
          link={hackathon.registration_link}
          isSample={hackathon.is_sample}
          label={linkLabel(hackathon)}
          primary={row.rank === 1 && !isDone}
          isLow
        />
      </div>
    </article>
  )
}
