import { listingPath } from '@scry/contracts/page-paths'
import { notify, notifyError } from '../ui/notify.ts'
import { shareOrCopy } from '../ui/share-or-copy.ts'
import type { SharedShelf } from './shortlist-picture.ts'

/** What each listing is and where it is found. Nothing of the person is in it: no name, no contact, no word of the resume. */
function shortlistText(shelves: readonly SharedShelf[]): string {
  const parts = shelves.map(({ name, jobs }) => {
    const lines = jobs.map(({ id, title, company, location, is_sample }) =>
      [
        [title, company, location, is_sample && 'sample listing'].filter(Boolean).join(', '),
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

/** Sends a shortlist on as a picture, by the device's own way of sharing or as a file. */
export async function shareShortlistPicture(shelves: readonly SharedShelf[]): Promise<void> {
  try {
    const { shortlistPicture } = await import('./shortlist-picture.ts')
    const file = await shortlistPicture(shelves)
    if (navigator.canShare?.({ files: [file] })) return await navigator.share({ files: [file] })
    const address = URL.createObjectURL(file)
    Object.assign(document.createElement('a'), { href: address, download: file.name }).click()
    URL.revokeObjectURL(address)
    notify('The picture is saved. Your name and contact are not in it.')
  } catch (error) {
    // Whoever closes the device's dialog has decided.
    if (error instanceof DOMException && error.name === 'AbortError') return
    console.warn('The picture was not shared.', error)
    notifyError('The picture could not be shared.', 'You can share the list as text, or print this page.')
  }
}
