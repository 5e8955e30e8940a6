import { type Bits, hasBit } from '../store/bits.ts'
import type { IndexParts } from '../store/index-parts.ts'
import type { ProfileInput } from './profile-input.ts'

/** What a factor is made from: for whom, when (in milliseconds) and among which listings. */
export interface Ground extends IndexParts {
  readonly profile: ProfileInput
  readonly now: number
}

export const none: Bits = new Uint32Array(0)

/** The documents that have a term of one of these keys, not to be changed; `none` where no listing ever had one. */
export const documentsWith = (keys: readonly string[], { dictionary, sets, documents }: IndexParts): Bits => {
  const terms = [...new Set(keys.flatMap((key) => dictionary.find(key) ?? []))]
  return terms.length === 0 ? none : sets.anyOf(terms, documents.count)
}

/** The documents that are hackathons, not to be changed. */
export const hackathonsOf = ({ documents }: Pick<IndexParts, 'documents'>): Bits => {
  const { kind } = documents.facets
  return kind.sets[kind.codeOf('hackathon') ?? -1] ?? none
}

/** Whether a document is a job, and no hackathon. */
export const isJob = ({ documents }: Pick<IndexParts, 'documents'>, document: number): boolean => {
  const { kind } = documents.facets
  return kind.values[kind.codes[document] ?? 0] === 'job'
}

/** Whether a set, where it has any document at all, has this one. */
export const isIn = (set: Bits, document: number): boolean => set.length > 0 && hasBit(set, document)
