import { type Bits, haveCommon } from '../store/bits.ts'
import type { Slot } from './query-slots.ts'

/** One thing that a search asks for: the words that say it, and the listings that have it. */
export interface Part {
  readonly slots: readonly Slot[]
  /** The nearest to the words first: of several sets the first counts that leaves any listing. */
  readonly having: readonly Bits[]
  /** Whether it decides in which way the work is named. */
  readonly decides: boolean
  readonly isLevel?: boolean
  readonly isPlace?: boolean
  /** What takes the place of the part where no listing has it, the nearest first; the part is left out all the same. */
  readonly instead?: readonly Bits[]
}

export const withPlacesFirst = (parts: readonly Part[]): Part[] =>
  parts.toSorted((left, right) => Number(right.isPlace ?? false) - Number(left.isPlace ?? false))

interface Kept {
  readonly parts: readonly Part[]
  /** The parts that are met, or something instead of them, each with that set. */
  readonly kept: ReadonlyMap<Part, Bits>
  readonly left: readonly Part[]
}

/** The parts that some live listing has together: each that one has with those kept before it. */
const keptOf = (parts: readonly Part[], live: readonly Bits[]): Kept => {
  const kept = new Map<Part, Bits>()
  const left: Part[] = []
  for (const part of parts) {
    const isMet = (having: Bits) => haveCommon([...live, ...kept.values(), having])
    const met = part.having.find(isMet)
    const instead = met ? undefined : part.instead?.find(isMet)
    if (met === undefined) left.push(part)
    if (met ?? instead) kept.set(part, (met ?? instead) as Bits)
  }
  return { parts, kept, left }
}

/** 2 where a way meets a part, 1 where something is met instead. */
const metBy = ({ kept, left }: Kept, part: Part): number => Number(kept.has(part)) + Number(!left.includes(part))

/** Whether a way to name the work keeps a more important part than another. */
const isBetter = (way: Kept, other: Kept): boolean => {
  // 'Biology' somewhere in the country is no 'marine biology'.
  const isWhole = way.left.every((part) => other.parts.includes(part))
  for (const part of way.parts) {
    if (!part.decides || !other.parts.includes(part)) continue
    const [its, others] = [metBy(way, part), metBy(other, part)]
    if (its !== others) return its > others && (isWhole || its > 1)
  }
  return false
}

/** A way in which what is looked for may be named: what comes before everything else that is asked for, and what behind it. */
export type Way = readonly [first: readonly Part[], rest: readonly Part[]]

/** Ways that are each worked out once, when they are first asked for. */
export const keptWays = (ways: Generator<Way, void>): (() => Generator<Way, void>) => {
  const known: Way[] = []
  return function* () {
    for (let at = 0; ; at += 1) {
      const next = known[at] ?? ways.next().value
      if (next === undefined) return
      known[at] = next
      yield next
    }
  }
}

/** The way that keeps most of what is asked for. */
export const bestOf = (ways: Iterable<Way>, around: readonly Part[], live: readonly Bits[]): Kept | undefined => {
  let best: Kept | undefined
  for (const [first, rest] of ways) {
    const tried = keptOf([...first, ...around, ...rest], live)
    if (best === undefined || isBetter(tried, best)) best = tried
    // None is better than one that keeps everything.
    if (best.left.length === 0) break
  }
  return best
}
