import type { Cell, Line } from '../lines/lines.ts'
import { cut, joinSlices, type Slice, tidy } from '../lines/slice.ts'
import type { PageLink } from '../pages/page-text.ts'
import type { Section } from '../sections/sections.ts'
import { decodeURIComponentSafely, type Found, rank } from './contact.ts'

/**
 * What stands before the sign has at most 64 letters (RFC 5321), and a dot can be met in one way alone: a long line of dots
 * took minutes otherwise.
 */
const mailPattern =
  /(?:mailto:)?([\p{L}\p{N}](?:[\p{L}\p{N}_%+-]|\.(?!\s)|(?:\s\.\s?|\.\s)(?=\S{1,64}@)){0,63})\s?(@|\(@|©|\s*[[({]\s*(?:at|@|arroba)\s*[\])}]\s*|\s+at\s+(?=[\p{L}\p{N}-]+\s+dot\s))\s?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\s?\.\s?|\s*[[({]\s*(?:dot|punkt|punto)\s*[\])}]\s*|\s+dot\s+))+\p{L}{2,24})(?![\p{L}\p{N}@])/giu

/** The address itself, spelt with '@' and '.', without spaces. */
export function plainAddress(text: string): string {
  return text
    .replace(/^mailto:/i, '')
    .replace(/\s*[[({]\s*(?:at|@|arroba)\s*[\])}]\s*|\s+at\s+|\(@|©/gi, '@')
    .replace(/\s*[[({]\s*(?:dot|punkt|punto)\s*[\])}]\s*|\s+dot\s+/gi, '.')
    .replace(/\s+/g, '')
}

const labelBefore = /^(?:e-?mail(?:\s*address)?|mail|correo|courriel)[:.\s]*(?=\S+@)/i

const atSign = /[@©]|\b(?:at|arroba)\b/i

function mailIn(line: Line): Slice | null {
  if (!atSign.test(line.text)) return null
  for (const match of line.text.matchAll(mailPattern)) {
    const at = match.index
    const whole = cut(line.slice, at, at + match[0].length)
    const scheme = /^mailto:/i.test(whole.text) ? 7 : 0
    const label = scheme ? null : labelBefore.exec(whole.text)
    const slice = scheme
      ? cut(whole, scheme)
      : label && label[0].length < whole.text.indexOf('@')
        ? cut(whole, label[0].length)
        : whole
    const address = plainAddress(slice.text)
    if (address.length <= 254 && /^[^@]{1,64}@[^@]+\.[^@.]{2,}$/.test(address)) {
      return slice
    }
  }
  return null
}

/** The first e-mail address of the document: header and contact sections first. Those of references are other people's. */
export function findEmail(
  sections: readonly Section[],
  links: readonly PageLink[],
): (Found & { address: string }) | null {
  const order = sections.filter(({ kind }) => kind !== 'references').sort((a, b) => rank(a) - rank(b))
  for (const section of order) {
    const lines = section.heading ? [section.heading, ...section.lines] : section.lines
    for (const [index, line] of lines.entries()) {
      const printed = mailIn(line)
      const whole = printed && withHead(printed, line, lines[index - 1], sections)
      const slice = whole ? withTail(whole, lines, index) : wrappedMail(line, lines[index + 1])
      if (slice) return { slice, address: plainAddress(slice.text), confidence: rank(section) <= 1 ? 0.98 : 0.7 }
    }
  }
  const others = sections.flatMap(({ kind, lines }) => (kind === 'references' ? lines : [])).flatMap(addressIn)
  for (const link of links) {
    const address = /^mailto:([^?\s]+@[^?\s]+)/i.exec(link.url)?.[1]
    if (address && !others.includes(decodeURIComponentSafely(address).toLowerCase()))
      return { slice: { text: address, marks: [] }, address: decodeURIComponentSafely(address), confidence: 0.9 }
  }
  return null
}

const addressIn = (line: Line): string[] => {
  const slice = mailIn(line)
  return slice ? [plainAddress(slice.text).toLowerCase()] : []
}

const isUpper = (text: string) => text === text.toUpperCase()
const lastLetters = /^(?:[a-z]{1,6}(?:\.[a-z]{2,6})?|[A-Z]{1,6}(?:\.[A-Z]{2,6})?)$/
const commonEnd = /\.(?:com|org|net|edu|gov|io|dev|me|co|info|de|fr|es|it|nl|pl|uk|in|us|ca|br|pt|tr|kr|jp|cn)$/i

/** An address broken by the edge of a narrow column or cell: its last letters stand alone on the next row. */
function withTail(slice: Slice, lines: readonly Line[], index: number): Slice {
  const [line, next] = [lines[index], lines[index + 1]]
  // '.co' goes on as '.com', and '.com' no further.
  const isWhole = commonEnd.test(slice.text) && !commonEnd.test(slice.text + (next?.text ?? ''))
  if (!line || isWhole) return slice
  const { size } = line.style
  const at = line.cells.findIndex((cell) => cell.slice.text.includes(slice.text))
  const cell = line.cells[at]
  if (!cell) return slice
  const broken = brokenDomain(slice, cell, next)
  if (broken) return broken
  // Beside a margin both rows are one cell.
  const from = cell.slice.text.indexOf(slice.text) + slice.text.length
  const rest = tidy(cut(cell.slice, from))
  if (rest.text !== '' || !next || next.column !== line.column || next.cells.length > 1) return slice
  if (
    !lastLetters.test(next.text) ||
    isUpper(next.text) !== isUpper(slice.text) ||
    next.top - line.bottom > size ||
    next.cells[0]?.icon
  )
    return slice
  const beside = line.cells[at + 1]
  const full = beside ? beside.x0 - cell.x1 < size * 2 : line.x1 > line.columnX1 - size * 0.9
  return full || isSetClose(lines, index) ? joinSlices([slice, next.slice], '') : slice
}

/** 'name@mcs.st-' above 'andrews.example': the rest of an address that a narrow column broke behind a hyphen. */
function brokenDomain(slice: Slice, cell: Cell, next: Line | undefined): Slice | null {
  const whole = cell.slice.text.trimEnd()
  if (
    !next ||
    !whole.endsWith(`${slice.text}-`) ||
    !/^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(next.cells[0]?.slice.text ?? '')
  )
    return null
  return joinSlices(
    [
      cut(cell.slice, whole.length - slice.text.length - 1, whole.length),
      ...next.cells.slice(0, 1).map((own) => own.slice),
    ],
    '',
  )
}

/** Whether a row stands closer to the next than both do to what is around them, as the rows of one item of a list do. */
function isSetClose(lines: readonly Line[], index: number): boolean {
  const gap = (at: number) => (lines[at + 1]?.top ?? Number.NaN) - (lines[at]?.bottom ?? Number.NaN)
  const [above, own, below] = [gap(index - 1), gap(index), gap(index + 1)]
  return own < 0.6 * above && own < 0.6 * below
}

/** An address hyphenated at the edge of a narrow column: 'ri-' above 'carda@…', which the name spells without a break. */
function withHead(slice: Slice, line: Line, above: Line | undefined, sections: readonly Section[]): Slice {
  const cell = above?.cells[above.cells.length - 1]
  if (!above || !cell || above.column !== line.column || !line.text.startsWith(slice.text)) return slice
  if (!/^[\p{L}.]{1,12}-$/u.test(cell.slice.text) || line.top - above.bottom > line.style.size) return slice
  const head = cut(cell.slice, 0, cell.slice.text.length - 1)
  const broken = plain(head.text + (/^\p{L}+/u.exec(slice.text)?.[0] ?? ''))
  const rows = sections.filter((section) => rank(section) === 0).flatMap((section) => section.lines)
  const named = rows.some((row) =>
    plain(row.text)
      .split(/[^a-z]+/)
      .includes(broken.split('.').at(-1) ?? ''),
  )
  return joinSlices(named ? [head, slice] : [cell.slice, slice], '')
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** An address broken at its '@', or after it. */
function wrappedMail(line: Line, next: Line | undefined): Slice | null {
  if (!next || !(/@[\p{L}\p{N}.-]*$/u.test(line.text) || /^@\p{L}/u.test(next.text))) return null
  const from = line.text.lastIndexOf(' ') + 1
  const to = next.text.search(/\s|$/)
  const joined = joinSlices([cut(line.slice, from), cut(next.slice, 0, to)], '')
  return /^[^@\s]+@[^@\s]+\.\p{L}{2,}$/u.test(joined.text) ? joined : null
}
