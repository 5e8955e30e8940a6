import type { SectionKind } from '@scry/vocabulary/section-headings'
import { bodyOf, headOf, isHead, kindOf, labelCount, labelledKinds, mayFollow } from './section-labels.ts'

/** Weights of a linear-chain model: by feature one number a label, and by label before and after. */
export interface SectionWeights {
  readonly features: ReadonlyMap<string, ArrayLike<number>>
  /** `before * labelCount + after`; a row more for the first line. */
  readonly steps: ArrayLike<number>
  /** What is added where the rules take a line for a heading, and taken away where they do not. */
  readonly trust: number
  readonly doubt: number
}

/** Invented pages are tidier than real ones: what the rules say of a line counts so much more there than was learnt. */
const trust = 1000
const doubt = 500

/** Weights as they are kept: rows of a name and its numbers, eight times as large, an empty one for nought. */
export function readWeights({
  steps,
  features,
}: {
  readonly steps: string
  readonly features: string
}): SectionWeights {
  const numbers = (list: string) => Float32Array.from(list.split(','), (number) => Number(number) / 8)
  const rows = features.split('\n').filter((row) => row.includes('\t'))
  return {
    trust,
    doubt,
    steps: numbers(steps),
    features: new Map(
      rows.map((row) => {
        const [name = '', list = ''] = row.split('\t')
        return [name, numbers(list)]
      }),
    ),
  }
}

/** A line as the model sees it. */
export interface SeenLine {
  readonly features: readonly string[]
  /** It is the first of its column. */
  readonly columnBreaks: boolean
  /** The kinds of section that it may head: none, any, or the one that its words say. */
  readonly heads: 'none' | 'any' | SectionKind
  /** The kind that its words say, surely or not: what it heads where it is a heading. */
  readonly says: SectionKind | null
  /** The rules take it for a heading. */
  readonly ruled: boolean
}

const scoresOf = ({ features, trust, doubt }: SectionWeights, line: SeenLine): Float64Array => {
  const scores = new Float64Array(labelCount)
  for (const name of line.features) {
    const weights = features.get(name)
    if (weights)
      for (let label = 0; label < labelCount; label++) scores[label] = (scores[label] ?? 0) + (weights[label] ?? 0)
  }
  for (const [at, kind] of labelledKinds.entries()) {
    const may = line.heads === 'any' || line.heads === kind
    scores[headOf(at)] = may ? (scores[headOf(at)] ?? 0) + (line.ruled ? trust : -doubt) : Number.NEGATIVE_INFINITY
  }
  return scores
}

/** Labels that may follow each label, so that the search tries no others. */
const followers = [false, true].map((columnBreaks) =>
  Array.from({ length: labelCount }, (_, after) =>
    Array.from({ length: labelCount }, (_, before) => before).filter((before) =>
      mayFollow(before, after, columnBreaks),
    ),
  ),
)

/** The most probable labels of all lines together, and how much speaks for them. */
export function labelLines(
  weights: SectionWeights,
  lines: readonly SeenLine[],
): { readonly labels: number[]; readonly score: number } {
  const { steps } = weights
  const origins: Int16Array[] = []
  let best = new Float64Array(labelCount).fill(Number.NEGATIVE_INFINITY)
  for (const [index, line] of lines.entries()) {
    const scores = scoresOf(weights, line)
    const next = new Float64Array(labelCount).fill(Number.NEGATIVE_INFINITY)
    const from = new Int16Array(labelCount)
    for (let after = 0; after < labelCount; after++) {
      const own = scores[after] ?? 0
      if (index === 0) {
        if (after === 0 || isHead(after)) next[after] = own + (steps[labelCount * labelCount + after] ?? 0)
        continue
      }
      for (const before of followers[line.columnBreaks ? 1 : 0]?.[after] ?? []) {
        const score = (best[before] ?? 0) + own + (steps[before * labelCount + after] ?? 0)
        if (score <= (next[after] ?? 0)) continue
        next[after] = score
        from[after] = before
      }
    }
    origins.push(from)
    best = next
  }
  const score = Math.max(...best)
  let label = best.indexOf(score)
  const labels: number[] = []
  for (let index = lines.length - 1; index >= 0; index--) {
    labels[index] = label
    label = origins[index]?.[label] ?? 0
  }
  return { labels, score }
}

/** Far more than all features of a document together say. */
const whole = 1e6

/** What the model makes of a document whose headings are those lines and no others. */
export function labelWith(
  weights: SectionWeights,
  lines: readonly SeenLine[],
  isHeading: (at: number) => boolean,
): { readonly labels: number[]; readonly score: number } {
  const told = lines.map((line, at): SeenLine => {
    if (!isHeading(at)) return { ...line, heads: 'none', ruled: false }
    return { ...line, heads: line.says ?? (line.heads === 'none' ? 'any' : line.heads), ruled: true }
  })
  const { labels, score } = labelLines({ ...weights, trust: whole }, told)
  return { labels, score: score - whole * told.filter(({ ruled }) => ruled).length }
}

/** The label of a kind's heading or body by name; `head` is the document's head. */
export function labelNamed(name: string): number {
  const [part = '', kind = ''] = name.split(':')
  const at = (labelledKinds as readonly string[]).indexOf(kind)
  if (at < 0) return 0
  return part === 'H' ? headOf(at) : bodyOf(at)
}

export const kindNamed = (label: number) => labelledKinds[kindOf(label)] ?? 'other'
