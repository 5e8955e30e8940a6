import type { Listing } from '@scry/contracts/listing'

/** Feeds round dates to the day, in zones of their own. */
const sameDateMs = 2 * 86_400_000

/**
 * A listing with the first date that its opening was posted on. What its own source dates later is reposted then; another
 * source may only be later to have it.
 */
export function keepFirstDate(before: Listing | undefined, listing: Listing): Listing {
  if (before?.posted === undefined) return listing
  const posted = Math.min(before.posted, listing.posted ?? before.posted)
  const reposted = isReposted(before, listing) ? listing.posted : before.reposted
  return { ...listing, posted, ...(reposted !== undefined && { reposted }) }
}

/** Whether the source of a listing shows its opening under a later date. */
export function isReposted(before: Listing, { source, posted }: Listing): boolean {
  if (before.posted === undefined || posted === undefined || source !== before.source) return false
  return posted - before.posted > sameDateMs && posted > (before.reposted ?? 0)
}
