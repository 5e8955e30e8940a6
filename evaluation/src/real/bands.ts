import { bandsOutOfReach, matchBands } from '@scry/contracts/enumerations'
import type { RealGrades } from './judgments.ts'
import { firstRows, type RealRankings } from './measure.ts'
import { realDate } from './postings.ts'
import type { RealSystems } from './systems.ts'
import type { RealPerson } from './told.ts'

/** How many of the first five rows stand before the end of what is in reach, and the share of the five that is wrong among these. */
export function reachTable(
  people: readonly RealPerson[],
  { index }: RealSystems,
  rankings: RealRankings,
  grades: RealGrades,
): string {
  const told = [
    ['all', people],
    ['locked', people.filter(({ isLocked }) => isLocked)],
    ['fourth 12', people.filter(({ wave }) => wave === 4)],
    ['fifth 12', people.filter(({ wave }) => wave === 5)],
  ] as const
  const rows = told.flatMap(([name, some]) => {
    const within = some.flatMap(({ id, profile }) =>
      (rankings.get(id)?.ours ?? []).slice(0, firstRows).flatMap((listing) => {
        const band = index.explain(listing, profile, realDate)?.band
        return bandsOutOfReach.has(band) ? [] : [grades[id]?.[listing]]
      }),
    )
    const wrong = within.filter((grade) => grade === 0).length / (firstRows * some.length)
    return some.length === 0 ? [] : [`| ${name} | ${(within.length / some.length).toFixed(1)} | ${wrong.toFixed(3)} |`]
  })
  return ['| people | of the first five in reach | of the five wrong and in reach |', '|---|---|---|', ...rows].join(
    '\n',
  )
}

/** Of the judged pairs in each band, how many a good adviser would show: those graded 2 or 3. */
export function bandTable(people: readonly RealPerson[], { index }: RealSystems, grades: RealGrades): string {
  const pairs = people.flatMap(({ id, profile }) =>
    Object.entries(grades[id] ?? {}).flatMap(([listing, grade]) => {
      const band = index.explain(listing, profile, realDate)?.band
      return band === undefined ? [] : [{ band, grade }]
    }),
  )
  const rows = matchBands.flatMap((band) => {
    const within = pairs.filter((pair) => pair.band === band)
    const right = within.filter(({ grade }) => grade >= 2).length
    return within.length === 0 ? [] : [`| ${band} | ${within.length} | ${(right / within.length).toFixed(2)} |`]
  })
  return ['| band | pairs | 2 or 3 |', '|---|---|---|', ...rows].join('\n')
}
