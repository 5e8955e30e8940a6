import type { Job } from '@scry/contracts/listing'
import type { Shelf } from '@scry/contracts/listing-routes'
import { useQuery } from '@tanstack/react-query'
import { Image as ImageIcon, Link2 } from 'lucide-react'
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { CallError } from '../calls/call.ts'
import { factsQuery } from '../calls/facts.ts'
import type { Shortlist as Found } from '../calls/listings.ts'
import { Button } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { nounFor } from '../ui/counted.ts'
import { FailedState } from '../ui/FailedState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { PreparingState } from './PreparingState.tsx'
import { ShortlistEnd } from './ShortlistEnd.tsx'
import { ShortlistRow } from './ShortlistRow.tsx'
import { shareShortlist, shareShortlistPicture } from './share-shortlist.ts'
import type { shortlistQuery } from './shortlist-query.ts'
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
  const { data: facts } = useQuery(factsQuery)
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
          {data && !data.preparing && <p className="type-meta text-ink-2 max-sm:hidden">{outOf(data, facts?.real)}</p>}
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
      {data && !data.preparing && (
        <ShortlistEnd
          {...{ isEmpty: filled.length === 0, more: data.more, compared: data.compared, leadsOn }}
          nearest={rowsOf(data.nearest)}
          further={rowsOf(data.further)}
          nearby={rowsOf(data.nearby)}
          hides={allOf(data).some(({ id }) => hidden.has(id)) ? 'these' : hidden.ids.length > 0 ? 'others' : 'none'}
          onMore={() => void refetch()}
        />
      )}
    </section>
  )
}

const allOf = ({ shelves, nearest, further, nearby }: Found): readonly Job[] => [
  ...Object.values(shelves).flat(),
  ...nearest,
  ...further,
  ...nearby,
]

/** 'Out of 10,500 sample listings.' Where real ones stand beside them, or may, not all that were looked through are samples. */
function outOf(found: Found, hasReal: boolean | undefined): string {
  const { total } = found
  const isSample = allOf(found).some((job) => job.is_sample)
  const many = total.toLocaleString('en-US')
  const noun = nounFor(total, 'listing')
  if (isSample && hasReal !== false) return `Out of ${many} ${noun}, samples among them.`
  return `Out of ${many} ${isSample ? 'sample' : 'open'} ${noun}.`
}

interface ShelfProps {
  shelf: Shelf
  jobs: readonly Job[]
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
      <p className={classNames('type-meta text-ink-2 sm:ml-3 sm:inline', !leadsOn && 'max-sm:sr-only')}>{meaning}</p>
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
