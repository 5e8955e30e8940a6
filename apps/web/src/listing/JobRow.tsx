import { shown } from '@scry/contracts/limits'
import type { Job } from '@scry/contracts/listing'
import { listingPath } from '@scry/contracts/page-paths'
import { Link } from 'react-router'
import { capital } from '../ui/capital.ts'
import { MatchBand } from '../ui/MatchBand.tsx'
import { ApplyButton } from './ApplyButton.tsx'
import { CompactJob } from './CompactJob.tsx'
import { Deadline } from './Deadline.tsx'
import { repostedText, seenText } from './dates.ts'
import { jobFacts, jobText } from './job-text.ts'
import { LabelConflict } from './LabelConflict.tsx'
import { MatchReasons } from './MatchReasons.tsx'
import { OpenToggle } from './OpenToggle.tsx'
import { OtherPlaces } from './OtherPlaces.tsx'
import { RowActions } from './RowActions.tsx'
import { RowDetails } from './RowDetails.tsx'
import { RowFacts } from './RowFacts.tsx'
import type { RowProps } from './row-props.ts'
import { SaveButton } from './SaveButton.tsx'
import { SkillList } from './SkillList.tsx'
import { SourceCredit } from './SourceCredit.tsx'
import { useNow } from './use-now.ts'
import { useIsCompact } from './use-row-height.ts'

/** 'Today' stands in the middle of a sentence. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** A job in the ledger: band, title, place and pay, the words that tie it to the resume, deadline and Apply Now (§2.31). */
export function JobRow({ job, ...row }: RowProps & { job: Job }) {
  const { match } = job
  const isCompact = useIsCompact()
  const now = useNow()
  const textOf = jobText(job)
  const columns = match ? 'md:grid-cols-[7rem_minmax(0,1fr)_9.25rem]' : 'md:grid-cols-[minmax(0,1fr)_9.25rem]'
  // A sample is looked at nowhere, so it is not seen either.
  const seen = job.is_sample ? null : seenText(job.last_seen, now)
  const reposted = repostedText(job)
  const credit = job.source_link && <SourceCredit source={job.source} link={job.source_link} title={job.title} />
  return (
    <li data-row={job.id} className={isCompact ? 'border-b border-rule py-1.5' : 'border-b border-rule pt-5.5 pb-6'}>
      {isCompact ? (
        <CompactJob job={job} row={row} />
      ) : (
        <article className={`grid grid-cols-1 gap-x-6 gap-y-3 ${columns}`}>
          {match && (
            <div className="order-2 md:order-none">
              <p className="type-meta mb-1 text-ink-3 max-md:hidden">{row.rank}</p>
              <div className="md:hidden">
                <MatchBand band={match.band} score={match.score} wide />
              </div>
              <div className="max-md:hidden">
                <MatchBand band={match.band} score={match.score} />
              </div>
              <OpenToggle what="why" row={row} title={job.title} className="mt-2 max-md:hidden" />
            </div>
          )}
          <div className="order-1 min-w-0 md:order-none">
            <div className="flex items-start justify-between gap-3">
              <h3 className="type-row min-w-0">
                <Link data-row-title to={listingPath('job', job.id)}>
                  {job.title}
                </Link>
              </h3>
              <span className="md:hidden">
                <SaveButton title={job.title} isSaved={row.isSaved} onToggle={row.onSave} />
              </span>
            </div>
            <RowFacts by={job.company} facts={jobFacts(job)} />
            <OtherPlaces
              kind="job"
              id={job.id}
              location={job.location}
              places={job.other_places}
              total={job.other_places_total}
            />
            {job.label_conflict && <LabelConflict conflict={job.label_conflict} textOf={textOf} />}
            <div className="mt-2">
              <SkillList skills={job.skills} match={match} known={row.known} most={shown.jobSkills} />
            </div>
            {match ? (
              <div className="mt-2 max-md:hidden">
                <MatchReasons match={match} textOf={textOf} />
              </div>
            ) : (
              <OpenToggle row={row} title={job.title} className="mt-2" />
            )}
          </div>
          {match && (
            <div className="order-3 md:hidden">
              <MatchReasons match={match} textOf={textOf} />
              <OpenToggle what="why" row={row} title={job.title} className="mt-2" />
            </div>
          )}
          <div className="order-4 flex flex-wrap items-center justify-between gap-4 md:flex-nowrap md:order-none md:flex-col md:items-stretch md:justify-start md:gap-2.5">
            <div className="order-2 flex items-center justify-between gap-2 md:order-none">
              <ApplyButton
                id={job.id}
                title={job.title}
                link={job.apply_link}
                isSample={job.is_sample}
                label="Apply Now"
                primary={row.rank === 1}
              />
              <span className="max-md:hidden">
                <SaveButton title={job.title} isSaved={row.isSaved} onToggle={row.onSave} />
              </span>
            </div>
            <Deadline at={job.deadline} zone={job.deadline_zone} />
            <p className="type-meta order-3 flex w-full flex-wrap gap-x-4 text-ink-3 md:order-none md:block">
              <span className="block" title={job.posted_at ? new Date(job.posted_at).toUTCString() : undefined}>
                {job.posted ? `Posted ${lowerFirst(job.posted)}` : 'Posting date not given'}
              </span>
              {reposted && <span className="block">{reposted}</span>}
              {seen && <span className="block">{capital(seen)}</span>}
              {job.is_sample && <span className="block">Sample listing</span>}
              {credit}
            </p>
          </div>
        </article>
      )}
      {row.isOpen && (
        <div className={match ? 'md:pl-34' : ''}>
          <RowDetails
            description={job.description}
            match={match}
            textOf={textOf}
            facts={[
              job.duration ? `Duration: ${job.duration}` : '',
              job.posted ? `Posted ${lowerFirst(job.posted)}` : '',
              reposted,
              seen ?? '',
              job.source && !job.source_link ? `Source: ${job.source}` : '',
              job.is_sample ? 'Sample listing' : '',
            ].filter(Boolean)}
            credit={credit}
            actions={<RowActions row={row} match={match} />}
          />
        </div>
      )}
    </li>
  )
}
