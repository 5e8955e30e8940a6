import { z } from 'zod'
import { hackathonDifficulties, listingLevels, workplaces } from './enumerations.ts'
import { Match, MatchPointer } from './match.ts'

const instant = z.number().describe('milliseconds since 1970, UTC')

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
  workplace: z.enum(workplaces).optional(),
  type: z.string().optional(),
  level: z.enum(listingLevels).optional(),
  difficulty: z.enum(hackathonDifficulties).optional(),
  category: z.string().optional(),
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
  /** What the source says of it ('closed', 'cancelled'). Where a hackathon stands follows from its dates. */
  status: z.string().optional(),
  posted: instant.optional(),
  deadline: instant.optional(),
  /** IANA zone of the deadline, or 'AoE'. */
  deadlineZone: z.string().optional(),
  submissionDeadline: instant.optional(),
  starts: instant.optional(),
  firstSeen: instant.optional(),
  lastSeen: instant.optional(),
})
export type Listing = z.infer<typeof Listing>

/** What both kinds of listing carry on the wire beside the specified fields. Instants are ISO texts. */
const listedExtras = {
  deadline: z.string().nullable(),
  deadline_zone: z.string().nullable(),
  posted_at: z.string().nullable(),
  last_seen: z.string().nullable(),
  is_sample: z.boolean(),
  match: Match.optional(),
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
  ...listedExtras,
})
export type Job = z.infer<typeof Job>

/** A hackathon as listed (§3.26; the first of two names is sent, readings 16). */
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
