import { applicationCaps } from '@scry/contracts/applications'
import { listingPath } from '@scry/contracts/page-paths'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import type { Application, ApplicationChange } from '../../calls/applications.ts'
import { Deadline } from '../../listing/Deadline.tsx'
import { shortDate } from '../../listing/dates.ts'
import { draftOver, dropDraft, useDraft, useDraftKey } from '../../session/use-draft.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Input } from '../../ui/Input.tsx'
import { lengthProblems } from '../../ui/length-problem.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { StageSelect } from './StageSelect.tsx'

export interface ApplicationProps {
  application: Application
  onChange: (change: ApplicationChange) => void
  /** Answers whether it was saved. */
  onSave: (change: ApplicationChange) => Promise<boolean>
  onRemove: () => void
}

/** The title, with the way to the listing while it is here. */
export function ApplicationTitle({
  application: { kind, listing_id, is_listed, title },
}: Pick<ApplicationProps, 'application'>) {
  if (!is_listed || listing_id === null) return title
  return (
    <Link className="hover:underline" to={listingPath(kind, listing_id)}>
      {title}
    </Link>
  )
}

/** One application in the list: what it is, where it stands, and under it notes and the next step. */
export function ApplicationRow({ application, onChange, onSave, onRemove }: ApplicationProps) {
  const {
    title,
    company,
    place,
    link,
    deadline,
    deadline_zone,
    words,
    next_step,
    next_step_on,
    is_listed,
    listing_id,
  } = application
  const [open, setOpen] = useState(false)
  return (
    <li className="border-b border-rule py-5">
      <article className="grid gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_10rem_11rem]">
        <div className="min-w-0">
          <h2 className="type-row-compact wrap-anywhere">
            <ApplicationTitle application={application} />
          </h2>
          <p className="type-text">{[company, place].filter(Boolean).join(' · ')}</p>
          {words.length > 0 && <p className="type-meta text-ink-2">What matched: {words.join(', ')}</p>}
          {next_step && (
            <p className="type-meta mt-1">
              <strong className="font-semibold">Next: {next_step}</strong>
              {next_step_on && `, ${shortDate(next_step_on)}`}
            </p>
          )}
          {listing_id !== null && !is_listed && <p className="type-meta text-ink-3">This listing is no longer here.</p>}
        </div>
        <Deadline at={deadline} zone={deadline_zone} />
        <StageSelect application={application} onChange={(stage) => onChange({ stage })} />
      </article>
      <Disclosure
        className="mt-2"
        label={
          <>
            Notes and next step<span className="sr-only"> of {title}</span>
          </>
        }
        open={open}
        onToggle={() => setOpen(!open)}
      >
        <ApplicationForm application={application} onSave={onSave} onDone={() => setOpen(false)} />
        <p className="type-meta mt-4 flex flex-wrap gap-x-5">
          {link && (
            <a className="text-link" href={link} target="_blank" rel="nofollow ugc noopener">
              Open the link
              <span className="sr-only"> of {title} (opens in a new tab)</span>
            </a>
          )}
          <button type="button" className="text-link" onClick={onRemove}>
            Remove
            <span className="sr-only"> {title}</span>
          </button>
        </p>
      </Disclosure>
    </li>
  )
}

interface TypedNotes {
  notes: string
  next_step: string
  next_step_on: string
}

/** What is typed stays on this device until it is saved: closed, left or refused, it is there again. */
function ApplicationForm({
  application: { id, notes, next_step, next_step_on },
  onSave,
  onDone,
}: Pick<ApplicationProps, 'application' | 'onSave'> & { onDone: () => void }) {
  const stored = { notes, next_step, next_step_on: next_step_on ?? '' }
  const draft = useDraftKey(`application:${id}`)
  const form = useForm<TypedNotes>({ defaultValues: draftOver(draft, stored) })
  useDraft(draft, form, stored)
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (typed) => {
    if (!(await onSave({ ...typed, next_step: typed.next_step.trim(), next_step_on: typed.next_step_on || null })))
      return
    dropDraft(draft)
    onDone()
  })
  const fitting = (field: 'notes' | 'next_step', most: number) =>
    form.register(field, { validate: (text) => lengthProblems({ text }, { text: most }).text ?? true })
  return (
    <form noValidate className="mt-3 grid gap-4 md:grid-cols-[minmax(0,1fr)_12rem]" onSubmit={submit}>
      <Input
        label="Next step"
        most={applicationCaps.line}
        error={errors.next_step?.message}
        {...fitting('next_step', applicationCaps.line)}
      />
      <Input label="On" type="date" {...form.register('next_step_on')} />
      <TextArea
        label="Notes"
        fieldClassName="md:col-span-2"
        rows={3}
        most={applicationCaps.notes}
        error={errors.notes?.message}
        {...fitting('notes', applicationCaps.notes)}
      />
      <div>
        <Button type="submit" busy={isSubmitting} busyText="Saving...">
          Save
        </Button>
      </div>
    </form>
  )
}
