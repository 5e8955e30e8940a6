import { storableText } from '@scry/contracts/visible-text'

/** What stands at a path of a JSON value; undefined where the path leads nowhere. Only own properties count. */
export const at = (value: unknown, ...path: string[]): unknown => {
  let found = value
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined
    found = (found as Record<string, unknown>)[name]
  }
  return found
}

const trimmed = (value: unknown): string | undefined => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return undefined
  const text = storableText(value).trim()
  return text === '' ? undefined : text
}

/** A text, trimmed and of whole characters that can be seen; a number becomes one. Absent where it is empty: that means unknown. */
export const textAt = (value: unknown, ...path: string[]): string | undefined => trimmed(at(value, ...path))

/** A number above zero, also from a text. Absent where it is zero: that means unknown. */
export const amountAt = (value: unknown, ...path: string[]): number | undefined => {
  const found = at(value, ...path)
  const amount = typeof found === 'string' && found.trim() !== '' ? Number(found.replaceAll(',', '')) : found
  return typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? amount : undefined
}

/** A whole number, zero included: a count of pages or results. */
export const countAt = (value: unknown, ...path: string[]): number | undefined => {
  const found = at(value, ...path)
  const count = typeof found === 'string' && found.trim() !== '' ? Number(found) : found
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined
}

export const flagAt = (value: unknown, ...path: string[]): boolean | undefined => {
  const found = at(value, ...path)
  return typeof found === 'boolean' ? found : undefined
}

export const listAt = (value: unknown, ...path: string[]): unknown[] | undefined => {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : undefined
}

/** The texts of a list, or of one text alone; each once. `inside` names the property of its entries that is read. */
export const textsAt = (value: unknown, path: string[], ...inside: string[]): string[] => {
  const found = at(value, ...path)
  const entries = Array.isArray(found) ? found : [found]
  return [...new Set(entries.flatMap((entry) => textAt(entry, ...inside) ?? []))]
}

/** An address of the web, made whole from `base` where it is not; absent where it is none or needs a login. */
export const addressAt = (value: unknown, path: string[], base?: string): string | undefined => {
  const text = textAt(value, ...path)
  if (text === undefined || /\s/.test(text)) return undefined
  const address = URL.parse(text, base)
  if (address === null || !/^https?:$/.test(address.protocol) || address.username !== '' || address.password !== '') {
    return undefined
  }
  return address.href
}

/** A country as two letters of ISO 3166, upper case. */
export const countryCodeAt = (value: unknown, ...path: string[]): string | undefined => {
  const code = textAt(value, ...path)
  return code !== undefined && /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : undefined
}
