/** What two readings of one resume are compared by: an expected analysis, or any analysis of the product. */
export interface Reading {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly location: string | null
  readonly summary: string | null
  readonly skills: readonly string[]
  readonly education: readonly EntryReading[]
  readonly work_experience: readonly EntryReading[]
  readonly projects: readonly EntryReading[]
  readonly certifications: readonly string[]
  readonly languages: readonly string[]
  readonly links: readonly string[]
}

type EntryReading = object

export interface Difference {
  /** `name`, `skills` or, of an entry, `work_experience.Loomwater Systems.start`. */
  readonly field: string
  readonly expected: string
  readonly actual: string
}

export interface Comparison {
  readonly fields: { readonly equal: number; readonly total: number }
  /** Jobs, studies and projects; equal when every field of them is. An entry that was made up counts as unequal. */
  readonly entries: { readonly equal: number; readonly total: number }
  readonly isWhole: boolean
  readonly differences: readonly Difference[]
}

const scalars = ['name', 'email', 'phone', 'location', 'summary'] as const
const lists = ['skills', 'certifications', 'languages', 'links'] as const
const entryKinds = {
  education: { keys: ['school', 'degree'], fields: ['school', 'degree', 'start', 'end', 'description'] },
  work_experience: {
    keys: ['company', 'position'],
    fields: ['position', 'company', 'start', 'end', 'location', 'description'],
  },
  projects: { keys: ['name'], fields: ['name', 'description', 'technologies'] },
} as const

/** Text without what layouts change: case, white space, kinds of dashes and quotes, bullets, isolates, a link's scheme. */
export function folded(value: unknown): string {
  const text = Array.isArray(value) ? [...value].map(String).sort().join(' ') : String(value ?? '')
  return text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/https?:\/\/|[•▸▪·]/g, ' ')
    .toLowerCase()
    .replace(/[\s-]+/g, '')
    .replace(/[.,/]$/, '')
}

const fieldOf = (entry: EntryReading, field: string) => (entry as Readonly<Record<string, unknown>>)[field]
const shown = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))

export interface ComparisonOptions {
  /** Fields that are not compared, such as `description`. */
  readonly without?: readonly string[]
  /** One name for a skill, where one of the readings gives canonical names. */
  readonly skillName?: (skill: string) => string
}

/**
 * Compares field by field. Entries are paired by their names, wherever in the list they stand. A project's duration is not
 * compared, because readers count it where the page prints dates.
 */
export function compareReadings(
  expected: Reading,
  actual: Reading,
  { without = [], skillName = (skill) => skill }: ComparisonOptions = {},
): Comparison {
  const differences: Difference[] = []
  let total = 0
  const check = (field: string, wanted: unknown, got: unknown): boolean => {
    total += 1
    if (folded(wanted) === folded(got)) return true
    differences.push({ field, expected: shown(wanted), actual: shown(got) })
    return false
  }
  const compared = (field: string) => !without.includes(field)
  for (const field of scalars.filter(compared)) check(field, expected[field], actual[field])
  for (const field of lists.filter(compared)) {
    const items = (reading: Reading) => {
      const written = field === 'skills' ? reading.skills.map(skillName) : reading[field]
      return [...new Set(written.map(folded))].sort().join(' ')
    }
    check(field, items(expected), items(actual))
  }
  let entriesEqual = 0
  let entriesTotal = 0
  for (const [kind, { keys, fields }] of Object.entries(entryKinds)) {
    const left = [...actual[kind as keyof typeof entryKinds]]
    for (const entry of expected[kind as keyof typeof entryKinds]) {
      const agreement = (other: EntryReading) =>
        keys.filter((key) => folded(fieldOf(entry, key)) === folded(fieldOf(other, key))).length
      const best = left.reduce<EntryReading | null>(
        (found, other) => (agreement(other) > (found === null ? 0 : agreement(found)) ? other : found),
        null,
      )
      if (best !== null) left.splice(left.indexOf(best), 1)
      const name = shown(fieldOf(entry, keys[0]))
      const outcomes = fields
        .filter(compared)
        .map((field) => check(`${kind}.${name}.${field}`, fieldOf(entry, field), best && fieldOf(best, field)))
      entriesTotal += 1
      if (outcomes.every(Boolean)) entriesEqual += 1
    }
    for (const extra of left) {
      entriesTotal += 1
      check(`${kind}.made up`, '', shown(fieldOf(extra, keys[0])) || 'entry')
    }
  }
  return {
    fields: { equal: total - differences.length, total },
    entries: { equal: entriesEqual, total: entriesTotal },
    isWhole: differences.length === 0,
    differences,
  }
}
