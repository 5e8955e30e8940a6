import type { Glyph } from './page-text.ts'

// Where a font lacks a letter, some programs paint the row first and then, from another font, the letters that it lacks.

const touchEm = 0.08
const spaceEm = 0.12
const mostLetters = 8
const farthestBack = 400
const leftward = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

const isLevel = (a: Glyph, b: Glyph) => a.angle === 0 && b.angle === 0 && Math.abs(a.baseline - b.baseline) < 0.5

/** Where among the painted glyphs a piece has room between two letters, or behind the last of a row, touching one of them. */
function placeFor(painted: readonly Glyph[], piece: readonly Glyph[]): number | null {
  const first = piece[0]
  const end = piece[piece.length - 1]
  if (!first || !end) return null
  const touch = first.style.size * touchEm
  for (let at = painted.length - 1; at >= 0 && at > painted.length - farthestBack; at--) {
    const before = painted[at]
    if (!before || !isLevel(before, first) || before.x1 > first.x0 + touch) continue
    const after = painted[at + 1]
    const follows = after && isLevel(after, first) && after.x0 > before.x0 ? after : null
    if (follows && follows.x0 < end.x1 - touch) continue
    const touches = first.x0 - before.x1 < touch || (follows !== null && follows.x0 - end.x1 < touch)
    return touches ? at + 1 : null
  }
  return null
}

function isApart(before: Glyph | undefined, after: Glyph): boolean {
  return !before || !isLevel(before, after) || after.x0 - before.x1 > after.style.size * spaceEm
}

/** The glyphs of a page with letters that were painted after their row where they belong in it. */
export function placeLateLetters(glyphs: readonly Glyph[]): readonly Glyph[] {
  const isBack = (glyph: Glyph, last: Glyph | undefined) =>
    last !== undefined && isLevel(last, glyph) && glyph.x0 < last.x0 && last.style.font !== glyph.style.font
  if (!glyphs.some((glyph, at) => isBack(glyph, glyphs[at - 1]))) return glyphs
  const out: Glyph[] = []
  let late = false
  for (let at = 0; at < glyphs.length; ) {
    const first = glyphs[at]
    if (!first) break
    const last = glyphs[at - 1]
    if (isBack(first, last)) late = true
    else if (!last || !isLevel(last, first)) late = false
    let end = at + 1
    for (; end < glyphs.length; end++) {
      const [before, next] = [glyphs[end - 1], glyphs[end]]
      if (!before || !next || next.spaceBefore || !isLevel(before, next)) break
      if (Math.abs(next.x0 - before.x1) > next.style.size * touchEm) break
    }
    const piece = glyphs.slice(at, end)
    at = end
    const isLetters =
      piece.length <= mostLetters && piece.every(({ text }) => /\p{L}/u.test(text) && !leftward.test(text))
    const place = late && isLetters ? placeFor(out, piece) : null
    if (place === null) {
      out.push(...piece)
      continue
    }
    const after = out[place]
    const end1 = piece[piece.length - 1]
    if (after && end1 && isLevel(after, end1)) out[place] = { ...after, spaceBefore: isApart(end1, after) }
    out.splice(place, 0, { ...first, spaceBefore: isApart(out[place - 1], first) }, ...piece.slice(1))
  }
  return out
}
