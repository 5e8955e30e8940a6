const dayMs = 86_400_000

/** When a listing was seen at its source; instants in ms UTC. */
export type Sighting = {
  firstSeen: number
  /** When its source last showed it as open. */
  lastSeen: number
  /** When it was found closed; absent while it is open. */
  closedAt?: number
}

/**
 * What a run of one unit of a source has seen. A request that was refused (403, 429), broke (5xx) or ran out of time has
 * seen nothing: the keys behind it stand in neither set, and the run is not whole.
 */
export type Run = {
  at: number
  /** Keys that the source showed as open. */
  seen: ReadonlySet<string>
  /** Keys whose own page is gone (404 or 410), or that the source shows as closed. */
  gone: ReadonlySet<string>
  /** Everything that is open in the unit was shown, so that what is missing has closed. */
  isWhole: boolean
  /** The run before was whole and was doubted. */
  wasDoubted: boolean
}

export type SightingChange = {
  key: string
  what: 'new' | 'seen' | 'reopened' | 'closed'
  sighting: Sighting
}

/** A run that would close more than this share of a unit at once, of at least so many listings, is believed the second time. */
const doubtedShare = 0.5
const doubtedCount = 10

/**
 * What a run changes in the listings of its unit. A listing closes when its page is gone, or when it is missing from a
 * whole run; one that comes back is open again and keeps its first date. A whole run in which most of a unit is missing
 * is doubted, and closes nothing unless the run before it was doubted too.
 */
export const changesOf = (
  stored: ReadonlyMap<string, Sighting>,
  { at, seen, gone, isWhole, wasDoubted }: Run,
): { changes: SightingChange[]; isDoubted: boolean } => {
  const open = [...stored].filter(([, { closedAt }]) => closedAt === undefined)
  const missing = open.filter(([key]) => !seen.has(key) && !gone.has(key)).length
  const isDoubted = isWhole && open.length >= doubtedCount && missing > open.length * doubtedShare
  const closesMissing = isWhole && (!isDoubted || wasDoubted)
  const changes: SightingChange[] = []
  for (const key of seen) {
    const known = stored.get(key)
    const sighting = { firstSeen: known?.firstSeen ?? at, lastSeen: at }
    const what = known === undefined ? 'new' : known.closedAt === undefined ? 'seen' : 'reopened'
    changes.push({ key, what, sighting })
  }
  for (const [key, known] of open) {
    if (seen.has(key) || !(closesMissing || gone.has(key))) continue
    changes.push({ key, what: 'closed', sighting: { ...known, closedAt: at } })
  }
  return { changes, isDoubted: isDoubted && !wasDoubted }
}

/** So long a listing is taken for open without being seen again; then that is said, and later it leaves. */
export const unconfirmedAfterMs = 7 * dayMs
const leavesAfterMs = 21 * dayMs

/**
 * What a listing is at an instant: 'closed' when its source closed it or its deadline has passed, 'unconfirmed' when it
 * was not seen for 7 days, 'left' when it was not for 21.
 */
export const standingOf = (
  { lastSeen, closedAt, validThrough }: Omit<Sighting, 'firstSeen'> & { validThrough?: number },
  now: number,
): 'open' | 'unconfirmed' | 'left' | 'closed' => {
  if (closedAt !== undefined || (validThrough !== undefined && validThrough < now)) return 'closed'
  const unseen = now - lastSeen
  return unseen > leavesAfterMs ? 'left' : unseen > unconfirmedAfterMs ? 'unconfirmed' : 'open'
}
