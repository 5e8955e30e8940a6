import { ProtocolError } from '../../platform/problem-error.ts'

export interface Filter {
  readonly attribute: string
  readonly values: readonly (string | number | boolean)[]
}

/** What a list was asked for. */
export interface ListQuery {
  readonly filters: readonly Filter[]
  readonly order: readonly { readonly attribute: string; readonly direction: 'asc' | 'desc' }[]
  readonly limit: number
  readonly offset: number
  /** Undefined for every field. */
  readonly select: readonly string[] | undefined
}

interface Call {
  readonly method: string
  readonly attribute: string | undefined
  readonly values: readonly unknown[]
}

const mostQueries = 20
const longestQuery = 2000
const defaultLimit = 25
const mostRows = 100

/** Reads `queries[0]=…&queries[1]=…` in both encodings: JSON of the newer clients, `equal("a", ["b"])` of those up to 13. */
export function readListQuery(query: Readonly<Record<string, unknown>>): ListQuery {
  const texts = Object.entries(query)
    .filter(([key]) => /^queries(\[\d*\])?$/.test(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
  if (texts.length > mostQueries) throw invalidQuery(`at most ${mostQueries} queries are taken`)
  const state = { filters: [] as Filter[], order: [] as ListQuery['order'][number][], limit: defaultLimit, offset: 0 }
  let select: readonly string[] | undefined
  for (const call of texts.map(readCall)) {
    switch (call.method) {
      case 'equal':
        state.filters.push({ attribute: attributeOf(call), values: scalarsOf(call) })
        break
      case 'orderAsc':
      case 'orderDesc':
        state.order.push({ attribute: attributeOf(call), direction: call.method === 'orderAsc' ? 'asc' : 'desc' })
        break
      case 'limit':
        state.limit = Math.min(mostRows, numberOf(call))
        break
      case 'offset':
        state.offset = numberOf(call)
        break
      case 'select':
        select = namesOf(call)
        break
      default:
        throw invalidQuery(`method ${call.method.slice(0, 40)} is not served here`)
    }
  }
  return { ...state, select: select?.includes('*') ? undefined : select }
}

function readCall(text: unknown): Call {
  if (typeof text !== 'string' || text.length > longestQuery) throw invalidQuery('a query is a text')
  const old = /^([a-zA-Z]+)\((.*)\)$/s.exec(text)
  if (!old) return readJsonCall(readJson(text))
  const [method, inner] = [old[1] ?? '', old[2] ?? '']
  const parts = readJson(`[${inner}]`)
  if (!Array.isArray(parts)) throw invalidQuery('its arguments cannot be read')
  const [first, ...rest] = parts as unknown[]
  if (['limit', 'offset', 'select'].includes(method)) {
    return { method, attribute: undefined, values: Array.isArray(first) ? first : [first] }
  }
  return { method, attribute: typeof first === 'string' ? first : undefined, values: rest.flat() }
}

function readJsonCall(call: unknown): Call {
  if (typeof call !== 'object' || call === null || Array.isArray(call)) throw invalidQuery('it cannot be read')
  const { method, attribute, values } = call as Record<string, unknown>
  if (typeof method !== 'string') throw invalidQuery('it has no method')
  return {
    method,
    attribute: typeof attribute === 'string' ? attribute : undefined,
    values: Array.isArray(values) ? values : [],
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidQuery('it cannot be read')
  }
}

function attributeOf(call: Call): string {
  if (call.attribute === undefined) throw invalidQuery(`${call.method} names no attribute`)
  return call.attribute
}

function scalarsOf(call: Call): Filter['values'] {
  const scalars = call.values.filter((value) => ['string', 'number', 'boolean'].includes(typeof value))
  if (scalars.length !== call.values.length || scalars.length === 0 || scalars.length > 100) {
    throw invalidQuery(`${call.method} needs between 1 and 100 plain values`)
  }
  return scalars as Filter['values']
}

function namesOf(call: Call): string[] {
  return call.values.map((value) => {
    if (typeof value !== 'string') throw invalidQuery(`${call.method} needs names`)
    return value
  })
}

function numberOf(call: Call): number {
  const [value] = call.values
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0 || value > 1_000_000) {
    throw invalidQuery(`${call.method} needs a whole number`)
  }
  return value
}

export function invalidQuery(why: string): ProtocolError {
  return new ProtocolError(400, 'general_query_invalid', `Invalid query: ${why}.`)
}
