import { classNames } from '../../ui/class-names.ts'
import type { SampleListing } from './content.ts'

function Quote({
  parts,
  rank,
  className,
}: {
  parts: [string, string, string]
  rank: number
  className?: string | undefined
}) {
  return (
    <p className={classNames('type-quote mt-1.5', className)} data-tie-to={rank}>
      “{parts[0]}
      <span className="mark mark-hot">{parts[1]}</span>
      {parts[2]}”
    </p>
  )
}

export function SampleListingRow({ listing, rank, last }: { listing: SampleListing; rank: number; last: boolean }) {
  return (
    <div className={classNames('py-5', !last && 'border-b border-night-rule max-md:[li:nth-child(2)_&]:border-0')}>
      <h2 className="type-row flex gap-2.5">
        <span className="text-night-ink-3 tabular text-base font-medium">{rank}</span>
        {listing.title}
      </h2>
      <p className="type-meta mt-1 text-night-ink-2">{listing.place}</p>
      <Quote parts={listing.quote} rank={rank} className={listing.phoneQuote && 'max-md:hidden'} />
      {listing.phoneQuote && <Quote parts={listing.phoneQuote} rank={rank} className="md:hidden" />}
      <p className="mt-2.5 flex items-baseline justify-between">
        <span className="type-band">{listing.band}</span>
        <span className="tabular text-[0.9375rem]/5 font-[550] text-night-ink-2">
          {listing.score}
          <span className="sr-only"> of 100</span>
        </span>
      </p>
      <div className="lane">
        <span className={classNames('stroke', listing.strokeClass)} />
      </div>
    </div>
  )
}
