import type { Documents } from './documents.ts'
import type { LiveCounts } from './live-counts.ts'
import type { PostingLists } from './postings.ts'
import type { SkillRelations } from './skill-relations.ts'
import type { TermDictionary } from './term-dictionary.ts'
import type { TermSets } from './term-sets.ts'

/** Version of everything that decides an order; changes when a formula or a weight does. */
export const algorithm = 'scry-38'

/** What an index keeps and saves. */
export interface IndexParts {
  dictionary: TermDictionary
  documents: Documents
  lists: PostingLists
  sets: TermSets
  counts: LiveCounts
  /** Version of the listings that the relations were learnt from. */
  learntFrom: string
  /** Skill to skill. */
  skillRelations: SkillRelations
  /** Skill to word of a title. */
  titleRelations: SkillRelations
}
