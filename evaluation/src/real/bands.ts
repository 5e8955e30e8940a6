import { bandsOutOfReach, matchBands } from '@scry/contracts/enumerations'
import type { RealGrades } from './judgments.ts'
import { firstRows, type RealRankings } from './measure.ts'
import { realDate } from './postings.ts'
import type { RealSystems } from './systems.ts'
import type { RealPerson } from './told.ts'

/**
 * What is wrong in the first five counted in two ways: every row as before, and of these the rows that are presented as
 * fitting, which stand before the end of what is in reach (decision 0346). The last column is the share of the latter alone.
 */
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
    if (some.length === 0) return []
    const first = some.flatMap(({ id, profile }) =>
      (rankings.get(id)?.ours ?? []).slice(0, firstRows).map((listing) => ({
        isWrong: grades[id]?.[listing] === 0,
        isFitting: !bandsOutOfReach.has(index.explain(listing, profile, realDate)?.band),
      })),
    )
    const fitting = first.filter(({ isFitting }) => isFitting)
    const all = first.filter(({ isWrong }) => isWrong).length / (firstRows * some.length)
    const wrong = fitting.filter(({ isWrong }) => isWrong).length
    const cells = [all, wrong / (firstRows * some.length), wrong / Math.max(1, fitting.length)]
    return [
      `| ${name} | ${(fitting.length / some.length).toFixed(1)} | ${cells.map((cell) => cell.toFixed(3)).join(' | ')} |`,
    ]
  })
  const head = [
    ...['people', 'of the first five presented as fitting', 'wrong in 5, every row'],
    ...['wrong in 5, presented as fitting', 'wrong of what is presented as fitting'],
  ]
  return [`| ${head.join(' | ')} |`, '|---|---|---|---|---|', ...rows].join('\n')
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
