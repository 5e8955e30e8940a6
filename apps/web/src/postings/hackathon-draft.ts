import { formCaps, mostWords } from '@scry/contracts/limits'
import type { HackathonDraft, ReadHackathonDraft } from '../calls/own-postings.ts'
import { filledIn, saidDates, withFound } from './filled-in.ts'
import { emptyHackathon, type HackathonForm } from './hackathon-rules.ts'
import { instantOf } from './link-rule.ts'

/** So much as the server takes of a form that is still being written; its own limits are told when it is sent. */
export function hackathonDraftOf(form: HackathonForm, edited?: string): HackathonDraft {
  const { mode, deadline_zone } = form
  const line = (text: string) => text.slice(0, formCaps.line)
  const instant = (local: string) => instantOf(local, deadline_zone)
  return {
    edited: edited ?? null,
    ...{ title: line(form.title), organization: line(form.organization) },
    ...{ prize: line(form.prize), location: line(form.location) },
    description: form.description.slice(0, formCaps.text),
    participation_link: form.participation_link.slice(0, formCaps.link),
    ...{ themes: form.themes.slice(0, mostWords), mode, deadline_zone },
    registration_deadline: instant(form.registration_deadline),
    submission_deadline: instant(form.submission_deadline),
    start_date: instant(form.start_date),
  }
}

export const isNamedHackathon = ({ title, organization }: HackathonDraft) =>
  title.trim() !== '' && organization.trim() !== ''

const dates = ['start_date', 'registration_deadline', 'submission_deadline'] as const
const words = {
  ...{ title: 'title', organization: 'organization', participation_link: 'participation link' },
  ...{ mode: 'mode', location: 'location', prize: 'prize', start_date: 'start date' },
  ...{ registration_deadline: 'registration deadline', submission_deadline: 'submission deadline', themes: 'themes' },
} as const

/** What of a hackathon's form the description fills in. */
export function hackathonFilledIn(form: HackathonForm, read: ReadHackathonDraft['read']) {
  const isTyped = dates.some((name) => form[name] !== '')
  const said = dates.map((name) => read[name])
  const { zone, locals } = saidDates(said, form.deadline_zone, isTyped)
  const found = {
    ...{ title: read.title, organization: read.organization, participation_link: read.participation_link },
    ...{ mode: read.mode, location: read.location, prize: read.prize, themes: withFound(form.themes, read.themes) },
    ...Object.fromEntries(dates.map((name, at) => [name, locals[at] ?? ''])),
  }
  const { fields, names } = filledIn(form, emptyHackathon, found, words)
  const isDated = dates.some((name) => fields[name])
  return { fields: isDated ? { ...fields, deadline_zone: zone } : fields, names }
}
