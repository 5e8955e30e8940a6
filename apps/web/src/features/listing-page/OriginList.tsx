import type { ListingOrigin, ListingPage } from '@scry/contracts/listing-page-routes'
import { seenText, shortDate } from '../../listing/dates.ts'
import { useNow } from '../../listing/use-now.ts'

/** Where a listing comes from, with the link and the words that each source asks for; several have the same opening. */
export function OriginList({ page }: { page: ListingPage }) {
  const now = useNow()
  const [first, ...others] = page.origins
  if (!first) return null
  const isSample = (page.job ?? page.hackathon)?.is_sample
  return (
    <section className="section-rule pt-4" aria-labelledby="origins">
      <h2 id="origins" className="type-h2">
        Where this comes from
      </h2>
      <div className="type-text mt-3 grid gap-2 text-ink-2">
        <p>
          <Origin origin={first} />
          {!isSample && first.last_seen && `, ${seenText(first.last_seen, now)}`}
          {first.is_closed && ', closed there'}.{first.credit && ` ${first.credit}`}
        </p>
        {others.length > 0 && (
          <p>
            Also on{' '}
            {others.map((origin, at) => (
              <span key={`${origin.name} ${origin.page}`}>
                {at > 0 && ', '}
                <Origin origin={origin} />
                {origin.is_closed && ' (closed there)'}
              </span>
            ))}
            .
          </p>
        )}
        {page.first_seen && !isSample && <p className="type-meta">First seen on {shortDate(page.first_seen)}.</p>}
      </div>
    </section>
  )
}

/** A link that search engines follow, as sources ask for it. */
function Origin({ origin: { name, page, home_page } }: { origin: ListingOrigin }) {
  const link = page ?? home_page
  if (!link) return name
  return (
    <a className="text-link" href={link} rel="noopener">
      {name}
    </a>
  )
}
