import { listCaps, textCaps } from '@scry/contracts/limits'

export type CappedText = Exclude<keyof typeof textCaps, 'other'>
export type CappedList = Exclude<keyof typeof listCaps, 'projects'>

/** Cuts a text at its field's maximum, in UTF-16 units (§3.6-3.9); never inside a surrogate pair. Unnamed fields share the default. */
export function capText(field: string, text: string): string {
  return cut(text, isCappedText(field) ? textCaps[field] : textCaps.other)
}

export function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const end = isHighSurrogate(text.charCodeAt(length - 1)) ? length - 1 : length
  return text.slice(0, end)
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isCappedText(field: string): field is CappedText {
  return field !== 'other' && Object.hasOwn(textCaps, field)
}

const longestItem = 100
const mostInterests = 20

/** Trims, drops empty and repeated items (ignoring case), cuts each at 100 characters and the list at its maximum (§3.10-3.12). */
export function capList(field: string, items: readonly string[]): string[] {
  const most = field === 'interests' ? mostInterests : isCappedList(field) ? listCaps[field] : listCaps.skills
  const seen = new Set<string>()
  const kept: string[] = []
  for (const item of items) {
    const text = cut(item.trim().replace(/\s+/g, ' '), longestItem).trim()
    const key = text.toLowerCase()
    if (text === '' || seen.has(key)) continue
    seen.add(key)
    kept.push(text)
    if (kept.length === most) break
  }
  return kept
}

function isCappedList(field: string): field is CappedList {
  return field !== 'projects' && Object.hasOwn(listCaps, field)
}
