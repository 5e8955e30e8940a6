import { z } from 'zod'
import { matchBands } from './enumerations.ts'
import { formCaps, mostWords } from './limits.ts'
import type { Route } from './route.ts'
import { rankedItems, skillClaims, skillStates } from './skills.ts'

/** A skill of the caller's profile, by its usual name, and where the profile says so. */
export const ProfileSkill = z.object({
  name: z.string(),
  state: z.enum(skillStates),
  /** What the profile says, the list of skills first; empty for what only the person says. */
  quotes: z.array(z.object({ where: z.enum(['list', 'text']), text: z.string() })),
})
export type ProfileSkill = z.infer<typeof ProfileSkill>

const name = z.string().trim().min(1).max(formCaps.line)
/** `null` takes back what was said. */
const claim = z.enum(skillClaims).nullable()

export const listSkills = {
  method: 'GET',
  path: '/api/skills',
  summary: 'The skills of the caller’s profile: stated with their words, inferred, confirmed or rejected.',
  response: z.object({ success: z.literal(true), skills: z.array(ProfileSkill) }),
} as const satisfies Route

export const claimSkill = {
  method: 'POST',
  path: '/api/skills',
  summary:
    'Confirm or reject a skill, or take that back. A confirmed one counts whether or not a resume names it, a rejected one never.',
  body: z.object({ name, claim }),
  response: z.object({ success: z.literal(true), skills: z.array(ProfileSkill) }),
} as const satisfies Route

/** Where a job stands: its place among the best ones, null below them, and its band. */
const Standing = z.object({ place: z.int().min(1).nullable(), band: z.enum(matchBands) })

export const MovedJob = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  before: Standing,
  after: Standing,
})
export type MovedJob = z.infer<typeof MovedJob>

/** What a change would move among the best jobs. */
export const Moves = z.object({
  /** Of how many best jobs. */
  compared: z.int(),
  /** How many come among them, and how many of those that stay change their band or their place. */
  come: z.int(),
  rebanded: z.int(),
  replaced: z.int(),
  /** Those that move most. */
  moved: z.array(MovedJob),
})
export type Moves = z.infer<typeof Moves>

export const previewSkills = {
  method: 'POST',
  path: '/api/skills/preview',
  summary: 'What a change of skills would move among the caller’s best jobs; nothing is kept.',
  body: z.object({
    claims: z.array(z.object({ name, claim })).max(20).default([]),
    /** The list of skills as it would be; without it the profile’s. */
    skills: z.array(z.string().max(formCaps.line)).max(mostWords).optional(),
  }),
  response: z.object({ success: z.literal(true), moves: Moves }),
} as const satisfies Route

export const previewItem = {
  method: 'POST',
  path: '/api/profile-gain',
  summary:
    'What an item that the caller’s profile lacks would move among their best jobs, if it said what most of these have.',
  body: z.object({ item: z.enum(rankedItems) }),
  response: z.object({
    success: z.literal(true),
    /** What is supposed that it says; null where none of the best jobs has or asks for any. */
    gain: z.object({ supposed: z.string(), moves: Moves }).nullable(),
  }),
} as const satisfies Route
