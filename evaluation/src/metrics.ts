import { seededRandom } from '@scry/fictional/seeded-random'

/** 0 wrong field, level or place; 1 related; 2 plausible; 3 would apply and qualifies. */
export type Grade = 0 | 1 | 2 | 3

/** The grade from which a listing counts as relevant where a measure knows only yes and no. */
const relevantFrom = 2

/** Worth of a grade: 0, 1, 3, 7 (Burges et al. 2005). */
export const gainOf = (grade: Grade): number => 2 ** grade - 1

const discounted = (grades: readonly (Grade | undefined)[], depth: number): number =>
  grades
    .slice(0, depth)
    .reduce((sum: number, grade, at) => sum + (grade === undefined ? 0 : gainOf(grade) / Math.log2(at + 2)), 0)

/**
 * Normalised discounted cumulative gain (Järvelin and Kekäläinen 2002), 0 to 1. `judged` holds every grade given for the
 * person: the best possible order is of those. An unjudged row (undefined) gains nothing, so read it beside `unjudgedAt`.
 * Nothing judged above 0 gives 0.
 */
export function ndcgAt(depth: number, ranked: readonly (Grade | undefined)[], judged: readonly Grade[]): number {
  const best = discounted(
    judged.toSorted((left, right) => right - left),
    depth,
  )
  return best === 0 ? 0 : discounted(ranked, depth) / best
}

/** Share of the first `depth` rows with grade 2 or 3; rows that are missing or unjudged do not count as relevant. */
export function precisionAt(depth: number, ranked: readonly (Grade | undefined)[]): number {
  return ranked.slice(0, depth).filter((grade) => grade !== undefined && grade >= relevantFrom).length / depth
}

/** How many of the first `depth` rows nobody judged. */
export function unjudgedAt(depth: number, ranked: readonly (Grade | undefined)[]): number {
  return ranked.slice(0, depth).filter((grade) => grade === undefined).length
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** The 95 % percentile interval of the mean when the values are drawn anew with replacement. */
export function bootstrapInterval(
  values: readonly number[],
  { draws, seed }: { readonly draws: number; readonly seed: number },
): readonly [low: number, high: number] {
  const random = seededRandom(seed)
  const means = Array.from({ length: draws }, () =>
    mean(values.map(() => values[Math.floor(random() * values.length)] ?? 0)),
  ).sort((left, right) => left - right)
  const at = (share: number) => means[Math.min(means.length - 1, Math.floor(share * means.length))] ?? 0
  return [at(0.025), at(0.975)]
}

/**
 * Two-sided p of the paired randomisation test (Smucker et al. 2007): how often chance alone, swapping the two values of
 * a pair, makes a mean difference at least as large as the one seen. The order seen counts as one of the draws.
 */
export function pairedRandomisation(
  ones: readonly number[],
  others: readonly number[],
  { draws, seed }: { readonly draws: number; readonly seed: number },
): number {
  const differences = ones.map((value, at) => value - (others[at] ?? 0))
  const seen = Math.abs(mean(differences))
  const random = seededRandom(seed)
  let asLarge = 1
  for (let draw = 0; draw < draws; draw += 1) {
    const swapped = mean(differences.map((difference) => (random() < 0.5 ? -difference : difference)))
    if (Math.abs(swapped) >= seen - 1e-12) asLarge += 1
  }
  return asLarge / (draws + 1)
}

/** Cohen's kappa with quadratic weights over the grades 0 to 3; 1 full agreement, 0 as by chance. Null without pairs. */
export function weightedKappa(pairs: readonly (readonly [Grade, Grade])[]): number | null {
  if (pairs.length === 0) return null
  const grades = [0, 1, 2, 3] as const
  const weight = (one: number, other: number) => ((one - other) / 3) ** 2
  const share = (side: 0 | 1, grade: number) => pairs.filter((pair) => pair[side] === grade).length / pairs.length
  const seen = mean(pairs.map(([one, other]) => weight(one, other)))
  let byChance = 0
  for (const one of grades) for (const other of grades) byChance += weight(one, other) * share(0, one) * share(1, other)
  return byChance === 0 ? 1 : 1 - seen / byChance
}
