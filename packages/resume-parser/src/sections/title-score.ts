import { looksLikeTitle } from '@scry/vocabulary/titles'
import { compound, kinds, legal, placeholders, seniority } from '../data/title-and-employer-words.ts'

/** How much a short text looks like the title of a job, 0 to 1: by the lexicon, else by words that often stand in one. */
export function titleScore(text: string): number {
  const clean = text.trim()
  if (clean.length < 2 || clean.length > 120 || !/\p{L}/u.test(clean)) return 0
  const known = looksLikeTitle(clean)
  if (known > 0.6) return known
  const words = clean.split(/\s+/).length
  const weak = words > 9 ? 0 : placeholders.test(clean) || compound.test(clean) ? 0.6 : seniority.test(clean) ? 0.35 : 0
  return Math.max(known, weak)
}

/** 'Acme, Inc.': the comma before a legal form is part of the name. */
const legalTail = new RegExp(`^\\s*${legal.source}(?=\\s*(?:[,;)]|[–—-]|$))`, 'u')
export const startsWithLegalForm = (text: string): boolean => legalTail.test(text)

/** How much a short text looks like the name of an employer, 0 to 1; an unknown name in capitals is 0.3. */
export function employerScore(text: string): number {
  const clean = text.trim()
  if (clean.length < 1 || clean.length > 110) return 0
  if (legal.test(clean)) return 1
  if (kinds.test(clean)) return 0.75
  const words = clean.split(/\s+/).length
  if (words > 9 || /[.!?]$/.test(clean)) return 0.1
  return /^[\p{Lu}\p{Lo}\d]/u.test(clean) ? 0.35 : 0.2
}
