import { seededRandom } from '@scry/fictional/seeded-random'
import { seedOf } from '../seeded-random.ts'
import { fifthPeople } from './fifth-people.ts'
import { firstPeople } from './first-people.ts'
import { fourthPeople } from './fourth-people.ts'
import { secondPeople } from './second-people.ts'
import { thirdPeople } from './third-people.ts'
import type { RealPerson } from './told.ts'

/** Those of `share` whose draws are least; a draw is by the person's id alone. */
function locked<Person extends { readonly id: string }>(people: readonly Person[], share: number): Set<Person> {
  const drawn = people.map((one) => ({ one, at: seededRandom(seedOf(`locked ${one.id}`))() }))
  drawn.sort((left, right) => left.at - right.at)
  return new Set(drawn.slice(0, Math.round(people.length * share)).map(({ one }) => one))
}

/** A third of every group of the first people, and half of the others. */
const allLocked = new Set([
  ...Object.values(Object.groupBy(firstPeople, ({ group }) => group)).flatMap((some = []) => [...locked(some, 1 / 3)]),
  ...locked(secondPeople, 1 / 2),
  ...locked(thirdPeople, 1 / 2),
  ...locked(fourthPeople, 1 / 2),
  ...locked(fifthPeople, 1 / 2),
])

const waves = [firstPeople, secondPeople, thirdPeople, fourthPeople, fifthPeople]

export const realPeople: readonly RealPerson[] = waves.flatMap((people, at) =>
  people.map((one) => ({ ...one, wave: ([1, 2, 3, 4, 5] as const)[at] ?? 1, isLocked: allLocked.has(one) })),
)
