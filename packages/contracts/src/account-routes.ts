import { z } from 'zod'
import type { Route } from './route.ts'

export const AccountSession = z.object({
  id: z.string(),
  /** Browser and system, such as 'Firefox on Linux'. */
  device: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  expires_at: z.string(),
  is_current: z.boolean(),
})
export type AccountSession = z.infer<typeof AccountSession>

export const listSessions = {
  method: 'GET',
  path: '/api/sessions',
  summary: "The caller's sessions, newest first.",
  response: z.object({ success: z.literal(true), sessions: z.array(AccountSession) }),
} as const satisfies Route

export const endSession = {
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: "End one of the caller's sessions.",
  response: z.object({ success: z.literal(true) }),
} as const satisfies Route

export const endOtherSessions = {
  method: 'DELETE',
  path: '/api/sessions',
  summary: "End all of the caller's sessions but this one.",
  response: z.object({ success: z.literal(true), ended: z.int() }),
} as const satisfies Route

const password = z.string().max(4096).describe('the current password')

/** Everything that is kept about the caller: rows by table, as they are stored. */
export const exportAccount = {
  method: 'POST',
  path: '/api/export',
  summary: 'Everything that is kept about the caller, as JSON.',
  body: z.object({ password }),
  response: z.object({
    success: z.literal(true),
    exported_at: z.string(),
    retention: z.record(z.string(), z.string()),
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
} as const satisfies Route

/** The same as one table of table, row, field and value; a value that a spreadsheet would run is prefixed by an apostrophe. */
export const exportAccountCsv = {
  method: 'POST',
  path: '/api/export.csv',
  summary: 'Everything that is kept about the caller, as CSV.',
  body: z.object({ password }),
  response: z.string(),
} as const satisfies Route

/** Bytes that an archive may have, and that the part of it which is read may have when it is unpacked. */
/** `signs` are commas, brackets and braces: reading takes as long as there are lists and values, not as there are bytes. */
export const archiveCaps = { bytes: 5 * 1024 * 1024, unpackedBytes: 16 * 1024 * 1024, signs: 250_000 } as const

export const exportArchive = {
  method: 'POST',
  path: '/api/export.zip',
  summary: 'Everything that is kept about the caller, as one archive of the JSON and the CSV.',
  body: z.object({ password }),
  response: z.string(),
} as const satisfies Route

/** Multipart, field `archive`. */
export const importAccount = {
  method: 'POST',
  path: '/api/import',
  summary:
    'Bring the postings, applications, saved searches, feedback and words on skills of an archive into an account that has none; its profile replaces the one that is there. Postings enter review again.',
  response: z.object({
    success: z.literal(true),
    /** How many rows came, by table. */
    brought: z.record(z.string(), z.int()),
  }),
} as const satisfies Route

export const deleteAccount = {
  method: 'DELETE',
  path: '/api/account',
  summary: 'Remove the account and everything that is kept about its owner.',
  body: z.object({ password }),
  response: z.object({ success: z.literal(true) }),
} as const satisfies Route
