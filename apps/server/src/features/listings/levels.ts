import {
  type HackathonDifficulty,
  hackathonDifficulties,
  type ListingLevel,
  listingLevels,
} from '@scry/contracts/enumerations'
import { restriction } from './restriction.ts'

/** The two scales beside each other (decision 0310, 12): the first level of each difficulty stands for it. */
const levelsOf: Record<HackathonDifficulty, readonly [ListingLevel, ...ListingLevel[]]> = {
  beginner: ['entry'],
  intermediate: ['mid', 'junior'],
  advanced: ['senior', 'lead'],
}

/** Every level that a text of either scale means; undefined for none and for unknown values, which are neutral. */
export function levelsMeant(value: string): readonly ListingLevel[] | undefined {
  const text = restriction(value)?.toLowerCase()
  const level = listingLevels.find((one) => one === text)
  if (level) return [level]
  const difficulty = hackathonDifficulties.find((one) => one === text)
  return difficulty && levelsOf[difficulty]
}

/** The one level that a text of either scale stands for. */
export function levelMeant(value: string): ListingLevel | undefined {
  return levelsMeant(value)?.[0]
}

/** Words that leave a person's level open. */
const unsaid = new Set(['', 'not specified'])

/** The level that a list is ranked for: entry, a hackathon's beginner, where nothing is said (§7.31, §7.34). */
export function rankedLevel(value: string): ListingLevel | undefined {
  return unsaid.has(value.trim().toLowerCase()) ? 'entry' : levelMeant(value)
}

/** The difficulty that a text of either scale means. */
export function difficultyMeant(value: string): HackathonDifficulty | undefined {
  const level = levelMeant(value)
  return hackathonDifficulties.find((one) => level && levelsOf[one].includes(level))
}
