import { type Box, type Contour, type PageBackground, standsOut } from './page-background.ts'
import type { Glyph, TextStyle } from './page-text.ts'

// Programs that have no bold face at hand, and some that trust no font, paint letters as outlines and lay the text itself
// unseen over them, to be copied and searched. Such text is seen when outlines of just its letters lie beneath it.

/** A glyph that paints nothing itself. `ink` is the box that its outline would fill, in user space. */
export interface UnpaintedGlyph {
  /** The text object that it belongs to: what is written in one go is painted or not as a whole. */
  readonly run: number
  readonly size: number
  readonly ink: Box
}

/** What paints a run of such glyphs. */
interface Outlines {
  readonly color: number
  /** The outlines are heavier than the face of the unseen text: a bold made of a regular one. */
  readonly grown: boolean
  /** Their places in the order of painting. */
  readonly at: ReadonlySet<number>
}

const toleranceEm = 0.07
const leastTolerancePt = 0.4
const grownEm = 0.008
/** One glyph in five may be a sign that is drawn otherwise. */
const leastShare = 0.8
const cellPt = 8
/** No letters stand so close; a page that has more contours in one place draws a picture there. */
const mostInCell = 64

function cellsOf({ left, right, bottom, top }: Box): string[] {
  const cells: string[] = []
  for (let x = Math.floor(left / cellPt); x <= Math.floor(right / cellPt) && cells.length < mostInCell; x++)
    for (let y = Math.floor(bottom / cellPt); y <= Math.floor(top / cellPt) && cells.length < mostInCell; y++)
      cells.push(`${x}|${y}`)
  return cells
}

/** The outlines beneath each run of unpainted glyphs that are those of its letters; other runs have none. */
function outlinesOfRuns(glyphs: readonly UnpaintedGlyph[], contours: readonly Contour[]): Map<number, Outlines> {
  const byCell = new Map<string, Contour[]>()
  for (const contour of contours) {
    const cell = `${Math.floor((contour.left + contour.right) / 2 / cellPt)}|${Math.floor((contour.bottom + contour.top) / 2 / cellPt)}`
    const members = byCell.get(cell)
    if (!members) byCell.set(cell, [contour])
    else if (members.length <= mostInCell) members.push(contour)
  }
  const runs = new Map<number, { glyphs: number; painted: number; growth: number; color: number; at: Set<number> }>()
  for (const { run, size, ink } of glyphs) {
    const found = runs.get(run) ?? { glyphs: 0, painted: 0, growth: 0, color: 0, at: new Set<number>() }
    runs.set(run, found)
    found.glyphs++
    const slack = Math.max(leastTolerancePt, size * toleranceEm)
    const room = { left: ink.left - slack, right: ink.right + slack, bottom: ink.bottom - slack, top: ink.top + slack }
    const inside = cellsOf(room)
      .flatMap((cell) => byCell.get(cell) ?? [])
      .filter((c) => c.left >= room.left && c.right <= room.right && c.bottom >= room.bottom && c.top <= room.top)
    const [first] = inside
    if (!first || inside.length > mostInCell) continue
    const left = Math.min(...inside.map((contour) => contour.left))
    const right = Math.max(...inside.map((contour) => contour.right))
    const bottom = Math.min(...inside.map((contour) => contour.bottom))
    const top = Math.max(...inside.map((contour) => contour.top))
    if (left > ink.left + slack || right < ink.right - slack || bottom > ink.bottom + slack || top < ink.top - slack)
      continue
    found.painted++
    found.growth += (right - left - ink.right + ink.left) / 2 / size
    found.color = first.color
    for (const { at } of inside) found.at.add(at)
  }
  const painted = [...runs].filter(([, run]) => run.painted >= run.glyphs * leastShare)
  return new Map(
    painted.map(([run, { color, growth, painted: count, at }]) => [
      run,
      { color, grown: growth / count > grownEm, at },
    ]),
  )
}

/** Replaces each unpainted glyph that is seen by its outlines with one of their colour and weight. */
export function showOutlined(
  glyphs: Glyph[],
  unpainted: ReadonlyMap<Glyph, UnpaintedGlyph>,
  contours: readonly Contour[],
  background: PageBackground,
): void {
  const outlines = outlinesOfRuns([...unpainted.values()], contours)
  const letters = new Set([...outlines.values()].flatMap(({ at }) => [...at]))
  const styles = new Map<string, TextStyle>()
  for (const [index, glyph] of glyphs.entries()) {
    const { run, ink } = unpainted.get(glyph) ?? {}
    const painted = run === undefined ? undefined : outlines.get(run)
    if (!painted || !ink) continue
    const { color, grown } = painted
    const visible = standsOut(background, color, (ink.left + ink.right) / 2, (ink.bottom + ink.top) / 2, letters)
    const { font, size, weight: own, italic } = glyph.style
    const weight = grown ? 700 : own
    const key = `${font}|${size}|${weight}|${italic}|${color}`
    const style = styles.get(key) ?? { ...glyph.style, color, weight }
    styles.set(key, style)
    glyphs[index] = { ...glyph, style, visible }
  }
}
