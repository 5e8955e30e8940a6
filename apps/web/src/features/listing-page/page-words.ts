import type { ListingPage } from '@scry/contracts/listing-page-routes'
import { messages } from '@scry/contracts/messages'

const descriptionLength = 160

/** What the tab, a search engine and a social card call the page, without the name of the product. */
export function pageTitle(page: ListingPage | null): string {
  const listing = page?.job ?? page?.hackathon
  if (!listing) return messages.notFound
  const by = 'company' in listing ? listing.company : listing.organizer
  return by ? `${listing.title}, ${by}` : listing.title
}

/** One line about it: what it is and where, then how its text begins. */
export function pageDescription(page: ListingPage | null): string {
  const listing = page?.job ?? page?.hackathon
  if (!page || !listing) return 'Check the link, or return home.'
  if (page.state !== 'open') return closedWords(page)
  const kind = page.job ? page.job.type || 'Job' : 'Hackathon'
  const facts = [kind, listing.location, page.job?.salary].filter(Boolean).join(', ')
  const text = listing.description.replace(/^(?:## |- )/gm, '').replace(/\s+/g, ' ')
  const whole = text === '' ? `${facts}.` : `${facts}. ${text}`
  if (whole.length <= descriptionLength) return whole
  return `${whole.slice(0, whole.lastIndexOf(' ', descriptionLength - 1) + 1 || descriptionLength).trimEnd()}…`
}

/** What a page says of a listing that is not open. */
export function closedWords({ job, state }: ListingPage): string {
  if (state === 'hidden') return 'People reported a problem with this listing, so the lists leave it out for now.'
  return job ? 'This job has closed. You can no longer apply.' : 'This hackathon is over.'
}
