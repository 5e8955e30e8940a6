import { isIP } from 'node:net'
import {
  hackathonModes,
  postingCategories,
  postingJobTypes,
  postingLevels,
  postingLocations,
} from '@scry/contracts/enumerations'
import { isoInstant } from '@scry/contracts/instants'
import { formCaps, mostWords, mostYears } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import { visibleLine, visibleText } from '@scry/contracts/visible-text'
import { isDeadlineZone } from '@scry/contracts/zones'
import { distinctWords } from '@scry/profile/caps'
import { z } from 'zod'
import { hostOf, isPublicAddress } from '../../platform/asking/public-address.ts'

const { postJob, postHackathon } = messages

const atMost = (label: string, longest: number) =>
  `${label} may have at most ${longest.toLocaleString('en-US')} characters`
const required = (label: string, message: string, longest: number = formCaps.line, read = visibleLine) =>
  z
    .string({ error: message })
    .transform(read)
    .pipe(z.string().min(1, message).max(longest, atMost(label, longest)))
const description = (label: string, message: string) =>
  required(label, message, formCaps.text, (text) =>
    (visibleLine(text) && visibleText(text.replace(/\r\n?/g, '\n'))).trim(),
  )
const optional = (label: string) =>
  z
    .string({ error: `${label} must be a text` })
    .transform(visibleLine)
    .pipe(z.string().max(formCaps.line, atMost(label, formCaps.line)))
    .nullish()
    .transform((text) => text || null)
const link = (label: string, missing: string) =>
  required(label, missing, formCaps.link).refine(isOutwardLink, { error: postJob.url })
const choice = <Value extends string>(label: string, values: readonly Value[], usual: Value) =>
  z.enum(values, { error: `${label} is one of ${values.join(', ')}` }).default(usual)
const words = (one: string, message: string) =>
  z
    .array(z.string({ error: `A ${one} must be a text` }), { error: message })
    .max(10 * mostWords, `At most ${mostWords} ${one}s can be posted`)
    .transform((items) => distinctWords(items.map(visibleLine)))
    .refine((items) => items.length > 0, { error: message })
    .refine((items) => items.length <= mostWords, { error: `At most ${mostWords} ${one}s can be posted` })
    .refine((items) => items.every((item) => item.length <= formCaps.line), {
      error: atMost(`A ${one}`, formCaps.line),
    })
/** A text that names an instant which the calendar has; 30 February is none. */
const instant = (label: string, missing: string) =>
  z
    .string({ error: missing })
    .min(1, missing)
    .transform((text) => isoInstant(text) ?? Number.NaN)
    .refine((value) => value > 0 && value < 32_503_680_000_000, {
      error: `${label} must be a date that exists, such as 2027-01-31 or 2027-01-31T18:00:00Z`,
    })
const optionalInstant = (label: string) =>
  z.preprocess((value) => value || null, instant(label, `${label} must be a text`).nullable())

const zone = z
  .string({ error: 'The time zone must be a text' })
  .max(64, atMost('The time zone', 64))
  .refine(isDeadlineZone, { error: 'The time zone is not known here' })
  .nullish()
  .transform((name) => name ?? null)
const years = z
  .int({ error: 'Years of experience must be a whole number' })
  .min(0, 'Years of experience cannot be less than 0')
  .max(mostYears, `Years of experience can be ${mostYears} at most`)
  .nullish()
  .transform((count) => count ?? null)

/** A posted job (§5.23-5.33). Every field has its specified message. */
export const JobForm = z.object({
  jobRole: required('Job role', postJob.jobRole),
  companyName: required('Company name', postJob.companyName),
  description: description('Job description', postJob.description),
  stipend: optional('Stipend'),
  duration: optional('Duration'),
  location: choice('Location', postingLocations, 'On site'),
  applyLink: link('Application link', postJob.applyLink),
  skills: words('skill', postJob.skills),
  site: required('Site/Source', postJob.site),
  jobType: choice('Job type', postingJobTypes, 'internship'),
  category: choice('Category', postingCategories, 'technology'),
  experienceLevel: choice('Experience level', postingLevels, 'entry'),
  applicationDeadline: optionalInstant('Application deadline'),
  deadlineZone: zone,
  place: optional('Place'),
  years,
})

export const HackathonForm = z.object({
  title: required('Hackathon title', postHackathon.title),
  organization: required('Organization name', postHackathon.organization),
  description: description('Hackathon description', postHackathon.description),
  prize: optional('Prize'),
  mode: choice('Mode', hackathonModes, 'online'),
  registration_deadline: instant('Registration deadline', postHackathon.registrationDeadline),
  submission_deadline: optionalInstant('Submission deadline'),
  start_date: instant('Start date', postHackathon.startDate),
  deadline_zone: zone,
  participation_link: link('Participation link', postHackathon.participationLink),
  location: optional('Location'),
  themes: words('theme', postHackathon.themes),
})

/** http or https to a named host, without a user part that would disguise where it leads (§5.29). */
export function isOutwardLink(text: string): boolean {
  // The reader of addresses leaves out line ends and tabs, so that another address would be shown than opened.
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false
  const url = new URL(text)
  return url.username === '' && url.password === '' && !leadsHome(hostOf(url))
}

/** Whether a host is the machine or the router of whoever opens it. A name of the host's own network may be meant. */
const leadsHome = (host: string): boolean =>
  host === '' || /^(?:.*\.)?localhost$/.test(host) || (isIP(host) !== 0 && !isPublicAddress(host))
