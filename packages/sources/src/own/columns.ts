import { type Contents, contentsOf } from './column-contents.ts'
import { type Field, plainName, usualMeaning } from './fields.ts'
import type { Mapping } from './mapping.ts'
import { isAdvice, webAddress } from './values.ts'

/** An entry's values by field, and its sections under the names that they have there. */
export type Fields = {
  readonly values: Partial<Record<Field, unknown>>
  /** All that columns of the kind of work say. */
  readonly types: readonly unknown[]
  /** The names under which values stand, as `plainName` writes them. */
  readonly names: Partial<Record<Field, string>>
  readonly sections: readonly { heading: string; value: unknown }[]
}

export type Columns = ReturnType<typeof createColumns>

const mostKept = 50
/** So many entries and columns are looked at to see what they hold. */
const entriesSeen = 50
const mostSeen = 100
/** A link comes before whatever else stands where one applies. */
const noLink = 1e6
/** A table with one of these may be one of hackathons, which need no employer. */
const mayBeHackathons: readonly Field[] = ['kind', 'type', 'starts', 'days']

const listed = (names: readonly string[]): string =>
  `${names
    .slice(0, mostKept)
    .map((name) => `'${name.slice(0, 60)}'`)
    .join(', ')}${names.length > mostKept ? ' and more' : ''}`

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** A column's name as the heading that people read over what it holds: 'skills' and 'job_skills' are names of a machine. */
const headingOf = (name: string): string => {
  const words = name.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What names of columns mean: by a mapping, by themselves, then by what the columns hold. */
const createMeanings = ({ names, always }: Mapping) => {
  const byName = new Map([...names].map(([field, name]) => [plainName(name), { field, rank: -1 }] as const))
  let contents: Contents | undefined
  const meaningOf = (name: string) => {
    const mapped = byName.get(plainName(name))
    if (mapped !== undefined) return mapped
    const usual = usualMeaning(name)
    const told = contents?.told.get(name)
    if (usual === undefined) return told === undefined ? undefined : { field: told, rank: 0 }
    // A field that the mapping names stands there and nowhere else.
    return 'field' in usual && names.has(usual.field) ? undefined : usual
  }
  const fieldOf = (name: string): Field | undefined => {
    const meaning = meaningOf(name)
    return meaning !== undefined && 'field' in meaning ? meaning.field : undefined
  }
  /** What columns may be, as a question to the host. */
  const questions = (): string[] =>
    [...(contents?.asked ?? [])].map(
      ([name, fields]) =>
        `Column '${name.slice(0, 60)}' looks like ${fields.map((field) => `"${field}"`).join(' or ')}: if so, say it in a mapping.`,
    )
  return {
    ...{ meaningOf, fieldOf, questions },

    /** Columns that were told by what they hold, with their fields. */
    told: (): [name: string, field: Field][] => [...(contents?.told ?? [])],

    /** Looks once at what columns hold whose names mean nothing. */
    learn(entries: readonly Readonly<Record<string, unknown>>[]): void {
      if (contents !== undefined || entries.length === 0) return
      const all = [...new Set(entries.slice(0, entriesSeen).flatMap((entry) => Object.keys(entry)))].slice(0, mostSeen)
      const fields = new Set<Field>([...names.keys(), ...always.keys(), ...all.flatMap((name) => fieldOf(name) ?? [])])
      const unknown = all.filter((name) => meaningOf(name) === undefined && usualMeaning(name) === undefined)
      contents = contentsOf(unknown, entries, (field) => fields.has(field))
    },
  }
}

/** Finds the fields of entries by the names of their values; remembers the names that mean nothing. */
export const createColumns = (mapping: Mapping) => {
  const { names, always } = mapping
  const { meaningOf, fieldOf, questions, told, learn } = createMeanings(mapping)
  const known = new Map<string, ReturnType<typeof meaningOf>>()
  const unused = new Set<string>()
  const lookUp = (name: string) => {
    if (known.has(name)) return known.get(name)
    const meaning = meaningOf(name)
    if (known.size < 1000) known.set(name, meaning)
    if (meaning === undefined && unused.size < mostKept) unused.add(name)
    return meaning
  }
  return {
    ...{ questions, told, learn },

    /** Names that mean nothing here, in the order in which they were met. */
    unused: (): string[] => [...unused],

    /** How many of these names mean something here. */
    known: (header: readonly string[]): number => header.filter((name) => meaningOf(name) !== undefined).length,

    /** What a table with these columns lacks so that no row of it could be read. */
    lacks(header: readonly string[]): string | undefined {
      const missing = [...names].filter(([, name]) => !header.some((one) => plainName(one) === plainName(name)))
      const said = `The columns are ${listed(header)}.`
      if (missing[0] !== undefined) return `The mapping names a column '${missing[0][1]}', which is not there. ${said}`
      const fields = new Set<Field>([...always.keys(), ...header.flatMap((name) => fieldOf(name) ?? [])])
      const lacking = [
        ...(fields.has('title') ? [] : ['title']),
        ...(fields.has('employer') || mayBeHackathons.some((field) => fields.has(field)) ? [] : ['employer']),
        ...(fields.has('address') || fields.has('apply') ? [] : ['address of its page']),
      ]
      return lacking.length === 0
        ? undefined
        : `No column says the ${lacking.join(' or the ')}. ${said} ${['A mapping can say which ones they are.', ...questions()].join(' ')}`
    },

    fieldsOf(entry: Readonly<Record<string, unknown>>): Fields {
      const values: Partial<Record<Field, unknown>> = {}
      const types: unknown[] = []
      const foundAs: Partial<Record<Field, string>> = {}
      const ranks = new Map<Field, number>()
      const sections: { heading: string; value: unknown }[] = []
      for (const [name, value] of Object.entries(entry)) {
        const meaning = lookUp(name)
        if (meaning === undefined || isBlank(value)) continue
        if ('section' in meaning) sections.push({ heading: headingOf(name), value })
        else {
          if (meaning.field === 'type') types.push(value)
          if (meaning.field === 'apply' && isAdvice(value)) sections.push({ heading: headingOf(name), value })
          const rank = meaning.field === 'apply' && webAddress(value) === undefined ? noLink : meaning.rank
          if (rank < (ranks.get(meaning.field) ?? Number.POSITIVE_INFINITY)) {
            ranks.set(meaning.field, rank)
            values[meaning.field] = value
            foundAs[meaning.field] = plainName(name)
          }
        }
      }
      for (const [field, value] of always) values[field] = value
      return { values, types: always.has('type') ? [values.type] : types, names: foundAs, sections }
    },
  }
}
