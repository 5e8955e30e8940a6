import { formCaps, mostWords } from '@scry/contracts/limits'
import { listingPath } from '@scry/contracts/page-paths'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../calls/call.ts'
import { type JobDraft as Draft, type ReadDraft, readJobDraft } from '../calls/own-postings.ts'
import { Button } from '../ui/Button.tsx'
import { useSettled } from '../ui/use-settled.ts'
import type { JobForm } from './job-rules.ts'
import { instantOf } from './link-rule.ts'
import { PostingPreview } from './PostingPreview.tsx'

/** So much as the server takes of a form that is still being written; its own limits are told when it is sent. */
function draftOf(form: JobForm): Draft {
  const { location, jobType, category, experienceLevel } = form
  const line = (text: string) => text.slice(0, formCaps.line)
  return {
    ...{ jobRole: line(form.jobRole), companyName: line(form.companyName), site: line(form.site) },
    ...{ stipend: line(form.stipend), duration: line(form.duration) },
    description: form.description.slice(0, formCaps.text),
    applyLink: form.applyLink.slice(0, formCaps.link),
    ...{ skills: form.skills.slice(0, mostWords), location, jobType, category, experienceLevel },
    applicationDeadline: instantOf(form.applicationDeadline),
  }
}

/** What of a form the description fills in, and its names in words. What somebody typed stays. */
export function filledIn(form: JobForm, read: ReadDraft['read']): { fields: Partial<JobForm>; names: string[] } {
  const skills = [...form.skills, ...read.skills.filter((one) => !form.skills.includes(one))].slice(0, mostWords)
  const found: { name: string; fields: Partial<JobForm> }[] = []
  if (read.jobType) found.push({ name: 'job type', fields: { jobType: read.jobType } })
  if (read.location) found.push({ name: 'location', fields: { location: read.location } })
  if (read.experienceLevel) found.push({ name: 'experience level', fields: { experienceLevel: read.experienceLevel } })
  if (read.stipend && form.stipend === '') found.push({ name: 'stipend', fields: { stipend: read.stipend } })
  if (skills.length > form.skills.length) found.push({ name: 'skills', fields: { skills } })
  return { fields: Object.assign({}, ...found.map(({ fields }) => fields)), names: found.map(({ name }) => name) }
}

interface FillInProps {
  form: () => JobForm
  onFill: (fields: Partial<JobForm>) => void
}

/** Offers to read the other fields out of a description that was pasted. */
export function FillIn({ form, onFill }: FillInProps) {
  const [said, setSaid] = useState('')
  const reading = useMutation({
    mutationFn: () => readJobDraft(draftOf(form())),
    onSuccess: ({ read }) => {
      const { fields, names } = filledIn(form(), read)
      onFill(fields)
      setSaid(
        names.length > 0
          ? `Filled in: ${new Intl.ListFormat('en-US').format(names)}. Please check.`
          : 'The description says nothing of the other fields.',
      )
    },
    onError: (error) => setSaid(error instanceof CallError ? error.sentence : 'It could not be read now.'),
  })
  return (
    <p className="-mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 md:col-span-6">
      <Button
        size="sm"
        busy={reading.isPending}
        busyText="Reading..."
        onClick={() => {
          if (form().description.trim() === '') setSaid('Paste the description first.')
          else reading.mutate()
        }}
      >
        Fill in the fields from the description
      </Button>
      <span role="status" className="type-note text-ink-2">
        {said}
      </span>
    </p>
  )
}

/** The job as others will see it while it is written, and what is listed already and may be the same opening. */
export function DraftPreview({ form }: { form: JobForm }) {
  const draft = useSettled(JSON.stringify(draftOf(form)), 800)
  const { jobRole, companyName } = JSON.parse(draft) as Draft
  const isNamed = jobRole.trim() !== '' && companyName.trim() !== ''
  const { data } = useQuery({
    queryKey: ['job-draft', draft],
    queryFn: ({ signal }) => readJobDraft(JSON.parse(draft) as Draft, signal),
    enabled: isNamed,
    gcTime: 0,
    retry: false,
    placeholderData: (before) => before,
  })
  if (!isNamed || !data) return null
  return (
    <section aria-label="As others will see it" className="md:col-span-6">
      {data.duplicates.length > 0 && (
        <div className="mb-4">
          <p className="type-text font-semibold">This may be listed already:</p>
          <ul className="type-text mt-1">
            {data.duplicates.map(({ id, title, company }) => (
              <li key={id} className="wrap-anywhere">
                <a className="text-link" href={listingPath('job', id)} target="_blank" rel="noreferrer">
                  {title}, {company}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="type-label mb-1.5">As others will see it</p>
      <div className="rounded-control border border-rule bg-sheet p-4">
        <PostingPreview posting={{ job: data.job, hackathon: null }} />
      </div>
    </section>
  )
}
