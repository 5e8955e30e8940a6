import type { Judgment } from './judgments.ts'
import {
  bootstrapInterval,
  type Grade,
  mean,
  ndcgAt,
  pairedRandomisation,
  precisionAt,
  unjudgedAt,
  weightedKappa,
} from './metrics.ts'
import { bm25, depth, ours, type Rankings } from './systems.ts'

export const shortDepth = 5
const draws = 10_000
const seed = 80
const mostWorstCases = 10

/** What is known of a person when results are grouped. */
export interface Judged {
  readonly id: string
  readonly field: string
  readonly family: string
  readonly level: string
  readonly layout: string
  readonly locked: boolean
}

export interface SystemResult {
  readonly name: string
  readonly ndcg: number
  readonly low: number
  readonly high: number
  readonly ndcgLocked: number
  readonly precision: number
  /** Rows of the first ten that are judged to be of no use, on average. */
  readonly wrong: number
  /** Rows of the first ten that nobody judged, on average. */
  readonly unjudged: number
}

export interface Slice {
  readonly name: string
  readonly people: number
  readonly ndcg: number
  readonly ndcgBm25: number
}

export interface PersonResult {
  readonly id: string
  readonly field: string
  readonly level: string
  readonly layout: string
  readonly locked: boolean
  readonly ndcg: number
  readonly ndcgBm25: number
  readonly precision: number
  /** The best grade that anything judged for the person got. */
  readonly best: number
}

export interface WorstCase {
  readonly persona: string
  readonly field: string
  readonly level: string
  readonly listing: string
  readonly rank: number
  readonly grade: number
  readonly reason: string
}

export interface Measured {
  readonly systems: readonly SystemResult[]
  readonly comparison: {
    readonly difference: number
    readonly p: number
    readonly better: number
    readonly worse: number
  }
  readonly slices: readonly Slice[]
  readonly people: readonly PersonResult[]
  readonly worst: readonly WorstCase[]
  readonly judgments: {
    readonly pairs: number
    readonly grades: readonly number[]
    readonly twice: number
    readonly same: number
    readonly kappa: number | null
  }
}

/**
 * Measures rankings against judgments. `judgments` are those of the texts as they stand; their order, and that of
 * `people`, changes nothing.
 */
export function evaluate(
  people: readonly Judged[],
  rankings: ReadonlyMap<string, Rankings>,
  judgments: readonly Judgment[],
): Measured {
  const ordered = people.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const first = new Map(judgments.flatMap((one) => (one.round === 1 ? [[keyOf(one), one] as const] : [])))
  const judgedFor = new Map(
    ordered.map(({ id }) => [id, [...first.values()].flatMap(({ persona, grade }) => (persona === id ? [grade] : []))]),
  )
  const rowsOf = (id: string, system: string) => rankings.get(id)?.[system] ?? []
  const gradesOf = (id: string, system: string): (Grade | undefined)[] =>
    rowsOf(id, system).map((listing) => first.get(keyOf({ persona: id, listing }))?.grade)
  const ndcgOf = (id: string, system: string) => ndcgAt(depth, gradesOf(id, system), judgedFor.get(id) ?? [])

  const names = Object.keys(rankings.get(ordered[0]?.id ?? '') ?? {})
  const systems = names.map((name): SystemResult => {
    const values = ordered.map(({ id }) => ndcgOf(id, name))
    const [low, high] = bootstrapInterval(values, { draws, seed })
    const shown = ordered.map(({ id }) => gradesOf(id, name))
    return {
      name,
      ndcg: rounded(mean(values)),
      low: rounded(low),
      high: rounded(high),
      ndcgLocked: rounded(mean(ordered.flatMap(({ id, locked }) => (locked ? [ndcgOf(id, name)] : [])))),
      precision: rounded(mean(shown.map((grades) => precisionAt(shortDepth, grades)))),
      wrong: rounded(mean(shown.map((grades) => grades.slice(0, depth).filter((grade) => grade === 0).length))),
      unjudged: rounded(mean(shown.map((grades) => unjudgedAt(depth, grades)))),
    }
  })
  const oursValues = ordered.map(({ id }) => ndcgOf(id, ours))
  const bm25Values = ordered.map(({ id }) => ndcgOf(id, bm25))
  const differences = oursValues.map((value, at) => value - (bm25Values[at] ?? 0))

  const results = ordered.map(
    (person): PersonResult => ({
      id: person.id,
      field: person.field,
      level: person.level,
      layout: person.layout,
      locked: person.locked,
      ndcg: rounded(ndcgOf(person.id, ours)),
      ndcgBm25: rounded(ndcgOf(person.id, bm25)),
      precision: rounded(precisionAt(shortDepth, gradesOf(person.id, ours))),
      best: Math.max(0, ...(judgedFor.get(person.id) ?? [])),
    }),
  )
  return {
    systems: systems.toSorted((one, other) => other.ndcg - one.ndcg || (one.name < other.name ? -1 : 1)),
    comparison: {
      difference: rounded(mean(differences)),
      p: rounded(pairedRandomisation(oursValues, bm25Values, { draws, seed })),
      better: differences.filter((difference) => difference > 0).length,
      worse: differences.filter((difference) => difference < 0).length,
    },
    slices: slicesOf(ordered, ndcgOf),
    people: results.toSorted((one, other) => one.ndcg - other.ndcg || (one.id < other.id ? -1 : 1)),
    worst: worstCases(ordered, (id) => rowsOf(id, ours), first),
    judgments: agreement(judgments, first),
  }
}

const keyOf = ({ persona, listing }: Pick<Judgment, 'persona' | 'listing'>): string => `${persona} ${listing}`

/** Four decimals are more than 24 people can tell apart. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

/** Means over groups of people, the worst first: field and level together, and each alone. */
function slicesOf(people: readonly Judged[], ndcgOf: (id: string, system: string) => number): Slice[] {
  const groups = new Map<string, Judged[]>()
  for (const person of people) {
    for (const name of [`${person.family}, ${person.level}`, person.family, `level ${person.level}`]) {
      groups.set(name, [...(groups.get(name) ?? []), person])
    }
  }
  return [...groups]
    .map(([name, members]) => ({
      name,
      people: members.length,
      ndcg: rounded(mean(members.map(({ id }) => ndcgOf(id, ours)))),
      ndcgBm25: rounded(mean(members.map(({ id }) => ndcgOf(id, bm25)))),
    }))
    .sort((one, other) => one.ndcg - other.ndcg || (one.name < other.name ? -1 : 1))
}

/** The rows that we put highest although the judge found no use in them, one a person, the highest first. */
function worstCases(
  people: readonly Judged[],
  rowsOf: (id: string) => readonly string[],
  first: ReadonlyMap<string, Judgment>,
): WorstCase[] {
  const cases = people.flatMap(({ id, field, level }): WorstCase[] => {
    const judged = rowsOf(id).map((listing) => first.get(keyOf({ persona: id, listing })))
    const at = judged.findIndex((judgment) => judgment?.grade === 0)
    const worst = judged[at]
    if (!worst) return []
    return [{ persona: id, field, level, listing: worst.listing, rank: at + 1, grade: 0, reason: worst.reason }]
  })
  return cases
    .sort((one, other) => one.rank - other.rank || (one.persona < other.persona ? -1 : 1))
    .slice(0, mostWorstCases)
}

function agreement(judgments: readonly Judgment[], first: ReadonlyMap<string, Judgment>): Measured['judgments'] {
  const pairs = judgments.flatMap((again): [Grade, Grade][] => {
    const before = again.round === 2 ? first.get(keyOf(again)) : undefined
    return before ? [[before.grade, again.grade]] : []
  })
  const kappa = weightedKappa(pairs)
  return {
    pairs: first.size,
    grades: [0, 1, 2, 3].map((grade) => [...first.values()].filter((one) => one.grade === grade).length),
    twice: pairs.length,
    same: pairs.filter(([one, other]) => one === other).length,
    kappa: kappa === null ? null : rounded(kappa),
  }
}
