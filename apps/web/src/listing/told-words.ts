import type { Feedback, FeedbackReason } from '../calls/feedback.ts'
import { capital } from '../ui/capital.ts'
import { categoryWords } from './filter-words.ts'

/** What a person says against a listing, as a button and as a list have it. */
export const reasonWords: Readonly<Record<FeedbackReason, string>> = {
  field: 'Wrong field',
  level: 'Wrong level',
  place: 'Wrong place',
  employer: 'Not this employer',
  closed: 'It is closed',
  applied: 'Already applied',
  other: 'Something else',
}

/** What follows from it for other listings, as a sentence. */
export function consequence({ reason, about, value }: Feedback): string {
  switch (about) {
    case 'occupation':
      return `${value} jobs rank lower for you.`
    case 'field':
      return `Jobs of the field “${categoryWords(value)}” rank lower for you.`
    case 'level':
      return `${capital(value)} level jobs rank lower for you.`
    case 'difficulty':
      return `${capital(value)} hackathons rank lower for you.`
    case 'place':
      return `Listings in ${value} rank lower for you.`
    case 'employer':
      return `Listings of ${value} rank lower for you.`
    case null:
      return ['closed', 'applied', 'other'].includes(reason)
        ? 'It changes no ranking.'
        : 'The listing does not say enough for that, so it changes no ranking.'
  }
}
