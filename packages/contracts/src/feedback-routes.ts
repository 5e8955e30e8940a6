import { z } from 'zod'
import { feedbackReasons, tasteAspects } from './feedback.ts'
import type { Route } from './route.ts'

/** One listing that its reader did not want, and why. */
export const Feedback = z.object({
  id: z.string(),
  listing_id: z.string(),
  kind: z.enum(['job', 'hackathon']),
  title: z.string(),
  company: z.string(),
  reason: z.enum(feedbackReasons),
  /** What ranks lower because of it; null where nothing does. */
  about: z.enum(tasteAspects).nullable(),
  /** 'Nurse', 'health', 'senior', 'Austin', 'Acme' */
  value: z.string(),
  said_at: z.string(),
})
export type Feedback = z.infer<typeof Feedback>

export const listFeedback = {
  method: 'GET',
  path: '/api/feedback',
  summary: 'What the caller said against listings, the newest first.',
  response: z.object({ success: z.literal(true), feedback: z.array(Feedback) }),
} as const satisfies Route

export const giveFeedback = {
  method: 'POST',
  path: '/api/feedback',
  summary:
    'Say why a listing is not for the caller. What is about taste lets listings like it rank lower; said again, it takes the place of what was said before.',
  body: z.object({ listing_id: z.string().min(1).max(700), reason: z.enum(feedbackReasons) }),
  response: z.object({ success: z.literal(true), feedback: Feedback }),
} as const satisfies Route

export const removeFeedback = {
  method: 'DELETE',
  path: '/api/feedback/:id',
  summary: 'Take back what was said against a listing.',
  response: z.object({ success: z.literal(true) }),
} as const satisfies Route
