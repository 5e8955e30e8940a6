import { useLocation } from 'react-router'
import { listFeed } from '../calls/listings.ts'
import { SaveSearch } from './SaveSearch.tsx'

const formats = [
  ['rss', 'RSS'],
  ['json', 'JSON Feed'],
  ['csv', 'CSV'],
  ['ics', 'Dates as a calendar'],
] as const

/** The same search in other forms, by the query string of the page. */
export function ListFeeds({ kind }: { kind: 'jobs' | 'hackathons' }) {
  const { search } = useLocation()
  return (
    <div className="print:hidden">
      <SaveSearch kind={kind} />
      <p className="type-meta flex flex-wrap gap-x-4 gap-y-1 pt-4 text-ink-2">
        <span>This search without your resume, up to 200 listings:</span>
        {formats.map(([format, name]) => (
          <a key={format} className="text-link" href={listFeed(kind, format, search)}>
            {name}
          </a>
        ))}
      </p>
    </div>
  )
}
