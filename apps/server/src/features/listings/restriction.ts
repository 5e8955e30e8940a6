/** Words that restrict nothing on the wire (decision 0310, 12). */
const noRestriction = new Set(['', 'all', 'flexible', 'any', 'not specified'])

/** The value as a restriction, trimmed; undefined for the words that mean none. */
export function restriction(value: string): string | undefined {
  const trimmed = value.trim()
  return noRestriction.has(trimmed.toLowerCase()) ? undefined : trimmed
}
