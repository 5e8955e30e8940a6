import { kindOf, labelCount } from '../src/entries/entry-labels.ts'
import { type EntryWeights, pairSize, type SeenSection, seenSize } from '../src/entries/entry-model.ts'
import { chancesOf, type PieceScores, stateLabels, stateSeen, stepsOf } from '../src/entries/label-chain.ts'

/** A section to learn from: its features by number, and the states that it should be read with. */
interface Lesson {
  readonly own: readonly Int32Array[]
  readonly pair: readonly Int32Array[]
  readonly seen: readonly Int32Array[]
  readonly end: Int32Array
  readonly sameRow: readonly boolean[]
  readonly states: readonly number[]
}

const add = (list: Float64Array, at: number, by: number) => {
  list[at] = (list[at] ?? 0) + by
}

/** Numbers of a growing list of weights, with how far each has moved. */
class Table {
  readonly numbers = new Map<string, number>()
  weights = new Float64Array(1024)
  moved = new Float64Array(1024)
  readonly width: number
  constructor(width: number) {
    this.width = width
  }
  idsOf(names: readonly string[]): Int32Array {
    return Int32Array.from(names.map((name) => this.idOf(name)))
  }
  private idOf(name: string): number {
    let id = this.numbers.get(name)
    if (id === undefined) {
      id = this.numbers.size
      this.numbers.set(name, id)
      const need = (id + 1) * this.width
      if (need > this.weights.length) {
        const grow = (old: Float64Array) => {
          const next = new Float64Array(need * 2)
          next.set(old)
          return next
        }
        this.weights = grow(this.weights)
        this.moved = grow(this.moved)
      }
    }
    return id
  }
}

/** A conditional random field over pieces, learnt one section at a time, each weight with a step of its own. */
export class LinearChain {
  private readonly own = new Table(labelCount)
  private readonly pair = new Table(pairSize)
  private readonly seen = new Table(seenSize)

  lessonOf({ pieces, end }: SeenSection, wanted: readonly number[]): Lesson {
    return {
      own: pieces.map(({ own }) => this.own.idsOf(own)),
      pair: pieces.map(({ pair }) => this.pair.idsOf(pair)),
      seen: pieces.map(({ seen }) => this.seen.idsOf(seen)),
      end: this.seen.idsOf(end),
      sameRow: pieces.map(({ sameRow }) => sameRow),
      states: wanted,
    }
  }

  /** Learns from one section; says how improbable its labels were. */
  learn(lesson: Lesson, rate: number, shrink: number, keeps: () => boolean): number {
    const { pair, seen, end, sameRow, states: wanted } = lesson
    // What is known of a piece is left out by chance, so that no sign is leant on alone.
    const own = lesson.own.map((ids) => ids.filter(keeps))
    const pieces = own.map(
      (ids, at): PieceScores => ({
        own: this.sum(this.own, ids),
        pair: this.sum(this.pair, pair[at] ?? new Int32Array()),
        seen: this.sum(this.seen, seen[at] ?? new Int32Array()),
        sameRow: sameRow[at] ?? false,
        wraps: true,
      }),
    )
    const ends = this.sum(this.seen, end)
    const chances = chancesOf(pieces, ends)
    let wantedScore = 0
    for (const [at, state] of wanted.entries()) {
      const piece = pieces[at] as PieceScores
      const label = stateLabels[state] ?? 0
      wantedScore += piece.own[label] ?? 0
      const ownSlope = new Float64Array(labelCount)
      const here = chances.states[at] as Float64Array
      for (let other = 0; other < here.length; other++) add(ownSlope, stateLabels[other] ?? 0, -(here[other] ?? 0))
      add(ownSlope, label, 1)
      this.move(this.own, own[at], ownSlope, rate, shrink)
      if (at === 0) continue
      const before = wanted[at - 1] ?? 0
      const pairAt = kindOf(stateLabels[before] ?? 0) * labelCount + label
      const seenAt = (stateSeen[before] ?? 0) * labelCount + label
      wantedScore += (piece.pair[pairAt] ?? 0) + (piece.seen[seenAt] ?? 0)
      const [pairSlope, seenSlope] = [new Float64Array(pairSize), new Float64Array(seenSize)]
      const steps = stepsOf(piece.sameRow)
      const into = chances.steps[at] as Float64Array
      for (let step = 0; step < steps.count; step++) {
        add(pairSlope, steps.pair[step] ?? 0, -(into[step] ?? 0))
        add(seenSlope, steps.seen[step] ?? 0, -(into[step] ?? 0))
      }
      add(pairSlope, pairAt, 1)
      add(seenSlope, seenAt, 1)
      this.move(this.pair, pair[at], pairSlope, rate, shrink)
      this.move(this.seen, seen[at], seenSlope, rate, shrink)
    }
    const endSlope = new Float64Array(seenSize)
    const last = chances.states[chances.states.length - 1] ?? new Float64Array()
    for (let state = 0; state < last.length; state++)
      add(endSlope, (stateSeen[state] ?? 0) * labelCount, -(last[state] ?? 0))
    const endAt = (stateSeen[wanted[wanted.length - 1] ?? 0] ?? 0) * labelCount
    add(endSlope, endAt, 1)
    this.move(this.seen, end, endSlope, rate, shrink)
    return chances.whole - wantedScore - (ends[endAt] ?? 0)
  }

  private sum({ weights, width }: Table, ids: Int32Array): Float64Array {
    const out = new Float64Array(width)
    for (const id of ids) for (let at = 0; at < width; at++) out[at] = (out[at] ?? 0) + (weights[id * width + at] ?? 0)
    return out
  }

  private move(
    table: Table,
    ids: Int32Array | undefined,
    gradient: Float64Array | undefined,
    rate: number,
    shrink: number,
  ): void {
    const { weights, moved, width } = table
    for (const id of ids ?? [])
      for (let at = 0; at < width; at++) {
        const slope = gradient?.[at] ?? 0
        if (Math.abs(slope) < 1e-6) continue
        const index = id * width + at
        const weight = weights[index] ?? 0
        const g = slope - shrink * weight
        moved[index] = (moved[index] ?? 0) + g * g
        weights[index] = weight + (rate * g) / Math.sqrt(0.01 + (moved[index] ?? 0))
      }
  }

  /** The weights as the reading uses them. */
  weights(): EntryWeights {
    const shown = ({ numbers, weights, width }: Table) =>
      new Map([...numbers].map(([name, id]) => [name, weights.subarray(id * width, (id + 1) * width)]))
    return { own: shown(this.own), pair: shown(this.pair), seen: shown(this.seen) }
  }
}
