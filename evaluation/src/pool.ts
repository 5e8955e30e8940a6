import type { Listing } from '@scry/contracts/listing'
import type { Pair } from './judging-sheets.ts'
import { type Judgment, textHash } from './judgments.ts'
import type { ReadPersona } from './pipeline.ts'
import { seedOf, shuffled } from './seeded-random.ts'
import { bm25, depth, ours, type Rankings, skillOverlap } from './systems.ts'

const poolDepth = 5
const judgedDeeper = new Set([ours, bm25, skillOverlap])
const judgedTwice = 1 / 5

/** The listings that are to be judged: the best five of every system, and the best ten of ours and the two closest to it. */
export function poolOf(rankings: Rankings): Set<string> {
  return new Set(
    Object.entries(rankings).flatMap(([name, ids]) => ids.slice(0, judgedDeeper.has(name) ? depth : poolDepth)),
  )
}

/** Of the pool what has no judgment of the text as it stands. */
export function unjudgedPairs(
  personas: readonly ReadPersona[],
  rankings: ReadonlyMap<string, Rankings>,
  listings: ReadonlyMap<string, Listing>,
  judgments: readonly Judgment[],
): Pair[] {
  const judged = new Set(judgments.filter(({ round }) => round === 1).map(keyOf))
  return personas.flatMap((persona) =>
    [...poolOf(rankings.get(persona.person.id) ?? {})].flatMap((id): Pair[] => {
      const listing = listings.get(id)
      if (!listing) return []
      const key = keyOf({ persona: persona.person.id, listing: id, text: textHash(persona.person, listing) })
      return judged.has(key) ? [] : [{ persona, listing, round: 1 }]
    }),
  )
}

/** What is to be judged again, by a seeded draw, until a fifth of what was judged once has been judged twice. */
export function againPairs(
  personas: readonly ReadPersona[],
  listings: ReadonlyMap<string, Listing>,
  judgments: readonly Judgment[],
): Pair[] {
  const twice = new Set(judgments.filter(({ round }) => round === 2).map(keyOf))
  const first = judgments.filter(({ round }) => round === 1)
  const once = first.filter((judgment) => !twice.has(keyOf(judgment)))
  const missing = Math.ceil(first.length * judgedTwice) - (first.length - once.length)
  return shuffled(once, seedOf('second round'))
    .slice(0, Math.max(0, missing))
    .flatMap((judgment): Pair[] => {
      const persona = personas.find(({ person }) => person.id === judgment.persona)
      const listing = listings.get(judgment.listing)
      return persona && listing ? [{ persona, listing, round: 2 }] : []
    })
}

function keyOf({ persona, listing, text }: Pick<Judgment, 'persona' | 'listing' | 'text'>): string {
  return `${persona} ${listing} ${text}`
}
