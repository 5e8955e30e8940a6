import { postingCategories, postingJobTypes, postingLevels, postingLocations } from '@scry/contracts/enumerations'
import { formCaps, mostWords } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import type { JobPosting } from '@scry/contracts/posting'
import { Controller } from 'react-hook-form'
import type { Stored } from '../calls/documents.ts'
import { readJobDraft } from '../calls/own-postings.ts'
import { draftOver, useDraft, useDraftKey } from '../session/use-draft.ts'
import { useSession } from '../session/use-session.ts'
import { capital } from '../ui/capital.ts'
import { Input } from '../ui/Input.tsx'
import { Select } from '../ui/Select.tsx'
import { TagInput } from '../ui/TagInput.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { fillIn, useCheckedForm } from '../ui/use-checked-form.ts'
import { isNamedJob, jobDraftOf, jobFilledIn } from './job-draft.ts'
import { emptyJob, type JobForm, jobFormOf, jobProblems, jobRecord } from './job-rules.ts'
import { PostingDialog } from './PostingDialog.tsx'
import { DraftPreview, FillIn } from './PostingDraft.tsx'
import { postingId, randomBelow } from './posting-id.ts'
import { usePosting } from './use-posting.ts'
import { ZoneSelect } from './ZoneSelect.tsx'

const choices = (values: readonly string[]) =>
  values.map((value) => (
    <option key={value} value={value}>
      {value === 'hr' ? 'HR' : capital(value)}
    </option>
  ))

interface DialogProps {
  onClose: () => void
  /** One's own posting that is changed; a new one is posted without it. */
  edited?: Stored<JobPosting>
}

/** Posts a job into review (§4.26, §5.23-5.33). */
export function PostJobDialog({ onClose, edited }: DialogProps) {
  const { account } = useSession()
  const start = edited ? jobFormOf(edited) : emptyJob
  const draft = useDraftKey(edited ? `edit-job:${edited.$id}` : 'post-job')
  const { form, field, send, errorOf } = useCheckedForm<JobForm>(draftOver(draft, start), jobProblems)
  useDraft(draft, form, start)
  const posting = usePosting('aggregated_jobs', draft, edited?.$id)
  const submit = send((values) => {
    const now = new Date()
    const record = jobRecord(values, {
      jobId: postingId('JOB', now.getTime(), randomBelow),
      createdAt: now.toISOString(),
      createdBy: account?.email ?? '',
    })
    posting.mutate(record, { onSuccess: () => form.reset(start) })
  })
  const values = form.watch()
  return (
    <PostingDialog
      kind="job"
      title={edited ? 'Edit your job posting' : 'Post a job'}
      description="For students and early-career people. Published after review."
      submitText="Submit for review"
      successTitle="Job posting submitted"
      isSubmitting={posting.isPending}
      isSubmitted={posting.isSuccess}
      failure={posting.isError ? messages.postJob.failed : null}
      cause={posting.cause}
      onSubmit={submit}
      onClose={onClose}
    >
      <Input label="Job role" fieldClassName="md:col-span-3" most={formCaps.line} {...field('jobRole')} />
      <Input
        label="Company name"
        autoComplete="organization"
        fieldClassName="md:col-span-3"
        most={formCaps.line}
        {...field('companyName')}
      />
      <Select label="Job type" fieldClassName="md:col-span-2" {...field('jobType')}>
        {choices(postingJobTypes)}
      </Select>
      <Select label="Location" fieldClassName="md:col-span-2" {...field('location')}>
        {choices(postingLocations)}
      </Select>
      <Input
        label="Place"
        optional
        hint="Town and country."
        fieldClassName="md:col-span-2"
        most={formCaps.line}
        {...field('place')}
      />
      <Select label="Experience level" fieldClassName="md:col-span-2" {...field('experienceLevel')}>
        {choices(postingLevels)}
      </Select>
      <Input
        label="Years of experience"
        optional
        inputMode="numeric"
        fieldClassName="md:col-span-2"
        {...field('years')}
      />
      <Select label="Category" fieldClassName="md:col-span-2" {...field('category')}>
        {choices(postingCategories)}
      </Select>
      <TextArea
        label="Job description"
        rows={3}
        fieldClassName="md:col-span-6"
        most={formCaps.text}
        {...field('description')}
      />
      <FillIn
        description={() => form.getValues('description')}
        fill={async () => {
          const { read } = await readJobDraft(jobDraftOf(form.getValues()))
          const { fields, names } = jobFilledIn(form.getValues(), read)
          fillIn(form, fields)
          return names
        }}
      />
      <Controller
        control={form.control}
        name="skills"
        render={({ field: skills }) => (
          <TagInput
            className="md:col-span-6"
            label="Skills"
            most={mostWords}
            noun="skill"
            hint={`Type a skill and press Enter. Up to ${mostWords} fit.`}
            error={errorOf('skills')}
            values={skills.value}
            onChange={(values) => {
              skills.onChange(values)
              form.clearErrors('skills')
            }}
          />
        )}
      />
      <Input
        label="Application link"
        type="url"
        inputMode="url"
        hint="Starts with http:// or https://"
        fieldClassName="md:col-span-3"
        most={formCaps.link}
        {...field('applyLink')}
      />
      <Input
        label="Site/Source"
        hint="Where the job is published."
        fieldClassName="md:col-span-3"
        most={formCaps.line}
        {...field('site')}
      />
      <Input label="Stipend" optional fieldClassName="md:col-span-3" most={formCaps.line} {...field('stipend')} />
      <Input label="Duration" optional fieldClassName="md:col-span-3" most={formCaps.line} {...field('duration')} />
      <Input
        label="Application deadline"
        type="datetime-local"
        optional
        fieldClassName="md:col-span-3"
        {...field('applicationDeadline')}
      />
      <ZoneSelect
        label="Time zone of the deadline"
        chosen={values.deadlineZone}
        fieldClassName="md:col-span-3"
        {...field('deadlineZone')}
      />
      <DraftPreview kind="job" draft={jobDraftOf(values, edited?.$id)} isNamed={isNamedJob} read={readJobDraft} />
    </PostingDialog>
  )
}
