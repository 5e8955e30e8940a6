import type { Match } from '@scry/contracts/match'
import { topReasons } from '@scry/contracts/match-quotes'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { gapName, isMissing } from './account-lines.ts'
import type { RowProps } from './row-props.ts'

/** What a person can answer to an explanation. */
export function RowActions({ row, match }: { row: RowProps; match: Match | undefined }) {
  const gap = match ? topReasons(match).gap : null
  const { onSuppose } = row
  return (
    <>
      {gap && isMissing(gap) && onSuppose && (
        <button type="button" className="text-link type-meta" onClick={() => onSuppose(gapName(gap))}>
          What if I knew {gapName(gap)}
        </button>
      )}
      <Link to={paths.profile} className="text-link type-meta">
        Correct what we read
      </Link>
      <button type="button" className="text-link type-meta" onClick={row.onHide}>
        Not for me
      </button>
    </>
  )
}
