import type { ListingPay, ListingTerm } from '@scry/contracts/listing'

export type KindOfWork =
  | 'internship'
  | 'apprenticeship'
  | 'freelance'
  | 'contract'
  | 'temporary'
  | 'volunteer'
  | 'part-time'
  | 'full-time'

type Period = ListingPay['period']

/**
 * What postings say in one language, a folder each; a speaker of it can review its folder alone. Patterns are looked for in
 * any case, beside those of the other languages; lists are words in small letters that lead to a sentence worth reading.
 */
export interface PostingWords {
  /** Kinds of work as the field of a source names them, and as a title does, where words are stricter. */
  readonly kinds?: Readonly<Partial<Record<KindOfWork, RegExp>>>
  readonly kindsInTitle?: Readonly<Partial<Record<KindOfWork, RegExp>>>
  /** Full or part time, whichever one likes. */
  readonly eitherTime?: RegExp
  /** Who trains apprentices and is none. */
  readonly trainers?: RegExp
  /** Titles of posts that are held for a time while one studies. */
  readonly internTitles?: RegExp
  /** Titles of posts that only a student may hold. */
  readonly studentTitles?: RegExp
  readonly studentWords?: readonly string[]
  /** That whoever is meant must be studying, and that this is asked of all. */
  readonly studying?: RegExp
  readonly mustStudy?: RegExp
  readonly seasons?: Readonly<Record<string, ListingTerm['season']>>
  /** Seasons that mean one in a title, and in a text. */
  readonly titleSeasons?: RegExp
  readonly termWords?: readonly string[]
  /** Words before the day on which work begins, and around it. */
  readonly startWords?: readonly string[]
  readonly starting?: RegExp
  readonly aboutStart?: RegExp
  /** Words around the last day to apply. */
  readonly deadlineWords?: readonly string[]
  readonly applying?: RegExp
  readonly lastDay?: RegExp
  readonly deadline?: RegExp
  /** Periods of pay in a text, and in a field of a source. */
  readonly periods?: Readonly<Partial<Record<Period, RegExp>>>
  readonly periodFields?: Readonly<Partial<Record<Period, RegExp>>>
  /** Words of pay; those that leave no doubt; those that one amount alone needs. */
  readonly pay?: RegExp
  readonly surePay?: RegExp
  readonly wage?: RegExp
  /** Where work is done, in a field of a source. */
  readonly workplaceFields?: Readonly<Partial<Record<'hybrid' | 'remote' | 'on-site', RegExp>>>
  readonly workplaceWords?: readonly string[]
  readonly hybrid?: RegExp
  readonly remote?: RegExp
}
