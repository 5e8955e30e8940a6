import { z } from 'zod'
import { matchBands } from './enumerations.ts'

/** Words in one of the two documents: `text` is the characters [start, end) of the field named by its path, such as `skills.3`. */
export const MatchPointer = z.object({
  field: z.string(),
  start: z.int().min(0),
  end: z.int().min(0),
  text: z.string(),
})
export type MatchPointer = z.infer<typeof MatchPointer>

/** One named line of the sum. A gap has negative or zero points and no profile pointer; 'unknown' lines have zero points. */
export const MatchContribution = z.object({
  factor: z.string(),
  label: z.string(),
  points: z.number(),
  kind: z.enum(['reason', 'gap', 'unknown']),
  profile: z.array(MatchPointer),
  listing: z.array(MatchPointer),
})
export type MatchContribution = z.infer<typeof MatchContribution>

/** Why a listing stands where it stands: `score` is the sum of all `points` (to 1e-9), in 0 to 100. */
export const Match = z.object({
  score: z.number(),
  band: z.enum(matchBands),
  contributions: z.array(MatchContribution),
})
export type Match = z.infer<typeof Match>
