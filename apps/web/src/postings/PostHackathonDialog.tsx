import { hackathonModes } from '@scry/contracts/enumerations'
import { formCaps, mostWords } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import type { HackathonPosting } from '@scry/contracts/posting'
import { Controller } from 'react-hook-form'
import type { Stored } from '../calls/documents.ts'
import { readHackathonDraft } from '../calls/own-postings.ts'
import { draftOver, useDraft, useDraftKey } from '../session/use-draft.ts'
import { useSession } from '../session/use-session.ts'
import { Input } from '../ui/Input.tsx'
import { Select } from '../ui/Select.tsx'
import { TagInput } from '../ui/TagInput.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { fillIn, useCheckedForm } from '../ui/use-checked-form.ts'
import { hackathonDraftOf, hackathonFilledIn, isNamedHackathon } from './hackathon-draft.ts'
import {
  emptyHackathon,
  type HackathonForm,
  hackathonFormOf,
  hackathonProblems,
  hackathonRecord,
} from './hackathon-rules.ts'
import { PostingDialog } from './PostingDialog.tsx'
import { DraftPreview, FillIn } from './PostingDraft.tsx'
import { postingId, randomBelow } from './posting-id.ts'
import { usePosting } from './use-posting.ts'
import { ZoneSelect } from './ZoneSelect.tsx'

interface DialogProps {
  onClose: () => void
  /** One's own posting that is changed; a new one is posted without it. */
  edited?: Stored<HackathonPosting>
}

/** Posts a hackathon into review (§4.26, §5.34-5.44). */
export function PostHackathonDialog({ onClose, edited }: DialogProps) {
  const { account } = useSession()
  const start = edited ? hackathonFormOf(edited) : emptyHackathon
  const draft = useDraftKey(edited ? `edit-hackathon:${edited.$id}` : 'post-hackathon')
  const { form, field, send, errorOf } = useCheckedForm<HackathonForm>(draftOver(draft, start), hackathonProblems)
  useDraft(draft, form, start)
  const posting = usePosting('hackathon', draft, edited?.$id)
  const submit = send((values) => {
    const now = new Date()
    const record = hackathonRecord(values, {
      hackathonId: postingId('HACK', now.getTime(), randomBelow),
      createdAt: now.toISOString(),
      createdBy: account?.email ?? '',
    })
    posting.mutate(record, { onSuccess: () => form.reset(start) })
  })
  const values = form.watch()
  return (
    <PostingDialog
      kind="hackathon"
      title={edited ? 'Edit your hackathon posting' : 'Post a hackathon'}
      description="Published after review."
      submitText="Submit for review"
      successTitle="Hackathon posting submitted"
      isSubmitting={posting.isPending}
      isSubmitted={posting.isSuccess}
      failure={posting.isError ? messages.postHackathon.failed : null}
      cause={posting.cause}
      onSubmit={submit}
      onClose={onClose}
    >
      <Input label="Title" fieldClassName="md:col-span-3" most={formCaps.line} {...field('title')} />
      <Input
        label="Organization"
        autoComplete="organization"
        fieldClassName="md:col-span-3"
        most={formCaps.line}
        {...field('organization')}
      />
      <TextArea
        label="Description"
        rows={3}
        fieldClassName="md:col-span-6"
        most={formCaps.text}
        {...field('description')}
      />
      <FillIn
        description={() => form.getValues('description')}
        fill={async () => {
          const { read } = await readHackathonDraft(hackathonDraftOf(form.getValues()))
          const { fields, names } = hackathonFilledIn(form.getValues(), read)
          fillIn(form, fields)
          return names
        }}
      />
      <Select label="Mode" fieldClassName="md:col-span-2" {...field('mode')}>
        {hackathonModes.map((mode) => (
          <option key={mode} value={mode}>
            {mode.charAt(0).toUpperCase() + mode.slice(1)}
          </option>
        ))}
      </Select>
      <Input label="Location" optional fieldClassName="md:col-span-2" most={formCaps.line} {...field('location')} />
      <Input label="Prize" optional fieldClassName="md:col-span-2" most={formCaps.line} {...field('prize')} />
      <Input label="Start date" type="datetime-local" fieldClassName="md:col-span-3" {...field('start_date')} />
      <ZoneSelect
        label="Time zone of these dates"
        chosen={values.deadline_zone}
        fieldClassName="md:col-span-3"
        {...field('deadline_zone')}
      />
      <Input
        label="Registration deadline"
        type="datetime-local"
        fieldClassName="md:col-span-3"
        {...field('registration_deadline')}
      />
      <Input
        label="Submission deadline"
        type="datetime-local"
        optional
        fieldClassName="md:col-span-3"
        {...field('submission_deadline')}
      />
      <Input
        label="Participation link"
        type="url"
        inputMode="url"
        hint="Starts with http:// or https://"
        fieldClassName="md:col-span-6"
        most={formCaps.link}
        {...field('participation_link')}
      />
      <Controller
        control={form.control}
        name="themes"
        render={({ field: themes }) => (
          <TagInput
            className="md:col-span-6"
            label="Themes"
            most={mostWords}
            noun="theme"
            hint={`Type a theme and press Enter. Up to ${mostWords} fit.`}
            error={errorOf('themes')}
            values={themes.value}
            onChange={(values) => {
              themes.onChange(values)
              form.clearErrors('themes')
            }}
          />
        )}
      />
      <DraftPreview
        kind="hackathon"
        draft={hackathonDraftOf(values, edited?.$id)}
        isNamed={isNamedHackathon}
        read={readHackathonDraft}
      />
    </PostingDialog>
  )
}
