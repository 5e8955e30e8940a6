import { holders, namedHolders, placeHolders } from '../data/list-names.ts'
import { type Field, usualMeaning } from './fields.ts'

type Values = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Objects in objects: `{ "fields": { "location": { "city": … } } }`. */
const mostDepth = 2
/** A value that has words of its own is shown by them; a time with its day and its clock apart is one value. */
export const worded = ['name', 'rendered', 'value', 'text', 'organizer', '$date', '$oid']
const isTime = (value: Values): boolean => 'date' in value && 'time' in value

const isUnworded = (value: unknown): value is Values =>
  isObject(value) && !isTime(value) && !worded.some((word) => Object.hasOwn(value, word))

/**
 * An entry with what stands inside its objects under the names of both: `{ "salary": { "min": 5 } }` is 'salary min' as
 * well. Values of the entry itself come first.
 */
export const unfolded = (entry: Values, depth = 0): Values => {
  const inside = Object.entries(entry).flatMap(([name, value]) => {
    if (!isUnworded(value)) return []
    const shown = Object.entries(value).filter(([key]) => key !== 'id' || !placeHolders.test(name))
    return shown.map(([key, one]): [string, unknown] => [
      holders.test(name) && !(namedHolders.test(name) && usualMeaning(`${name} ${key}`) !== undefined)
        ? key
        : `${name} ${key}`,
      one,
    ])
  })
  if (inside.length === 0 || depth === mostDepth) return entry
  const whole = Object.entries(entry).filter(([name, value]) => !(isUnworded(value) && holders.test(name)))
  const known = new Set(Object.keys(entry))
  return unfolded(Object.fromEntries([...whole, ...inside.filter(([name]) => !known.has(name))]), depth + 1)
}

/** Whether the names of a value are those of a listing: a title and an address. */
const isEntry = (value: unknown): boolean => {
  if (!isObject(value)) return false
  const fields = new Set<Field>(
    Object.keys(unfolded(value)).flatMap((name) => {
      const meaning = usualMeaning(name)
      return meaning !== undefined && 'field' in meaning ? [meaning.field] : []
    }),
  )
  return fields.has('title') && (fields.has('address') || fields.has('apply'))
}

const wrapped = (value: Values): unknown[] | undefined =>
  Object.values(value).find((one): one is unknown[] => Array.isArray(one) && isEntry(one[0]))

/** The list that an answer is wrapped around: `{ "data": [ … ], "meta": { … } }`; one deeper, too. */
export const listInside = (value: unknown): unknown[] | undefined => {
  if (!isObject(value)) return undefined
  const deeper = Object.values(value).filter(isObject)
  return [value, ...deeper].map(wrapped).find((list) => list !== undefined)
}
