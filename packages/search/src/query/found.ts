import { type Bits, commonOf, countAllOf, forEachBit, hasBit, haveCommon, setBit, wordsFor } from '../store/bits.ts'

/**
 * Documents that were found: many of them as what several sets have in common, few of them as ascending numbers, with
 * their scores where those came with them.
 */
export type Found =
  | { sets: readonly Bits[]; count: number }
  | { sets: null; documents: ArrayLike<number>; count: number; scores?: ArrayLike<number> }
export type ScoredFound = Found & { sets: null; scores: ArrayLike<number> }

export const isScored = (found: Found): found is ScoredFound => found.sets === null && found.scores !== undefined

/** What sets have in common, counted when first asked how many they are. */
class CommonOfSets {
  readonly sets: readonly Bits[]
  private counted = -1

  constructor(sets: readonly Bits[]) {
    this.sets = sets
  }

  get count(): number {
    if (this.counted < 0) this.counted = countAllOf(this.sets)
    return this.counted
  }
}

/** What sets have in common; they must not be changed while it is used. */
export const foundIn = (sets: readonly Bits[]): Found => new CommonOfSets(sets)

/** Whether nothing was found; sets are read as far as their first common document. */
export const isNone = (found: Found): boolean => (found.sets === null ? found.count === 0 : !haveCommon(found.sets))

/** Those of the found documents that are in all sets. */
export const within = (found: Found, sets: readonly Bits[]): Found => {
  if (sets.length === 0) return found
  if (found.sets !== null) return foundIn([...found.sets, ...sets])
  return keeping(found, (document) => isInAll(sets, document))
}

/** Those of the found documents for which something holds. */
export const keeping = (found: Found, holds: (document: number) => boolean): Found => {
  const documents: number[] = []
  const known = found.sets === null ? found.scores : undefined
  const scores: number[] = []
  let at = 0
  forEachFound(found, (document) => {
    if (holds(document)) {
      documents.push(document)
      if (known !== undefined) scores.push(known[at] as number)
    }
    at += 1
  })
  return { sets: null, documents, count: documents.length, ...(known === undefined ? {} : { scores }) }
}

/** What is found under all filters but one, as a set not to be changed; that of all filters is made once. */
export const underOthers = <Name>(
  matched: Found,
  filters: ReadonlyMap<Name, Bits>,
  documents: number,
): ((own: Name) => Bits) => {
  const made = new Map<Name | null, Bits>()
  return (own) => {
    const key = filters.has(own) ? own : null
    const known = made.get(key)
    if (known !== undefined) return known
    const others = [...filters].flatMap(([filter, set]) => (filter === own ? [] : [set]))
    const bits = bitsOf(within(matched, others), documents)
    made.set(key, bits)
    return bits
  }
}

/** Whether a document is in all sets. */
export const isInAll = (sets: readonly Bits[], document: number): boolean => {
  for (const set of sets) if (!hasBit(set, document)) return false
  return true
}

export const forEachFound = (found: Found, visit: (document: number) => void): void => {
  if (found.sets !== null) forEachBit(commonOf(found.sets), visit)
  else for (let at = 0; at < found.count; at += 1) visit(found.documents[at] as number)
}

/** The found documents as a set with room for `documents`, not to be changed. */
export const bitsOf = (found: Found, documents: number): Bits => {
  if (found.sets !== null) return commonOf(found.sets)
  const bits: Bits = new Uint32Array(wordsFor(documents))
  for (let at = 0; at < found.count; at += 1) setBit(bits, found.documents[at] as number)
  return bits
}
