import type { DateSpan } from '@scry/vocabulary/dates'
import { entryWeights } from '../data/entry-weights.ts'
import type { Line } from '../lines/lines.ts'
import { untangleDateColumn } from '../lines/rail-rows.ts'
import { withCells } from '../lines/rails.ts'
import { cut, type Slice, trim } from '../lines/slice.ts'
import { placeLabel } from '../sections/place-labels.ts'
import { seePieces } from './entry-features.ts'
import { begins, kindOf, kinds } from './entry-labels.ts'
import { type EntryWeights, labelPieces, labelSurely, readWeights } from './entry-model.ts'
import { type EntryPiece, entryPieces, sliceOf } from './entry-pieces.ts'
import { wordsIn } from './piece-words.ts'

export type EntryKind = 'experience' | 'education'
type Kind = (typeof kinds)[number]

/** A job or a study as its section's rows were labelled. */
export interface LabelledPart {
  /** What somebody was or learnt there. */
  readonly what: Slice | null
  /** The employer or school, and the one of the entry above where this one goes on below it. */
  readonly where: Slice | null
  readonly place: Slice | null
  readonly start: Slice | null
  readonly end: Slice | null
  readonly span: DateSpan | null
  readonly told: Line[]
  readonly confidence: number
}

const models: Record<EntryKind, () => readonly [EntryWeights, EntryWeights]> = {
  experience: () => [readWeights(entryWeights.experienceFirst), readWeights(entryWeights.experience)],
  education: () => [readWeights(entryWeights.educationFirst), readWeights(entryWeights.education)],
}
const ready = new Map<EntryKind, readonly [EntryWeights, EntryWeights]>()

function weightsOf(kind: EntryKind): readonly [EntryWeights, EntryWeights] {
  const known = ready.get(kind) ?? models[kind]()
  ready.set(kind, known)
  return known
}

/** The labels of all pieces, and how sure each is: read once by itself, then again knowing what the first reading made of the rest. */
export function labelsOf(
  lines: readonly Line[],
  pieces: readonly EntryPiece[],
  kind: EntryKind,
): { labels: number[]; sure: number[] } {
  const [first, second] = weightsOf(kind)
  const words = wordsIn(pieces)
  const labels = labelPieces(first, seePieces(lines, pieces, null, words))
  return labelSurely(second, seePieces(lines, pieces, { labels }, words))
}

interface Labelled {
  readonly piece: EntryPiece
  readonly kind: Kind
  readonly sure: number
}

/** The pieces of a name. */
const partsOf = (entry: readonly Labelled[], kind: Kind) =>
  entry.flatMap((one) => (one.kind === kind ? [one.piece] : []))

/** The first run of pieces of a kind. */
function runOf(entry: readonly Labelled[], kind: Kind): EntryPiece[] {
  const from = entry.findIndex((one) => one.kind === kind)
  if (from < 0) return []
  const rest = entry.slice(from)
  const to = rest.findIndex((one) => one.kind !== kind)
  return rest.slice(0, to < 0 ? rest.length : to).map(({ piece }) => piece)
}

/** The dates of an entry: a range before a single date, and the one nearest to what it is the date of. */
function datesIn(entry: readonly Labelled[], lines: readonly Line[]) {
  const row = entry.find(({ kind }) => kind === 'a')?.piece.row ?? 0
  const dates = entry.flatMap(({ piece, kind }) => (kind === 'date' && piece.date ? [{ piece, date: piece.date }] : []))
  const near = (one: { piece: EntryPiece; date: DateSpan }) =>
    (one.date.isRange ? 0 : 100) + Math.abs(one.piece.row - row)
  const [best] = dates.sort((a, b) => near(a) - near(b))
  const slice = best && lines[best.piece.row]?.slice
  if (!best || !slice) return { start: null, end: null, span: null }
  const part = (at: readonly [number, number] | null) => (at ? cut(slice, at[0], at[1]) : null)
  return { start: part(best.date.startAt), end: part(best.date.endAt), span: best.date }
}

/** What an entry tells: its rows of text, what follows its header in the same row, and rows that gave no field. */
function toldIn(entry: readonly Labelled[], lines: readonly Line[]): Line[] {
  const firstRow = entry[0]?.piece.row
  return [...Map.groupBy(entry, ({ piece }) => piece.row)].flatMap(([row, own]) => {
    const line = lines[row]
    const text = own.find(({ kind }) => kind === 'text')
    const isHeader = own.some(({ kind }) => kind !== 'text' && kind !== 'note')
    if (!line || (!text && (isHeader || row === firstRow))) return []
    if (!text || !isHeader) return [line]
    const cell = line.cells.findLast(({ slice }) => slice.text.length > 0)
    return cell ? [withCells(line, [{ ...cell, slice: trim(cut(line.slice, text.piece.from)) }])] : []
  })
}

/** As sure as the least sure part of its names. */
function confidenceOf(entry: readonly Labelled[]): number {
  const names = entry.flatMap(({ kind, sure }) => (kind === 'a' || kind === 'b' ? [sure] : []))
  return Math.min(1, ...names)
}

/** The jobs or studies of a section. */
export function readEntries(printed: readonly Line[], kind: EntryKind): LabelledPart[] {
  const lines = untangleDateColumn(printed)
  const pieces = entryPieces(lines)
  if (pieces.length === 0) return []
  const { labels, sure } = labelsOf(lines, pieces, kind)
  const entries: Labelled[][] = []
  let open: Labelled[] | null = null
  for (const [at, piece] of pieces.entries()) {
    const label = labels[at] ?? 0
    const own = kinds[kindOf(label)] ?? 'text'
    if (begins(label)) {
      open = []
      entries.push(open)
    }
    if (own === 'head') open = null
    else open?.push({ piece, kind: own, sure: sure[at] ?? 0 })
  }
  return inherit(
    entries.map((entry) => {
      const [what, where] = [partsOf(entry, 'a'), partsOf(entry, 'b')]
      // An employer on a row above its titles stands over those that follow, too.
      const heads = where.length > 0 && (what.length === 0 || (where[0]?.row ?? 0) < (what[0]?.row ?? 0))
      return {
        heads,
        part: {
          what: sliceOf(what, lines),
          where: sliceOf(where, lines),
          place: sliceOf(
            runOf(entry, 'place').filter(({ text }) => !placeLabel(`${text}:`)),
            lines,
            ', ',
          ),
          ...datesIn(entry, lines),
          told: toldIn(entry, lines),
          confidence: confidenceOf(entry),
        },
      }
    }),
  )
}

interface Heading {
  readonly heads: boolean
  readonly part: LabelledPart
}

/** Entries without an employer of their own have the one above; an employer that only heads others is no entry. */
function inherit(entries: readonly Heading[]): LabelledPart[] {
  const out: LabelledPart[] = []
  let above: LabelledPart | null = null
  for (const [at, { heads, part }] of entries.entries()) {
    const next = entries[at + 1]?.part
    if (part.where) above = heads ? part : null
    if (part.where && !part.what && next?.what && !next.where) continue
    if (!part.what && !part.where) continue
    out.push(part.where || !above ? part : { ...part, where: above.where, place: part.place ?? above.place })
  }
  return out
}
