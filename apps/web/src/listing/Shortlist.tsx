import type { Job } from '@scry/contracts/listing'
import type { Shelf } from '@scry/contracts/listing-routes'
import { listingPath } from '@scry/contracts/page-paths'
import { useQuery } from '@tanstack/react-query'
import { Image as ImageIcon, Link2 } from 'lucide-react'
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { Link } from 'react-router'
import { CallError } from '../calls/call.ts'
import type { Shortlist as Found } from '../calls/listings.ts'
import { Button } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { nounFor } from '../ui/counted.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { FailedState } from '../ui/FailedState.tsx'
import { Mark } from '../ui/Mark.tsx'
import { MatchBand } from '../ui/MatchBand.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ApplyButton } from './ApplyButton.tsx'
import { Deadline } from './Deadline.tsx'
import { jobFacts, jobText } from './job-text.ts'
import { MatchReasons } from './MatchReasons.tsx'
import { PreparingState } from './PreparingState.tsx'
import { RowDetailsLater } from './RowDetailsLater.tsx'
import { SourceCredit } from './SourceCredit.tsx'
import { shareShortlist, shareShortlistPicture } from './share-shortlist.ts'
import type { shortlistQuery } from './shortlist-query.ts'
import { type Piece, shelfSentence } from './shortlist-sentence.ts'
import { useKeptIds } from './use-kept-ids.ts'

/** The shelves in the order in which they are shown, with what each means. */
const shelfWords: Record<Shelf, { name: string; meaning: string }> = {
  apply_now: { name: 'Ready to apply', meaning: 'Work and level fit, and we saw no clear gap in skills.' },
  one_skill_away: { name: 'One skill away', meaning: 'Everything fits but one skill, which we did not find.' },
  reach: { name: 'One step up', meaning: 'Your kind of work, one step above yours.' },
}
const shelfNames = Object.keys(shelfWords) as Shelf[]
/** Of each shelf so many are shown until the rest is asked for. */
const shownFirst = 2

interface ShortlistProps {
  query: ReturnType<typeof shortlistQuery>
  /** What stands under the heading. */
  note?: ReactNode
  /** Whether rows lead to their pages and to the employer: not where a reading is not kept yet. */
  leadsOn: boolean
  /** What still works where it does not load. */
  failedText: string
}

/** What a person is shown first: at most twelve listings of every kind of employment on three shelves, each with its reason. */
export function Shortlist({ query, note, leadsOn, failedText }: ShortlistProps) {
  const { data: found, error, isFetching, refetch } = useQuery(query)
  // Twelve rows are built between what else the page does: on a phone they would hold up a press.
  const data = useDeferredValue(found)
  const hidden = useKeptIds('hidden')
  const rowsOf = (jobs: readonly Job[]) => jobs.filter(({ id }) => !hidden.has(id))
  const shelves = data ? shelfNames.map((shelf) => ({ shelf, jobs: rowsOf(data.shelves[shelf]) })) : []
  const filled = shelves.filter(({ jobs }) => jobs.length > 0)
  const best = filled[0]?.jobs[0]?.id
  const shared = filled.map(({ shelf, jobs }) => ({ name: shelfWords[shelf].name, jobs }))
  return (
    <section aria-labelledby="shortlist" aria-busy={isFetching} className="section-rule pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1 sm:gap-x-6">
        <div>
          <h2 id="shortlist" className="type-h2-large">
            Your shortlist
          </h2>
          {note && <p className="type-note text-ink-2">{note}</p>}
        </div>
        <div className="flex flex-wrap items-baseline gap-x-4">
          {data && !data.preparing && <p className="type-meta text-ink-2 max-sm:hidden">{outOf(data)}</p>}
          {filled.length > 0 && (
            <Button variant="quiet" size="sm" onClick={() => void shareShortlist(shared)}>
              <Link2 aria-hidden="true" size="1rem" strokeWidth={2} />
              Share without your name
            </Button>
          )}
        </div>
      </div>
      {!data && !error && <ShortlistSkeleton />}
      {error && !data && (
        <FailedState heading="Your shortlist did not load" onRetry={() => void refetch()}>
          {error instanceof CallError && <p>{error.sentence}</p>}
          <p>{failedText}</p>
        </FailedState>
      )}
      {data?.preparing && <PreparingState preparing={data.preparing} />}
      {filled.map(({ shelf, jobs }) => (
        <ShelfRows key={shelf} shelf={shelf} jobs={jobs} best={best} leadsOn={leadsOn} />
      ))}
      {shared.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-4 print:hidden"
          onClick={() => void shareShortlistPicture(shared)}
        >
          <ImageIcon aria-hidden="true" size="1rem" strokeWidth={2} />
          Share it as a picture, without your name
        </Button>
      )}
      {data && !data.preparing && filled.length === 0 && (
        <Nearest
          jobs={rowsOf(data.nearest)}
          leadsOn={leadsOn}
          hides={allOf(data).some(({ id }) => hidden.has(id)) ? 'these' : hidden.ids.length > 0 ? 'others' : 'none'}
          onMore={() => void refetch()}
        />
      )}
    </section>
  )
}

const allOf = ({ shelves, nearest }: Found): readonly Job[] => [...Object.values(shelves).flat(), ...nearest]

/** 'Out of 10,500 sample listings.' */
function outOf(found: Found): string {
  const { total } = found
  const isSample = allOf(found).some((job) => job.is_sample)
  return `Out of ${total.toLocaleString('en-US')} ${isSample ? 'sample' : 'open'} ${nounFor(total, 'listing')}.`
}

interface ShelfProps {
  shelf: Shelf
  jobs: readonly Job[]
  /** The first of all. */
  best: string | undefined
  leadsOn: boolean
}

function ShelfRows({ shelf, jobs, best, leadsOn }: ShelfProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const { name, meaning } = shelfWords[shelf]
  const rest = jobs.length - shownFirst
  return (
    <section aria-labelledby={id} className="mt-5 first-of-type:mt-2 sm:first-of-type:mt-3 print:break-inside-avoid">
      <h3 id={id} className="type-h2-small inline">
        {name}
      </h3>
      {/* Where nothing is kept yet the first match is to stand on the first screen of a phone. */}
      <p className={classNames('type-meta ml-3 inline text-ink-2', !leadsOn && 'max-sm:sr-only')}>{meaning}</p>
      <ol>
        {jobs.slice(0, isWhole ? undefined : shownFirst).map((job) => (
          <ShortlistRow key={job.id} job={job} leadsOn={leadsOn} isBest={job.id === best} shelf={shelf} />
        ))}
      </ol>
      {rest > 0 && !isWhole && (
        <button type="button" className="text-link mt-2 min-h-6" onClick={() => setWhole(true)}>
          Show {rest} more<span className="sr-only"> under {name}</span>
        </button>
      )}
    </section>
  )
}

interface NearestProps {
  jobs: readonly Job[]
  leadsOn: boolean
  /** Whether the person hid what stood here, or only others before. */
  hides: 'these' | 'others' | 'none'
  /** Asks again, without what is hidden. */
  onMore: () => void
}

/** Nothing stands on a shelf: it is said, and what comes nearest is shown with its reasons. */
function Nearest({ jobs, leadsOn, hides, onMore }: NearestProps) {
  if (hides === 'these' && jobs.length === 0) {
    return (
      <p className="mt-3 max-w-[34rem] text-ink-2">
        You hid everything that stood here.{' '}
        <button type="button" className="text-link min-h-6" onClick={onMore}>
          Look for more
        </button>
      </p>
    )
  }
  if (jobs.length === 0) {
    return (
      <p className="mt-3 max-w-[34rem] text-ink-2">
        {hides === 'none'
          ? 'Nothing open fits yet. Add skills or a place to what we read.'
          : 'Apart from what you hid, nothing open fits.'}
      </p>
    )
  }
  return (
    <>
      <p className="mt-3 max-w-[34rem] text-ink-2">
        {hides === 'none' ? 'Nothing' : 'Apart from what you hid, nothing'} open fits your work, level and place well
        enough to stand here. These come nearest.
      </p>
      <ol>
        {jobs.map((job) => (
          <ShortlistRow key={job.id} job={job} leadsOn={leadsOn} isBest={false} shelf={null} />
        ))}
      </ol>
    </>
  )
}

interface ShortlistRowProps {
  job: Job
  /** null for what only comes nearest. */
  shelf: Shelf | null
  isBest: boolean
  leadsOn: boolean
}

function ShortlistRow({ job, shelf, isBest, leadsOn }: ShortlistRowProps) {
  const [isOpen, setOpen] = useState(false)
  const { match } = job
  const textOf = jobText(job)
  const sentence = match && shelf ? shelfSentence(shelf, match, textOf) : []
  return (
    <li className="border-b border-rule py-4 first:pt-2 last:border-0 sm:first:pt-4">
      <article className="grid grid-cols-1 gap-x-6 gap-y-2 md:grid-cols-[7rem_minmax(0,1fr)_auto]">
        <div className="max-md:hidden">{match && <MatchBand band={match.band} score={match.score} />}</div>
        <div className="min-w-0">
          {isBest && <p className="type-meta text-marker-ink">Best match</p>}
          <h4 className="type-row-compact">
            {leadsOn ? <Link to={listingPath('job', job.id)}>{job.title}</Link> : job.title}
          </h4>
          <p className="type-meta text-ink-2">{[job.company, ...jobFacts(job)].filter(Boolean).join(' · ')}</p>
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

function ShortlistSkeleton() {
  return (
    <div aria-hidden="true">
      {['a', 'b', 'c', 'd'].map((row) => (
        <div
          key={row}
          className="grid gap-x-6 gap-y-2 border-b border-rule py-4 md:grid-cols-[7rem_minmax(0,1fr)_auto]"
        >
          <Skeleton className="h-8 max-md:hidden" />
          <div className="grid gap-2">
            <Skeleton className="h-6 w-56 max-w-full" />
            <Skeleton className="h-5 w-72 max-w-full" />
            <Skeleton className="h-5 w-80 max-w-full" />
            <Skeleton className="h-5 w-24" />
          </div>
          <Skeleton className="h-7 w-24" />
        </div>
      ))}
    </div>
  )
}
