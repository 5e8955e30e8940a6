import { type DateSpan, durationText, findDates, isDateText } from '@scry/vocabulary/dates'
import { placeScore } from '@scry/vocabulary/places'
import { schoolScore } from '@scry/vocabulary/school-names'
import { listLabel, stint, terms } from '../data/job-words.ts'
import { firstWordWidth, type Line } from '../lines/lines.ts'
import {
  cut,
  joinSlices,
  matchesOutside,
  partsBetween,
  type Slice,
  splitByStyle,
  splitSlice,
  tidy,
} from '../lines/slice.ts'
import type { Glyph } from '../pages/page-text.ts'
import { withoutLabel } from './field-labels.ts'
import { placeLabel } from './place-labels.ts'
import { employerScore, startsWithLegalForm, titleScore } from './title-score.ts'

/** A part of an entry's header that stands for itself: set apart by a gap, a sign or another style. */
export interface Piece {
  readonly slice: Slice
  readonly row: number
  readonly look: string
  readonly kind: 'text' | 'place' | 'link'
  /** A dash set it apart from the piece before it. */
  readonly dashed: boolean
  /** A word for 'at' set it apart from the piece before it. */
  readonly at: boolean
}

export interface HeaderReading {
  readonly pieces: readonly Piece[]
  readonly start: Slice | null
  readonly end: Slice | null
  readonly span: DateSpan | null
}

const signs =
  /\s*[|•·∙⋅●▪◦♦⋄‖¦]\s*|\s+[–—―]\s+|\s*[–—]{2,}\s*|\s+-{1,2}\s+|\s*(?<!:)\/\/\s*|\s+@\s+|\s{3,}|\s+(?=https?:\/\/)/g
const linkText =
  /https?:\/\/|www\.|^[\w-]+\.(?:com|org|io|net|dev|app|ai|co|edu|gov|me|in|de|uk)(?:\/\S*)?$|^(?:link|github|demo|website|project link|live|code|source|url|repo(?:sitory)?)$/i

/** Two letters are set in one face, small capitals among large ones too. */
export const sameFace = (a: Glyph, b: Glyph): boolean =>
  a.style === b.style ||
  (a.style.weight === b.style.weight &&
    a.style.italic === b.style.italic &&
    a.style.color === b.style.color &&
    Math.abs(a.style.size - b.style.size) < Math.max(1.2, a.style.size * 0.24))

function lookOf(slice: Slice): string {
  const style = slice.marks.find((mark) => mark !== null)?.style
  return style ? `${style.weight}|${style.italic}|${style.color}|${Math.round(style.size)}` : ''
}

const unspaced = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u
/** Nothing is printed between two parts of a text. */
const touches = ({ marks }: Slice, left: Slice, right: Slice) =>
  marks.indexOf(right.marks[0] ?? null) === marks.lastIndexOf(left.marks.at(-1) ?? null) + 1

function styleParts(slice: Slice): Slice[] {
  const parts = splitByStyle(slice, sameFace)
  const out: Slice[] = []
  for (const part of parts) {
    const before = out[out.length - 1]
    // 'NHK学園': the letters of one name are of two fonts.
    const isOneName =
      before && unspaced.test(before.text.slice(-1) + part.text.charAt(0)) && touches(slice, before, part)
    if (before && isOneName) out[out.length - 1] = joinSlices([before, part], '')
    else if (before && /^[\p{Ll}&(]/u.test(part.text) && !/[,:|]$/.test(before.text))
      out[out.length - 1] = joinSlices([before, part], ' ')
    else out.push(part)
  }
  return out
}

function splitSigns(slice: Slice): { part: Slice; dashed: boolean }[] {
  const found = matchesOutside(slice.text, signs)
  return partsBetween(slice, found).map((part, at) => ({
    part,
    dashed: /^\s*[–—―-]+\s*$/.test(found[at - 1]?.[0] ?? ''),
  }))
}

/** 'The Daft Hedgehog / Glasgow': what follows the slash is a place. */
function atSlash({ part, dashed }: { part: Slice; dashed: boolean }): { part: Slice; dashed: boolean }[] {
  const at = part.text.lastIndexOf(' / ')
  if (at < 2 || placeScore(part.text.slice(at + 3)) < 0.55 || placeScore(part.text.slice(0, at)) >= 0.55)
    return [{ part, dashed }]
  return [
    { part: cut(part, 0, at), dashed },
    { part: cut(part, at + 3), dashed: false },
  ]
}

const atWords = '(?:at|bei|beim|chez|presso|bij|hos|ved|på)'
const atPlace = new RegExp(`^(.{3,}?)\\s+${atWords}\\s+([\\p{Lu}\\p{Lo}"“„«].+)$`, 'u')
/** 'Clerk at acme interactive': behind a title the name may be of small letters. */
const titleAt = new RegExp(`^(.{3,40}?)\\s+${atWords}\\s+(\\p{Ll}\\S*(?:\\s+\\S+){0,3})$`, 'u')
/** Such a word by itself, as where it is set otherwise than the employer. */
const atWord = new RegExp(`^${atWords}$`, 'iu')
const endsInAt = new RegExp(`\\s${atWords}$`, 'iu')
/** Words that stand before an employer, and before much else. */
const inPlace = /^(.{3,}?)\s+(in|im|en|em|na|no|à|a|w|we|v|ve|u|din|la|в|во|у)\s+(?:la\s+|el\s+)?([\p{Lu}"“„«].+)$/u

/** Words that in their languages stand before an employer more than before a trade. */
const ofPlace = /^(?:na|no|w|we|в|во|у)$/u

/** 'University of Ravenmoor at Sandhill' is one school: the words after 'at' say which of its houses. */
const branchedSchool = /(?<!\p{L})(?:universit\p{L}*|college|institute|school)(?!\p{L})[^,;|]*$/iu

/** 'Barista at Copper Kettle' is a title and an employer. */
function splitAtWord(part: Slice): Slice[] {
  const at = atPlace.exec(part.text) ?? titleAt.exec(part.text)
  if (!at?.[1] || !at[2] || (/^\p{Ll}/u.test(at[2]) && titleScore(at[1]) < 0.5)) return splitInPlace(part, 0.7)
  const isBranch = branchedSchool.test(at[1]) && titleScore(at[1]) < 0.5 && schoolScore(at[2]) < 0.6
  if (isBranch) return [part]
  return [cut(part, 0, at[1].length), cut(part, part.text.length - at[2].length)]
}

/** 'Kucharz w Hotel Bryza': a title and what looks at least so much like an employer. */
export function splitInPlace(part: Slice, least: number): Slice[] {
  const [, title = '', word = '', employer = ''] = inPlace.exec(part.text) ?? []
  const enough = ofPlace.test(word) ? Math.min(least, 0.3) : least
  const isSplit = titleScore(title) >= 0.5 && employerScore(employer) >= enough && placeScore(employer) < 0.55
  return isSplit ? [cut(part, 0, title.length), cut(part, part.text.length - employer.length)] : [part]
}

/** 'City: Leeds | Country: United Kingdom' is a place with its labels; null for anything else. */
function labelledPlace(slice: Slice): Slice | null {
  if (!placeLabel(slice.text)) return null
  const parts = splitSlice(slice, /\s*[|•·]\s*/g).flatMap((part) => {
    const label = placeLabel(part.text)
    return label ? [tidy(cut(part, label.length))] : []
  })
  const place = joinSlices(parts, ', ')
  return place.text.length >= 2 && place.text.length <= 60 ? place : null
}

/** The first range of dates of a text, or its first date. */
export function datesOf(slice: Slice | null): Pick<HeaderReading, 'start' | 'end' | 'span'> {
  const spans = findDates(slice?.text ?? '')
  const span = spans.find((found) => found.isRange) ?? spans[0]
  if (!slice || !span) return { start: null, end: null, span: null }
  const part = (at: readonly [number, number] | null) => (at ? cut(slice, at[0], at[1]) : null)
  return { start: part(span.startAt), end: part(span.endAt), span }
}

/** Reads the rows of an entry's header into pieces, taking the dates out. */
export function readHeader(lines: readonly Line[]): HeaderReading {
  const pieces: Piece[] = []
  let dates = datesOf(null)
  for (const [row, line] of lines.entries()) {
    const own = datesOf(line.slice)
    if (own.span && (!dates.span || (own.span.isRange && !dates.span.isRange))) dates = own
    for (const cell of line.cells) {
      const labelled = labelledPlace(cell.slice)
      if (labelled) {
        addPiece(pieces, labelled, row, true, false, false)
        continue
      }
      for (const bare of withoutDates(cell.slice)) {
        for (const styled of styleParts(bare)) {
          for (const { part, dashed } of splitSigns(styled).flatMap(atSlash)) {
            for (const [index, half] of splitAtWord(part).entries())
              addPiece(pieces, half, row, cell.icon === 'place', dashed && index === 0, index > 0)
          }
        }
      }
    }
  }
  return { pieces: joinDashed(withoutStints(joinWrapped(pieces, lines))), ...dates }
}

const streetName = /(?<!\p{L})(?:street|avenue|road|lane|park|square|bridge|way|court|drive)(?!\p{L})/iu

/** 'City of Leeds', 'Stadt Leipzig': a town as the employer. */
const authority =
  /^(?:(?:City|Town|County|Borough|Municipality|Government) of|Stadt|Landkreis|Ville de|Mairie de|Ayuntamiento de|Comune di|Gemeente|Câmara Municipal de|Prefeitura de|Urząd Miasta)\s\p{Lu}/u

/** 'Acme Telecom, Dublin, Ireland' is an employer with its place: a name no place has, before a town and its country. */
function namesEmployer(slice: Slice): boolean {
  if (authority.test(slice.text)) return true
  const { rest, place } = splitTrailingPlace(slice)
  if (!place || /\d/.test(rest.text) || placeScore(rest.text) >= 0.5) return false
  const words = rest.text.split(/\s+/).length
  const score = employerScore(rest.text)
  // 'St. Brigid's Medical Center'
  if (score === 1 || (score >= 0.7 && words >= 3)) return true
  // 'Institut für Strömungslehre (Kiel)'
  if (words >= 2 && slice.text.endsWith(')')) return true
  // 'Kookaburra Street Shelter': a street has a number.
  return place.text.includes(',') || (words >= 3 && streetName.test(rest.text))
}

/** 'Work – Acme' above 'Internship – 2019': where two texts more stand in the header, such a word is neither of them. */
function withoutStints(pieces: readonly Piece[]): Piece[] {
  const named = pieces.filter(({ slice, kind }) => kind === 'text' && !stint.test(slice.text))
  return named.length < 2 ? [...pieces] : pieces.filter(({ slice }) => !stint.test(slice.text))
}

/** 'Marula Retail Group, Pretoria. Reconciled ledgers': what is told on the same row is no part of the name. */
function upToSentence(slice: Slice): Slice {
  const stop = /^.{6,}?\p{Ll}{4}(?<!\b(?:prof|univ|dept|inst|corp|assoc))\.(?=\s+\p{Lu}\p{Ll}+(?:\s|$)|$)/u.exec(
    slice.text,
  )
  return stop ? cut(slice, 0, stop[0].length - 1) : slice
}

/** 'Engineer, Acme Technologies: Go, Kafka': a list behind its label is told. */
function upToTold(slice: Slice): Slice {
  const label = listLabel.exec(slice.text)
  return label ? cut(slice, 0, label.index) : slice
}

function addPiece(pieces: Piece[], part: Slice, row: number, pinned: boolean, dashed: boolean, at: boolean): void {
  const slice = tidy(upToSentence(upToTold(withoutLabel(part))))
  if (!/[\p{L}\p{N}]/u.test(slice.text) || terms.test(slice.text) || atWord.test(slice.text)) return
  if (slice.text.replace(durationText, '').trim().length < 2 && /\d/.test(slice.text)) return
  const placed = placeScore(slice.text) >= 0.55 && !namesEmployer(slice)
  const kind = linkText.test(slice.text) ? 'link' : pinned || placed ? 'place' : 'text'
  const last = pieces.at(-1)
  const behind = at || (last?.row === row && endsInAt.test(last.slice.text))
  pieces.push({ slice, row, look: lookOf(part), kind, dashed, at: behind })
}

/** 'Manager – Platform' above 'Acme' is one title: a dash inside a row is no border when another row has text of its own. */
function joinDashed(pieces: readonly Piece[]): Piece[] {
  const rows = new Set(pieces.filter((piece) => piece.kind === 'text').map((piece) => piece.row))
  const heads = (text: string) => titleScore(text) >= 0.5
  const employs = ({ slice }: Piece) => employerScore(slice.text) >= 0.7
  const out: Piece[] = []
  for (const piece of pieces) {
    const last = out[out.length - 1]
    // 'Student Nurse — Bridgewater Nursing Team' above 'Leigh': the only employer stands behind the dash.
    if (
      employs(piece) &&
      last &&
      !employs(last) &&
      !pieces.some((other) => other.row !== piece.row && employs(other))
    ) {
      out.push(piece)
      continue
    }
    // 'Lakemere University – Robotics Lab' or 'Acme – Institute of Tides' beside a title that stands elsewhere.
    const employer =
      last &&
      !heads(last.slice.text) &&
      !heads(piece.slice.text) &&
      / |^\p{Lu}{3,}$/u.test(piece.slice.text) &&
      (rows.size > 1 || pieces.some((other) => other.look !== piece.look && heads(other.slice.text)))
    const joins =
      last &&
      ((rows.size > 1 && heads(last.slice.text)) || employer) &&
      piece.dashed &&
      last.row === piece.row &&
      last.look === piece.look &&
      last.kind === 'text' &&
      piece.kind === 'text'
    if (last && joins) out[out.length - 1] = { ...last, slice: joinSlices([last.slice, piece.slice], ' – ') }
    else out.push(piece)
  }
  return out
}

/** The piece is the last of its row: no date or other piece comes after it. */
function endsRow({ slice }: Piece, line: Line | undefined): boolean {
  const end = slice.marks.findLast((mark) => mark !== null)
  return (
    end !== undefined && end === line?.slice.marks.findLast((mark) => mark !== null && /[\p{L}\p{N})]/u.test(mark.text))
  )
}

/** 'Specialisation: Robotics' goes on from no row. */
const rowLabel = /^\p{L}+(?:\s\p{L}+)?\s?[:：]\s/u

/** A row of one text, or of one beside its dates, whose width left no room for the first word of the next row. */
export function isFull(line: Line | undefined, next: Line | undefined): boolean {
  if (
    !line ||
    !next ||
    rowLabel.test(next.text) ||
    next.cells.slice(1).some(({ slice }) => !isDateText(slice.text)) ||
    line.column !== next.column ||
    line.page !== next.page
  )
    return false
  const [first, text] = line.cells
  if (line.cells.length > 2 || !first) return false
  const indent = text ? next.x0 - text.x0 : 0
  if (text && (!isDateText(first.slice.text) || indent < -2 || indent > 16)) return false
  return line.x1 + firstWordWidth(next) + line.style.size * 0.25 > line.columnX1 && line.text.split(/\s+/).length >= 2
}

/** A word that the row's end broke in two: 'Jagiel-' above 'lonian University'. */
function breaksWord(last: Piece, piece: Piece, lines: readonly Line[]): boolean {
  const line = lines[last.row]
  const isNext = piece.row === last.row + 1 && endsRow(last, line)
  return isNext && /\p{Ll}-$/u.test(line?.text ?? '') && /^\p{Ll}/u.test(piece.slice.text)
}

/** No name ends with these. */
const openWord = /(?:\b(?:and|of|for|at|the|de|del|der|für|und|et|y|di|da|do|van|in)|&|-)$/i

/** 'Rabenstein Works GmbH, Leipzig' is whole; 'Quellhof AG, Frankfurt' above 'am Main' is not. */
function endsInPlace(slice: Slice, next: Slice): boolean {
  const { place } = splitTrailingPlace(slice)
  return place !== null && !/^\p{Ll}/u.test(next.text) && placeScore(`${place.text} ${next.text}`) < 0.55
}

/** A row that ends in 'and', '&' or a comma, or that is full, goes on in the next piece of the same look. */
function joinWrapped(pieces: readonly Piece[], lines: readonly Line[]): Piece[] {
  const out: Piece[] = []
  for (const piece of pieces) {
    const last = out[out.length - 1]
    const broken = last !== undefined && breaksWord(last, piece, lines)
    const open = last !== undefined && openWord.test(last.slice.text)
    if (
      last &&
      last.row !== piece.row &&
      last.look === piece.look &&
      last.kind === 'text' &&
      (piece.kind === 'text' || open) &&
      (open ||
        broken ||
        (piece.row === last.row + 1 &&
          endsRow(last, lines[last.row]) &&
          !endsInPlace(last.slice, piece.slice) &&
          isFull(lines[last.row], lines[piece.row])))
    ) {
      const start = broken ? withoutHyphen(last.slice) : last.slice
      out[out.length - 1] = { ...last, slice: joinSlices([start, piece.slice], broken ? '' : ' ') }
    } else out.push(piece)
  }
  return out
}

const withoutHyphen = (slice: Slice): Slice => (slice.text.endsWith('-') ? cut(slice, 0, slice.text.length - 1) : slice)

function withoutDates(slice: Slice): Slice[] {
  const spans = findDates(slice.text)
  if (spans.length === 0) return [slice]
  const edges = [0, ...spans.map(({ to }) => to)]
  const parts = edges.map((from, at) => cut(slice, from, spans[at]?.from))
  const [a, b] = parts
  if (parts.length === 2 && a && b && /[([]\s*$/.test(a.text) && /^\s*[)\]]/.test(b.text)) {
    const open = a.text.search(/[([]\s*$/)
    const close = b.text.search(/[)\]]/)
    return [cut(a, 0, open), cut(b, close + 1)].filter((part) => part.text.trim())
  }
  return parts.filter((part) => part.text.replace(durationText, '').trim().length > 0)
}

/** Splits at commas outside brackets. */
export function splitCommas(slice: Slice): Slice[] {
  const commas = matchesOutside(slice.text, /[,;，、]/g)
  const parting = commas.filter(({ index }) => !startsWithLegalForm(slice.text.slice(index + 1)))
  return partsBetween(slice, parting)
    .map((part) => tidy(part))
    .filter((part) => part.text.length > 0)
}

/** Takes a place off the end of a comma list: 'Acme, Berlin, Germany' is Acme and Berlin, Germany. */
export function splitTrailingPlace(slice: Slice): { rest: Slice; place: Slice | null } {
  const bracket = /\s*\(([^()]+)\)\s*$/.exec(slice.text)
  if (bracket?.[1] && placeScore(bracket[1]) >= 0.55 && bracket.index > 1) {
    return { rest: tidy(cut(slice, 0, bracket.index)), place: tidy(cut(slice, bracket.index)) }
  }
  const commas = matchesOutside(slice.text, /[,，]/g).map(({ index }) => index)
  for (const count of [3, 2, 1]) {
    const at = commas[commas.length - count]
    if (at === undefined) continue
    const tail = tidy(cut(slice, at + 1))
    const known = authority.test(tail.text) ? 0 : placeScore(tail.text)
    if (known >= (count === 1 ? 0.8 : 0.6)) return { rest: tidy(cut(slice, 0, at)), place: tail }
  }
  return { rest: slice, place: null }
}
