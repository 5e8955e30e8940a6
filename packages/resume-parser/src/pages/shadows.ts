import type { Glyph } from './page-text.ts'

/** A shadow, or bold made by painting twice, lies no further from its letter, in ems. */
const nearEm = 0.12
/** Fewer pairs that lie alike may be chance. */
const leastPairs = 4

/** A text that is painted a second time, a little beside or below itself, is one text: what is painted first goes. */
export function withoutShadows(glyphs: readonly Glyph[]): readonly Glyph[] {
  const byText = Map.groupBy(
    glyphs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)),
    ({ text, style }) => `${text} ${style.size}`,
  )
  const shadows = new Map<string, Glyph[]>()
  for (const alike of byText.values())
    for (const { below, above } of pairsOf(alike)) {
      const apart = `${(above.x0 - below.x0).toFixed(1)} ${(above.baseline - below.baseline).toFixed(1)}`
      const known = shadows.get(apart)
      if (known) known.push(below)
      else shadows.set(apart, [below])
    }
  const gone = new Set([...shadows.values()].filter((pairs) => pairs.length >= leastPairs).flat())
  return gone.size === 0 ? glyphs : glyphs.filter((glyph) => !gone.has(glyph))
}

/** Letters that lie almost at one place, each with the one that is painted next over it. */
function pairsOf(alike: readonly Glyph[]): { below: Glyph; above: Glyph }[] {
  const grid = new Map<string, Glyph[]>()
  const reach = Math.max(0.5, (alike[0]?.style.size ?? 10) * nearEm)
  const cellOf = (x: number, y: number) => `${x} ${y}`
  const pairs: { below: Glyph; above: Glyph }[] = []
  for (const above of alike) {
    const [x, y] = [Math.floor(above.x0 / reach), Math.floor(above.baseline / reach)]
    const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].flatMap((dy) => grid.get(cellOf(x + dx, y + dy)) ?? []))
    const below = around.find(
      (one) => Math.abs(one.x0 - above.x0) <= reach && Math.abs(one.baseline - above.baseline) <= reach,
    )
    if (below) pairs.push({ below, above })
    const cell = grid.get(cellOf(x, y))
    if (!cell) grid.set(cellOf(x, y), [above])
    // More than a few at one place are no text, and would make this slow.
    else if (cell.length < 8) cell.push(above)
  }
  return pairs
}
