import type { PostingCategory } from '@scry/contracts/enumerations'
import type { IndustryName } from './industry.ts'
import { alternatives, lines } from './phrase.ts'

/**
 * What the catalogue knows of one occupation. Lists in one line are separated by '|', blocks by line breaks;
 * every text may hold choices `[x|y]` and slots `{name}`.
 */
export type Occupation = {
  /** The person, as in running text: "registered nurse". */
  name: string
  category: PostingCategory
  /** Name of the team, as in "our {team} team". */
  team: string
  /** Where such a person is employed, most usual first. */
  industries: readonly IndustryName[]
  titles: string
  /** Titles of an internship; without it the regular titles with "Intern". */
  intern?: string
  /** Titles above the middle level where "Senior" and "Lead" are not how the trade speaks. */
  senior?: string
  lead?: string
  /** Yearly pay in thousands of US dollars for somebody new, and for a senior. */
  pay: readonly [number, number]
  place: 'site' | 'mixed' | 'desk'
  degree: 'none' | 'school' | 'associate' | 'bachelor' | 'master' | 'doctorate'
  /** Fields of study. */
  studies: string
  certificates?: string
  /** Skills as written in running text; the first ones are the usual must-haves. */
  skills: string
  slots?: Readonly<Record<string, string>>
  /** What the person does: imperative sentences without a full stop. */
  duties: string
  /** What is looked for: noun phrases without a full stop. */
  asks: string
}

/** The lists of an occupation, split once. */
export type OccupationTerms = {
  team: readonly string[]
  duties: readonly string[]
  asks: readonly string[]
  skills: readonly string[]
  studies: readonly string[]
  slots: Readonly<Record<string, readonly string[]>>
}

export const termsOf = (occupation: Occupation): OccupationTerms => ({
  team: alternatives(occupation.team),
  duties: lines(occupation.duties),
  asks: lines(occupation.asks),
  skills: alternatives(occupation.skills),
  studies: alternatives(occupation.studies),
  slots: Object.fromEntries(Object.entries(occupation.slots ?? {}).map(([name, list]) => [name, alternatives(list)])),
})
