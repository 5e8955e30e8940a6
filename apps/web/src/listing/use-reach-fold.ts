import { useState } from 'react'
import { focusRow } from './focus-row.ts'
import { reachEnd } from './ReachEnds.tsx'
import type { JobList } from './use-job-list.ts'

/**
 * A list with what is out of the person's reach folded to its first few rows, until the rest is asked for (decision 0346).
 * Whoever is on a further page, opens a row of a link or types sees every row.
 */
export function useReachFold(jobs: JobList, isPersonal: boolean) {
  const { address, list, person, supposed } = jobs
  const question = JSON.stringify([address.filters, person, supposed])
  const [unfolded, setUnfolded] = useState('')
  const end = isPersonal && address.filters.sort === 'best' ? reachEnd(jobs.rows) : null
  const isWhole =
    end === null ||
    end.folded === 0 ||
    unfolded === question ||
    address.page > 1 ||
    jobs.query.typed !== '' ||
    (address.open !== null && end.shown.every(({ id }) => id !== address.open))
  if (isWhole) return { end, shown: jobs, unfold: null }
  const shown: JobList = { ...jobs, rows: end.shown, list: { ...list, hasMore: false } }
  const unfold = () => {
    setUnfolded(question)
    const next = jobs.rows[end.shown.length]
    if (next) focusRow(next.id, document.activeElement)
  }
  return { end, shown, unfold }
}
