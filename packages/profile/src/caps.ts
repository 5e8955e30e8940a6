import { formCaps, listCaps, mostWords, textCaps } from '@scry/contracts/limits'
import { visibleText } from '@scry/contracts/visible-text'

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

/** As a profile keeps a text. */
export function clean(text: string): string {
  return visibleText(text.replace(/\r\n?/g, '\n'))
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isCappedText(field: string): field is CappedText {
  return field !== 'other' && Object.hasOwn(textCaps, field)
}

/** Trims, and drops empty and repeated items, ignoring case (§5.21, §5.32). */
export function distinctWords(items: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const item of items) {
    const text = item.trim().replace(/\s+/g, ' ')
    const key = text.toLowerCase()
    if (text !== '' && !kept.has(key)) kept.set(key, text)
  }
  return [...kept.values()]
}

/** The list as a profile keeps it: distinct, each item within its length, and no more of them than its maximum (§3.10-3.12). */
export function capList(field: CappedList | 'interests', items: readonly string[]): string[] {
  const most = field === 'interests' ? mostWords : listCaps[field]
  return distinctWords(items.map((item) => cut(item.trim().replace(/\s+/g, ' '), formCaps.line))).slice(0, most)
}
