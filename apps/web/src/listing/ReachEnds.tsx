import { bandsOutOfReach } from '@scry/contracts/enumerations'
import type { Job } from '@scry/contracts/listing'

const isOut = ({ match }: Job) => bandsOutOfReach.has(match?.band)
const isIn = (job: Job) => job.match !== undefined && job.match.band !== 'unknown' && !isOut(job)

/**
 * The first row out of a person's reach behind which none is in it; undefined where there is none. Behind the first forty
 * rows some in reach come again, and the end is where these end.
 */
export const firstBeyondReach = (rows: readonly Job[]): string | undefined =>
  rows.slice(rows.findLastIndex(isIn) + 1).find(isOut)?.id

/** Stands before the first row that is out of reach, so that a list is not taken to go on as it began. */
export function ReachEnds({ isFirst }: { isFirst: boolean }) {
  return (
    <li className="border-b border-rule py-4">
      <h3 className="type-h2-small">{isFirst ? 'Nothing here is within reach' : 'Nothing closer found'}</h3>
      <p className="type-text mt-1 max-w-[34rem] text-ink-2">
        The rest asks for more than your resume shows, or is in another field or place.
      </p>
    </li>
  )
}
