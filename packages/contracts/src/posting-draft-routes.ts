import { z } from 'zod'
import { hackathonModes, postingCategories, postingJobTypes, postingLevels, postingLocations } from './enumerations.ts'
import { formCaps, mostWords, mostYears } from './limits.ts'
import { Hackathon, Job } from './listing.ts'
import type { Route } from './route.ts'

const line = z.string().max(formCaps.line)
const link = z.string().max(formCaps.link)
const text = z.string().max(formCaps.text)
const words = z.array(line).max(mostWords)
/** The posting that is changed; it is no duplicate of itself. */
const edited = z.string().max(36).nullable().default(null)
const instant = z.string().max(40).nullable()
/** IANA zone, or 'AoE'; another one is as none. */
const zone = z.string().max(64).nullable()
/** Listed ones only: what others have not published is nobody's business. */
const duplicates = z.array(z.object({ id: z.string(), title: z.string(), company: z.string(), location: z.string() }))
/** A date that the description says; its zone is null where the description names none, and the instant is then UTC. */
const said = z.object({ at: z.string(), zone: z.string().nullable() }).nullable()

/** What a posted job would look like and what its description says; nothing is kept. */
export const draftJob = {
  method: 'POST',
  path: '/api/posting-draft/job',
  summary:
    'A job that is being written: as others will see it, what its description says of the other fields, and what may be the same opening.',
  body: z.object({
    edited,
    ...{ jobRole: line, companyName: line, site: line, stipend: line, duration: line, place: line },
    ...{ description: text, applyLink: link, skills: words },
    location: z.enum(postingLocations),
    jobType: z.enum(postingJobTypes),
    category: z.enum(postingCategories),
    experienceLevel: z.enum(postingLevels),
    years: z.int().min(0).max(mostYears).nullable(),
    applicationDeadline: instant,
    deadlineZone: zone,
  }),
  response: z.object({
    success: z.literal(true),
    job: Job,
    /** What the description says, null where it does not. */
    read: z.object({
      ...{ jobRole: z.string().nullable(), companyName: z.string().nullable() },
      ...{ applyLink: z.string().nullable(), site: z.string().nullable() },
      jobType: z.enum(postingJobTypes).nullable(),
      experienceLevel: z.enum(postingLevels).nullable(),
      years: z.int().nullable(),
      location: z.enum(postingLocations).nullable(),
      place: z.string().nullable(),
      stipend: z.string().nullable(),
      deadline: said,
      skills: z.array(z.string()),
    }),
    duplicates,
  }),
} as const satisfies Route

export const draftHackathon = {
  method: 'POST',
  path: '/api/posting-draft/hackathon',
  summary:
    'A hackathon that is being written: as others will see it, what its description says of the other fields, and what may be the same event.',
  body: z.object({
    edited,
    ...{ title: line, organization: line, prize: line, location: line },
    ...{ description: text, participation_link: link, themes: words },
    mode: z.enum(hackathonModes),
    ...{ registration_deadline: instant, submission_deadline: instant, start_date: instant, deadline_zone: zone },
  }),
  response: z.object({
    success: z.literal(true),
    hackathon: Hackathon,
    read: z.object({
      ...{ title: z.string().nullable(), organization: z.string().nullable() },
      participation_link: z.string().nullable(),
      mode: z.enum(hackathonModes).nullable(),
      location: z.string().nullable(),
      prize: z.string().nullable(),
      ...{ registration_deadline: said, submission_deadline: said, start_date: said },
      themes: z.array(z.string()),
    }),
    duplicates,
  }),
} as const satisfies Route
