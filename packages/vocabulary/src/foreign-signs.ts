import { foreignSigns } from './data/foreign-signs.ts'

/** Kinds of document that are uploaded by mistake in place of a resume. */
export type ForeignKind = keyof typeof foreignSigns

const letterOrDigit = /[\p{L}\p{N}]/u
const whole = (text: string, at: number, end: number) =>
  !letterOrDigit.test(text.charAt(at - 1)) && !letterOrDigit.test(text.charAt(end))

function occurs(text: string, sign: string): boolean {
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1))
    if (whole(text, at, at + sign.length)) return true
  return false
}

const kinds = Object.keys(foreignSigns) as ForeignKind[]

/** How many different signs of each kind of foreign document a text holds. */
export function countForeignSigns(text: string): ReadonlyMap<ForeignKind, number> {
  const lower = text.toLowerCase().replace(/'/g, '’').replace(/\s+/g, ' ')
  return new Map(kinds.map((kind) => [kind, foreignSigns[kind].filter((sign) => occurs(lower, sign)).length]))
}
