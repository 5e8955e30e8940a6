import { z } from 'zod'
import { postingCategories, postingJobTypes, postingLevels, postingLocations } from './enumerations.ts'
import { formCaps, mostWords } from './limits.ts'
import { Job } from './listing.ts'
import type { Route } from './route.ts'

const line = z.string().max(formCaps.line)

/** What a posted job would look like and what its description says; nothing is kept. */
export const draftJob = {
  method: 'POST',
  path: '/api/posting-draft',
  summary:
    'A job that is being written: as others will see it, what its description says of the other fields, and what may be the same opening.',
  body: z.object({
    ...{ jobRole: line, companyName: line, site: line, stipend: line, duration: line },
    description: z.string().max(formCaps.text),
    applyLink: z.string().max(formCaps.link),
    skills: z.array(line).max(mostWords),
    location: z.enum(postingLocations),
    jobType: z.enum(postingJobTypes),
    category: z.enum(postingCategories),
    experienceLevel: z.enum(postingLevels),
    /** ISO instant. */
    applicationDeadline: z.string().max(40).nullable(),
  }),
  response: z.object({
    success: z.literal(true),
    job: Job,
    /** What the description says, null where it does not. */
    read: z.object({
      jobType: z.enum(postingJobTypes).nullable(),
      experienceLevel: z.enum(postingLevels).nullable(),
      location: z.enum(postingLocations).nullable(),
      stipend: z.string().nullable(),
      skills: z.array(z.string()),
    }),
    /** Listed ones only: what others have not published is nobody's business. */
    duplicates: z.array(z.object({ id: z.string(), title: z.string(), company: z.string(), location: z.string() })),
  }),
} as const satisfies Route
