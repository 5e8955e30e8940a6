import { shown } from '@scry/contracts/limits'
import type { Hackathon, Job } from '@scry/contracts/listing'
import { Countdown } from '../listing/Countdown.tsx'
import { Deadline } from '../listing/Deadline.tsx'
import { startDate } from '../listing/dates.ts'
import { prizeText } from '../listing/hackathon-figures.ts'
import { hackathonPlace } from '../listing/hackathon-text.ts'
import { jobFacts } from '../listing/job-text.ts'
import { ListingText } from '../listing/ListingText.tsx'
import { RowFacts } from '../listing/RowFacts.tsx'
import { SkillList } from '../listing/SkillList.tsx'

/** The posting with what others will see of it, in the words of the lists. */
export function PostingPreview({
  posting: { job, hackathon },
}: {
  posting: { job: Job | null; hackathon: Hackathon | null }
}) {
  const listing = job ?? hackathon
  if (!listing) return null
  return (
    <div>
      <h2 className="type-row wrap-anywhere">{listing.title}</h2>
      {job && <RowFacts by={job.company} facts={[...jobFacts(job), job.duration ?? ''].filter(Boolean)} />}
      {hackathon && (
        <RowFacts
          by={hackathon.organizer}
          facts={[
            hackathonPlace(hackathon),
            `Starts ${startDate(hackathon.start_date, hackathon.deadline_zone)}`,
            prizeText(hackathon.prize_pool),
          ].filter(Boolean)}
        />
      )}
      <div className="mt-2">
        <SkillList
          skills={job ? job.skills : (hackathon?.themes ?? [])}
          most={job ? shown.jobSkills : shown.hackathonThemes}
        />
      </div>
      <div className="mt-3">
        {job && <Deadline at={job.deadline} zone={job.deadline_zone} />}
        {hackathon && <Countdown hackathon={hackathon} />}
      </div>
      <p className="type-meta mt-2 text-ink-3">Source: {listing.source}</p>
      <div className="wrap-anywhere mt-4">
        <ListingText text={listing.description} heading="h3" />
      </div>
    </div>
  )
}
