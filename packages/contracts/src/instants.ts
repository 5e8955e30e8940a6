const iso = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * An ISO date or date and time as milliseconds; one without a zone counts as UTC. Undefined for anything else:
 * `Date.parse` takes '5' for a month and makes 2 March of 30 February.
 */
export function isoInstant(text: string): number | undefined {
  const [, year, month, day, time, zone] = iso.exec(text) ?? []
  if (year === undefined) return undefined
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined
  const instant = Date.parse(time !== undefined && zone === undefined ? `${text}Z` : text)
  return Number.isNaN(instant) ? undefined : instant
}
