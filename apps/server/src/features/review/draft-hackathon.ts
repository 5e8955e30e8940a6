import type { draftHackathon } from '@scry/contracts/posting-draft-routes'
import { visibleLine } from '@scry/contracts/visible-text'
import { announcedEvent } from '@scry/sources/announcement'
import { hackathonWords } from '@scry/sources/hackathon-words'
import type { z } from 'zod'
import { withoutNul } from '../../platform/archived-rows.ts'
import { type DraftDeps, type Drafting, dateSaid, draftInstant, draftZone, showDraft } from './draft.ts'
import type { HackathonRow } from './posting-listing.ts'

type Draft = z.output<(typeof draftHackathon)['body']>

/** A date that is not given yet; a listing takes it for none. */
const notYet = 0

function rowOf(draft: Draft, { accountId, now }: Drafting): HackathonRow {
  return withoutNul({
    ...{
      id: draft.edited ?? '',
      account_id: accountId,
      hackathon_id: '',
      title: visibleLine(draft.title) || 'Hackathon',
    },
    ...{
      organization: draft.organization,
      description: draft.description,
      participation_link: draft.participation_link,
    },
    ...{ prize: draft.prize.trim() || null, location: draft.location.trim() || null, mode: draft.mode },
    registration_deadline: draftInstant(draft.registration_deadline) ?? notYet,
    submission_deadline: draftInstant(draft.submission_deadline),
    start_date: draftInstant(draft.start_date) ?? notYet,
    deadline_zone: draftZone(draft.deadline_zone),
    ...{ themes: JSON.stringify(draft.themes), status: 'pending', created_at: now, updated_at: now },
  })
}

function readOut(description: string, now: number) {
  const { mode, location, prize, registration, submission, starts, themes } = hackathonWords(description, now)
  const { title, by, place, link } = announcedEvent(description)
  return {
    ...{ title: title ?? null, organization: by ?? null, participation_link: link ?? null },
    ...{ mode: mode ?? null, location: location ?? place ?? null, prize: prize ?? null },
    registration_deadline: dateSaid(registration?.at, registration?.zone),
    submission_deadline: dateSaid(submission?.at, submission?.zone),
    start_date: dateSaid(starts?.at, starts?.zone),
    themes: [...themes],
  }
}

export async function readHackathonDraft(deps: DraftDeps, draft: Draft, drafting: Drafting) {
  const isNamed = draft.title.trim() !== '' && draft.organization.trim() !== ''
  const posting = { kind: 'hackathon' as const, row: rowOf(draft, drafting) }
  const { hackathon, duplicates } = await showDraft(deps, posting, isNamed, drafting.now)
  if (!hackathon) throw new Error('A hackathon is shown as a hackathon.')
  return { success: true as const, hackathon, read: readOut(draft.description, drafting.now), duplicates }
}
