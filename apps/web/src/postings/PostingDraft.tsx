import type { Hackathon, Job } from '@scry/contracts/listing'
import { listingPath } from '@scry/contracts/page-paths'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../calls/call.ts'
import { Button } from '../ui/Button.tsx'
import { useSettled } from '../ui/use-settled.ts'
import { PostingPreview } from './PostingPreview.tsx'

interface FillInProps {
  description: () => string
  /** Fills in what the description says and gives the names of those fields. */
  fill: () => Promise<readonly string[]>
}

/** Offers to read the other fields out of a description that was pasted. */
export function FillIn({ description, fill }: FillInProps) {
  const [said, setSaid] = useState('')
  const reading = useMutation({
    mutationFn: fill,
    onSuccess: (names) =>
      setSaid(
        names.length > 0
          ? `Filled in: ${new Intl.ListFormat('en-US').format(names)}. Please check.`
          : 'The description says nothing about the other fields.',
      ),
    onError: (error) => setSaid(error instanceof CallError ? error.sentence : 'It could not be read now.'),
  })
  return (
    <p className="-mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 md:col-span-6">
      <Button
        size="sm"
        busy={reading.isPending}
        busyText="Reading..."
        onClick={() => {
          if (description().trim() === '') setSaid('Paste the description first.')
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

/** What the server makes of a posting that is being written. */
export interface ShownDraft {
  job?: Job
  hackathon?: Hackathon
  duplicates: { id: string; title: string; company: string }[]
}

interface DraftPreviewProps<Draft> {
  kind: 'job' | 'hackathon'
  draft: Draft
  isNamed: (draft: Draft) => boolean
  read: (draft: Draft, signal: AbortSignal) => Promise<ShownDraft>
}

/** The posting as others will see it while it is written, and what is listed already and may be the same. */
export function DraftPreview<Draft>({ kind, draft, isNamed, read }: DraftPreviewProps<Draft>) {
  const text = useSettled(JSON.stringify(draft), 800)
  const settled = JSON.parse(text) as Draft
  const enabled = isNamed(settled)
  const { data } = useQuery({
    queryKey: ['posting-draft', kind, text],
    queryFn: ({ signal }) => read(settled, signal),
    enabled,
    gcTime: 0,
    retry: false,
    placeholderData: (before) => before,
  })
  if (!enabled || !data) return null
  return (
    <section aria-label="As others will see it" className="md:col-span-6">
      {data.duplicates.length > 0 && (
        <div className="mb-4">
          <p className="type-text font-semibold">This may be listed already:</p>
          <ul className="type-text mt-1">
            {data.duplicates.map(({ id, title, company }) => (
              <li key={id} className="wrap-anywhere">
                <a className="text-link" href={listingPath(kind, id)} target="_blank" rel="noreferrer">
                  {title}, {company}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="type-label mb-1.5">As others will see it</p>
      <div className="rounded-control border border-rule bg-sheet p-4">
        <PostingPreview posting={{ job: data.job ?? null, hackathon: data.hackathon ?? null }} />
      </div>
    </section>
  )
}
