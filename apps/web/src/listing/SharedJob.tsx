import { useQuery } from '@tanstack/react-query'
import { findListing } from '../calls/listings.ts'
import { JobRow } from './JobRow.tsx'
import type { RowProps } from './row-props.ts'

/** The listing that a shared address opens, when the list itself does not hold it. */
export function SharedJob({ id, rowProps }: { id: string; rowProps: RowProps }) {
  const { data, isPending, isError } = useQuery({
    queryKey: ['listing', id],
    queryFn: ({ signal }) => findListing(id, signal),
  })
  if (isPending) return null
  if (isError || !data?.job) {
    return (
      <p className="type-meta border-b border-rule py-3" role="status">
        The listing that this address opens is closed or was never here.{' '}
        <button type="button" className="text-link" onClick={rowProps.onToggle}>
          Show the list
        </button>
      </p>
    )
  }
  return (
    <ol aria-label="Opened listing">
      <JobRow job={data.job} {...rowProps} />
    </ol>
  )
}
