import { workDescriptionCap } from '@scry/contracts/limits'

/** 'position at company (duration): description' in its two parts (§3.8). */
export function workEntry(line: string): { head: string; text: string } {
  const at = line.indexOf(': ')
  return at < 0 ? { head: line, text: '' } : { head: line.slice(0, at), text: line.slice(at + 2) }
}

/** What is longer without a space is no word: Chinese and Japanese have none between theirs. */
const longestWord = 40

/** A description that was cut where it is kept (§3.8), up to its last whole word. */
export function wholeWords(text: string): string {
  if (text.length < workDescriptionCap || /[.!?。！？]$/u.test(text)) return text
  const end = text.lastIndexOf(' ')
  const whole = text.length - end > longestWord ? text : text.slice(0, end)
  return `${whole.replace(/[\s,;:–-]+$/u, '')} …`
}
