import { matchBands } from '@scry/contracts/enumerations'
import type { RealGrades } from './judgments.ts'
import { realDate } from './postings.ts'
import type { RealSystems } from './systems.ts'
import type { RealPerson } from './told.ts'

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
