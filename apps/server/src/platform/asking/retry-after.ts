/** The instant that a `Retry-After` names, as seconds or as a date, no later than `longestMs` from now. Absent: it names none. */
export function retryAfter(header: unknown, now: number, longestMs: number): number | undefined {
  if (typeof header !== 'string') return undefined
  const text = header.trim()
  const at = /^\d+$/.test(text) ? now + Number(text) * 1000 : /^[A-Z].*GMT$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.min(Math.max(at, now), now + longestMs)
}
