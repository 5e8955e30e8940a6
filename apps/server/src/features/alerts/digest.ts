import type { Listing } from '@scry/contracts/listing'
import type { Match } from '@scry/contracts/match'
import { answerQuote, isOfTitle, listingQuote, ofTitle, resumeWords, topReasons } from '@scry/contracts/match-quotes'
import { listingPath } from '@scry/contracts/page-paths'
import type { MailPart } from '../../platform/mail-parts.ts'

export interface DigestItem {
  readonly id: string
  readonly title: string
  readonly facts: string
  readonly path: string
  readonly reasons: readonly string[]
}

export interface DigestGroup {
  readonly heading: string
  readonly items: readonly DigestItem[]
  /** How many more there are, and where. */
  readonly more: number
  readonly path: string
}

export interface DigestDeadline {
  /** Of the application. */
  readonly id: string
  readonly title: string
  readonly company: string
  readonly at: number
  /** Of the listing, where it is still here. */
  readonly path: string
}

/** What one mail says. */
export interface Digest {
  readonly groups: readonly DigestGroup[]
  readonly deadlines: readonly DigestDeadline[]
  readonly zone: string
}

/** The words of both documents, as the page shows them. */
function reasonsOf(match: Match | undefined, listing: Listing): string[] {
  if (!match) return []
  const textOf = (field: string) => {
    const [name = '', at] = field.split('.')
    const value = listing[name as keyof Listing]
    const text = Array.isArray(value) ? value[Number(at)] : value
    return typeof text === 'string' ? text : undefined
  }
  const said = (own: string, theirs: string) => `You: ${own}. They: “${theirs}”`
  const { answer, reasons } = topReasons(match)
  return [
    ...(answer
      ? [said(answerQuote(answer.profile, answer.words.profile), answerQuote(answer.listing, answer.words.listing))]
      : []),
    ...reasons.map((reason) =>
      isOfTitle(reason)
        ? `You: ${resumeWords(reason.profile, 1)}. It ${ofTitle(reason)}`
        : said(resumeWords(reason.profile), listingQuote(reason.listing, textOf)),
    ),
  ]
}

export function digestItem(listing: Listing, match?: Match): DigestItem {
  const facts = [listing.company, listing.location, listing.type].filter((fact) => fact)
  return {
    id: listing.id,
    title: listing.title,
    facts: facts.join(' · '),
    path: listingPath(listing.kind, listing.id),
    reasons: reasonsOf(match, listing),
  }
}

const countOf = ({ groups }: Digest) => groups.reduce((sum, { items, more }) => sum + items.length + more, 0)

export function digestSubject(digest: Digest): string {
  const count = countOf(digest)
  if (count === 1) return '1 new listing for you'
  if (count > 1) return `${count} new listings for you`
  const [first, ...others] = digest.deadlines
  return others.length > 0 ? `${others.length + 1} deadlines are near` : `A deadline is near: ${first?.title ?? ''}`
}

/** The parts without their foot. */
export function digestParts({ groups, deadlines, zone }: Digest, origin: string): MailPart[] {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: zone })
  const listing = ({ title, facts, path, reasons }: DigestItem): MailPart => ({
    ...{ listing: title, facts, reasons },
    opens: `${origin}${path}`,
  })
  return [
    ...groups.flatMap(({ heading, items, more, path }): MailPart[] => [
      { says: heading },
      ...items.map(listing),
      ...(more > 0 ? [{ notesLink: `${origin}${path}`, label: `${more} more on Scry` }] : []),
    ]),
    ...(deadlines.length > 0 ? [{ says: 'Deadlines on your list of applications:' }] : []),
    ...deadlines.map(({ title, company, at, path }) =>
      listing({
        id: '',
        title,
        facts: `${company ? `${company} · ` : ''}until ${format.format(at)}`,
        path,
        reasons: [],
      }),
    ),
  ]
}
