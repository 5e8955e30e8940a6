import type { Hackathon } from '@scry/contracts/listing'
import type { FieldText } from '@scry/contracts/match-quotes'
import { listingPath } from '@scry/contracts/page-paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '../ui/Badge.tsx'
import { capital } from '../ui/capital.ts'
import { ApplyButton } from './ApplyButton.tsx'
import { CompactMatch } from './CompactMatch.tsx'
import { Countdown, isOver, isShut, linkLabel } from './Countdown.tsx'
import { countdown, deadlineText } from './dates.ts'
import { MatchReasons } from './MatchReasons.tsx'
import { OpenToggle } from './OpenToggle.tsx'
import { OtherPlaces } from './OtherPlaces.tsx'
import { RowFacts } from './RowFacts.tsx'
import type { RowProps } from './row-props.ts'
import { SaveButton } from './SaveButton.tsx'
import { statusColour } from './status-badge.ts'
import { useNow } from './use-now.ts'

/** What a row of a hackathon shows, on a phone and on a desk. */
export interface HackathonParts {
  hackathon: Hackathon
  row: RowProps
  textOf: FieldText
  /** Where it is from. */
  credit: ReactNode
  /** Where it is and for whom. */
  facts: readonly string[]
  /** Its start, its length, its teams and prizes. */
  figures: readonly string[]
  themes: readonly string[]
}

interface PhoneHackathonProps extends HackathonParts {
  /** Each line is cut at its end until the row is opened; reasons wait for that. */
  isCompact: boolean
}

/** A hackathon on a phone: two of them stand on its first screen, and four compact ones. */
export function PhoneHackathon({
  hackathon,
  row,
  isCompact,
  textOf,
  credit,
  facts,
  figures,
  themes,
}: PhoneHackathonProps) {
  const now = useNow()
  const { match, deadline, deadline_zone: zone } = hackathon
  const isCut = isCompact && !row.isOpen
  const isDone = isOver(hackathon) || isShut(hackathon)
  const isDue = deadline && !isDone && countdown(deadline, now)
  return (
    <article>
      <div className="flex items-center justify-between gap-3">
        <h3 className={`type-row-compact min-w-0 ${isCut ? 'truncate' : ''} ${isOver(hackathon) ? 'text-ink-2' : ''}`}>
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
      <div className={!isCut ? '' : '*:relative *:mt-0 *:truncate'}>
        <RowFacts by={hackathon.organizer} facts={facts} isLow={!isCompact} />
        <p className="type-meta">
          {[
            isDue && dueBy(deadlineText(deadline, zone, now), isCompact),
            // Whoever can register by a date reads that it is open.
            !isDue && !isCompact && hackathon.registration && `Registration ${hackathon.registration}`,
            ...figures,
            ...themes,
            !isCompact && hackathon.is_sample && 'Sample listing',
          ]
            .filter(Boolean)
            .join('\u00a0· ')}
        </p>
      </div>
      {!isCompact && (
        <>
          <OtherPlaces
            kind="hackathon"
            id={hackathon.id}
            location={hackathon.location}
            places={hackathon.other_places}
            total={hackathon.other_places_total}
          />
          {match && <MatchReasons match={match} textOf={textOf} isLow={!row.isOpen} />}
          {credit && <p className="type-meta text-ink-3">{credit}</p>}
        </>
      )}
      {row.isOpen && (
        <div className="mt-3">
          <Countdown hackathon={hackathon} />
        </div>
      )}
      <div className={`flex flex-wrap items-center gap-2 ${isCompact ? 'mt-1' : ''}`}>
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

const dueBy = ({ day, time, distance }: ReturnType<typeof deadlineText>, isShort: boolean) =>
  isShort ? `Register by ${day}` : `Register by ${day}, ${time}, ${distance}`
