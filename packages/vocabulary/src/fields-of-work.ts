import { certain, likely } from './data/english/fields-of-work.ts'
import { occupationFieldOf } from './titles.ts'

const fieldBy = (disciplines: typeof certain, title: string): string | undefined =>
  disciplines.find(([, words]) => words.test(title))?.[0]

/** The field of work that a title names, of those of `occupations`; undefined when no word of it is known. */
export const fieldOfWork = (title: string): string | undefined => {
  const lower = title.slice(0, 200).toLowerCase()
  const certainly = fieldBy(certain, lower)
  if (certainly !== undefined) return certainly
  const named = occupationFieldOf(title)
  const beside = named === null || named.isAnyTrade ? fieldBy(likely, lower) : undefined
  return beside ?? named?.field
}
