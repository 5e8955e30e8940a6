import type { Preparing } from '@scry/contracts/health-routes'
import { useEffect } from 'react'
import { useAnnounce } from '../shell/use-announce.ts'
import { ProgressLane } from '../ui/ProgressLane.tsx'

const heading = 'Listings are being prepared'

/** The server has no whole list yet: neither empty nor failed. It is asked again until it has one (§4.28). */
export function PreparingState({ preparing }: { preparing: Preparing }) {
  const announce = useAnnounce()
  useEffect(() => announce(heading), [announce])
  const { prepared, expected } = preparing
  return (
    <section className="py-7" aria-busy="true">
      <h2 className="type-h2-small">{heading}</h2>
      {expected !== null && (
        <div className="mt-4 max-w-[34rem]">
          <ProgressLane value={(100 * prepared) / expected} label={heading} />
        </div>
      )}
      <p className="mt-3 max-w-[34rem] text-ink-2">{progressText(preparing)} They appear here by themselves.</p>
    </section>
  )
}

/** '6,200 of 10,800 are here so far.' */
export function progressText({ prepared, expected }: Preparing): string {
  const many = (count: number) => count.toLocaleString('en-US')
  if (expected === null) return 'This takes a moment.'
  if (prepared >= expected) return `All ${many(expected)} are here. Making them searchable takes a few seconds.`
  return `${many(prepared)} of ${many(expected)} are here so far.`
}
