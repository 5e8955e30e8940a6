import { companyKey } from '@scry/vocabulary/company-key'
import { placePart } from '@scry/vocabulary/places'
import { forEachWord } from '@scry/vocabulary/tokens'
import type { ListingInput } from '../listing-input.ts'

const separators = [',', '(', '|', ' - ', ' – ', ' — ']
/** Towns whose names say something else at the end of a title: 'Teacher - Reading'. */
const otherwise = new Set(['bath', 'essen', 'mobile', 'nice', 'orange', 'reading', 'split'])

const lastSeparator = (text: string): { at: number; length: number } | null => {
  let found: { at: number; length: number } | null = null
  for (const separator of separators) {
    const at = text.lastIndexOf(separator)
    if (at > (found?.at ?? 0)) found = { at, length: separator.length }
  }
  return found
}

/** A title without the places named at its end: 'Sales Manager (Berlin)', 'Nurse - Austin, TX'. */
const withoutPlaces = (title: string): string => {
  let kept = title
  let rest = title
  for (let cut = lastSeparator(rest); cut !== null; cut = lastSeparator(rest)) {
    const part = rest.slice(cut.at + cut.length).replace(/\)\s*$/, '')
    const place = placePart(part)
    rest = rest.slice(0, cut.at)
    // A code such as 'TX' is one only behind a town: it may stand for a degree.
    if (place === null || otherwise.has(part.trim().toLowerCase())) break
    if (place !== 'code') kept = rest
  }
  return kept
}

/** What the listings of one title of one employer have in common; empty where a listing names no employer. */
export const groupKeyOf = ({ kind, title, company }: Pick<ListingInput, 'kind' | 'title' | 'company'>): string => {
  const employer = companyKey(company ?? '')
  if (employer === '') return ''
  let words = ''
  forEachWord(withoutPlaces(title), (word) => {
    words += ` ${word}`
  })
  return words === '' ? '' : `${kind} ${employer}${words}`
}
