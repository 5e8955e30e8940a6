import { z } from 'zod'
import { Preparing } from './health-routes.ts'

/** The closed list of error codes under /api, each with its HTTP status. */
export const problems = {
  'invalid-input': 400,
  'not-logged-in': 401,
  'not-allowed': 403,
  'foreign-origin': 403,
  'not-found': 404,
  'not-acceptable': 406,
  'changed-meanwhile': 409,
  'too-large': 413,
  'not-a-pdf': 415,
  'corrupt-pdf': 422,
  'empty-pdf': 422,
  'encrypted-pdf': 422,
  'image-only-pdf': 422,
  'unreadable-fonts': 422,
  'too-many-pages': 422,
  'took-too-long': 422,
  'too-complex': 422,
  'no-email-found': 422,
  'too-many-requests': 429,
  'internal-error': 500,
  'not-configured': 501,
  'upstream-failed': 502,
  busy: 503,
  preparing: 503,
  'storage-unavailable': 503,
} as const
export type ProblemCode = keyof typeof problems

export const Problem = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  requestId: z.string(),
  /** With the code 'preparing': how far the listings are. */
  preparing: Preparing.optional(),
})
export type Problem = z.infer<typeof Problem>
