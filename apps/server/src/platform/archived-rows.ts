import type { z } from 'zod'
import { ProblemError } from './problem-error.ts'

/** The end of the year 9999. */
export const lastInstant = 253_402_300_799_999

/** Texts without the signs that a database does not take. */
export const withoutNul = <Row extends object>(row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '') : value,
    ]),
  ) as Row

/** Rows of an archive, which may have been made up, by the schema of what they say; `what` they are in words. */
export function archivedRows<Schema extends z.ZodType>(
  schema: Schema,
  rows: readonly Readonly<Record<string, unknown>>[],
  what: string,
  most: number,
): z.output<Schema>[] {
  if (rows.length > most)
    throw new ProblemError('invalid-input', `The archive has more than ${most.toLocaleString('en-US')} ${what}.`)
  return rows.map((row, at) => {
    const read = schema.safeParse(withoutNul(row))
    if (read.success) return read.data
    const [issue] = read.error.issues
    const where = issue?.path.join('.') ?? ''
    throw new ProblemError('invalid-input', `Number ${at + 1} of the ${what} cannot be taken: see "${where}".`)
  })
}
