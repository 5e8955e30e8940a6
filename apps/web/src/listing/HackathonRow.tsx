import { shown } from '@scry/contracts/limits'
import type { Hackathon } from '@scry/contracts/listing'
import { listingPath } from '@scry/contracts/page-paths'
import { Link } from 'react-router'
import { Badge } from '../ui/Badge.tsx'
import { capital } from '../ui/capital.ts'
import { MatchBand } from '../ui/MatchBand.tsx'
import { ApplyButton } from './ApplyButton.tsx'
import { Countdown, isOver, isShut, linkLabel } from './Countdown.tsx'
import { dayIn, seenText, shortDate, startDate } from './dates.ts'
import { prizeText, teamText } from './hackathon-figures.ts'
import { hackathonPlace, hackathonText } from './hackathon-text.ts'
import { MatchReasons } from './MatchReasons.tsx'
import { OpenToggle } from './OpenToggle.tsx'
import { OtherPlaces } from './OtherPlaces.tsx'
import { type HackathonParts, PhoneHackathon } from './PhoneHackathon.tsx'
import { RowActions } from './RowActions.tsx'
import { RowDetailsLater } from './RowDetailsLater.tsx'
import { RowFacts } from './RowFacts.tsx'
import type { RowProps } from './row-props.ts'
import { SaveButton } from './SaveButton.tsx'
import { SourceCredit } from './SourceCredit.tsx'
import { statusColour } from './status-badge.ts'
import { useNow } from './use-now.ts'
import { rowSpace, useRowLook } from './use-row-height.ts'

/** A hackathon on a desk: status and band before it, its deadline and what can be done behind it. */
function WideHackathon({ hackathon, row, textOf, credit, facts, figures, themes }: HackathonParts) {
  const { match } = hackathon
  return (
    <article className="grid gap-x-6 gap-y-3 grid-cols-[7rem_minmax(0,1fr)_11rem] grid-rows-[auto_1fr] gap-y-2">
      <div className="min-w-0 col-start-2 row-start-1">
        <h3 className={`type-row ${isOver(hackathon) ? 'text-ink-2' : ''}`}>
          <Link data-row-title to={listingPath('hackathon', hackathon.id)}>
            {hackathon.title}
          </Link>
        </h3>
        <RowFacts by={hackathon.organizer} facts={facts} />
        <OtherPlaces
          kind="hackathon"
          id={hackathon.id}
          location={hackathon.location}
          places={hackathon.other_places}
          total={hackathon.other_places_total}
        />
        {/* The rule before the first figure of each line is clipped. */}
        <div className="mt-1.5 overflow-hidden">
          <ul className="type-text -ml-3.25 flex flex-wrap gap-y-1">
            {figures.map((fact) => (
              <li key={fact} className="border-l border-rule px-3">
                {fact}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="col-start-1 row-span-2 row-start-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {hackathon.status && <Badge colour={statusColour(hackathon.status)}>{capital(hackathon.status)}</Badge>}
          {hackathon.registration && !isOver(hackathon) && (
            <span className="type-meta text-ink-2">Registration {hackathon.registration}</span>
          )}
        </p>
        {match && (
          <div className="mt-3">
            <MatchBand band={match.band} score={match.score} wide />
            <OpenToggle what="why" row={row} title={hackathon.title} className="mt-2" />
          </div>
        )}
      </div>
      <div className="min-w-0 col-start-2 row-start-2">
        {match && <MatchReasons match={match} textOf={textOf} />}
        {themes.length > 0 && (
          <ul className="type-meta flex flex-wrap gap-x-4 gap-y-1 text-ink-3 not-first:mt-2" aria-label="Themes">
            {themes.map((theme) => (
              <li key={theme}>{theme}</li>
            ))}
          </ul>
        )}
        {!match && <OpenToggle row={row} title={hackathon.title} className="mt-2" />}
      </div>
      <div className="flex flex-col gap-3 col-start-3 row-span-2 row-start-1">
        <Countdown hackathon={hackathon} />
        <div className="flex gap-2">
          <span className="grid flex-1">
            <ApplyButton
              id={hackathon.id}
              title={hackathon.title}
              link={hackathon.registration_link}
              isSample={hackathon.is_sample}
              label={linkLabel(hackathon)}
              primary={row.rank === 1 && !isOver(hackathon) && !isShut(hackathon)}
            />
          </span>
          <SaveButton title={hackathon.title} isSaved={row.isSaved} onToggle={row.onSave} />
        </div>
        {hackathon.is_sample && <p className="type-meta text-ink-3">Sample listing</p>}
        {credit && <p className="type-meta text-ink-3">{credit}</p>}
      </div>
    </article>
  )
}

/** A hackathon in the ledger: status, band, what it is, the words that tie it to the resume, and its next deadline. */
export function HackathonRow({ hackathon, ...row }: RowProps & { hackathon: Hackathon }) {
  const { match } = hackathon
  const now = useNow()
  const look = useRowLook()
  const textOf = hackathonText(hackathon)
  const credit = hackathon.source_link && (
    <SourceCredit source={hackathon.source} link={hackathon.source_link} title={hackathon.title} />
  )
  const figures = [
    `Starts ${startDate(hackathon.start_date, hackathon.deadline_zone)}`,
    hackathon.duration,
    teamText(hackathon.team_size),
    prizeText(hackathon.prize_pool),
  ].filter(Boolean)
  const facts = [hackathonPlace(hackathon), capital(hackathon.difficulty ?? '')].filter(Boolean)
  const themes = hackathon.themes.slice(0, shown.hackathonThemes)
  return (
    <li data-row={hackathon.id} className={`border-b border-rule ${rowSpace[look]}`}>
      {look !== 'wide' ? (
        <PhoneHackathon
          isCompact={look === 'compact'}
          {...{ hackathon, row, textOf, credit, facts, figures, themes }}
        />
      ) : (
        <WideHackathon {...{ hackathon, row, textOf, credit, facts, figures, themes }} />
      )}
      {row.isOpen && (
        <div className="md:pl-34">
          <RowDetailsLater
            postedAt={hackathon.posted_at}
            description={hackathon.description}
            match={match}
            textOf={textOf}
            facts={[
              hackathon.submission_deadline
                ? `Submit by ${shortDate(dayIn(hackathon.submission_deadline, hackathon.deadline_zone))}`
                : '',
              (!hackathon.is_sample && seenText(hackathon.last_seen, now)) || '',
              hackathon.source && !hackathon.source_link ? `Source: ${hackathon.source}` : '',
              hackathon.is_sample ? 'Sample listing' : '',
            ].filter(Boolean)}
            credit={credit}
            actions={<RowActions row={row} match={match} />}
          />
        </div>
      )}
    </li>
  )
}
