import type { Grievance } from '@scry/contracts/listing-page-routes'
import type { LinkFlag, PostingStep } from '@scry/contracts/review'
import type { LinkCheck } from '@scry/contracts/review-routes'

export const trustWords: Readonly<Record<LinkCheck['trust'], string>> = {
  employer: 'The name of the employer or organizer is in the address.',
  'known-system': 'An application system that many employers use. Check that the page belongs to this one.',
  unverified: 'Nothing in the address ties it to the employer or organizer.',
}

export const flagWords: Readonly<Record<LinkFlag, string>> = {
  'look-alike': 'Looks like a well-known name but is a different address',
  'foreign-letters': 'Has letters from another alphabet',
  'borrowed-letters': 'The employer is written with letters that look like those of another alphabet',
  'user-part': 'Has a user name in front of the name of the site',
  shortener: 'A link shortener, which hides where it leads',
  'bare-number': 'A number instead of a name',
  'odd-port': 'Leads to an unusual port',
  'not-encrypted': 'Not encrypted',
  'leads-elsewhere': 'Leads on to another site',
  'leads-anew': 'Leads to another site than when it was posted',
}

export const complaintWords: Readonly<Record<Grievance, string>> = {
  closed: 'It is closed',
  wrong: 'Something in it is wrong',
  scam: 'It is a scam',
  two: 'It is two openings',
}

export const stepWords: Readonly<Record<PostingStep, string>> = {
  posted: 'Posted',
  edited: 'Edited by its poster',
  approved: 'Approved',
  'changes-asked': 'Changes requested',
  rejected: 'Rejected',
  'closed-by-owner': 'Closed by its poster',
  'closed-by-reviewer': 'Closed by a reviewer',
  'closed-by-date': 'Closed because its dates have passed',
  deleted: 'Deleted',
}
