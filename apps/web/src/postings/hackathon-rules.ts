import type { HackathonMode } from '@scry/contracts/enumerations'
import { formCaps } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import type { HackathonPosting } from '@scry/contracts/posting'
import { ownZone } from '../listing/dates.ts'
import { lengthProblems } from '../ui/length-problem.ts'
import { instantOf, isPast, linkProblem, localOf } from './link-rule.ts'

export interface HackathonForm {
  title: string
  organization: string
  description: string
  prize: string
  mode: HackathonMode
  registration_deadline: string
  submission_deadline: string
  start_date: string
  deadline_zone: string
  participation_link: string
  location: string
  themes: string[]
}

/** §5.43; the dates are told in the zone of the poster unless they choose another one. */
export const emptyHackathon: HackathonForm = {
  title: '',
  organization: '',
  description: '',
  prize: '',
  mode: 'online',
  registration_deadline: '',
  submission_deadline: '',
  start_date: '',
  deadline_zone: ownZone(),
  participation_link: '',
  location: '',
  themes: [],
}

type Problems<Form> = Partial<Record<keyof Form, string>>

/** Dates that cannot be meant: one may register late, but not once the work is due. */
function dateProblems(form: HackathonForm, now: number): Problems<HackathonForm> {
  const zone = form.deadline_zone
  const [register, start, submit] = [form.registration_deadline, form.start_date, form.submission_deadline].map(
    (local) => instantOf(local, zone),
  )
  if (isPast(form.registration_deadline, zone, now)) {
    return { registration_deadline: 'This deadline has passed. Choose a later one.' }
  }
  if (submit && start && submit < start) {
    return { submission_deadline: 'Submissions close before the hackathon starts. Choose a later date.' }
  }
  const last = submit ?? start
  if (register && last && register > last) {
    const what = submit ? 'submissions are due' : 'the hackathon starts'
    return { registration_deadline: `Registration closes after ${what}. Choose an earlier date.` }
  }
  return {}
}

const { line, link, text } = formCaps
const longest = {
  ...{ title: line, organization: line, prize: line, location: line },
  ...{ description: text, participation_link: link },
}

/** What keeps a hackathon from being posted, by field (§5.34-5.42). */
export function hackathonProblems(form: HackathonForm, now = Date.now()): Problems<HackathonForm> {
  const { postHackathon } = messages
  const required = {
    title: postHackathon.title,
    organization: postHackathon.organization,
    description: postHackathon.description,
    participation_link: postHackathon.participationLink,
    start_date: postHackathon.startDate,
    registration_deadline: postHackathon.registrationDeadline,
  }
  const problems: Problems<HackathonForm> = lengthProblems(form, longest)
  for (const [field, message] of Object.entries(required) as [keyof typeof required, string][]) {
    if (form[field].trim() === '') problems[field] = message
  }
  const notALink = linkProblem(form.participation_link)
  if (!problems.participation_link && notALink) problems.participation_link = notALink
  if (form.themes.length === 0) problems.themes = postHackathon.themes
  for (const [field, message] of Object.entries(dateProblems(form, now)) as [keyof HackathonForm, string][]) {
    problems[field] ??= message
  }
  return problems
}

/** The record of a posted hackathon (§3.27-3.29). It enters review (§4.27). */
export function hackathonRecord(
  form: HackathonForm,
  made: { hackathonId: string; createdAt: string; createdBy: string },
): HackathonPosting {
  const text = (value: string) => (value.trim() === '' ? null : value.trim())
  return {
    ...made,
    title: form.title.trim(),
    organization: form.organization.trim(),
    description: form.description.trim(),
    prize: text(form.prize),
    mode: form.mode,
    registration_deadline: instantOf(form.registration_deadline, form.deadline_zone) ?? '',
    submission_deadline: instantOf(form.submission_deadline, form.deadline_zone),
    start_date: instantOf(form.start_date, form.deadline_zone) ?? '',
    deadline_zone: form.deadline_zone,
    participation_link: form.participation_link.trim(),
    location: text(form.location),
    themes: form.themes,
    status: 'pending',
  }
}

/** A posted hackathon in the fields of its form, to be edited. */
export function hackathonFormOf(posting: HackathonPosting): HackathonForm {
  const { title, organization, description, prize, mode, participation_link, location, themes } = posting
  const zone = posting.deadline_zone ?? ownZone()
  return {
    ...{ title, organization, description, prize: prize ?? '', mode, participation_link, location: location ?? '' },
    registration_deadline: localOf(posting.registration_deadline, zone),
    submission_deadline: localOf(posting.submission_deadline, zone),
    start_date: localOf(posting.start_date, zone),
    deadline_zone: zone,
    themes: [...themes],
  }
}
