import { sectionNames, usualNames } from '../data/column-names.ts'
import { joining, ofListing } from '../data/list-names.ts'

export type Field = keyof typeof usualNames

export const fieldNames = Object.keys(usualNames) as Field[]

/** A name without what tells 'Job Title', 'job_title', 'job-listing:JobTitle' and 'JOBTITLE' apart. */
export const plainName = (name: string): string =>
  name
    .slice(/^\w+:./.test(name) ? name.indexOf(':') + 1 : 0)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const plural = /(?<=\p{L}{3})s(?!\p{L})/gu

/**
 * A name, then without what stands in brackets after it, then without words that join others, then without those for
 * the listing, then in the singular: the first that means something counts.
 */
const readings = (name: string): string[] => {
  const bare = name.replace(/\([^()]*\)/g, ' ')
  const parted = bare.replace(/_/g, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const joined = parted.replace(joining, ' ')
  const rest = joined.replace(ofListing, ' ')
  return [name, bare, bare.replace(joining, ' '), rest, joined.replace(plural, ''), rest.replace(plural, '')].map(
    plainName,
  )
}

type Meaning = { readonly field: Field; readonly rank: number } | { readonly section: string }

const meanings: ReadonlyMap<string, Meaning> = new Map([
  ...sectionNames.split(' ').map((name): [string, Meaning] => [name, { section: name }]),
  ...fieldNames
    .flatMap((field) =>
      usualNames[field].split(' ').map((name, rank): [string, Meaning] => [plainName(name), { field, rank }]),
    )
    // Of two fields that share a name, the first one has it.
    .reverse(),
])

/** Nobody calls a column by more words than these hold. */
const longestName = 200
/** No field has more usual names. */
const mostNames = 1000

/** What a name usually means; undefined where it means nothing here. */
export const usualMeaning = (name: string): Meaning | undefined => {
  if (name.length > longestName) return undefined
  for (const [place, reading] of readings(name).entries()) {
    const meaning = meanings.get(reading)
    if (meaning === undefined) continue
    // A name that needs no reading comes before all that do.
    return place > 2 && 'field' in meaning ? { ...meaning, rank: meaning.rank + mostNames } : meaning
  }
  return undefined
}
