/** Words and limits of a person's own record of applications. Plain, so that a screen needs no schema library. */

/** Where an application stands, as its owner says it. */
export const applicationStages = ['interested', 'applied', 'interview', 'offer', 'rejected', 'withdrawn'] as const
export type ApplicationStage = (typeof applicationStages)[number]

/** Those in which something is still to come. */
export const openStages: readonly ApplicationStage[] = ['interested', 'applied', 'interview', 'offer']

/** Columns of the file that takes a record elsewhere and brings it back. */
export const applicationColumns = [
  ...(['title', 'company', 'place', 'link', 'deadline', 'deadline zone', 'stage', 'notes'] as const),
  ...(['next step', 'next step on', 'words that matched', 'kind', 'listing', 'added'] as const),
] as const

export const applicationCaps = {
  most: 2000,
  line: 300,
  link: 2000,
  notes: 8000,
  words: 12,
  word: 100,
  listing: 700,
  zone: 60,
  fileBytes: 250_000,
} as const
