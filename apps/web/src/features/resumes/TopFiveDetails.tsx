import type { Job } from '@scry/contracts/listing'
import { jobText } from '../../listing/job-text.ts'
import { RowDetails } from '../../listing/RowDetails.tsx'
import { SourceCredit } from '../../listing/SourceCredit.tsx'

/** What an opened row of the top five says. Fetched when the first is opened: most people open none before there is an account. */
export function TopFiveDetails({ job }: { job: Job }) {
  return (
    <RowDetails
      description={job.description}
      match={job.match}
      textOf={jobText(job)}
      actions={null}
      facts={[job.type, job.salary].filter(Boolean)}
      credit={job.source_link && <SourceCredit source={job.source} link={job.source_link} title={job.title} />}
    />
  )
}
