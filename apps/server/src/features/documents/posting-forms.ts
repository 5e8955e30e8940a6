import {
  hackathonModes,
  postingCategories,
  postingJobTypes,
  postingLevels,
  postingLocations,
} from '@scry/contracts/enumerations'
import { formCaps } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import { capList } from '@scry/profile/caps'
import { z } from 'zod'

const { postJob, postHackathon } = messages

const required = (message: string, longest: number) =>
  z.string({ error: message }).transform(clean).pipe(z.string().min(1, message).max(longest))
const optional = (longest: number) =>
  z
    .string()
    .transform(clean)
    .pipe(z.string().max(longest))
    .nullish()
    .transform((text) => text || null)
const link = (missing: string) => required(missing, formCaps.link).refine(isOutwardLink, { error: postJob.url })
const words = (message: string) =>
  z
    .array(z.string().max(200), { error: message })
    .max(100)
    .transform((items) => capList('skills', items.map(clean)))
    .refine((items) => items.length > 0, { error: message })
const instant = (message: string) =>
  z
    .string({ error: message })
    .min(1, message)
    .transform((text) => Date.parse(text))
    .refine((value) => Number.isFinite(value) && value > 0 && value < 32_503_680_000_000, { error: message })
const optionalInstant = (message: string) => z.preprocess((value) => value || null, instant(message).nullable())

/** A posted job (§5.23-5.33). Every field has its specified message. */
export const JobForm = z.object({
  jobRole: required(postJob.jobRole, formCaps.line),
  companyName: required(postJob.companyName, formCaps.line),
  description: required(postJob.description, formCaps.text),
  stipend: optional(formCaps.line),
  duration: optional(formCaps.line),
  location: z.enum(postingLocations).default('On site'),
  applyLink: link(postJob.applyLink),
  skills: words(postJob.skills),
  site: required(postJob.site, formCaps.line),
  jobType: z.enum(postingJobTypes).default('internship'),
  category: z.enum(postingCategories).default('technology'),
  experienceLevel: z.enum(postingLevels).default('entry'),
  applicationDeadline: optionalInstant('The application deadline is not a date'),
})

/** A posted hackathon (§5.34-5.43). */
export const HackathonForm = z.object({
  title: required(postHackathon.title, formCaps.line),
  organization: required(postHackathon.organization, formCaps.line),
  description: required(postHackathon.description, formCaps.text),
  prize: optional(formCaps.line),
  mode: z.enum(hackathonModes).default('online'),
  registration_deadline: instant(postHackathon.registrationDeadline),
  submission_deadline: optionalInstant('The submission deadline is not a date'),
  start_date: instant(postHackathon.startDate),
  participation_link: link(postHackathon.participationLink),
  location: optional(formCaps.line),
  themes: words(postHackathon.themes),
})

function clean(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed()
    .trim()
}

/** http or https to a named host, without a user part that would disguise where it leads (§5.29). */
export function isOutwardLink(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const { username, password, hostname } = new URL(text)
  return username === '' && password === '' && hostname !== ''
}
