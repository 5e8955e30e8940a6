/** Words and lists of the review of postings. Plain, so that a screen needs no schema library to show them. */

/** The label that the account of a reviewer carries. */
export const reviewerLabel = 'reviewer'

/** Where a posting stands. An edit of an approved one is pending again, while the approved words stay in the lists. */
export const postingStates = ['pending', 'approved', 'changes-asked', 'rejected', 'closed'] as const
export type PostingState = (typeof postingStates)[number]

export const postingKinds = ['job', 'hackathon'] as const
export type PostingKind = (typeof postingKinds)[number]

/** Why a reviewer asks for changes, rejects or closes. */
export const reviewReasons = [
  'unclear',
  'wrong-place',
  'duplicate',
  'link',
  'asks-for-money',
  'discriminates',
  'misleading',
  'over',
  'other',
] as const
export type ReviewReason = (typeof reviewReasons)[number]

export const reviewDecisions = ['approve', 'ask-changes', 'reject', 'close'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

/** What happened to a posting; written once and never changed. */
export const postingSteps = [
  'posted',
  'edited',
  'approved',
  'changes-asked',
  'rejected',
  'closed-by-owner',
  'closed-by-reviewer',
  'closed-by-date',
  'deleted',
] as const
export type PostingStep = (typeof postingSteps)[number]

/**
 * What the address of a posting's link tells. `employer`: a board or site that carries the employer's name;
 * `known-system`: a system in which employers take applications; `unverified`: anything else.
 */
export const linkTrusts = ['employer', 'known-system', 'unverified'] as const
export const linkFlags = [
  'look-alike',
  'foreign-letters',
  /** The name of the employer is written with letters of another alphabet that look like Latin ones. */
  'borrowed-letters',
  'user-part',
  'shortener',
  'bare-number',
  'odd-port',
  'not-encrypted',
  'leads-elsewhere',
  /** It leads to another site than when it was first followed. */
  'leads-anew',
] as const
export type LinkFlag = (typeof linkFlags)[number]
export const longestReviewWords = 2000

/** What a reviewer and a poster read of a reason; the mail ends it with a full stop. */
export const reasonWords: Readonly<Record<ReviewReason, string>> = {
  unclear: 'The description does not say enough',
  'wrong-place': 'It is not a job, internship or hackathon',
  duplicate: 'It is listed already',
  link: 'The link does not lead to the employer or the organizer',
  'asks-for-money': 'It asks applicants for money or private data',
  discriminates: 'It excludes people for who they are',
  misleading: 'Something in it does not seem to be true',
  over: 'It is over or filled',
  other: 'Another reason',
}
