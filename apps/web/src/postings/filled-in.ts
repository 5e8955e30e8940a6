import { mostWords } from '@scry/contracts/limits'
import { localOf } from './link-rule.ts'

/** A date that a description says, in the zone that it names. */
type SaidDate = { at: string; zone: string | null } | null

/** Dates that a description says as values of a form, all on one clock: of `zone` where others stand there already, else of the first zone that is named. */
export function saidDates(dates: readonly SaidDate[], zone: string, isSet = false): { zone: string; locals: string[] } {
  const named = (isSet ? null : dates.find((date) => date?.zone)?.zone) ?? zone
  // Where no zone is named the words are taken as they stand.
  return { zone: named, locals: dates.map((date) => localOf(date?.at ?? null, date?.zone ? named : 'UTC')) }
}

/** A list with what else was found, as far as it fits. */
export const withFound = (typed: readonly string[], found: readonly string[]): string[] =>
  [...new Set([...typed, ...found])].slice(0, mostWords)

/** What of a form a description fills in, and its names in words: only where nobody typed or chose anything yet. */
export function filledIn<Form extends object>(
  form: Form,
  empty: Form,
  found: { readonly [Field in keyof Form]?: Form[Field] | null },
  words: Partial<Record<keyof Form, string>>,
): { fields: Partial<Form>; names: string[] } {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const fields: Partial<Form> = {}
  const names: string[] = []
  for (const name of Object.keys(words) as (keyof Form)[]) {
    const value = found[name]
    const isOpen = Array.isArray(value) || isSame(form[name], empty[name])
    if (value === null || value === undefined || value === '' || !isOpen || isSame(value, form[name])) continue
    fields[name] = value as Form[keyof Form]
    names.push(words[name] ?? '')
  }
  return { fields, names }
}
