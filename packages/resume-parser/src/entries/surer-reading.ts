import type { Slice } from '../lines/slice.ts'

/** What the labelling alone reads so is worth a look, however sure it is. */
const mostSure = 0.75
/** How much surer the labelling has to be than the rules, which read what they know whole. */
const ahead = 0.15

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

type Names = readonly (Slice | null)[]
const isWhole = (names: Names) => names.every((name) => name !== null)

const lettersOf = (name: Slice | null | undefined) => name?.text.replace(/[^\p{L}\p{M}\p{N}]/gu, '') ?? ''

/** Whether two readings name the same: then they differ in what is cut off at the ends, which the rules know better. */
const isSame = (a: Names, b: Names) =>
  a.every((name, at) => {
    const [one, other] = [lettersOf(name), lettersOf(b[at])]
    return one.includes(other) || other.includes(one)
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
  if (isRuled && (!isOther || mean(labelled.map(({ confidence }) => confidence)) * whole <= sure)) return ruled
  return labelled.map((entry) => ({ ...entry, confidence: Math.min(mostSure, entry.confidence) }))
}
