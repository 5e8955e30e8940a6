import { Button } from '../ui/Button.tsx'
import { Later } from '../ui/Later.tsx'
import type { RowDetailsProps } from './RowDetails.tsx'

export const loadRowDetails = () => import('./RowDetails.tsx').then((m) => m.RowDetails)

/** What opens under a row; its code comes after the rows. */
export function RowDetailsLater(details: RowDetailsProps) {
  return (
    <Later
      load={loadRowDetails}
      part={details}
      waiting={<div className="min-h-34" aria-busy="true" />}
      failed={(retry) => (
        <div className="mt-5">
          <p className="type-text mb-3">The details could not be loaded. Check your connection.</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
    />
  )
}
