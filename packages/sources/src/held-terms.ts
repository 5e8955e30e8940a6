import type { SourceManifest } from './connector.ts'

const often = (count: number, time: string) => (count === 1 ? `once ${time}` : `${count} times ${time}`)

/** What the program itself holds to for a source, made of the fields that it obeys, so that no card can promise more. */
export function heldTerms({ limits, terms, heedsRobots, hosts }: SourceManifest): string[] {
  if (hosts.length === 0) return []
  const { requestsPerDay, requestsPerHour, requestsPerMinute } = limits
  const paces = [
    ...(requestsPerDay === undefined ? [] : [often(requestsPerDay, 'a day')]),
    ...(requestsPerHour === undefined ? [] : [often(requestsPerHour, 'an hour')]),
  ]
  return [
    `asked at most ${paces.length > 0 ? paces.join(' and ') : often(requestsPerMinute, 'a minute')}`,
    ...(heedsRobots ? ['its robots.txt is heeded'] : []),
    `each listing says “${terms.label}”`,
    ...(terms.linkBack ? ['links to its page there'] : []),
    ...(terms.attribution ? ['credited with a link'] : []),
    ...(terms.noGating ? ['open to everybody without an account'] : []),
    ...(terms.noSyndication ? ['not passed on to search engines or in files'] : []),
  ]
}
