import { type Field, fieldNames } from './fields.ts'

export type DateOrder = 'day first' | 'month first'

/** What a host says of how its list is written. */
export type Mapping = {
  /** The name under which a field stands. */
  readonly names: ReadonlyMap<Field, string>
  /** What all entries share. */
  readonly always: ReadonlyMap<Field, string>
  readonly dates?: DateOrder
}

export const noMapping: Mapping = { names: new Map(), always: new Map() }

/** The form of a mapping, as a message explains it. */
export const mappingForm = [
  'A mapping is JSON: { "title": "Position", "employer": { "always": "Example University" }, "dates": "day first" }.',
  'On the left stands a field, on the right the name of the column that has it, or what holds for all rows.',
  '"dates" says how 5/6/2027 is meant: "day first" or "month first".',
  `The fields: ${fieldNames.join(', ')}.`,
].join('\n')

/** Reads a mapping; what is wrong with it is said in sentences. */
export const readMapping = (value: unknown): { mapping: Mapping; problems: string[] } => {
  const names = new Map<Field, string>()
  const always = new Map<Field, string>()
  const problems: string[] = []
  let dates: DateOrder | undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { mapping: noMapping, problems: ['The mapping is no JSON object.'] }
  }
  for (const [left, right] of Object.entries(value as Record<string, unknown>)) {
    const field = fieldNames.find((name) => name === left)
    if (left === 'dates') {
      if (right === 'day first' || right === 'month first') dates = right
      else problems.push(`"dates" is "day first" or "month first", not ${JSON.stringify(right)}.`)
    } else if (field === undefined) problems.push(`There is no field '${left}'.`)
    else if (typeof right === 'string' && right.trim() !== '') names.set(field, right)
    else {
      const constant = typeof right === 'object' && right !== null && 'always' in right ? right.always : undefined
      if (typeof constant === 'string' && constant.trim() !== '') always.set(field, constant.trim())
      else problems.push(`What stands for '${left}' is no name of a column and no { "always": "…" }.`)
    }
  }
  return { mapping: { names, always, ...(dates !== undefined && { dates }) }, problems }
}
