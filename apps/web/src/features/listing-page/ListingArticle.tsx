import type { ListingPage } from '@scry/contracts/listing-page-routes'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { shortDate } from '../../listing/dates.ts'
import { Explanation } from '../../listing/Explanation.tsx'
import { foldSkills } from '../../listing/fold-skills.ts'
import { hackathonText } from '../../listing/hackathon-text.ts'
import { jobText } from '../../listing/job-text.ts'
import { LabelConflict } from '../../listing/LabelConflict.tsx'
import { MatchedText } from '../../listing/MatchedText.tsx'
import { markedWords } from '../../listing/marked-words.ts'
import { SkillList } from '../../listing/SkillList.tsx'
import { statusColour } from '../../listing/status-badge.ts'
import { paths } from '../../paths.ts'
import { usePerson } from '../../session/use-person.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { capital } from '../../ui/capital.ts'
import { ComplaintForm } from './ComplaintForm.tsx'
import { factRows } from './fact-rows.ts'
import { ListingActions } from './ListingActions.tsx'
import { NeighborList } from './NeighborList.tsx'
import { OriginList } from './OriginList.tsx'
import { PlaceList } from './PlaceList.tsx'
import { closedWords } from './page-words.ts'

/** One listing: what it is, why it fits, its own words, where it comes from, and what is beside it. */
export function ListingArticle({ page }: { page: ListingPage }) {
  const { job, hackathon, state } = page
  const { person } = usePerson()
  const known = useMemo(() => (person ? foldSkills(person.skills) : undefined), [person])
  const listing = job ?? hackathon
  const textOf = useMemo(
    () => (job ? jobText(job) : hackathon ? hackathonText(hackathon) : () => undefined),
    [job, hackathon],
  )
  const match = listing?.match
  const marked = useMemo(() => (match ? markedWords(match, textOf) : undefined), [match, textOf])
  if (!listing) return null
  const by = job ? job.company : (hackathon?.organizer ?? '')
  const labels = job?.skills ?? hackathon?.themes ?? []
  const facts = factRows(page)
  return (
    <article className="page grid grid-cols-1 gap-x-14 gap-y-8 pt-9 pb-30 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr] print:block print:space-y-6">
      <header>
        <p className="type-meta print:hidden">
          <Link className="text-link" to={job ? paths.jobs : paths.hackathons}>
            {job ? 'Jobs' : 'Hackathons'}
          </Link>
        </p>
        <h1 className="type-h1 mt-2">{listing.title}</h1>
        <p className="type-lead mt-2 text-ink-2">
          {by && <strong className="font-semibold text-ink">{by}</strong>}
          {by && listing.location && ' · '}
          {listing.location}
        </p>
        {hackathon?.status && (
          <p className="mt-3">
            <Badge colour={statusColour(hackathon.status)}>{capital(hackathon.status)}</Badge>
          </p>
        )}
        {state !== 'open' && (
          <div className="mt-5">
            <Banner kind="note" title={closedWords(page)}>
              {page.closed_at && `Since ${shortDate(page.closed_at)}. `}
              {page.similar.length > 0 ? 'Similar ones are listed below.' : ''}
            </Banner>
          </div>
        )}
        {job?.label_conflict && <LabelConflict conflict={job.label_conflict} textOf={textOf} />}
        {labels.length > 0 && (
          <div className="mt-4">
            <SkillList skills={labels} match={match} known={job ? known : undefined} most={labels.length} />
          </div>
        )}
      </header>
      <aside
        className="grid grid-cols-1 content-start gap-7 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        aria-label="At a glance"
      >
        <ListingActions page={page} />
        {facts.length > 0 && (
          <dl className="section-rule type-text grid gap-y-3 pt-4 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
            {facts.map(({ name, values }) => (
              <div key={name}>
                <dt className="type-meta text-ink-2">{name}</dt>
                {values.map((value) => (
                  <dd key={value} className="wrap-anywhere">
                    {value}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )}
      </aside>
      <div className="grid min-w-0 grid-cols-1 content-start gap-9 print:block print:space-y-6">
        {match && (
          <Explanation
            match={match}
            textOf={textOf}
            heading="h2"
            letterOf={marked?.letterOf}
            postedAt={listing.posted_at}
            actions={
              <Link to={paths.profile} className="text-link type-meta print:hidden">
                Correct what we read
              </Link>
            }
          />
        )}
        {state !== 'gone' && (
          <section className="section-rule pt-4" aria-labelledby="own-words">
            <h2 id="own-words" className="type-h2 mb-3">
              {job ? 'The posting' : 'The announcement'}
            </h2>
            {listing.description ? (
              <MatchedText text={listing.description} heading="h3" marked={marked} />
            ) : (
              <p className="text-ink-3">This listing has no description.</p>
            )}
          </section>
        )}
        <PlaceList page={page} />
        <OriginList page={page} />
        {state === 'open' && !listing.is_sample && <ComplaintForm id={listing.id} page={page} />}
        <NeighborList title={job ? 'Similar jobs' : 'Similar hackathons'} listings={page.similar} />
        <NeighborList title={`More from ${by}`} listings={page.same_employer} isOneEmployer />
      </div>
    </article>
  )
}
