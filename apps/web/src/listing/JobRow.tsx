import { shown } from '@scry/contracts/limits'
import type { Job } from '@scry/contracts/listing'
import { listingPath } from '@scry/contracts/page-paths'
import { Link } from 'react-router'
import { capital } from '../ui/capital.ts'
import { MatchBand } from '../ui/MatchBand.tsx'
import { ApplyButton } from './ApplyButton.tsx'
import { Deadline } from './Deadline.tsx'
import { repostedText, seenText } from './dates.ts'
import { jobFacts, jobText } from './job-text.ts'
import { LabelConflict } from './LabelConflict.tsx'
import { MatchReasons } from './MatchReasons.tsx'
import { OpenToggle } from './OpenToggle.tsx'
import { OtherPlaces } from './OtherPlaces.tsx'
import { PhoneJob } from './PhoneJob.tsx'
import { RowActions } from './RowActions.tsx'
import { RowDetailsLater } from './RowDetailsLater.tsx'
import { RowFacts } from './RowFacts.tsx'
import type { RowProps } from './row-props.ts'
import { SaveButton } from './SaveButton.tsx'
import { SkillList } from './SkillList.tsx'
import { SourceCredit } from './SourceCredit.tsx'
import { useNow } from './use-now.ts'
import { rowSpace, useRowLook } from './use-row-height.ts'
import { VisaOffer } from './VisaOffer.tsx'

/** 'Today' stands in the middle of a sentence. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** A job in the ledger: band, title, place and pay, the words that tie it to the resume, deadline and Apply Now (§2.31). */
export function JobRow({ job, ...row }: RowProps & { job: Job }) {
  const { match } = job
  const look = useRowLook()
  const now = useNow()
  const textOf = jobText(job)
  const columns = match ? 'grid-cols-[7rem_minmax(0,1fr)_9.25rem]' : 'grid-cols-[minmax(0,1fr)_9.25rem]'
  // A sample is looked at nowhere, so it is not seen either.
  const seen = job.is_sample ? null : seenText(job.last_seen, now)
  const reposted = repostedText(job)
  const credit = job.source_link && <SourceCredit source={job.source} link={job.source_link} title={job.title} />
  const told = (
    <>
      <span className="block" title={job.posted_at ? new Date(job.posted_at).toUTCString() : undefined}>
        {job.posted ? `Posted ${lowerFirst(job.posted)}` : 'Posting date not given'}
      </span>
      {reposted && <span className="block">{reposted}</span>}
      {seen && <span className="block">{capital(seen)}</span>}
      {job.is_sample && <span className="block">Sample listing</span>}
      {credit}
    </>
  )
  return (
    <li data-row={job.id} className={`border-b border-rule ${rowSpace[look]}`}>
      {look !== 'wide' ? (
        <PhoneJob job={job} row={row} isCompact={look === 'compact'} told={told} />
      ) : (
        <article className={`grid gap-x-6 gap-y-3 ${columns}`}>
          {match && (
            <div>
              <p className="type-meta mb-1 text-ink-3">{row.rank}</p>
              <MatchBand band={match.band} score={match.score} />
              <OpenToggle what="why" row={row} title={job.title} className="mt-2" />
            </div>
          )}
          <div className="min-w-0">
            <h3 className="type-row">
              <Link data-row-title to={listingPath('job', job.id)}>
                {job.title}
              </Link>
            </h3>
            <RowFacts by={job.company} facts={jobFacts(job)} />
            <OtherPlaces
              kind="job"
              id={job.id}
              location={job.location}
              places={job.other_places}
              total={job.other_places_total}
            />
            {job.label_conflict && <LabelConflict conflict={job.label_conflict} textOf={textOf} />}
            {job.visa_offer && <VisaOffer of={job.visa_offer} />}
            <div className="mt-2">
              <SkillList skills={job.skills} match={match} known={row.known} most={shown.jobSkills} />
            </div>
            {match ? (
              <div className="mt-2">
                <MatchReasons match={match} textOf={textOf} />
              </div>
            ) : (
              <OpenToggle row={row} title={job.title} className="mt-2" />
            )}
          </div>
          <div className="flex flex-col items-stretch gap-2.5">
            <div className="flex items-center justify-between gap-2">
              <ApplyButton
                id={job.id}
                title={job.title}
                link={job.apply_link}
                isSample={job.is_sample}
                label="Apply Now"
                primary={row.rank === 1}
              />
              <SaveButton title={job.title} isSaved={row.isSaved} onToggle={row.onSave} />
            </div>
            <Deadline at={job.deadline} zone={job.deadline_zone} />
            <p className="type-meta text-ink-3">{told}</p>
          </div>
        </article>
      )}
      {row.isOpen && (
        <div className={match ? 'md:pl-34' : ''}>
          <RowDetailsLater
            postedAt={job.posted_at}
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
