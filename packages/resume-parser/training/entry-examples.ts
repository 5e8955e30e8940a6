import { headingPhrases } from '@scry/vocabulary/heading-phrases'
import { seePieces } from '../src/entries/entry-features.ts'
import { mayBegin, nothingOpen, pieceLabels, seenAfter, sources, stateOf } from '../src/entries/entry-labels.ts'
import { type EntryWeights, labelPieces, type SeenSection } from '../src/entries/entry-model.ts'
import { type EntryPiece, entryPieces } from '../src/entries/entry-pieces.ts'
import { readLines } from '../src/lines/document-lines.ts'
import type { Line } from '../src/lines/lines.ts'
import { untangleDateColumn } from '../src/lines/rail-rows.ts'
import { stackEdge, unstackMargin } from '../src/lines/stacked-margin.ts'
import type { Families } from './compositions.ts'
import type { EntryKind } from './entry-layouts.ts'
import { EntryWriter } from './invented-entries.ts'
import { tongueOf } from './invented-names.ts'
import { type Chance, capital, chanceFrom, personName } from './invented-words.ts'
import { heading, type PartOf, setEntries } from './set-entries.ts'

export interface Example {
  readonly lines: readonly Line[]
  readonly pieces: readonly EntryPiece[]
  readonly labels: readonly number[]
}

/** The labels of the pieces by what their letters were set as; null where the page was read so that no labels fit. */
function labelsOf(lines: readonly Line[], pieces: readonly EntryPiece[], parts: PartOf): number[] | null {
  const labels: number[] = []
  let entry = ''
  for (const piece of pieces) {
    const votes = new Map<string, number>()
    for (const mark of lines[piece.row]?.slice.marks.slice(piece.from, piece.to) ?? []) {
      const part = mark && parts.get(mark)
      if (part) votes.set(part, (votes.get(part) ?? 0) + 1)
    }
    const [[told] = ['']] = [...votes].sort((a, b) => b[1] - a[1])
    const [part = '', own = ''] = told.split(' ')
    if (part === '') return null
    const opens = part !== 'text' && part !== 'head' && own !== entry
    if (opens) entry = own
    const named = part === 'date' && !piece.date ? 'note' : part
    labels.push(pieceLabels.indexOf((opens ? `begin ${named}` : named) as (typeof pieceLabels)[number]))
  }
  return isPossible(pieces, labels) ? labels : null
}

/** The states of a labelled section; null when the labels cannot follow each other. */
export function statesOf(pieces: readonly EntryPiece[], labels: readonly number[]): number[] | null {
  const out: number[] = []
  let seen: number = nothingOpen
  for (const [at, label] of labels.entries()) {
    const next = seenAfter(seen, label)
    const state = next === null ? undefined : stateOf.get(label * 16 + next)
    if (next === null || state === undefined) return null
    seen = next
    const before = out[at - 1]
    const sameRow = pieces[at]?.row === pieces[at - 1]?.row
    if (before === undefined ? !mayBegin[state] : !sources[sameRow ? 1 : 0]?.[state]?.includes(before)) return null
    out.push(state)
  }
  return out
}
const isPossible = (pieces: readonly EntryPiece[], labels: readonly number[]) => statesOf(pieces, labels) !== null

const headingOf = (chance: Chance, kind: EntryKind) => capital(chance.of(headingPhrases[kind]))

/** The sections of one invented page, with their labels. */
export function examplesOf(
  seed: number,
  lost?: { count: number },
  families: Families = 'trained',
): { kind: EntryKind; example: Example }[] {
  const chance = chanceFrom(seed)
  const tongue = tongueOf(chance)
  const order: EntryKind[] = chance() < 0.6 ? ['experience', 'education'] : ['education', 'experience']
  const sections = order.map((kind) => ({
    heading: headingOf(chance, kind),
    rows: new EntryWriter(chance, kind, tongue, families).write(),
  }))
  const { document, parts } = setEntries(chance, sections, personName(chance))
  const found: Line[][] = []
  for (const line of readLines(document).lines) {
    if (line.slice.marks.some((mark) => mark && parts.get(mark) === heading)) found.push([])
    else found[found.length - 1]?.push(line)
  }
  if (found.length !== sections.length) return []
  return order.flatMap((kind, at) => {
    const printed = found[at] ?? []
    const lines = untangleDateColumn(unstackMargin(printed, stackEdge(printed)))
    const pieces = entryPieces(lines)
    const labels = labelsOf(lines, pieces, parts)
    if (!labels || labels.length === 0) {
      if (lost) lost.count++
      return []
    }
    return [{ kind, example: { lines, pieces, labels } }]
  })
}

/** What the model sees of an example: by itself, or after a first reading. */
export function seenOf({ lines, pieces }: Example, first: EntryWeights | null): SeenSection {
  if (!first) return seePieces(lines, pieces, null)
  return seePieces(lines, pieces, { labels: labelPieces(first, seePieces(lines, pieces, null)) })
}
