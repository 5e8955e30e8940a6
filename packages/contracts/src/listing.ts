import { z } from 'zod'
import {
  citizenships,
  clearanceLevels,
  degreeNames,
  hackathonDifficulties,
  listingLevels,
  payPeriods,
  seasons,
  workplaces,
} from './enumerations.ts'
import { Match, MatchPointer } from './match.ts'

const instant = z.number().describe('milliseconds since 1970, UTC')

/** One place of a listing; `country` is its ISO 3166 code. At least one of the three is there. */
export const ListingPlace = z.object({
  city: z.string().optional(),
  region: z.string().optional(),
  country: z.string().optional(),
})
export type ListingPlace = z.infer<typeof ListingPlace>

/** What is paid, in whole units of the currency: from `least` to `most`, one of which may be missing. Zero is never one. */
export const ListingPay = z.object({
  /** ISO 4217. */
  currency: z.string().length(3),
  least: z.number().positive().optional(),
  most: z.number().positive().optional(),
  period: z.enum(payPeriods),
  /** The source guessed it; the employer did not say it. */
  predicted: z.literal(true).optional(),
})
export type ListingPay = z.infer<typeof ListingPay>

/** When an internship or program takes place; the year is missing where the text says 'Summer' alone. */
export const ListingTerm = z.object({ season: z.enum(seasons), year: z.int().optional() })
export type ListingTerm = z.infer<typeof ListingTerm>

/** The sentence that says something: the characters [start, end) of a field of the listing. */
export const SaidIn = z.object({ field: z.enum(['title', 'description', 'location']), start: z.int(), end: z.int() })
export type SaidIn = z.infer<typeof SaidIn>

/** What a listing asks for and offers as far as its words tell; what they do not tell is absent. */
const toldInWords = {
  pay: ListingPay.optional(),
  /** Years of experience that are required. */
  years: z.object({ least: z.int(), most: z.int().optional() }).optional(),
  /** The least degree that is required. */
  degree: z.enum(degreeNames).optional(),
  terms: z.array(ListingTerm).optional(),
  /** When the work begins: '2027-06-15', or '2027-06' where the day is not said. */
  startsOn: z.string().optional(),
  /** Whether the employer helps with a visa. */
  sponsorship: z.enum(['offered', 'refused']).optional(),
  /** Only these may be hired: citizens of a country (ISO 3166), or they and its permanent residents. */
  citizenship: z.object({ who: z.enum(citizenships), country: z.string().optional() }).optional(),
  /** A security clearance that one must have, or be able to get. */
  clearance: z.object({ need: z.enum(['held', 'obtainable']), level: z.enum(clearanceLevels).optional() }).optional(),
  /** 'only': one must be a student; 'or-graduates': a student or somebody who has just finished. */
  students: z.enum(['only', 'or-graduates']).optional(),
  /** The sentence behind each of these facts, by the name of its field. */
  said: z.record(z.string(), SaidIn).optional(),
}

/**
 * A job or a hackathon as sources produce it, the server stores it and the index reads it.
 * Only `id`, `kind` and `title` are sure; everything else is absent where the source does not say it.
 */
export const Listing = z.object({
  id: z.string().min(1),
  kind: z.enum(['job', 'hackathon']),
  title: z.string().min(1),
  /** The employer, or the organizer of a hackathon. */
  company: z.string().optional(),
  location: z.string().optional(),
  places: z.array(ListingPlace).optional(),
  workplace: z.enum(workplaces).optional(),
  /** Where one must live for remote work: codes of countries and keys of areas ('US', 'europe'). */
  remoteWithin: z.array(z.string()).optional(),
  type: z.string().optional(),
  level: z.enum(listingLevels).optional(),
  difficulty: z.enum(hackathonDifficulties).optional(),
  category: z.string().optional(),
  /** Plain text: a blank line parts paragraphs, '## ' begins a heading and '- ' an item of a list. */
  description: z.string().optional(),
  skills: z.array(z.string()).optional(),
  themes: z.array(z.string()).optional(),
  salary: z.string().optional(),
  duration: z.string().optional(),
  prize: z.string().optional(),
  teamSize: z.string().optional(),
  /** Where to apply or register; '#' means that there is no link. */
  url: z.string().optional(),
  logo: z.string().optional(),
  source: z.string().optional(),
  /** Its page at the source, where `url` leads elsewhere. */
  sourceUrl: z.string().optional(),
  /** What the source says of it ('closed', 'cancelled'). Where a hackathon stands follows from its dates. */
  status: z.string().optional(),
  posted: instant.optional(),
  /** When its source last showed the same opening as new; `posted` stays the first date. */
  reposted: instant.optional(),
  deadline: instant.optional(),
  /** IANA zone of the deadline, or 'AoE'. */
  deadlineZone: z.string().optional(),
  /** Of a hackathon: when registration opens and ends, when work must be handed in, when it starts and ends. */
  opens: instant.optional(),
  registrationDeadline: instant.optional(),
  submissionDeadline: instant.optional(),
  starts: instant.optional(),
  ends: instant.optional(),
  ...toldInWords,
  firstSeen: instant.optional(),
  lastSeen: instant.optional(),
})
export type Listing = z.infer<typeof Listing>

/** Where else an employer has a listing of the same title; its own page is `/jobs/:id` or `/hackathons/:id`. */
export const OtherPlace = z.object({
  id: z.string(),
  location: z.string(),
  /** When a hackathon begins there; jobs have none. */
  starts: z.string().optional(),
})
export type OtherPlace = z.infer<typeof OtherPlace>

/** What both kinds of listing carry on the wire beside the specified fields. Instants are ISO texts. */
const listedExtras = {
  deadline: z.string().nullable(),
  deadline_zone: z.string().nullable(),
  posted_at: z.string().nullable(),
  last_seen: z.string().nullable(),
  /** When it was last posted anew; `posted_at` is the first time. */
  reposted_at: z.string().optional(),
  is_sample: z.boolean(),
  /** Its page at the source, where the terms of the source ask for a link to it; else null. */
  source_link: z.string().nullable(),
  match: Match.optional(),
  /** In a list: the first of the other listings of its title and employer that match too, the nearest first. */
  other_places: z.array(OtherPlace).optional(),
  /** How many they are. */
  other_places_total: z.int().optional(),
}

/** A job as listed (§3.22), with what the cards need beyond it. */
export const Job = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  posted: z.string(),
  type: z.string(),
  source: z.string(),
  description: z.string(),
  skills: z.array(z.string()),
  salary: z.string(),
  apply_link: z.string(),
  logo: z.string(),
  workplace: z.enum(workplaces).nullable(),
  level: z.enum(listingLevels).nullable(),
  duration: z.string().nullable(),
  /** For a job labelled 'internship', 'entry' or 'junior' whose text asks for years that do not go with it. */
  label_conflict: z.object({ label: z.string(), years: z.int(), evidence: MatchPointer }).optional(),
  /** For a job that offers to sponsor a visa: the sentence that says so, none where its source has a field for it. */
  visa_offer: z.array(MatchPointer).optional(),
  ...listedExtras,
})
export type Job = z.infer<typeof Job>

/** A hackathon as listed (§3.26; the first of two names is sent, decision 0310, 16). */
export const Hackathon = z.object({
  id: z.string(),
  title: z.string(),
  organizer: z.string(),
  location: z.string(),
  duration: z.string(),
  start_date: z.string().nullable(),
  /** 'upcoming', 'ongoing' or 'ended', as its dates have it when it is asked for. */
  status: z.string(),
  /** Whether one can still register; null where that is not known. */
  registration: z.enum(['open', 'closed']).nullable(),
  mode: z.string(),
  description: z.string(),
  themes: z.array(z.string()),
  prize_pool: z.string(),
  team_size: z.string(),
  logo: z.string(),
  registration_link: z.string(),
  difficulty: z.enum(hackathonDifficulties).nullable(),
  submission_deadline: z.string().nullable(),
  source: z.string(),
  ...listedExtras,
})
export type Hackathon = z.infer<typeof Hackathon>
