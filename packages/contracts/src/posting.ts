import { z } from 'zod'
import { hackathonModes, postingCategories, postingJobTypes, postingLevels, postingLocations } from './enumerations.ts'

/** A posted job as its author sends it to collection `aggregated_jobs` (§3.23-3.25); the server adds and overrules what it owns. */
export const JobPosting = z.object({
  jobId: z.string(),
  jobRole: z.string(),
  companyName: z.string(),
  description: z.string(),
  stipend: z.string().nullable(),
  duration: z.string().nullable(),
  location: z.enum(postingLocations),
  applyLink: z.string(),
  skills: z.array(z.string()),
  site: z.string(),
  jobType: z.enum(postingJobTypes),
  category: z.enum(postingCategories),
  experienceLevel: z.enum(postingLevels),
  applicationDeadline: z.string().nullable(),
  createdAt: z.string(),
  createdBy: z.string(),
  status: z.string(),
  // Beside what the specification lists; a document has them only where they are said (decision 0254).
  place: z.string().nullish(),
  /** Years of experience that are asked for. */
  years: z.int().nullish(),
  /** On whose clock the deadline is told: an IANA zone, or 'AoE'. */
  deadlineZone: z.string().nullish(),
})
export type JobPosting = z.infer<typeof JobPosting>

/** A posted hackathon as its author sends it to collection `hackathon` (§3.27-3.29). */
export const HackathonPosting = z.object({
  hackathonId: z.string(),
  title: z.string(),
  organization: z.string(),
  description: z.string(),
  prize: z.string().nullable(),
  mode: z.enum(hackathonModes),
  registration_deadline: z.string(),
  submission_deadline: z.string().nullable(),
  start_date: z.string(),
  participation_link: z.string(),
  location: z.string().nullable(),
  themes: z.array(z.string()),
  createdAt: z.string(),
  createdBy: z.string(),
  status: z.string(),
  /** As of a job: on whose clock the three dates are told. */
  deadline_zone: z.string().nullish(),
})
export type HackathonPosting = z.infer<typeof HackathonPosting>
