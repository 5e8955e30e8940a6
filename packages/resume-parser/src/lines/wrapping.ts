import { firstWordWidth, type Line } from './lines.ts'

/** A row that ends so goes on in the next: with a comma, a dash, an open bracket or a small word. */
export const unfinished =
  /(?:[,(&/–]|(?<!\p{L})(?:and|of|for|in|the|to|with|und|der|die|für|im|de|des|du|la|le|les|et|y|del|los|di|della|e|do|da|dos|w|i|z|van|voor|och|för|ve))$/iu

/** Whether the first word of the next row had no room left in this one. */
export function isFull(line: Line, next: Line): boolean {
  const { size } = line.style
  return line.x1 + firstWordWidth(next) + size * 0.2 > line.columnX1 - size * 0.1
}

/**
 * In a narrow list with one item a row: the row goes on in the next when the next row's first word had no room left in
 * it, and the space between the two is the smaller of the list's two spacings.
 */
export function wrapsInto(line: Line, next: Line, section: { readonly lines: readonly Line[] }): boolean {
  if (line.page !== next.page || line.column !== next.column || next.bullet !== null) return false
  const rows = section.lines.filter((other) => other.column === line.column && other.page === line.page)
  const edge = line.columnX1
  if (line.x1 + firstWordWidth(next) + line.style.size * 0.2 < edge - 1) return false

  // The first row stands below the heading, which says nothing about the list's own spacing.
  const gaps = rows
    .filter((row) => row !== section.lines[0])
    .map((row) => row.gapAbove)
    .filter((gap) => Number.isFinite(gap))
  const least = Math.min(...gaps)
  const most = Math.max(...gaps.filter((gap) => gap < line.style.size * 2))
  return most > least * 1.2 + 0.6 && next.gapAbove < least + (most - least) * 0.45
}
