import { bootstrapInterval, type Grade, mean, ndcgAt, pairedRandomisation, unjudgedAt } from '../metrics.ts'
import type { RealGrades } from './judgments.ts'
import { depth, type SystemName, systemNames } from './systems.ts'
import type { RealPerson } from './told.ts'

const draws = 10_000
const seed = 160
/** So many rows are seen first. */
export const firstRows = 5

export interface RealScore {
  readonly name: SystemName
  readonly people: number
  readonly ndcg: number
  readonly low: number
  readonly high: number
  /** Of the first ten, the share that is plausible or better. */
  readonly precision: number
  /** Of the first five, the share of the wrong field, level or place. */
  readonly wrong: number
  /** The same of the best order of everything that was judged for these people: less than this no ranking can reach. */
  readonly floor: number
  readonly unjudged: number
}

export type RealRankings = ReadonlyMap<string, Record<SystemName, readonly string[]>>

/** Scores of every system for some people. A row that nobody judged gains nothing and is counted apart. */
export function scoresFor(people: readonly RealPerson[], rankings: RealRankings, grades: RealGrades): RealScore[] {
  return systemNames.map((name): RealScore => {
    const values = ndcgOf(people, rankings, grades, name)
    const [low, high] = bootstrapInterval(values, { draws, seed })
    const shown = people.map(({ id }) => gradesOf(rankings, grades, id, name))
    const share = (rows: readonly (Grade | undefined)[][], most: number, is: (grade: Grade) => boolean) =>
      mean(rows.map((row) => row.slice(0, most).filter((grade) => grade !== undefined && is(grade)).length / most))
    return {
      name,
      people: people.length,
      ndcg: mean(values),
      low,
      high,
      precision: share(shown, depth, (grade) => grade >= 2),
      wrong: share(shown, firstRows, (grade) => grade === 0),
      floor: mean(people.map(({ id }) => leastWrong(Object.values(grades[id] ?? {})))),
      unjudged: mean(shown.map((row) => unjudgedAt(depth, row))),
    }
  })
}

/** Of the first five of the best order of some grades, the share that is wrong. */
const leastWrong = (judged: readonly Grade[]): number =>
  Math.max(0, Math.min(firstRows, judged.length) - judged.filter((grade) => grade > 0).length) / firstRows

/** How often chance alone makes a difference between ours and another system as large as the one seen. */
export function chanceOf(people: readonly RealPerson[], rankings: RealRankings, grades: RealGrades, other: SystemName) {
  const of = (name: SystemName) => ndcgOf(people, rankings, grades, name)
  return pairedRandomisation(of('ours'), of(other), { draws, seed })
}

const gradesOf = (rankings: RealRankings, grades: RealGrades, id: string, name: SystemName): (Grade | undefined)[] =>
  (rankings.get(id)?.[name] ?? []).map((listing) => grades[id]?.[listing])

const ndcgOf = (
  people: readonly RealPerson[],
  rankings: RealRankings,
  grades: RealGrades,
  name: SystemName,
): number[] =>
  people.map(({ id }) => ndcgAt(depth, gradesOf(rankings, grades, id, name), Object.values(grades[id] ?? {})))
