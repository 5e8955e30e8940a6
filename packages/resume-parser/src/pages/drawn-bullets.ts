import type { Glyph } from './page-text.ts'

// Browsers draw the bullets of a list as shapes: without them the rows of one item look like items of their own.

/** A small filled shape in points from the top left of the page as shown. */
export interface Dot {
  readonly x0: number
  readonly x1: number
  readonly top: number
  readonly bottom: number
}

const leastEm = 0.14
const mostEm = 0.52
/** Room between a bullet and the text of its item. */
const leastRoomEm = 0.12
const mostRoomEm = 1.9
/** Nothing else stands so near before a bullet, nor another dot so near beside it: several are a rating. */
const clearEm = 1.2
const alone = 3

function isBulletOf(dot: Dot, glyph: Glyph): boolean {
  const { size } = glyph.style
  if (glyph.angle !== 0 || !glyph.visible) return false
  const tall = dot.bottom - dot.top
  if (tall < size * leastEm || tall > size * mostEm) return false
  const room = glyph.x0 - dot.x1
  const above = glyph.baseline - (dot.top + dot.bottom) / 2
  return room > size * leastRoomEm && room < size * mostRoomEm && above > size * 0.12 && above < size * 0.52
}

const bandPt = 12

/** The glyphs of a page by the bands of its height that their baselines lie in. */
function bandsOf(glyphs: readonly Glyph[]): (from: number, to: number) => Glyph[] {
  const bands = Map.groupBy(glyphs, ({ baseline }) => Math.floor(baseline / bandPt))
  return (from, to) => {
    const [first, last] = [Math.floor(from / bandPt), Math.floor(to / bandPt)]
    return Array.from({ length: last - first + 1 }, (_, at) => bands.get(first + at) ?? []).flat()
  }
}

/** The glyphs of a page with a bullet sign before each row that a dot is drawn before. */
export function withDrawnBullets(glyphs: readonly Glyph[], dots: readonly Dot[]): readonly Glyph[] {
  if (dots.length === 0) return glyphs
  const bullets = new Map<Glyph, Dot>()
  const between = bandsOf(glyphs)
  for (const dot of dots) {
    const middle = (dot.top + dot.bottom) / 2
    const near = between(middle, middle + (dot.bottom - dot.top) / leastEm)
    let first: Glyph | null = null
    for (const glyph of near) if (isBulletOf(dot, glyph) && (!first || glyph.x0 < first.x0)) first = glyph
    if (!first) continue
    const { baseline, style } = first
    const isLevel = (y: number) => Math.abs(y - middle) < style.size * 0.6
    const rated = dots.some(
      (other) =>
        other !== dot && isLevel((other.top + other.bottom) / 2) && Math.abs(other.x0 - dot.x0) < style.size * alone,
    )
    const preceded = near.some(
      (glyph) =>
        glyph.visible &&
        Math.abs(glyph.baseline - baseline) < style.size * 0.4 &&
        glyph.x0 < dot.x0 &&
        glyph.x1 > dot.x0 - style.size * clearEm,
    )
    if (!rated && !preceded) bullets.set(first, dot)
  }
  if (bullets.size === 0) return glyphs
  return glyphs.flatMap((glyph) => {
    const dot = bullets.get(glyph)
    if (!dot) return glyph
    const sign: Glyph = { ...glyph, text: '•', x0: dot.x0, x1: dot.x1, mapped: true, spaceBefore: true }
    return [sign, { ...glyph, spaceBefore: true }]
  })
}
