import { shown } from '@scry/contracts/limits'
import type { Job } from '@scry/contracts/listing'
import { listingPath } from '@scry/contracts/page-paths'
import { Link } from 'react-router'
import { ApplyButton } from './ApplyButton.tsx'
import { CompactMatch } from './CompactMatch.tsx'
import { jobFacts } from './job-text.ts'
import { OpenToggle } from './OpenToggle.tsx'
import { RowFacts } from './RowFacts.tsx'
import type { RowProps } from './row-props.ts'
import { SaveButton } from './SaveButton.tsx'
import { SkillList } from './SkillList.tsx'

/** A job in four lines of a phone: title, where it is, skills, and what can be done. Each is cut at its end until the row is opened. */
export function CompactJob({ job, row }: { job: Job; row: RowProps }) {
  const { match } = job
  const cut = row.isOpen ? '' : 'truncate'
  return (
    <article>
      <h3 className={`type-row-compact ${cut}`}>
        <Link data-row-title to={listingPath('job', job.id)}>
          {job.title}
        </Link>
      </h3>
      <div className={row.isOpen ? '' : '*:relative *:mt-0 *:truncate'}>
        <RowFacts by={job.company} facts={jobFacts(job)} />
        <SkillList skills={job.skills} match={match} known={row.known} most={shown.jobSkills} />
      </div>
      <div className="mt-1 flex items-center gap-2">
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
