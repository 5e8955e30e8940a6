import { bandsOutOfReach } from '@scry/contracts/enumerations'
import type { Job } from '@scry/contracts/listing'

/** The first row that is out of a person's reach; what is in it stands before. Undefined where there is none. */
export const firstBeyondReach = (rows: readonly Job[]): string | undefined =>
  rows.find(({ match }) => bandsOutOfReach.has(match?.band))?.id

/** Stands before the first row that is out of reach, so that a list is not taken to go on as it began. */
export function ReachEnds({ isFirst }: { isFirst: boolean }) {
  return (
    <li className="border-b border-rule py-4">
      <h3 className="type-h2-small">{isFirst ? 'Nothing here is within reach' : 'Nothing closer found'}</h3>
      <p className="type-text mt-1 max-w-[34rem] text-ink-2">
        What follows asks for more than your resume shows, or is of another field or place.
      </p>
    </li>
  )
}
