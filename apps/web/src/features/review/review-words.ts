import type { LinkFlag, PostingStep } from '@scry/contracts/review'
import type { LinkCheck } from '@scry/contracts/review-routes'

export const trustWords: Readonly<Record<LinkCheck['trust'], string>> = {
  employer: 'The address carries the name of the employer or organizer.',
  'known-system': 'A system that takes applications for many. Check that the page is of this employer.',
  unverified: 'Nothing in the address ties it to the employer or organizer.',
}

export const flagWords: Readonly<Record<LinkFlag, string>> = {
  'look-alike': 'Looks like a known name and is another address',
  'foreign-letters': 'Holds letters of another script',
  'user-part': 'Holds a name before the host',
  shortener: 'A shortener: it hides where it leads',
  'bare-number': 'A number in place of a name',
  'odd-port': 'Leads to an unusual port',
  'not-encrypted': 'Not encrypted',
}

export const stepWords: Readonly<Record<PostingStep, string>> = {
  posted: 'Posted',
  edited: 'Edited by its poster',
  approved: 'Approved',
  'changes-asked': 'Changes asked',
  rejected: 'Rejected',
  'closed-by-owner': 'Closed by its poster',
  'closed-by-reviewer': 'Closed by a reviewer',
  'closed-by-date': 'Closed, since its dates are over',
  deleted: 'Deleted',
}
