import { applicationCaps } from '@scry/contracts/applications'
import type { Hackathon, Job } from '@scry/contracts/listing'
import type { ListingPage } from '@scry/contracts/listing-page-routes'
import { Link2 } from 'lucide-react'
import { dateFile } from '../../calls/calendar.ts'
import { ApplyButton } from '../../listing/ApplyButton.tsx'
import { Countdown, isShut, linkLabel } from '../../listing/Countdown.tsx'
import { Deadline } from '../../listing/Deadline.tsx'
import { RecordButton } from '../../listing/RecordButton.tsx'
import { SaveButton } from '../../listing/SaveButton.tsx'
import { useKeptIds } from '../../listing/use-kept-ids.ts'
import { Button } from '../../ui/Button.tsx'
import { shareOrCopy } from '../../ui/share-or-copy.ts'

/** What a person can do with a listing, and until when. */
export function ListingActions({ page }: { page: ListingPage }) {
  const { job, hackathon, state } = page
  const saved = useKeptIds(job ? 'saved-jobs' : 'saved-hackathons')
  const listing = job ?? hackathon
  if (!listing) return null
  const isOpen = state === 'open'
  const link = hackathon ? hackathon.registration_link : job?.apply_link
  const label = hackathon ? linkLabel(hackathon) : 'Apply Now'
  const isSaved = saved.has(listing.id)
  return (
    <div className="grid gap-4">
      {isOpen && job && <Deadline at={job.deadline} zone={job.deadline_zone} />}
      {isOpen && hackathon && <Countdown hackathon={hackathon} />}
      <div className="flex flex-wrap items-center gap-2.5">
        {/* A closed job has nothing to apply to; a hackathon that took place may tell its results. */}
        {(isOpen || (hackathon && state === 'closed' && link !== '#')) && link !== undefined && (
          <span className={link === '#' ? 'needs-code' : undefined}>
            <ApplyButton
              id={listing.id}
              title={listing.title}
              link={link}
              isSample={listing.is_sample}
              label={label}
              primary={isOpen && !(hackathon && isShut(hackathon))}
            />
          </span>
        )}
        <span className="needs-code flex items-center gap-2.5">
          <SaveButton title={listing.title} isSaved={isSaved} onToggle={() => saved.set(listing.id, !isSaved)} />
          <Button variant="quiet" size="sm" onClick={() => void share(listing.title)}>
            <Link2 aria-hidden="true" size="1rem" strokeWidth={2} />
            Share
          </Button>
        </span>
        <RecordButton id={listing.id} words={matchedSkills(listing)} isSample={listing.is_sample} />
      </div>
      {isOpen && hasDate(page) && (
        <p className="type-meta print:hidden">
          <a className="text-link" href={dateFile(listing.id)} download>
            Add its dates to a calendar
          </a>
        </p>
      )}
      {listing.is_sample && (
        <p className="type-meta text-ink-2">Sample listing. The organization and what it offers are made up.</p>
      )}
    </div>
  )
}

const hasDate = ({ job, hackathon, registration_opens, ends }: ListingPage) =>
  [
    job?.deadline,
    hackathon?.deadline,
    hackathon?.submission_deadline,
    hackathon?.start_date,
    registration_opens,
    ends,
  ].some(Boolean)

/** The person's skills that the listing asks for, as the match has them. */
function matchedSkills({ match }: Job | Hackathon): string[] {
  const lines = match?.contributions ?? []
  return lines.flatMap((line) => (line.factor === 'skills' ? [line.skill] : [])).slice(0, applicationCaps.words)
}

function share(title: string): Promise<void> {
  const url = `${window.location.origin}${window.location.pathname}`
  const failed = 'The link could not be copied.'
  return shareOrCopy({ title, url }, { copied: 'The link is copied.', failed, detail: `It is ${url}` })
}
