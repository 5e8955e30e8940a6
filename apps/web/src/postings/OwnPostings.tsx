import { shown } from '@scry/contracts/limits'
import type { HackathonPosting, JobPosting } from '@scry/contracts/posting'
import { useRef, useState } from 'react'
import type { Stored } from '../calls/documents.ts'
import { dayIn, ownDate, shortDate } from '../listing/dates.ts'
import { useSession } from '../session/use-session.ts'
import { DialogOnDemand } from '../ui/DialogOnDemand.tsx'
import { PostingActions, StateBadge, StateWords } from './PostingState.tsx'
import { useArrival } from './use-arrival.ts'
import { useOwnPostings } from './use-own-postings.ts'

/** The postings of the person who is logged in: 'Your Posted Jobs' (§2.34) or 'Your Posted Hackathons' (§2.38). */
export function OwnPostings({ kind }: { kind: 'job' | 'hackathon' }) {
  const { account } = useSession()
  if (!account) return null
  return kind === 'job' ? (
    <OwnJobs isVerified={account.emailVerification} />
  ) : (
    <OwnHackathons isVerified={account.emailVerification} />
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="type-meta" role="alert">
      Your postings did not load.{' '}
      <button type="button" className="text-link" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}

function OwnJobs({ isVerified }: { isVerified: boolean }) {
  const section = useRef<HTMLElement>(null)
  const own = useOwnPostings('aggregated_jobs', () => section.current?.focus())
  useArrival(section, 'own-jobs', own.isLoaded)
  const { postings, failed, retry, remove, close, stateOf } = own
  const [edited, setEdited] = useState<Stored<JobPosting> | null>(null)
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="own-jobs"
      className="scroll-mt-24 rounded-control border border-rule px-4 py-3"
    >
      <h2 id="own-jobs" className="type-text font-semibold">
        Your Posted Jobs
      </h2>
      {failed && <LoadFailed onRetry={retry} />}
      {!failed && postings.length === 0 && (
        <p className="type-meta text-ink-2">
          <NothingPosted button="Post a job" />
        </p>
      )}
      <ul>
        {postings.map((job: Stored<JobPosting>) => (
          <li key={job.$id} className="type-text flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <span className="min-w-0 flex-1 max-sm:basis-full">
              {job.jobRole}, {job.companyName} · posted {ownDate(job.createdAt)}
            </span>
            <span className="max-sm:mr-auto">
              <StateBadge status={job.status} isVerified={isVerified} />
            </span>
            <PostingActions
              title={job.jobRole}
              isClosed={job.status === 'closed'}
              onEdit={() => setEdited(job)}
              onClose={() => void close(job.$id)}
              onDelete={() => void remove(job.$id)}
            />
            <StateWords state={stateOf(job.$id)} />
          </li>
        ))}
      </ul>
      {edited && (
        <DialogOnDemand
          key={edited.$id}
          load={() => import('./PostJobDialog.tsx').then((m) => m.PostJobDialog)}
          dialog={{ edited, onClose: () => setEdited(null) }}
        />
      )}
    </section>
  )
}

/** Where the posting buttons are on every screen (§2.41). */
function NothingPosted({ button }: { button: string }) {
  return <>Nothing posted yet. Press ‘{button}’ at the lower left.</>
}

/** A date of a posting in the zone in which its poster told it. */
const dateOf = (iso: string, { deadline_zone: zone }: HackathonPosting) =>
  zone ? shortDate(dayIn(iso, zone)) : ownDate(iso)

function OwnHackathons({ isVerified }: { isVerified: boolean }) {
  const section = useRef<HTMLElement>(null)
  const own = useOwnPostings('hackathon', () => section.current?.focus())
  useArrival(section, 'own-hackathons', own.isLoaded)
  const { postings, failed, retry, remove, close, stateOf } = own
  const [edited, setEdited] = useState<Stored<HackathonPosting> | null>(null)
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="own-hackathons" className="section-rule scroll-mt-24 pt-4">
      <h2 id="own-hackathons" className="type-h2-small">
        Your Posted Hackathons
      </h2>
      {failed && <LoadFailed onRetry={retry} />}
      {!failed && postings.length === 0 && (
        <p className="type-text mt-2 text-ink-2">
          <NothingPosted button="Post a hackathon" />
        </p>
      )}
      <ul className="mt-3 grid gap-4">
        {postings.map((hackathon: Stored<HackathonPosting>) => (
          <li key={hackathon.$id} className="rounded-sheet bg-sheet p-5 shadow-sheet">
            <StateBadge status={hackathon.status} isVerified={isVerified} />
            <h3 className="type-row-compact mt-2">{hackathon.title}</h3>
            <p className="type-meta text-ink-2">
              {[hackathon.organization, hackathon.mode, hackathon.location].filter(Boolean).join(' · ')}
            </p>
            <p className="type-meta mt-1.5">Starts {dateOf(hackathon.start_date, hackathon)}</p>
            <p className="type-meta">Register by {dateOf(hackathon.registration_deadline, hackathon)}</p>
            <StateWords state={stateOf(hackathon.$id)} />
            <ul className="type-meta mt-1.5 flex flex-wrap gap-x-4 text-ink-3" aria-label="Themes">
              {hackathon.themes.slice(0, shown.postedHackathonThemes).map((theme) => (
                <li key={theme}>{theme}</li>
              ))}
            </ul>
            <div className="mt-3 flex items-center justify-between border-t border-rule pt-2">
              <a
                className="text-link type-meta"
                href={hackathon.participation_link}
                target="_blank"
                rel="nofollow ugc noopener"
              >
                View
              </a>
              <PostingActions
                title={hackathon.title}
                isClosed={hackathon.status === 'closed'}
                onEdit={() => setEdited(hackathon)}
                onClose={() => void close(hackathon.$id)}
                onDelete={() => void remove(hackathon.$id)}
              />
            </div>
          </li>
        ))}
      </ul>
      {edited && (
        <DialogOnDemand
          key={edited.$id}
          load={() => import('./PostHackathonDialog.tsx').then((m) => m.PostHackathonDialog)}
          dialog={{ edited, onClose: () => setEdited(null) }}
        />
      )}
    </section>
  )
}
