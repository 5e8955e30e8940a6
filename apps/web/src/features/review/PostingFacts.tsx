import { listingPath } from '@scry/contracts/page-paths'
import { reasonWords } from '@scry/contracts/review'
import type { ReviewedPosting } from '@scry/contracts/review-routes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ownDate } from '../../listing/dates.ts'
import { counted } from '../../ui/counted.ts'
import { complaintWords, flagWords, stepWords, trustWords } from './review-words.ts'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="type-label">{title}</h3>
      <div className="type-meta wrap-anywhere mt-1">{children}</div>
    </section>
  )
}

/** Where our server came to when it followed the link, without cookies and as nobody. */
function LeadsTo({
  link,
  address,
  is_reached,
  at,
  trust,
}: NonNullable<ReviewedPosting['link']['leads_to']> & { link: string }) {
  const isSame = address === link.replace(/[?#].*$/, '')
  if (isSame)
    return (
      <p className="mt-1 text-ink-2">
        {is_reached ? `It led nowhere else on ${ownDate(at)}.` : `Our server could not open it on ${ownDate(at)}.`}
      </p>
    )
  return (
    <p className="mt-1">
      On {ownDate(at)} it led to {address}. <span className="text-ink-2">{trustWords[trust]}</span>
      {!is_reached && <span className="text-ink-2"> Our server could not open that.</span>}
    </p>
  )
}

/** What a reviewer looks at beside the posting: its link, what it may repeat, who posted it and what happened so far. */
export function PostingFacts({ posting }: { posting: ReviewedPosting }) {
  const { link, duplicates, complaints, poster, steps, kind, job, hackathon } = posting
  const address = job?.apply_link ?? hackathon?.registration_link ?? ''
  return (
    <div className="grid content-start gap-4">
      {complaints.length > 0 && (
        <Part title="Complaints in the last 30 days">
          <ul className="font-[550] text-red">
            {complaints.map(({ about, count }) => (
              <li key={about}>
                {complaintWords[about]}: {counted(count, 'network')}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="Link">
        <a className="text-link" href={address} target="_blank" rel="nofollow ugc noopener noreferrer">
          {address}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <p className="mt-1 text-ink-2">{trustWords[link.trust]}</p>
        {link.leads_to && <LeadsTo link={address} {...link.leads_to} />}
        {link.flags.length > 0 && (
          <ul aria-label="Warnings about the link" className="mt-1 font-[550] text-red">
            {link.flags.map((flag) => (
              <li key={flag}>{flagWords[flag]}</li>
            ))}
          </ul>
        )}
      </Part>
      <Part title="May be listed already">
        {duplicates.length === 0 ? (
          <p className="text-ink-2">No similar listing or posting was found.</p>
        ) : (
          <ul>
            {duplicates.map(({ id, title, company, location, is_listed }) => (
              <li key={id}>
                {is_listed ? (
                  <Link className="text-link" to={listingPath(kind, id)}>
                    {title}
                  </Link>
                ) : (
                  title
                )}
                , {[company, location].filter(Boolean).join(', ')}
                {is_listed ? '' : ' (waits for review)'}
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title="Posted by">
        {poster.email}
        <span className="block text-ink-2">Account since {ownDate(poster.since)}.</span>
        <span className="block text-ink-2">
          So far: {poster.approved} approved, {poster.rejected} rejected, {poster.changes_asked} sent back for changes;{' '}
          {counted(poster.waiting, 'posting')} waiting.
        </span>
      </Part>
      <Part title="History">
        <ol>
          {steps.map(({ step, at, reason, words }) => (
            <li key={`${at} ${step}`}>
              {ownDate(at)}: {stepWords[step]}
              {reason && <span className="block text-ink-2">{reasonWords[reason]}.</span>}
              {words && <span className="block text-ink-2">{words}</span>}
            </li>
          ))}
        </ol>
      </Part>
    </div>
  )
}
