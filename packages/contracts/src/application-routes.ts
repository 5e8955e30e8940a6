import { z } from 'zod'
import { applicationCaps, applicationStages } from './applications.ts'
import type { Route } from './route.ts'

/** One application. What it says of the listing was copied when it was added, and stays when the listing goes. */
export const Application = z.object({
  id: z.string(),
  /** Null where it was brought by a file and is of no listing here. */
  listing_id: z.string().nullable(),
  kind: z.enum(['job', 'hackathon']),
  title: z.string(),
  company: z.string(),
  place: z.string(),
  /** Empty where there is none. */
  link: z.string(),
  deadline: z.string().nullable(),
  deadline_zone: z.string().nullable(),
  /** What of the resume the listing asked for. */
  words: z.array(z.string()),
  stage: z.enum(applicationStages),
  notes: z.string(),
  next_step: z.string(),
  /** A day of the person's own calendar, '2026-12-01'. */
  next_step_on: z.string().nullable(),
  added_at: z.string(),
  updated_at: z.string(),
  /** Whether the listing is still here. */
  is_listed: z.boolean(),
})
export type Application = z.infer<typeof Application>

const day = z
  .string()
  .refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text), {
    error: 'must be a day such as 2026-12-01',
  })
const stage = z.enum(applicationStages)
const line = z.string().trim().max(applicationCaps.line)

export const listApplications = {
  method: 'GET',
  path: '/api/applications',
  summary: "The caller's own record of applications, last changed first.",
  response: z.object({ success: z.literal(true), applications: z.array(Application) }),
} as const satisfies Route

export const addApplication = {
  method: 'POST',
  path: '/api/applications',
  summary: 'Put a listing on the own record. One that is on it keeps its words and takes the stage.',
  body: z.object({
    listing_id: z.string().min(1).max(applicationCaps.listing),
    stage,
    words: z.array(z.string().trim().min(1).max(applicationCaps.word)).max(applicationCaps.words).default([]),
  }),
  response: z.object({
    success: z.literal(true),
    application: Application,
    /** The stage it had before; null where it is new. */
    before: stage.nullable(),
  }),
} as const satisfies Route

export const changeApplication = {
  method: 'POST',
  path: '/api/applications/:id',
  summary: 'Change stage, notes or next step of an application.',
  body: z.object({
    stage: stage.optional(),
    notes: z.string().max(applicationCaps.notes).optional(),
    next_step: line.optional(),
    next_step_on: day.nullish(),
  }),
  response: z.object({ success: z.literal(true), application: Application }),
} as const satisfies Route

export const removeApplication = {
  method: 'DELETE',
  path: '/api/applications/:id',
  summary: 'Take an application off the own record.',
  response: z.object({ success: z.literal(true) }),
} as const satisfies Route

export const exportApplications = {
  method: 'GET',
  path: '/api/applications.csv',
  summary: 'The own record as CSV; a value that a spreadsheet would run is prefixed by an apostrophe.',
  response: z.string(),
} as const satisfies Route

export const importApplications = {
  method: 'POST',
  path: '/api/applications/import',
  summary:
    'Bring a record of applications from CSV. What is on the record already takes what the columns of the file say, nothing is removed.',
  body: z.object({ csv: z.string().max(applicationCaps.fileBytes) }),
  response: z.object({
    success: z.literal(true),
    added: z.int(),
    changed: z.int(),
    /** Lines that were left out, by their number in the file, with what is wrong. */
    problems: z.array(z.object({ line: z.int(), problem: z.string() })),
  }),
} as const satisfies Route
