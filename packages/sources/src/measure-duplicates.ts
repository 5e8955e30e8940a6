import { nearDuplicates } from './near-duplicates.ts'
import { sampleListings } from './sample-catalogue.ts'

/** Counts, over a whole catalogue, the descriptions with a trigram Jaccard similarity above 0.9 to another. For the soak run. */
export const measureDuplicates = (seed: number, now: number): { descriptions: number; nearDuplicates: number } => {
  const texts = [...sampleListings({ seed, now })].map(({ description = '' }) => description)
  return { descriptions: texts.length, nearDuplicates: nearDuplicates(texts, 0.9).length }
}
