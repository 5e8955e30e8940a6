import { isAccent } from './accents.ts'
import type { Glyph } from './page-text.ts'

// What stands at one and the same place of a page: ligatures, clusters of Indic and right-to-left scripts, names of icons.

/**
 * The letters of one ligature come from one place: each is laid out after the one before it, or, where each is as wide as
 * the whole ligature, they share its room. An accent stays over its letter.
 */
function sideBySide(cluster: readonly Glyph[], next: Glyph | undefined): Glyph[] {
  const [first] = cluster
  if (!first || cluster.length === 1) return [...cluster]
  const whole = first.x1 - first.x0
  const room =
    next && next.baseline === first.baseline && next.x0 > first.x0 ? next.x0 - first.x0 : Number.POSITIVE_INFINITY
  const letters = cluster.filter((glyph) => !isAccent(glyph))
  const isShared =
    letters.length > 1 &&
    letters.every((glyph) => glyph.x1 === first.x1) &&
    whole * letters.length > room + first.style.size * 0.05
  let edge: number | null = null
  return cluster.map((glyph) => {
    if (isAccent(glyph)) return glyph
    const x0: number = edge ?? glyph.x0
    const x1 = x0 + (isShared ? whole / letters.length : glyph.x1 - glyph.x0)
    edge = x1
    return x0 === glyph.x0 && x1 === glyph.x1 ? glyph : { ...glyph, x0, x1 }
  })
}

/** Scripts that set several letters as one sign: its letters come from one place, and their own widths say nothing. */
export const clustering = /[\u0590-\u0dff\u0e00-\u109f\u1780-\u17ff]/

const vowelSign = /[\u093e-\u0940\u0949-\u094c]/
const vowelSignEm = 0.27

/** Some programs draw the vowel sign of a cluster apart from it, so that the ink ends before the sign does. */
function signEdge(cluster: readonly Glyph[], ink: number, next: Glyph | undefined): number {
  const size = cluster[0]?.style.size ?? 0
  const signs = cluster.filter(({ text }) => vowelSign.test(text)).length
  if (signs === 0 || !next || Math.abs(next.baseline - (cluster[0]?.baseline ?? 0)) > 1) return ink
  const room = next.x0 - ink
  return room > size * 0.1 && room < size * (vowelSignEm * signs + 0.13) ? next.x0 : ink
}

/** The letters of one sign share the room from its origin to the edge of its ink. */
function shareInk(cluster: readonly Glyph[], edge: number): Glyph[] {
  const x0 = cluster[0]?.x0 ?? 0
  const step = Math.max(0, edge - x0) / cluster.length
  const text = cluster.map((glyph) => glyph.text).join('')
  const leftward = /[\u0590-\u08ff]/.test(text)
  // PDFium gives the letters of a sign inside a right-to-left run backwards: lam-alef as alef-lam, accents first.
  const backwards = leftward && /^\p{Mn}|^[\u0622\u0623\u0625\u0627]\u0644/u.test(text)
  const inOrder = backwards ? [...cluster].reverse() : cluster
  return inOrder.map((glyph, i) => {
    const at = leftward ? cluster.length - 1 - i : i
    return { ...glyph, x0: x0 + at * step, x1: x0 + (at + 1) * step }
  })
}

const iconNames: readonly (readonly [RegExp, string])[] = [
  [/^(?:envelope|mail|e-?mail|at)\b/i, '\uf0e0'],
  [/^(?:phone|mobile|tel|whatsapp)\b/i, '\uf095'],
  [/^(?:map|location|home|house|globe-|compass)/i, '\uf041'],
  [/^(?:calendar|clock)/i, '\uf073'],
  [
    /^(?:link|github|gitlab|linkedin|twitter|globe|external|medium|stack|orcid|google|youtube|behance|dribbble)/i,
    '\uf0c1',
  ],
]

/** Some programs name an icon where its text should stand ('map-marker-alt'): that is the icon, not text. */
function iconNamed(text: string): string | null {
  if (!/^[A-Za-z]+(?:[- ][A-Za-z]+)*$/.test(text) || text.length > 24) return null
  return iconNames.find(([pattern]) => pattern.test(text))?.[1] ?? '\uf111'
}

/**
 * Text that stands in for a picture or icon (ActualText) comes as many letters in one and the same box: they are laid
 * out one after the other from its left edge, as text.
 */
export function spreadReplacementText(glyphs: readonly Glyph[], inkEdges: ReadonlyMap<Glyph, number>): Glyph[] {
  const out: Glyph[] = []
  for (let i = 0; i < glyphs.length; ) {
    const first = glyphs[i]
    if (!first) break
    let end = i + 1
    while (end < glyphs.length && glyphs[end]?.x0 === first.x0 && glyphs[end]?.baseline === first.baseline) end++
    const last = glyphs[end - 1]
    const ink = last && inkEdges.get(last)
    const edge = ink === undefined ? undefined : signEdge(glyphs.slice(i, end), ink, glyphs[end])
    if (edge !== undefined || end - i < 4) {
      const cluster = glyphs.slice(i, end)
      out.push(...(edge === undefined ? sideBySide(cluster, glyphs[end]) : shareInk(cluster, edge)))
      i = end
      continue
    }
    const name = first.style.icon
      ? iconNamed(
          glyphs
            .slice(i, end)
            .map(({ text }) => text)
            .join(''),
        )
      : null
    if (name) {
      out.push({ ...first, text: name })
      i = end
      continue
    }
    const next = glyphs[end]
    const room = next && Math.abs(next.baseline - first.baseline) < 2 && next.x0 > first.x0 ? next.x0 - first.x0 : 0
    const step = Math.min(first.style.size * 0.5, room > 0 ? (room * 0.95) / (end - i) : first.style.size * 0.5)
    const style = { ...first.style, icon: false, size: Math.round(step * 20) / 10 }
    for (let k = i; k < end; k++) {
      const glyph = glyphs[k]
      const x0 = first.x0 + (k - i) * step
      if (glyph) out.push({ ...glyph, style, x0, x1: x0 + step * 0.98 })
    }
    i = end
  }
  return out
}
