/**
 * Signs that nobody sees and no text needs: controls but tabs and line ends, what turns the direction of writing (a title
 * could show what stands beside it as it is not), and two that no XML may hold.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g
/** Further controls, which in a text that was encoded twice are parts of letters. */
const unseenBeyondAscii = /[\u0080-\u009f]/g

/** A text of another server as it may be kept, with whole characters; one that was encoded twice can still be mended. */
export const storableText = (text: string): string => text.replace(unseen, '').toWellFormed()

/** A text of several lines as people send it, without what cannot be seen. */
export const visibleText = (text: string): string => storableText(text).replace(unseenBeyondAscii, '')

/** More marks on one letter than any script has: they would be drawn over the lines above and below. */
const heapedMarks = /(\p{M}{6})\p{M}+/gu
/** A letter, a digit or a sign; what draws nothing is none of them. */
const visible = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** The same as one line, trimmed: a name, a title. Empty where nothing of it would be seen. */
export function visibleLine(text: string): string {
  const line = visibleText(text).replace(/\s+/g, ' ').replace(heapedMarks, '$1').trim()
  return visible.test(line) ? line : ''
}
