import { placeScore } from '@scry/vocabulary/places'
import type { Line } from '../lines/lines.ts'
import { cut, joinSlices, type Slice } from '../lines/slice.ts'
import { type HeaderReading, type Piece, readHeader } from './header-pieces.ts'

const signBetween = /^\s*[|•·/→–—―-]+\s*$/

/** What is printed between two parts of one row. */
export function between(left: Slice, right: Slice, header: readonly Line[]): Slice | null {
  const end = left.marks.findLast((mark) => mark !== null)
  const begin = right.marks.find((mark) => mark !== null)
  for (const { slice } of header) {
    const from = slice.marks.indexOf(end ?? null)
    const to = slice.marks.indexOf(begin ?? null)
    if (end && begin && from >= 0 && to > from) return cut(slice, from + 1, to)
  }
  return null
}

/** 'Acme · Sydney (from Leeds)': what stands behind the sign is a place all the same. */
const isPlace = ({ text }: Slice) => placeScore(text.replace(/\s*\([^()]*\)$/, '')) >= 0.55

const countTexts = ({ pieces }: HeaderReading) => pieces.filter(({ kind }) => kind === 'text').length

/** The header with all texts of a row that nothing but a sign divides as one, and whether a sign divides any of its pieces. */
function undivided(reading: HeaderReading, header: readonly Line[]) {
  const pieces: Piece[] = []
  let isDivided = false
  for (const piece of reading.pieces) {
    const last = pieces[pieces.length - 1]
    const sign = last && last.row === piece.row && !piece.at ? between(last.slice, piece.slice, header) : null
    const isSign = sign !== null && signBetween.test(sign.text)
    isDivided ||= isSign
    const isOne = last?.kind === 'text' && piece.kind === 'text' && last.look === piece.look && !isPlace(piece.slice)
    if (last && sign && isSign && isOne)
      pieces[pieces.length - 1] = { ...last, slice: joinSlices([last.slice, sign, piece.slice], '') }
    else pieces.push(piece)
  }
  return { whole: { ...reading, pieces }, isDivided }
}

/**
 * Reads the headers of a section's entries, which are printed alike: where at least as many name their two texts without a sign
 * as have one inside a row, the sign is part of a name there ('Lecturer | Mentor' above 'Acme').
 */
export function readHeaders(headers: readonly (readonly Line[])[]): HeaderReading[] {
  const found = headers.map((header) => {
    const reading = readHeader(header)
    return { reading, ...undivided(reading, header) }
  })
  const divided = found.filter(({ isDivided }) => isDivided).length
  const plain = found.filter(({ reading, isDivided }) => !isDivided && countTexts(reading) >= 2).length
  const isPlain = plain > 0 && plain >= divided
  return found.map(({ reading, whole }) => (isPlain && countTexts(whole) >= 2 ? whole : reading))
}
