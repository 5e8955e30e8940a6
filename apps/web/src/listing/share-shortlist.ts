import type { Job } from '@scry/contracts/listing'
import { listingPath } from '@scry/contracts/page-paths'
import { shareOrCopy } from '../ui/share-or-copy.ts'

interface SharedShelf {
  name: string
  jobs: readonly Job[]
}

/** What each listing is and where it is found. Nothing of the person is in it: no name, no contact, no word of the resume. */
function shortlistText(shelves: readonly SharedShelf[]): string {
  const parts = shelves.map(({ name, jobs }) => {
    const lines = jobs.map(({ id, title, company, location }) =>
      [
        [title, company, location].filter(Boolean).join(', '),
        `${window.location.origin}${listingPath('job', id)}`,
      ].join('\n'),
    )
    return [name, ...lines].join('\n')
  })
  return ['My shortlist on Scry', ...parts].join('\n\n')
}

/** Sends a shortlist on as text. */
export async function shareShortlist(shelves: readonly SharedShelf[]): Promise<void> {
  await shareOrCopy(
    { text: shortlistText(shelves) },
    {
      copied: 'Your shortlist is copied, without your name or contact.',
      failed: 'Your shortlist could not be copied.',
      detail: 'Your browser did not allow it. You can print this page instead.',
    },
  )
}
