import { type DateSpan, findDates } from '@scry/vocabulary/dates'
import { articles, asWords, atWords, indefinite, inWords, lastStop, signStrength } from '../data/entry-words.ts'
import type { Line } from '../lines/lines.ts'
import { cut, joinSlices, type Slice, tidy } from '../lines/slice.ts'
import type { Glyph } from '../pages/page-text.ts'
import { sameFace } from '../sections/header-pieces.ts'

/** What stands between a piece and the one before it in its row. */
export type Sign =
  | 'row'
  | 'gap'
  | 'bar'
  | 'dash'
  | 'comma'
  | 'colon'
  | 'slash'
  | 'bracket'
  | 'stop'
  | 'at'
  | 'as'
  | 'in'
  | 'style'
  | 'date'

/** A part of a row that may stand for itself: set apart by a gap, a sign, another style, a date or a word for 'at'. */
export interface EntryPiece {
  readonly row: number
  /** Offsets in the text of its line. */
  readonly from: number
  readonly to: number
  readonly text: string
  readonly sign: Sign
  /** The word for 'at' before it, if any. */
  readonly by: string
  readonly date: DateSpan | null
  readonly first: Glyph | null
}

const signs: readonly (readonly [Sign, RegExp])[] = [
  ['bar', /\s*[|•·∙⋅●▪◦♦⋄‖¦→»]\s*|\s*(?<!:)\/\/\s*|\s+(?=https?:\/\/)/g],
  ['dash', /\s+[–—―]+\s+|\s*[–—]{2,}\s*|\s+-{1,2}\s+|(?<=\p{Ll})[–—](?=\p{Lu})/gu],
  ['comma', /\s*(?:(?<!\d),|,(?!\d)|[;，、；])\s*/g],
  ['colon', /\s*[:：]\s+|\s*：\s*/g],
  ['slash', /\s+\/\s+/g],
  ['bracket', /\s*[([（【]\s*|\s*[)\]）】]\s*/g],
  ['stop', /(?<=\p{Ll}{3}|\))\.\s+(?=\p{Lu})/gu],
  ['at', new RegExp(`\\s+(?:${atWords})\\s+(?:${articles})?(?=[\\p{Lu}\\p{N}"„“«])`, 'giu')],
  ['as', new RegExp(`(?<=\\p{L})\\s+(?:${asWords})\\s+(?:${indefinite})?(?=\\p{L})`, 'gu')],
  ['in', new RegExp(`(?<=\\p{L})\\s+(?:${inWords})\\s+(?:${articles})?(?=\\p{Lu})`, 'gu')],
]

/** What stands behind so many pieces of a row is one more. */
const mostPieces = 9
const mostWordsForSmall = 16

interface Border {
  readonly from: number
  readonly to: number
  readonly by?: string
  readonly sign: Sign
}

function bordersOf({ slice, cells }: Line, dates: readonly DateSpan[]): Border[] {
  const { text, marks } = slice
  const inDate = (at: number) => dates.some((date) => at > date.from && at < date.to)
  const out: Border[] = []
  for (const cell of cells.slice(1)) {
    const first = cell.slice.marks.find((mark) => mark !== null)
    const at = first ? marks.indexOf(first) : -1
    if (at > 0) out.push({ from: at, to: at, sign: 'gap' })
  }
  const long = text.length > 60 && text.split(/\s+/).length > mostWordsForSmall
  for (const [sign, pattern] of signs) {
    if (sign === 'in' && long) continue
    for (const { index, 0: found } of text.matchAll(pattern))
      out.push({
        from: index,
        to: index + found.length,
        sign,
        ...(sign === 'at' || sign === 'in' ? { by: found.trim().toLowerCase() } : {}),
      })
  }
  let last: { glyph: Glyph; at: number } | null = null
  for (const [at, glyph] of marks.entries()) {
    if (!glyph) continue
    const changes = last && !sameFace(last.glyph, glyph)
    const apart =
      last !== null && (/\s/.test(text.slice(last.at + 1, at)) || /[\p{Ll}.)]\p{Lu}/u.test(text.slice(last.at, at + 1)))
    if (last && changes && apart && !/[\p{Ll}&(,;:.)|/–—-]/u.test(text.charAt(at)))
      out.push({ from: last.at + 1, to: at, sign: 'style' })
    last = { glyph, at }
  }
  const inside = out.filter(({ from, to }) => !inDate(from) && !inDate(to))
  for (const { from, to } of dates) inside.push({ from, to: from, sign: 'date' }, { from: to, to, sign: 'date' })
  return inside.sort((a, b) => a.from - b.from || a.to - b.to)
}

const stronger = (a: Sign, b: Sign): Sign => (signStrength.indexOf(b) > signStrength.indexOf(a) ? b : a)

function piecesOf(line: Line, row: number): EntryPiece[] {
  const { text, marks } = line.slice
  const dates = text.length < 200 ? findDates(text) : []
  const out: EntryPiece[] = []
  let from = 0
  let sign: Sign = 'row'
  let by = ''
  const close = (to: number) => {
    const part = text.slice(from, to)
    if (!/[\p{L}\p{N}]/u.test(part)) return false
    const lead = part.length - part.trimStart().length
    const begin = from + lead
    const end = from + part.trimEnd().length
    const date = dates.find((span) => span.from <= begin && span.to >= end) ?? null
    const first = marks.slice(begin, end).find((mark) => mark !== null) ?? null
    out.push({ row, from: begin, to: end, text: text.slice(begin, end), sign, by, date, first })
    return true
  }
  for (const border of bordersOf(line, dates)) {
    if (border.from < from) {
      if (border.to > from) from = border.to
      if (out.length > 0) sign = stronger(sign, border.sign)
      continue
    }
    const closed = close(border.from)
    if (closed) {
      sign = border.sign
      by = border.by ?? ''
    } else if (out.length > 0) sign = stronger(sign, border.sign)
    from = border.to
  }
  close(text.length)
  const [tail] = out.splice(mostPieces)
  return tail ? [...out, { ...tail, to: text.length, text: text.slice(tail.from), date: null }] : out
}

/** The pieces of the rows of a section, in order. */
export const entryPieces = (lines: readonly Line[]): EntryPiece[] => lines.flatMap((line, row) => piecesOf(line, row))

/** Whether nothing but a sign or a word for 'at' stands between two pieces of a row. */
const touches = (line: Line, before: EntryPiece, piece: EntryPiece) =>
  !/[\p{L}\p{N}]/u.test(line.slice.text.slice(before.to, piece.from).toLowerCase().replace(piece.by, ''))

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

/** A part of a text with the bracket right behind it that closes one inside, or the one before it that opens one. */
function withBrackets(text: string, from: number, to: number): readonly [number, number] {
  const own = text.slice(from, to)
  const open = count(own, /[([（]/g) - count(own, /[)\]）]/g)
  const before = open < 0 ? /[([（]\s*$/.exec(text.slice(0, from)) : null
  const behind = open > 0 ? /^\s*[)\]）]/.exec(text.slice(to)) : null
  return [from - (before?.[0].length ?? 0), to + (behind?.[0].length ?? 0)]
}

/** What was printed as these pieces, with the signs between those that touch. */
export function sliceOf(pieces: readonly EntryPiece[], lines: readonly Line[], joint = ' '): Slice | null {
  const parts: Slice[] = []
  for (let at = 0; at < pieces.length; ) {
    const first = pieces[at] as EntryPiece
    const line = lines[first.row]
    let last = first
    for (at++; at < pieces.length; at++) {
      const next = pieces[at] as EntryPiece
      if (!line || next.row !== first.row || !touches(line, last, next)) break
      last = next
    }
    if (!line) continue
    const part = cut(line.slice, ...withBrackets(line.slice.text, first.from, last.to))
    const before = parts[parts.length - 1]
    const broken = before !== undefined && /\p{Ll}-$/u.test(before.text) && /^\p{Ll}/u.test(part.text)
    if (broken) parts[parts.length - 1] = joinSlices([cut(before, 0, before.text.length - 1), part], '')
    else parts.push(part)
  }
  const tidied = tidy(joinSlices(parts, joint))
  const whole = lastStop.test(tidied.text) ? cut(tidied, 0, tidied.text.length - 1) : tidied
  return /[\p{L}\p{N}]/u.test(whole.text) ? whole : null
}
