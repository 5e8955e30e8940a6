import type { ListingPage } from '@scry/contracts/listing-page-routes'
import { listingPath } from '@scry/contracts/page-paths'
import { Link } from 'react-router'
import { placeNames } from '../../listing/place-names.ts'

/** Where else the employer has a listing of this title, each under its own address. */
export function PlaceList({ page }: { page: ListingPage }) {
  const { job, hackathon } = page
  const listing = job ?? hackathon
  const { other_places: places = [], other_places_total: total = 0 } = listing ?? {}
  if (!listing || places.length === 0) return null
  const more = total - places.length
  return (
    <section className="section-rule pt-4" aria-labelledby="other-places">
      <h2 id="other-places" className="type-h2">
        {job ? 'The same job elsewhere' : 'The same hackathon elsewhere'}
      </h2>
      <ul className="type-text mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {placeNames(listing.location, places).map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            <Link className="text-link" to={listingPath(job ? 'job' : 'hackathon', id)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="type-meta mt-3 text-ink-2">And {more.toLocaleString('en-US')} more.</p>}
    </section>
  )
}
