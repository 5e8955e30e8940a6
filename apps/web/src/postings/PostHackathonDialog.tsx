import { hackathonModes } from '@scry/contracts/enumerations'
import { formCaps } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import type { HackathonPosting } from '@scry/contracts/posting'
import { type HackathonDraft, type ReadHackathonDraft, readHackathonDraft } from '../calls/own-postings.ts'
import { hackathonDraftOf, hackathonFilledIn, isNamedHackathon } from './hackathon-draft.ts'
import {
  emptyHackathon,
  type HackathonForm,
  hackathonFormOf,
  hackathonProblems,
  hackathonRecord,
} from './hackathon-rules.ts'
import { PostingDialog, type PostingDialogProps, type PostingForm } from './PostingDialog.tsx'

const { line } = formCaps

const hackathonForm: PostingForm<HackathonForm, HackathonPosting, HackathonDraft, ReadHackathonDraft['read']> = {
  kind: 'hackathon',
  collection: 'hackathon',
  prefix: 'HACK',
  words: {
    description: 'Published after review.',
    sent: 'Hackathon posting submitted',
    failed: messages.postHackathon.failed,
  },
  fields: [
    { name: 'title', label: 'Title', as: 'line', most: line, span: 3 },
    { name: 'organization', label: 'Organization', as: 'line', most: line, autoComplete: 'organization', span: 3 },
    { name: 'description', label: 'Description', as: 'text', span: 6 },
    { name: 'mode', label: 'Mode', as: 'choice', choices: hackathonModes, span: 2 },
    { name: 'location', label: 'Location', as: 'line', most: line, optional: true, span: 2 },
    { name: 'prize', label: 'Prize', as: 'line', most: line, optional: true, span: 2 },
    { name: 'start_date', label: 'Start date', as: 'instant', span: 3 },
    { name: 'deadline_zone', label: 'Time zone of these dates', as: 'zone', span: 3 },
    { name: 'registration_deadline', label: 'Registration deadline', as: 'instant', span: 3 },
    { name: 'submission_deadline', label: 'Submission deadline', as: 'instant', optional: true, span: 3 },
    { name: 'participation_link', label: 'Participation link', as: 'link', span: 6 },
    { name: 'themes', label: 'Themes', as: 'words', noun: 'theme', span: 6 },
  ],
  empty: emptyHackathon,
  problemsOf: hackathonProblems,
  recordOf: (form, { id, ...made }) => hackathonRecord(form, { hackathonId: id, ...made }),
  formOf: hackathonFormOf,
  draftOf: hackathonDraftOf,
  isNamed: isNamedHackathon,
  read: readHackathonDraft,
  filledIn: hackathonFilledIn,
}

/** Posts a hackathon into review (§4.26, §5.34-5.44). */
export function PostHackathonDialog(props: PostingDialogProps<HackathonPosting>) {
  return <PostingDialog of={hackathonForm} {...props} />
}
