import type { OtherPlace } from '@scry/contracts/listing'
import { listingPath } from '@scry/contracts/page-paths'
import { Link } from 'react-router'
import { placeNames } from './place-names.ts'

interface OtherPlacesProps {
  kind: 'job' | 'hackathon'
  id: string
  location: string
  places: readonly OtherPlace[] | undefined
  total: number | undefined
}

/** So many are named in a row; its page has the others. */
const shown = 3

/** Where else an employer has a listing of the same title, each under its own address. */
export function OtherPlaces({ kind, id, location, places = [], total = 0 }: OtherPlacesProps) {
  if (places.length === 0) return null
  const named = placeNames(location, places).slice(0, shown)
  const more = total - named.length
  return (
    <p className="type-meta text-ink-2 md:mt-1.5">
      <span>Also in </span>
      {named.map((place, at) => (
        <span key={place.id}>
          {at > 0 && (more === 0 && at === named.length - 1 ? ' and ' : '; ')}
          <Link className="text-link" to={listingPath(kind, place.id)}>
            {place.name}
          </Link>
        </span>
      ))}
      {more > 0 && (
        <>
          {' and '}
          <Link className="text-link whitespace-nowrap" to={`${listingPath(kind, id)}#other-places`}>
            {more.toLocaleString('en-US')} more
          </Link>
        </>
      )}
    </p>
  )
}
