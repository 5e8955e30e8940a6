import { type HackathonDifficulty, hackathonDifficulties } from '@scry/contracts/enumerations'
import type { Hackathon, Job, Listing } from '@scry/contracts/listing'
import type { MatchPointer } from '@scry/contracts/match'
import { hackathonAt } from '@scry/search/hackathon-times'
import { labelConflictOf } from '@scry/search/label-conflict'
import type { OtherPlaces as FoundPlaces } from '@scry/search/requests'
import { sourceManifests } from '@scry/sources/registry'
import { placeName } from '@scry/vocabulary/countries'
import { postedText, postedTextHolds } from './posted-text.ts'

export type OtherPlaces = Required<Pick<Job, 'other_places' | 'other_places_total'>>

export interface StoredListing {
  readonly feed: string
  readonly listing: Listing
}

/** The feed of the sample catalogue; its listings are labelled wherever they are shown. */
export const sampleFeed = 'sample'

/** Sources whose terms ask that each listing links to its page there. */
const asksForLink = new Set(sourceManifests.flatMap(({ id, terms }) => (terms.linkBack ? [id] : [])))

const modes = { remote: 'online', 'on-site': 'offline', hybrid: 'hybrid' } as const

/** A job as listed (§3.22). What the source does not say is empty or null. */
export function jobOnWire({ feed, listing }: StoredListing, nowMs: number): Job {
  const conflict = labelConflictOf(listing)
  return {
    id: listing.id,
    title: listing.title,
    company: listing.company ?? '',
    location: jobPlace(listing),
    posted: postedText(listing.posted, nowMs),
    type: capitalised(listing.type ?? ''),
    source: listing.source ?? '',
    description: listing.description ?? '',
    skills: listing.skills ?? [],
    salary: listing.salary ?? '',
    apply_link: outwardLink(listing.url),
    logo: listing.logo ?? '',
    workplace: listing.workplace ?? null,
    level: listing.level ?? null,
    duration: listing.duration ?? null,
    ...(conflict && { label_conflict: conflict }),
    ...(listing.sponsorship === 'offered' && { visa_offer: visaOffer(listing) }),
    ...listedExtras(feed, listing),
  }
}

function visaOffer({ said, title, description = '', location = '' }: Listing): MatchPointer[] {
  const sentence = said?.sponsorship
  if (!sentence) return []
  const text = { title, description, location }[sentence.field].slice(sentence.start, sentence.end)
  return [{ ...sentence, text }]
}

const mostCountries = 3

/** Where a job is done in one line: of remote work that names no place, from where one may do it, if its source says so. */
export function jobPlace({ location = '', workplace, remoteWithin = [] }: Listing): string {
  if (workplace !== 'remote' || !/^(?:remote)?$/i.test(location)) return location
  if (remoteWithin.length === 0) return location || 'Remote'
  const more = remoteWithin.length - mostCountries
  const named = remoteWithin.slice(0, mostCountries).map(placeName).join(', ')
  return `Remote (${named}${more > 0 ? ` and ${more} more` : ''})`
}

/** A hackathon as listed (§3.26; the first of two names, decision 0310, 16). */
export function hackathonOnWire({ feed, listing }: StoredListing, nowMs: number): Hackathon {
  const { phase, isOpen } = hackathonAt(listing, nowMs)
  return {
    id: listing.id,
    title: listing.title,
    organizer: listing.company ?? '',
    location: listing.location ?? (listing.workplace === 'remote' ? 'Online' : ''),
    duration: listing.duration ?? '',
    start_date: iso(listing.starts),
    // The filter's word is 'past', the badge's 'ended' (§2.37, §2.40).
    status: phase === 'past' ? 'ended' : phase,
    registration: registrationOf(listing, isOpen),
    mode: listing.workplace ? modes[listing.workplace] : '',
    description: listing.description ?? '',
    themes: listing.themes ?? listing.skills ?? [],
    prize_pool: listing.prize ?? '',
    team_size: listing.teamSize ?? '',
    logo: listing.logo ?? '',
    registration_link: outwardLink(listing.url),
    difficulty: known(listing.difficulty),
    submission_deadline: iso(listing.submissionDeadline),
    source: listing.source ?? '',
    ...listedExtras(feed, listing),
  }
}

/** Nothing is said of one that gives neither a date nor a status. */
function registrationOf(listing: Listing, isOpen: boolean): Hackathon['registration'] {
  if (!isOpen) return 'closed'
  const { deadline, starts, submissionDeadline, status } = listing
  return (deadline ?? starts ?? submissionDeadline ?? status) === undefined ? null : 'open'
}

/** Until when a row stays as it is, milliseconds UTC: a job says how old it is, a hackathon where it stands. */
export function jobHolds({ listing }: StoredListing, nowMs: number): number {
  return postedTextHolds(listing.posted, nowMs)
}

export function hackathonHolds({ listing }: StoredListing, nowMs: number): number {
  return hackathonAt(listing, nowMs).until
}

/** The other listings of a row's group, as the row carries them; undefined where it stands alone. */
export function otherPlaces({ others, otherCount }: FoundPlaces): OtherPlaces | undefined {
  if (!others || otherCount === undefined) return undefined
  const named = others.map(({ id, location, begins }) => ({
    ...{ id, location },
    ...(begins !== undefined && { starts: new Date(begins).toISOString() }),
  }))
  return { other_places: named, other_places_total: otherCount }
}

function listedExtras(feed: string, listing: Listing) {
  return {
    deadline: iso(listing.deadline),
    deadline_zone: listing.deadlineZone ?? null,
    posted_at: iso(listing.posted),
    last_seen: iso(listing.lastSeen),
    ...(listing.reposted !== undefined && { reposted_at: new Date(listing.reposted).toISOString() }),
    is_sample: feed === sampleFeed,
    source_link: asksForLink.has(feed) ? (webLink(listing.sourceUrl) ?? webLink(listing.url) ?? null) : null,
  }
}

/** Only http and https leave the product as links; anything else is no link, '#' (§2.31). */
export function outwardLink(url: string | undefined): string {
  return webLink(url) ?? '#'
}

export function webLink(url: string | undefined): string | undefined {
  return url && /^https?:\/\//i.test(url) ? url : undefined
}

function known(difficulty: string | undefined): HackathonDifficulty | null {
  return hackathonDifficulties.find((one) => one === difficulty) ?? null
}

export function iso(ms: number | undefined): string | null {
  return ms === undefined ? null : new Date(ms).toISOString()
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
