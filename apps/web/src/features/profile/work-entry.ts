import { workDescriptionCap } from '@scry/contracts/limits'

/** 'position at company (duration): description' in its two parts (§3.8). */
export function workEntry(line: string): { head: string; text: string } {
  const at = line.indexOf(': ')
  return at < 0 ? { head: line, text: '' } : { head: line.slice(0, at), text: line.slice(at + 2) }
}

/** A description that was cut where it is kept (§3.8), up to its last whole word. */
export function wholeWords(text: string): string {
  if (text.length < workDescriptionCap || /[.!?]$/.test(text)) return text
  return `${text.slice(0, text.lastIndexOf(' ')).replace(/[\s,;:–-]+$/u, '')} …`
}
