import { postingCategories, postingJobTypes, postingLevels, postingLocations } from '@scry/contracts/enumerations'
import { formCaps } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import type { JobPosting } from '@scry/contracts/posting'
import { type JobDraft, type ReadJobDraft, readJobDraft } from '../calls/own-postings.ts'
import { isNamedJob, jobDraftOf, jobFilledIn } from './job-draft.ts'
import { emptyJob, type JobForm, jobFormOf, jobProblems, jobRecord } from './job-rules.ts'
import { PostingDialog, type PostingDialogProps, type PostingForm } from './PostingDialog.tsx'

const { line } = formCaps

const jobForm: PostingForm<JobForm, JobPosting, JobDraft, ReadJobDraft['read']> = {
  kind: 'job',
  collection: 'aggregated_jobs',
  prefix: 'JOB',
  words: {
    description: 'For students and early-career people. Published after review.',
    sent: 'Job posting submitted',
    failed: messages.postJob.failed,
  },
  fields: [
    { name: 'jobRole', label: 'Job role', as: 'line', most: line, span: 3 },
    { name: 'companyName', label: 'Company name', as: 'line', most: line, autoComplete: 'organization', span: 3 },
    { name: 'description', label: 'Job description', as: 'text', span: 6 },
    { name: 'jobType', label: 'Job type', as: 'choice', choices: postingJobTypes, span: 2 },
    { name: 'location', label: 'Location', as: 'choice', choices: postingLocations, span: 2 },
    { name: 'place', label: 'Place', as: 'line', most: line, optional: true, hint: 'Town and country.', span: 2 },
    { name: 'experienceLevel', label: 'Experience level', as: 'choice', choices: postingLevels, span: 2 },
    { name: 'years', label: 'Years of experience', as: 'number', optional: true, span: 2 },
    { name: 'category', label: 'Category', as: 'choice', choices: postingCategories, span: 2 },
    { name: 'skills', label: 'Skills', as: 'words', noun: 'skill', span: 6 },
    { name: 'applyLink', label: 'Application link', as: 'link', span: 3 },
    { name: 'site', label: 'Site/Source', as: 'line', most: line, hint: 'Where the job is published.', span: 3 },
    { name: 'stipend', label: 'Stipend', as: 'line', most: line, optional: true, span: 3 },
    { name: 'duration', label: 'Duration', as: 'line', most: line, optional: true, span: 3 },
    { name: 'applicationDeadline', label: 'Application deadline', as: 'instant', optional: true, span: 3 },
    { name: 'deadlineZone', label: 'Time zone of the deadline', as: 'zone', span: 3 },
  ],
  empty: emptyJob,
  problemsOf: jobProblems,
  recordOf: (form, { id, ...made }) => jobRecord(form, { jobId: id, ...made }),
  formOf: jobFormOf,
  draftOf: jobDraftOf,
  isNamed: isNamedJob,
  read: readJobDraft,
  filledIn: jobFilledIn,
}

/** Posts a job into review (§4.26, §5.23-5.33). */
export function PostJobDialog(props: PostingDialogProps<JobPosting>) {
  return <PostingDialog of={jobForm} {...props} />
}
