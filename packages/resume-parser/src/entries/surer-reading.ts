import type { Slice } from '../lines/slice.ts'

/** What the labelling alone reads so is worth a look, however sure it is. */
const mostSure = 0.75
/** How much surer the labelling has to be than the rules, which read what they know whole. */
const ahead = 0.15

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

type Names = readonly (Slice | null)[]
const isWhole = (names: Names) => names.every((name) => name !== null)

const lettersOf = (name: Slice | null | undefined) => name?.text.replace(/[^\p{L}\p{M}\p{N}]/gu, '') ?? ''

const isLike = (one: string, other: string) => one.includes(other) || other.includes(one)

/** Whether two readings name the same in any order: then they differ in what is cut off at the ends, which the rules know better. */
const isSame = (a: Names, b: Names) =>
  [b, b.toReversed()].some((order) => a.every((name, at) => isLike(lettersOf(name), lettersOf(order[at]))))

/** Whether one name is two that the rules tell apart. */
const runsOn = (names: Names, ruled: readonly Names[]) =>
  names.some((name, at) => {
    const own = lettersOf(name)
    const within = [...new Set(ruled.map((parts) => lettersOf(parts[at])))].filter((text) => own.includes(text))
    return within.length > 1 && within.join('').length <= own.length
  })

/**
 * Of two readings of a section the one to trust: that of the labelling where the rules name an entry by half, or where it is
 * clearly surer than they are and names other entries whole.
 */
export function surerReading<T extends { readonly confidence: number }>(
  ruled: readonly T[],
  namesOf: (entry: T) => Names,
  label: () => readonly T[],
): readonly T[] {
  const named = ruled.map(namesOf)
  const isRuled = ruled.length > 0 && named.every(isWhole)
  const sure = isRuled ? mean(ruled.map(({ confidence }) => confidence)) + ahead : 0
  if (sure >= 1) return ruled
  const labelled = label()
  if (labelled.length === 0) return ruled
  const names = labelled.map(namesOf)
  const whole = names.filter(isWhole).length / names.length
  const isOther = names.length !== named.length || !names.every((name, at) => isSame(name, named[at] ?? []))
  const isWorse = !isOther || names.some((name) => runsOn(name, named))
  if (isRuled && (isWorse || mean(labelled.map(({ confidence }) => confidence)) * whole <= sure)) return ruled
  return labelled.map((entry) => ({ ...entry, confidence: Math.min(mostSure, entry.confidence) }))
}
