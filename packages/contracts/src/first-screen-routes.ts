import { z } from 'zod'
import { excludedIds, ShortlistAnswer } from './listing-routes.ts'
import { Profile } from './profile.ts'
import type { Route } from './route.ts'

/** In one answer what the dashboard would otherwise ask for one after the other (§7.1, §7.12). */
export const getFirstScreen = {
  method: 'POST',
  path: '/api/first-screen',
  summary: "What the dashboard shows first: the caller's account, profile and shortlist.",
  body: z.object({
    /** Listings that the person hid or applied to. */
    exclude: excludedIds,
  }),
  response: z.object({
    success: z.literal(true),
    account: z.object({
      ...{ id: z.string(), name: z.string(), email: z.string() },
      ...{ emailVerification: z.boolean(), isReviewer: z.boolean() },
    }),
    /** As `GET …/users/documents` gives it, envelope and all; OpenAPI takes a field `$id` for its own. */
    profile: Profile.loose().nullable(),
    /** null where nothing is ranked: without a resume, without a verified address, or before the listings are loaded. */
    shortlist: ShortlistAnswer.nullable(),
  }),
} as const satisfies Route

export type FirstScreen = Omit<z.infer<(typeof getFirstScreen)['response']>, 'profile'> & {
  profile: (Profile & { $id: string; $createdAt: string; $updatedAt: string }) | null
}
