import { ownPostingsPath } from '@scry/contracts/page-paths'
import type { HackathonPosting, JobPosting } from '@scry/contracts/posting'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Link } from 'react-router'
import type { PostingCollection, Stored } from '../calls/documents.ts'
import { factsQuery } from '../calls/facts.ts'
import type { PostingKind } from '../calls/own-postings.ts'
import { draftOver, useDraft, useDraftKey } from '../session/use-draft.ts'
import { useSession } from '../session/use-session.ts'
import { Banner } from '../ui/Banner.tsx'
import { FormDialog } from '../ui/FormDialog.tsx'
import { fillIn, useCheckedForm } from '../ui/use-checked-form.ts'
import { DraftPreview, FillIn, type ShownDraft } from './PostingDraft.tsx'
import { type PostingField, PostingFieldControl } from './PostingFields.tsx'
import { type PostingPrefix, postingId, randomBelow } from './posting-id.ts'
import { usePosting } from './use-posting.ts'

/** What differs between the form of a job and that of a hackathon. */
export interface PostingForm<Form extends FieldValues, Posting, Draft, Read> {
  kind: PostingKind
  collection: PostingCollection
  prefix: PostingPrefix
  words: { description: string; sent: string; failed: string }
  fields: readonly PostingField<Form>[]
  empty: Form
  problemsOf: (form: Form) => Partial<Record<keyof Form, string>>
  recordOf: (form: Form, made: { id: string; createdAt: string; createdBy: string }) => Posting
  /** A stored posting in the fields of the form. */
  formOf: (posting: Posting) => Form
  draftOf: (form: Form, edited?: string) => Draft
  isNamed: (draft: Draft) => boolean
  read: (draft: Draft, signal?: AbortSignal) => Promise<ShownDraft & { read: Read }>
  /** What of the form its description fills in. */
  filledIn: (form: Form, read: Read) => { fields: Partial<Form>; names: string[] }
}

export interface PostingDialogProps<Posting> {
  onClose: () => void
  /** One's own posting that is changed; a new one is posted without it. */
  edited?: Stored<Posting>
}

interface OfKind<Form extends FieldValues, Posting, Draft, Read> extends PostingDialogProps<Posting> {
  of: PostingForm<Form, Posting, Draft, Read>
}

/** Posts a job or a hackathon into review (§4.26). */
export function PostingDialog<
  Form extends FieldValues & { description: string },
  Posting extends JobPosting | HackathonPosting,
  Draft,
  Read,
>({ of, edited, onClose }: OfKind<Form, Posting, Draft, Read>) {
  const { account } = useSession()
  const start = edited ? of.formOf(edited) : of.empty
  const draft = useDraftKey(edited ? `edit-${of.kind}:${edited.$id}` : `post-${of.kind}`)
  const checked = useCheckedForm<Form>(draftOver(draft, start), of.problemsOf)
  const { form } = checked
  useDraft(draft, form, start)
  const posting = usePosting(of.collection, draft, edited?.$id)
  const submit = checked.send((values) => {
    const now = new Date()
    const record = of.recordOf(values, {
      id: postingId(of.prefix, now.getTime(), randomBelow),
      createdAt: now.toISOString(),
      createdBy: account?.email ?? '',
    })
    posting.mutate(record, { onSuccess: () => form.reset(start) })
  })
  const fill = async () => {
    const { read } = await of.read(of.draftOf(form.getValues()))
    const { fields, names } = of.filledIn(form.getValues(), read)
    fillIn(form, fields)
    return names
  }
  return (
    <FormDialog
      title={edited ? `Edit your ${of.kind} posting` : `Post a ${of.kind}`}
      description={of.words.description}
      note="Your text is kept on this device until you submit it."
      submitText="Submit for review"
      isSubmitting={posting.isPending}
      sent={posting.isSuccess ? { title: of.words.sent, words: <WhereItIs kind={of.kind} onClose={onClose} /> } : null}
      notices={<WhoSeesIt />}
      failure={posting.isError ? of.words.failed : null}
      cause={posting.cause}
      onSubmit={submit}
      onClose={onClose}
    >
      {of.fields.map((field) => (
        <Fragment key={field.name}>
          <PostingFieldControl of={field} checked={checked} />
          {field.as === 'text' && <FillIn description={() => form.getValues().description} fill={fill} />}
        </Fragment>
      ))}
      <DraftPreview kind={of.kind} draft={of.draftOf(form.watch(), edited?.$id)} isNamed={of.isNamed} read={of.read} />
    </FormDialog>
  )
}

function useIsUnverified(): boolean {
  return useSession().account?.emailVerification === false
}

function WhereItIs({ kind, onClose }: { kind: PostingKind; onClose: () => void }) {
  return (
    <>
      {useIsUnverified() ? 'It waits until you verify your email.' : 'It is pending review.'} You can find it under{' '}
      <Link className="text-link" to={ownPostingsPath[kind]} onClick={onClose}>
        your postings
      </Link>
      .
    </>
  )
}

/** What keeps others from seeing a posting, told before it is written. */
function WhoSeesIt() {
  const isUnverified = useIsUnverified()
  const { data: facts } = useQuery(factsQuery)
  return (
    <>
      {facts?.reviews_postings === false && (
        <div className="md:col-span-6">
          <Banner kind="note" title="Nothing is reviewed on this server">
            This server has no reviewer yet, so only you will see it.
          </Banner>
        </div>
      )}
      {isUnverified && (
        <div className="md:col-span-6">
          <Banner kind="note" title="Your email is not verified yet">
            Once it is, your posting goes into review. Until then only you see it.
          </Banner>
        </div>
      )}
    </>
  )
}
