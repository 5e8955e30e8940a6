import type { MatchPointer } from '@scry/contracts/match'
import { requiredYears } from '@scry/vocabulary/years'
import type { ListingInput } from '../listing-input.ts'
import { canonicalValue, levelOf, typeOf } from '../store/facet-fields.ts'

/** A listing's label that its own text contradicts, and the words that do. */
export interface LabelConflict {
  /** 'internship', 'entry' or 'junior'. */
  label: string
  /** The least years of experience that the text asks for. */
  years: number
  evidence: MatchPointer
}

/** Least years that a label for beginners does not go with: what is asked of it now and then is below. */
const tooMany: Readonly<Record<string, number>> = { internship: 2, entry: 3, junior: 5 }

/** A job that is labelled for beginners and asks for years of experience; null for every other listing. */
export const labelConflictOf = (listing: ListingInput): LabelConflict | null => {
  if (listing.kind !== 'job') return null
  // A title alone hardly ever asks for years, and what it is labelled takes longer to read.
  if (!listing.description && requiredYears(listing.title) === null) return null
  const type = canonicalValue('type', typeOf(listing))
  const label = type === 'internship' ? type : canonicalValue('level', levelOf(listing))
  const least = tooMany[label]
  if (least === undefined) return null
  for (const field of ['description', 'title'] as const) {
    const text = listing[field] ?? ''
    const asked = requiredYears(text)
    if (asked === null) continue
    const { least: years, start, end } = asked
    return years < least ? null : { label, years, evidence: { field, start, end, text: text.slice(start, end) } }
  }
  return null
}
