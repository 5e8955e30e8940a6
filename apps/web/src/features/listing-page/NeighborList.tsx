import type { NeighborListing } from '@scry/contracts/listing-page-routes'
import { listingPath } from '@scry/contracts/page-paths'
import { useId } from 'react'
import { Link } from 'react-router'
import { Deadline } from '../../listing/Deadline.tsx'
import { RowFacts } from '../../listing/RowFacts.tsx'
import { capital } from '../../ui/capital.ts'

interface NeighborListProps {
  title: string
  listings: readonly NeighborListing[]
  /** The title says whose they are. */
  isOneEmployer?: boolean
}

/** Other listings, each under its own address. */
export function NeighborList({ title, listings, isOneEmployer = false }: NeighborListProps) {
  const heading = useId()
  if (listings.length === 0) return null
  return (
    <section className="section-rule pt-4 print:hidden" aria-labelledby={heading}>
      <h2 id={heading} className="type-h2">
        {title}
      </h2>
      <ul>
        {listings.map(({ id, kind, company, location, type, ...one }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-rule py-4">
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="type-row-compact">
                <Link to={listingPath(kind, id)}>{one.title}</Link>
              </h3>
              <RowFacts by={isOneEmployer ? '' : company} facts={[location, capital(type)].filter(Boolean)} />
            </div>
            {one.deadline && (
              <div className="flex-none sm:w-40">
                <Deadline at={one.deadline} zone={one.deadline_zone} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
