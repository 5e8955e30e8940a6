import type { Person } from './person.ts'
import { obstacleTo, type Rendering } from './render-resume.ts'

export interface ResumeToMake {
  readonly person: Person
  readonly rendering: Rendering
}

/** Every person through every rendering, apart into those that this machine can make and those it cannot, with the reason. */
export function resumesOf(
  people: readonly Person[],
  renderings: readonly Rendering[],
): {
  readonly possible: readonly ResumeToMake[]
  readonly skipped: readonly (ResumeToMake & { readonly reason: string })[]
} {
  const all = people.flatMap((person) =>
    renderings.map((rendering) => ({ person, rendering, reason: obstacleTo(person, rendering) })),
  )
  return {
    possible: all.flatMap(({ person, rendering, reason }) => (reason === null ? [{ person, rendering }] : [])),
    skipped: all.flatMap(({ person, rendering, reason }) => (reason === null ? [] : [{ person, rendering, reason }])),
  }
}
