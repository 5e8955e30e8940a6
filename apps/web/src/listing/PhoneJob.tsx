import { shown } from '@scry/contracts/limits'
import type { Job } from '@scry/contracts/listing'
import { listingPath } from '@scry/contracts/page-paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ApplyButton } from './ApplyButton.tsx'
import { CompactMatch } from './CompactMatch.tsx'
import { deadlineText } from './dates.ts'
import { jobFacts, jobText } from './job-text.ts'
import { LabelConflict } from './LabelConflict.tsx'
import { MatchReasons } from './MatchReasons.tsx'
import { OpenToggle } from './OpenToggle.tsx'
import { OtherPlaces } from './OtherPlaces.tsx'
import { RowFacts } from './RowFacts.tsx'
import type { RowProps } from './row-props.ts'
import { SaveButton } from './SaveButton.tsx'
import { SkillList } from './SkillList.tsx'
import { useNow } from './use-now.ts'
import { VisaOffer, visaOffer } from './VisaOffer.tsx'

interface PhoneJobProps {
  job: Job
  row: RowProps
  /** Title, place and skills take a line each, cut at their end until the row is opened; reasons and dates wait for that. */
  isCompact: boolean
  /** When it was posted and seen, and where it is from. */
  told: ReactNode
}

/** A job on a phone: two of them stand on its first screen, and four compact ones. */
export function PhoneJob({ job, row, isCompact, told }: PhoneJobProps) {
  const { match } = job
  const now = useNow()
  const textOf = jobText(job)
  const isCut = isCompact && !row.isOpen
  return (
    <article>
      <h3 className={`type-row-compact ${isCut ? 'truncate' : ''}`}>
        <Link data-row-title to={listingPath('job', job.id)}>
          {job.title}
        </Link>
      </h3>
      <div className={isCut ? '*:relative *:mt-0 *:truncate' : ''}>
        <RowFacts by={job.company} facts={factsOf(job, isCompact)} isLow={!isCompact} />
        <SkillList skills={job.skills} match={match} known={row.known} most={shown.jobSkills} />
      </div>
      {!isCompact && (
        <>
          <OtherPlaces
            kind="job"
            id={job.id}
            location={job.location}
            places={job.other_places}
            total={job.other_places_total}
          />
          {job.label_conflict && <LabelConflict conflict={job.label_conflict} textOf={textOf} />}
          {job.visa_offer && job.visa_offer.length > 0 && <VisaOffer of={job.visa_offer} />}
          {match && <MatchReasons match={match} textOf={textOf} isLow={!row.isOpen} />}
          <p className="type-meta flex flex-wrap gap-x-3 text-ink-3">
            <DueBy job={job} now={now} />
            {told}
          </p>
        </>
      )}
      <div className={`flex flex-wrap items-center gap-2 ${isCompact ? 'mt-1' : ''}`}>
        {match && <CompactMatch match={match} />}
        <OpenToggle what={match ? 'why' : 'details'} row={row} title={job.title} className="mr-auto" />
        <SaveButton title={job.title} isSaved={row.isSaved} onToggle={row.onSave} isLow />
        <ApplyButton
          id={job.id}
          title={job.title}
          link={job.apply_link}
          isSample={job.is_sample}
          label="Apply Now"
          primary={row.rank === 1}
          isLow
        />
      </div>
    </article>
  )
}

/** A visa's own words have a line of their own; that one is offered is a fact, the first where the end is cut. */
function factsOf(job: Job, isCompact: boolean): string[] {
  const facts = jobFacts(job)
  if (!job.visa_offer) return facts
  if (isCompact) return [visaOffer, ...facts]
  return job.visa_offer.length === 0 ? [...facts, visaOffer] : facts
}

/** When a job closes, in one line. */
function DueBy({ job: { deadline, deadline_zone }, now }: { job: Job; now: number }) {
  if (!deadline) return <span>No deadline given</span>
  const { day, time, distance, isNear, isPast } = deadlineText(deadline, deadline_zone, now)
  return (
    <time dateTime={deadline} title={new Date(deadline).toUTCString()} className={isNear ? 'text-red' : 'text-ink'}>
      {isPast ? 'Closed' : 'Closes'} {day}, {time}, {distance}
    </time>
  )
}
