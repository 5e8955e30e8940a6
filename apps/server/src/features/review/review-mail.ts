import { ownPostingsPath } from '@scry/contracts/page-paths'
import { reasonWords } from '@scry/contracts/review'
import type { Composer } from '../../platform/outbox-worker.ts'

const outcomes: Readonly<Record<string, { subject: string; lead: string; next: string }>> = {
  approved: {
    subject: 'Your posting is published',
    lead: 'was approved. It is in the lists now.',
    next: 'You can edit or close it here:',
  },
  'changes-asked': {
    subject: 'Your posting needs changes',
    lead: 'cannot be published as it is. A reviewer asks for changes.',
    next: 'Edit it here, and it goes into review again:',
  },
  rejected: {
    subject: 'Your posting was not accepted',
    lead: 'was not accepted, so it is not in the lists.',
    next: 'You find it here:',
  },
  'closed-by-reviewer': {
    subject: 'Your posting was closed',
    lead: 'was closed by a reviewer. It is no longer in the lists.',
    next: 'You find it here:',
  },
}

/** Tells the poster what came of their posting. */
export const composePosting: Composer = async ({ outcome = '', title = '', kind, reason, words, origin = '' }) => {
  const said = outcomes[outcome]
  if (!said) return undefined
  const why = reasonWords[reason as keyof typeof reasonWords]
  const place = ownPostingsPath[kind === 'hackathon' ? 'hackathon' : 'job']
  return {
    subject: said.subject,
    parts: [
      { says: `'${title}' ${said.lead}` },
      ...(why ? [{ says: `Reason: ${why}.` }] : []),
      ...(words ? [{ says: 'The reviewer writes:' }, { quotes: words }] : []),
      { says: said.next },
      { opens: `${origin}${place}`, label: 'See your posting' },
    ],
  }
}
