import { kindCount, kindOf, labelCount, seenCount } from './entry-labels.ts'
import { bestStates, chancesOf, type PieceScores, stateLabels } from './label-chain.ts'

/** A piece as the model sees it: what speaks for its label, and what for its label beside the one before. */
export interface SeenPiece {
  readonly own: readonly string[]
  readonly pair: readonly string[]
  /** What speaks for its label after what was seen of the open entry. */
  readonly seen: readonly string[]
  readonly sameRow: boolean
  readonly wraps: boolean
}

export interface SeenSection {
  readonly pieces: readonly SeenPiece[]
  /** What speaks for ending with an entry of which so much was seen. */
  readonly end: readonly string[]
}

/** Weights of a linear-chain model: by feature one number a label, or one a kind before and a label after. */
export interface EntryWeights {
  readonly own: ReadonlyMap<string, ArrayLike<number>>
  /** `kind before * labelCount + label`. */
  readonly pair: ReadonlyMap<string, ArrayLike<number>>
  /** `what was seen of the entry before * labelCount + label`; the end of a section is label 0 of its features. */
  readonly seen: ReadonlyMap<string, ArrayLike<number>>
}

/** A weight is kept as one sign: the middle one of these is nought, each step beside it an eighth. */
export const weightSigns = '#%&()*+,-/0123456789:;<=>?@ABCDEFGHIJKLMNOP.QRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~'
export const weightSteps = 8
const middle = weightSigns.indexOf('.')

/** Weights as they are kept: rows of a name and a sign for each number. */
export function readWeights(kept: {
  readonly own: string
  readonly pair: string
  readonly seen: string
}): EntryWeights {
  const rows = (text: string) =>
    new Map(
      text.split('\n').flatMap((row) => {
        const [name = '', signs] = row.split('\t')
        return signs === undefined
          ? []
          : [[name, Float32Array.from(signs, (sign) => (weightSigns.indexOf(sign) - middle) / weightSteps)] as const]
      }),
    )
  return { own: rows(kept.own), pair: rows(kept.pair), seen: rows(kept.seen) }
}

/** The weights of these features together. */
export function sumOf(
  table: ReadonlyMap<string, ArrayLike<number>>,
  names: readonly string[],
  width: number,
): Float64Array {
  const sums = new Float64Array(width)
  for (const name of names) {
    const weights = table.get(name)
    if (!weights) continue
    for (let at = 0; at < width; at++) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0)
  }
  return sums
}

export const pairSize = kindCount * labelCount
export const seenSize = seenCount * labelCount

/** What these weights say of each piece, and of the end. */
export function scoresOf(
  weights: EntryWeights,
  { pieces, end }: SeenSection,
): { pieces: PieceScores[]; end: Float64Array } {
  return {
    pieces: pieces.map(({ own, pair, seen, sameRow, wraps }) => ({
      own: sumOf(weights.own, own, labelCount),
      pair: sumOf(weights.pair, pair, pairSize),
      seen: sumOf(weights.seen, seen, seenSize),
      sameRow,
      wraps,
    })),
    end: sumOf(weights.seen, end, seenSize),
  }
}

/** The most probable labels of all pieces together. */
export function labelPieces(weights: EntryWeights, section: SeenSection): number[] {
  const { pieces, end } = scoresOf(weights, section)
  return bestStates(pieces, end).map((state) => stateLabels[state] ?? 0)
}

/** The most probable labels, and how probable it is that each piece is of its kind, whether it opens an entry or not. */
export function labelSurely(weights: EntryWeights, section: SeenSection): { labels: number[]; sure: number[] } {
  const { pieces, end } = scoresOf(weights, section)
  const labels = bestStates(pieces, end).map((state) => stateLabels[state] ?? 0)
  const chances = chancesOf(pieces, end)
  const sure = labels.map((label, at) =>
    Array.from(chances.states[at] ?? []).reduce(
      (sum, chance, state) => sum + (kindOf(stateLabels[state] ?? 0) === kindOf(label) ? chance : 0),
      0,
    ),
  )
  return { labels, sure }
}
