import type { Job } from '@scry/contracts/listing'
import type { Shelf } from '@scry/contracts/listing-routes'
import { listingPath } from '@scry/contracts/page-paths'
import { useState } from 'react'
import { Link } from 'react-router'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Mark } from '../ui/Mark.tsx'
import { MatchBand } from '../ui/MatchBand.tsx'
import { ApplyButton } from './ApplyButton.tsx'
import { Deadline } from './Deadline.tsx'
import { jobFacts, jobText } from './job-text.ts'
import { MatchReasons } from './MatchReasons.tsx'
import { RowDetailsLater } from './RowDetailsLater.tsx'
import { RowFacts } from './RowFacts.tsx'
import { SourceCredit } from './SourceCredit.tsx'
import { type Piece, shelfSentence } from './shortlist-sentence.ts'

interface ShortlistRowProps {
  job: Job
  /** null for what stands on none. */
  shelf: Shelf | null
  isBest: boolean
  leadsOn: boolean
}

/** A listing of the shortlist with its reason. */
export function ShortlistRow({ job, shelf, isBest, leadsOn }: ShortlistRowProps) {
  const [isOpen, setOpen] = useState(false)
  const { match } = job
  const textOf = jobText(job)
  const sentence = match && shelf ? shelfSentence(shelf, match, textOf) : []
  return (
    <li className="border-b border-rule py-4 first:pt-2 last:border-0 sm:first:pt-4">
      <article className="grid grid-cols-1 gap-x-6 gap-y-2 md:grid-cols-[7rem_minmax(0,1fr)_auto]">
        <div className="max-md:hidden">
          {match && <MatchBand band={match.band} score={match.score} />}
          {isBest && <NumberSaid />}
        </div>
        <div className="min-w-0">
          {isBest && <p className="type-meta text-marker-ink">Best match</p>}
          <h4 className="type-row-compact">
            {leadsOn ? <Link to={listingPath('job', job.id)}>{job.title}</Link> : job.title}
          </h4>
          <RowFacts by={job.company} facts={jobFacts(job)} isLow />
          {sentence.length > 0 ? (
            <p className="type-text mt-1 sm:mt-1.5">
              <Sentence pieces={sentence} isBest={isBest} />
            </p>
          ) : (
            match && <MatchReasons match={match} textOf={textOf} />
          )}
          {match && (
            <div className="mt-2 md:hidden">
              <MatchBand band={match.band} score={match.score} wide />
              {isBest && <NumberSaid />}
            </div>
          )}
          <Disclosure
            className="type-meta mt-1"
            label={
              <>
                Why this fits<span className="sr-only">: {job.title}</span>
              </>
            }
            open={isOpen}
            onToggle={() => setOpen(!isOpen)}
          >
            <RowDetailsLater
              postedAt={job.posted_at}
              description={job.description}
              match={match}
              textOf={textOf}
              actions={null}
              facts={[job.posted && `Posted ${job.posted}`].filter(Boolean)}
              credit={job.source_link && <SourceCredit source={job.source} link={job.source_link} title={job.title} />}
            />
          </Disclosure>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 md:w-37 md:flex-col md:items-stretch md:justify-start">
          {leadsOn && (
            <ApplyButton
              id={job.id}
              title={job.title}
              link={job.apply_link}
              isSample={job.is_sample}
              label="Apply Now"
              primary={isBest}
              isLow
            />
          )}
          {job.deadline && <Deadline at={job.deadline} zone={job.deadline_zone} />}
          {job.is_sample && <p className="type-meta text-ink-3">Sample listing</p>}
        </div>
      </article>
    </li>
  )
}

/** Said once, where the first number stands: 'Strong 49' is no half. */
function NumberSaid() {
  return <p className="type-meta text-ink-2">Points added up, not a percentage.</p>
}

/** The two documents speak as everywhere: the resume under the marker, the listing in italics, what is missing dashed. */
function Sentence({ pieces, isBest }: { pieces: readonly Piece[]; isBest: boolean }) {
  return pieces.map(({ says, text }) => {
    if (says === 'resume') {
      return (
        <Mark key={says} pressure={isBest ? 'full' : 'soft'}>
          {text}
        </Mark>
      )
    }
    if (says === 'we') return <span key={text}>{text}</span>
    return (
      <span key={says} className={says === 'listing' ? 'type-quote' : 'gap-words'}>
        {says === 'listing' ? `“${text}”` : text}
      </span>
    )
  })
}
