const dayMs = 86_400_000

/** How long ago a listing was posted, in words (§3.22); empty when its source does not say. */
export function postedText(postedMs: number | undefined, nowMs: number): string {
  if (postedMs === undefined) return ''
  const days = Math.floor((nowMs - postedMs) / dayMs)
  if (days <= 0) return 'Today'
  if (days === 1) return 'Yesterday'
  if (days < 14) return `${days} days ago`
  if (days < 60) return `${Math.floor(days / 7)} weeks ago`
  if (days < 730) return `${Math.floor(days / 30)} months ago`
  return `${Math.floor(days / 365)} years ago`
}

/** Until when these words stay true, milliseconds UTC. */
export function postedTextHolds(postedMs: number | undefined, nowMs: number): number {
  if (postedMs === undefined) return Number.POSITIVE_INFINITY
  return postedMs + (Math.floor((nowMs - postedMs) / dayMs) + 1) * dayMs
}
