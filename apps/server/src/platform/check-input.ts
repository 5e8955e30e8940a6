import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { ProblemError } from './problem-error.ts'

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record',
  record: 'a record',
}
const parts: Readonly<Record<string, string>> = { string: 'characters', array: 'entries', record: 'fields' }

/** What is wrong with a value, in words for whoever sent it: the library's own are for its programmers. A schema's own message stands before it. */
export const plainIssue = (issue: z.core.$ZodRawIssue): string => {
  const path = issue.path?.join('.') ?? ''
  return `${path === '' ? 'The input' : `The field "${path}"`} ${faultOf(issue)}.`
}

function faultOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${kinds[issue.expected] ?? 'of another kind'}`
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'too_big':
      return issue.origin in parts
        ? `may have at most ${issue.maximum} ${parts[issue.origin]}`
        : `must be at most ${issue.maximum}`
    case 'too_small':
      if (!(issue.origin in parts)) return `must be at least ${issue.minimum}`
      return issue.minimum === 1 ? 'must not be empty' : `has at least ${issue.minimum} ${parts[issue.origin]}`
    case 'unrecognized_keys':
      return `takes no "${issue.keys[0] ?? ''}"`
    default:
      return 'has a value that it does not take'
  }
}

/** Checks query, body and parameters of the routes under /api by their schemas. */
export const checkInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const parsed = schema.safeParse(data, { error: plainIssue })
    if (parsed.success) return { value: parsed.data }
    return { error: new ProblemError('invalid-input', parsed.error.issues[0]?.message ?? 'The input is not valid.') }
  }
