import type { Glyph } from '../pages/page-text.ts'

/** Text that remembers where it was printed: one mark for each UTF-16 unit, null where the unit was not printed. */
export interface Slice {
  readonly text: string
  readonly marks: readonly (Glyph | null)[]
}

export const emptySlice: Slice = { text: '', marks: [] }

export function cut(slice: Slice, from: number, to = slice.text.length): Slice {
  if (from <= 0 && to >= slice.text.length) return slice
  return { text: slice.text.slice(from, to), marks: slice.marks.slice(from, to) }
}

export function trim(slice: Slice, edge = /[\s]/): Slice {
  let from = 0
  let to = slice.text.length
  while (from < to && edge.test(slice.text.charAt(from))) from++
  while (to > from && edge.test(slice.text.charAt(to - 1))) to--
  return cut(slice, from, to)
}

const looseEdge = /[\s,;:|·•‧∙●▪|/–—\-~∼⋅»›>]/

/** Without white space and separators at both ends; a closing bracket without its opening one goes too. */
export function tidy(slice: Slice): Slice {
  let out = trim(slice, looseEdge)
  const quoted = /«[^«»]*»(?=[\s,;:|·•–—-]*$)/u.exec(slice.text)
  if (quoted && out.text.length > 0)
    return cut(slice, slice.text.search(/[^\s,;:|·•–—-]/u), quoted.index + quoted[0].length)
  for (;;) {
    const { text } = out
    const open = text.charAt(0)
    const close = text.charAt(text.length - 1)
    if (open === '(' && close === ')' && text.indexOf(')') === text.length - 1)
      out = trim(cut(out, 1, text.length - 1), looseEdge)
    else if (open === '[' && close === ']') out = trim(cut(out, 1, text.length - 1), looseEdge)
    else if ((close === '(' || close === '[') && text.length > 0) out = trim(cut(out, 0, text.length - 1), looseEdge)
    else if ((open === ')' || open === ']') && text.length > 0) out = trim(cut(out, 1), looseEdge)
    else if (open === '(' && !text.includes(')')) out = trim(cut(out, 1), looseEdge)
    else if (close === ')' && !text.includes('(')) out = trim(cut(out, 0, text.length - 1), looseEdge)
    else return out
  }
}

export function joinSlices(parts: readonly Slice[], separator: string): Slice {
  const kept = parts.filter((part) => part.text.length > 0)
  if (kept.length === 1 && kept[0]) return kept[0]
  const marks: (Glyph | null)[] = []
  let text = ''
  for (const part of kept) {
    if (text) {
      text += separator
      for (let i = 0; i < separator.length; i++) marks.push(null)
    }
    text += part.text
    for (const mark of part.marks) marks.push(mark)
  }
  return { text, marks }
}

/** The parts of a slice between matches, which are dropped. */
export function partsBetween(slice: Slice, matches: readonly RegExpExecArray[]): Slice[] {
  const ends = matches.map(({ index, 0: found }) => index + found.length)
  return [0, ...ends].map((from, at) => cut(slice, from, matches[at]?.index))
}

/** Splits at every match of a global pattern; the matches themselves are dropped. */
export const splitSlice = (slice: Slice, pattern: RegExp): Slice[] =>
  partsBetween(slice, [...slice.text.matchAll(pattern)])

/** The matches of a global pattern that stand in no bracket. */
export function matchesOutside(text: string, pattern: RegExp): RegExpExecArray[] {
  let depth = 0
  let at = 0
  return [...text.matchAll(pattern)].filter(({ index }) => {
    for (; at < index; at++) {
      const sign = text.charAt(at)
      if (sign === '(' || sign === '[') depth++
      else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1)
    }
    return depth === 0
  })
}

/** Cuts a slice where the gap between two words is wider than so many ems and much wider than the narrowest of the row. */
export function splitAtGaps(slice: Slice, leastEm: number): Slice[] {
  const gaps: { at: number; em: number }[] = []
  for (let i = 1; i < slice.marks.length - 1; i++) {
    const before = slice.marks[i - 1]
    const after = slice.marks[i + 1]
    if (slice.marks[i] !== null || !before || !after || Math.abs(before.baseline - after.baseline) > 2) continue
    gaps.push({ at: i, em: (after.x0 - before.x1) / Math.max(1, after.style.size) })
  }
  const least = Math.min(0.3, ...gaps.map(({ em }) => em))
  const wide = gaps.filter(({ em }) => em > leastEm && em > least * 1.8)
  const edges = [0, ...wide.map(({ at }) => at), slice.text.length]
  return edges.slice(1).map((to, i) => cut(slice, edges[i] ?? 0, to))
}

/** Cuts a slice wherever its printed style changes, white space going to neither side. */
export function splitByStyle(slice: Slice, same: (a: Glyph, b: Glyph) => boolean): Slice[] {
  const parts: Slice[] = []
  let from = 0
  let last: Glyph | null = null
  for (let i = 0; i < slice.marks.length; i++) {
    const mark = slice.marks[i]
    if (!mark) continue
    if (last && !same(last, mark)) {
      parts.push(trim(cut(slice, from, i)))
      from = i
    }
    last = mark
  }
  parts.push(trim(cut(slice, from)))
  return parts.filter((part) => part.text.length > 0)
}
