import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '../calls/call.ts'
import { findListing } from '../calls/listings.ts'

interface SharedListingProps {
  id: string
  onLeave: () => void
  /** Nothing where the listing is of the other kind. */
  renderRow: (found: Awaited<ReturnType<typeof findListing>>) => ReactNode
}

/** The listing that a shared address opens, when the list itself does not hold it. */
export function SharedListing({ id, onLeave, renderRow }: SharedListingProps) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['listing', id],
    queryFn: ({ signal }) => findListing(id, signal),
  })
  if (isPending) return null
  const row = data && renderRow(data)
  if (row) return <ol aria-label="Opened listing">{row}</ol>
  const isGone = !error || (error instanceof CallError && error.status === 404)
  return (
    <p className="type-meta border-b border-rule py-3" role="status">
      {isGone
        ? 'This listing has closed or never existed.'
        : `This listing did not load. ${error instanceof CallError ? error.sentence : ''}`}{' '}
      {!isGone && (
        <button type="button" className="text-link mr-2" onClick={() => void refetch()}>
          Try again
        </button>
      )}
      <button type="button" className="text-link" onClick={onLeave}>
        Show the list
      </button>
    </p>
  )
}
