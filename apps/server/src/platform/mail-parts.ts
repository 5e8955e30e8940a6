import { visibleText } from '@scry/contracts/visible-text'

/** One part of a mail. Every mail is a list of these: its text and its HTML are made of the same words. */
export type MailPart =
  /** A paragraph; its lines stay lines. */
  | { readonly says: string }
  /** The same in small, for what stands at the foot. */
  | { readonly notes: string }
  /** Words of somebody else. */
  | { readonly quotes: string }
  /** The link that the mail is about. */
  | { readonly opens: string; readonly label: string }
  /** A link among others. */
  | { readonly notesLink: string; readonly label: string }
  /** A listing with what ties it to the reader. */
  | { readonly listing: string; readonly opens: string; readonly facts: string; readonly reasons: readonly string[] }
  /** Names and values, as a form was filled in. */
  | { readonly fields: Readonly<Record<string, string>> }

const newLine = /\r\n?|[\n\u2028\u2029]/g

/** A further line of a value is indented, so that none reads as a field of its own. */
const fieldLine = ([name, value]: [string, string]) => `${name}: ${value.replace(newLine, '\n  ')}`

function partText(part: MailPart): string {
  if ('says' in part) return part.says
  if ('notes' in part) return part.notes
  if ('quotes' in part) return part.quotes.replace(/^/gm, '  ')
  if ('notesLink' in part) return `${part.label}: ${part.notesLink}`
  if ('listing' in part)
    return [part.listing, part.facts, ...part.reasons.map((reason) => `- ${reason}`), part.opens].join('\n')
  if ('opens' in part) return part.opens
  return Object.entries(part.fields).map(fieldLine).join('\n')
}

/** Without signs that nobody sees: one that turns the direction would turn what the mail itself says behind it. */
export function mailText(parts: readonly MailPart[]): string {
  return visibleText(`${parts.map(partText).join('\n\n')}\n`)
}
