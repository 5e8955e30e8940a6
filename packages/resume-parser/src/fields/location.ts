import { findDates } from '@scry/vocabulary/dates'
import { placePart, placeScore } from '@scry/vocabulary/places'
import { schoolScore } from '@scry/vocabulary/school-names'
import { readHeading } from '@scry/vocabulary/section-headings'
import { isSpokenLanguage } from '@scry/vocabulary/spoken-languages'
import { locationLabel, streetWords } from '../data/address-words.ts'
import { isContactLabel } from '../data/contact-labels.ts'
import type { IconKind } from '../lines/glyph-repair.ts'
import type { Line } from '../lines/lines.ts'
import { cut, joinSlices, type Slice, splitAtGaps, splitSlice, tidy } from '../lines/slice.ts'
import { isLabelOfPart, labelledParts, placeLabel, placeOfParts } from '../sections/place-labels.ts'
import type { Section } from '../sections/sections.ts'
import { employerScore, titleScore } from '../sections/title-score.ts'
import { type Found, isAside, rank } from './contact.ts'

const notPlace = /@|https?:|www\.|linkedin|github|\.com\b|\.org\b|\.io\b|\.net\b|\.dev\b/i
const longNumber = /(?:\d[\s().-]{0,2}){8}/
/** 'Lindenweg 4, 26123 Oldenburg', '8012 EC Zwolle': a European postcode and the town after it. */
const postedTown =
  /(?:^|[\s,])(?:[A-Z]{1,2}-)?(?:\d{5}|\d{4}\s?[A-Z]{2}|\d{4}|\d{2}-\d{3}|\d{3}\s\d{2})\s+\p{Lu}[\p{L}’'.-]+(?:\s[\p{L}’'.()-]+){0,4}(?:,\s*\p{Lu}[\p{L}\s]+)?$/u
/** Whether a postcode and its town end a text; '5120 Rue Clark' begins with the number of a house. */
function endsInPostedTown(text: string): boolean {
  const found = postedTown.exec(text)
  return found !== null && !streetWords.test(found[0])
}
/** A postcode at the end of a row: its town stands on the next. */
const openPostcode = /(?:^|[\s,])(?:[A-Z]{1,2}-)?(?:\d{5}|\d{4}\s?[A-Z]{2}|\d{2}-\d{3})$/u
const townName = /^\p{Lu}[\p{L}’'.-]+(?:\s[\p{L}’'.()-]+){0,3}(?:,\s\p{Lu}[\p{L}’'.-]+(?:\s[\p{L}’'.-]+){0,2})?$/u

/** The label of an address; 'A:' is one only before what looks like an address, or where nothing follows in its row. */
function addressLabel(text: string): string | null {
  const label = placeLabel(text) ?? locationLabel.exec(text)?.[0]
  if (!label || !/^a\s?:/i.test(label)) return label ?? null
  const rest = text.slice(label.length)
  const isAddress = placeScore(rest) >= 0.5 || streetWords.test(rest) || endsInPostedTown(rest)
  return rest === '' || isAddress ? label : null
}

interface PlaceCandidate {
  readonly slice: Slice
  readonly score: number
}

function cellParts(line: Line): { slice: Slice; icon: IconKind | null }[] {
  return line.cells.flatMap((cell) =>
    splitAtSigns(cell.slice)
      .flatMap((slice) =>
        longNumber.test(slice.text) || notPlace.test(slice.text) ? splitAtGaps(slice, 0.6) : [slice],
      )
      .map((slice, index) => ({ slice: tidy(slice), icon: index === 0 ? cell.icon : null })),
  )
}

const signs =
  /\s*[|•∙●▪◦⋄⋅♦◆◇❖★✦■¦]\s*|;\s+|\s+·\s+|\s+[–—-]\s+(?!\d{3}\s?\d{3}\s*$)|\s{2,}|\s+\/\s+|\s+(?:(?!\+)[\p{S}\ue000-\uf8ff]\ufe0f?)+\s+|(?<=[\d\p{L}])\s+(?=\p{Lu}[\p{L}.-]+(?: \p{L}+)?\s?:\s)/gu

const splitAtSigns = (slice: Slice): Slice[] =>
  splitSlice(slice, signs)
    .map(withoutSign)
    .filter((part) => part.text.trim().length > 0)

/** Without a leading pin, arrow or other sign that is no letter. */
function withoutSign(slice: Slice): Slice {
  const sign = /^[^\p{L}\p{N}(+"“«]+/u.exec(slice.text)
  return sign ? cut(slice, sign[0].length) : slice
}

const plain = (text: string) => text.normalize('NFC').toLowerCase()
/** Whether a text is the label of another detail ('E-mail') or a part of the person's name. */
const namesNoPlace = (text: string, nameText: string | null): boolean =>
  isContactLabel(text) ||
  isLabelOfPart(text) ||
  (nameText !== null && ` ${plain(nameText)} `.includes(` ${plain(text)} `))

/** 'Santiago Región Metropolitana CL': places that are known, a postcode and a country, with nothing but gaps between them. */
function partsApart(text: string): string[] {
  const words = text.split(' ')
  const known = (part: string, from: number) =>
    from === 0
      ? ['city', 'region'].includes(placePart(part) ?? '')
      : /^(?:\d{4,6}|\p{Lu}{2})$/u.test(part) || placePart(part)
  const partsFrom = (from: number): string[] | null => {
    if (from === words.length) return []
    for (let to = words.length; to > from; to--) {
      const part = words.slice(from, to).join(' ')
      const rest = known(part, from) ? partsFrom(to) : null
      if (rest) return [part, ...rest]
    }
    return null
  }
  return words.length <= 7 ? (partsFrom(0) ?? []) : []
}

/** Whether a row follows the row of its label, or is that row. */
const isBeside = (label: Line, line: Line): boolean =>
  label === line || (label.page === line.page && line.top - label.bottom <= line.style.size * 1.7)

const reach = /(?:\d[\s().-]{0,2}){8}|\S@\S/

/** Whether the first text of a row stands in a column of labels: another row has its two texts at the same places. */
function isInLabelColumn(text: string, line: Line, lines: readonly Line[]): boolean {
  const [label, value] = line.cells
  if (!label || !value || label.slice.text !== text) return false
  const stands = (cell: { x0: number } | undefined, at: number) => cell !== undefined && Math.abs(cell.x0 - at) < 2
  return lines.some(({ cells }) => cells !== line.cells && stands(cells[0], label.x0) && stands(cells[1], value.x0))
}

/** A name that no gazetteer has, in a row with telephone or e-mail, or alone above or below one of them. */
function standsAsTown(text: string, line: Line, parts: number, around: readonly (Line | undefined)[]): boolean {
  if (!townName.test(text) || line.text.includes(`${text}:`) || !isNothingElse(text)) return false
  // 'ADalton' below 'me@adalton.example': the name of an account.
  if (around.some((other) => other && plain(other.text).includes(plain(text)))) return false
  // What stands alone there in several words is more often what one is by trade.
  if (parts > 1) return reach.test(line.text)
  const isShort = !text.includes(' ') || /^[^\s,]+(?: [^\s,]+)?, [^\s,]+(?: [^\s,]+)?$/u.test(text)
  return isShort && around.some((other) => other?.cells.length === 1 && reach.test(other.text))
}

/** The rows of a header above the first with a range of dates: where headings are unknown, jobs and their places stand in it too. */
function beforeEntries({ kind, lines }: Section): readonly Line[] {
  const first = kind === 'header' ? lines.findIndex(({ text }) => findDates(text).some((span) => span.isRange)) : -1
  return first < 0 ? lines : lines.slice(0, first)
}

/** Where the person is, from the header or contact section only: beside a pin, after a label, or by the gazetteer. */
export function findLocation(sections: readonly Section[], nameText: string | null): Found | null {
  const candidates: PlaceCandidate[] = []
  for (const section of sections) {
    if (rank(section) > 1) continue
    const named = labelledParts(section.lines)
    const whole = placeOfParts(named)
    if (whole) candidates.push({ slice: whole, score: 1.1 })
    let labelled: Line | null = null
    for (const [index, line] of beforeEntries(section).entries()) {
      const parts = cellParts(line)
      for (const [at, { slice: printed, icon }] of parts.entries()) {
        const slice = at === parts.length - 1 ? withNextRow(printed, line, section.lines[index + 1]) : printed
        const label = addressLabel(slice.text)
        const bare = label ? tidy(cut(slice, label.length)) : slice
        if (label && bare.text.length === 0) {
          labelled = line
          continue
        }
        const withNumber = longNumber.test(bare.text)
        const mixed = bare.text.includes(',') && (withNumber || notPlace.test(bare.text)) ? placeInList(bare) : null
        if (mixed) candidates.push({ slice: mixed, score: 0.8 - index * 0.004 })
        if (
          (mixed && withNumber) ||
          bare.text.length < 2 ||
          notPlace.test(bare.text) ||
          bare.text === named.get('birth')?.text ||
          namesNoPlace(bare.text, nameText)
        ) {
          if (bare.text.length >= 2) labelled = null
          continue
        }
        let score = Math.max(
          placeScore(bare.text),
          placeScore(bare.text.replace(/\s(?:\d{5,6}(?=,|$)|\(\p{Lu}{2}\))/gu, '').replace(/,$/, '')),
          partsApart(bare.text).length > 1 ? 0.85 : 0,
        )
        if (
          score < 0.5 &&
          !isInLabelColumn(bare.text, line, section.lines) &&
          standsAsTown(bare.text, line, parts.length, [section.lines[index - 1], section.lines[index + 1]])
        )
          score = 0.5
        if (icon === 'place' && !/\d{5,}/.test(bare.text)) score = Math.max(score, 0.75) + 0.3
        if (label && /[:：]/.test(label)) score = Math.max(score, 0.8) + 0.2
        if (labelled && isBeside(labelled, line) && score < 0.9 && bare.text.length < 60 && !/\d{6}/.test(bare.text))
          score = Math.max(score, 0.8)
        labelled = null
        const listed = score < 0.5 && bare.text.includes(',') ? placeInList(bare) : null
        if (listed) candidates.push({ slice: listed, score: 0.8 - index * 0.004 })
        const street = streetWords.test(bare.text) && /\d/.test(bare.text)
        if (street) score = Math.max(score, 0.55)
        if (endsInPostedTown(bare.text) && findDates(bare.text).length === 0)
          score = Math.max(score, street ? 0.95 : 0.7)
        if (score >= 0.5)
          candidates.push(
            extendAddress(
              { slice: bare, score: score - index * 0.004 },
              line,
              section.lines[index + 1],
              street,
              section.lines,
            ),
          )
      }
    }
  }
  if (candidates.length === 0) candidates.push(...labelledPlaces(sections))
  if (candidates.length === 0) candidates.push(...placesByReach(sections))
  let best: PlaceCandidate | null = null
  for (const candidate of candidates) if (!best || candidate.score > best.score + 0.001) best = candidate
  return best ? { slice: best.slice, confidence: Math.min(0.97, best.score) } : null
}

/** 'Address : …' among the personal details that some resumes end with. */
function labelledPlaces(sections: readonly Section[]): PlaceCandidate[] {
  return sections
    .filter(({ kind }) => kind === 'summary' || kind === 'other')
    .flatMap(({ lines }) => lines)
    .flatMap(({ slice, text }) => {
      const label = addressLabel(text)
      const bare = label && /[:：]/.test(label) ? tidy(cut(slice, label.length)) : null
      return bare && placeScore(bare.text) >= 0.55 ? [{ slice: bare, score: 0.7 }] : []
    })
}

/** A place alone in its row beside an e-mail or a number alone in theirs, whatever heading the column stands below. */
function placesByReach(sections: readonly Section[]): PlaceCandidate[] {
  return sections
    .filter((section) => section.kind === 'contact' || isAside(section))
    .flatMap(({ lines }) =>
      lines.flatMap((line, index) => {
        const beside = [lines[index - 1], lines[index + 1]].some(
          (other) => other?.column === line.column && other.text.length < 50 && reach.test(other.text),
        )
        const slice = withoutSign(line.slice)
        // 'Toronto Canada': some pages part a town from its country by a gap alone.
        const parted = slice.text.replace(/\s+(?=\S{3,}$)/, ', ')
        const score = Math.max(placeScore(slice.text), placeScore(parted))
        const isPlace = score >= 0.8 && !/\d/.test(slice.text) && !namesNoPlace(slice.text, null)
        return beside && isPlace ? [{ slice, score: 0.6 }] : []
      }),
    )
}

/**
 * 'Address: Las' above 'Vegas, NV', or 'Portland,' above 'Oregon': a place broken by the edge of the page or of a narrow
 * column goes on in the next row.
 */
function withNextRow(slice: Slice, line: Line, next: Line | undefined): Slice {
  const [rest, ...others] = next && next.column === line.column ? cellParts(next) : []
  if (!rest) return slice
  const label = addressLabel(slice.text)
  const bare = label && /[:：]/.test(label) ? slice.text.slice(label.length) : ''
  if (bare && placeScore(bare) < 0.5 && placeScore(`${bare} ${rest.slice.text}`) >= 0.55)
    return joinSlices([slice, rest.slice], ' ')
  if (others.length === 0 && placeScore(slice.text) < 0.5 && partsApart(`${slice.text} ${rest.slice.text}`).length > 1)
    return joinSlices([slice, rest.slice], ' ')
  const isOpen = /,$/.test(line.text) && others.length === 0 && !/\d/.test(slice.text + rest.slice.text)
  return isOpen && placeScore(`${slice.text}, ${rest.slice.text}`) >= 0.55
    ? joinSlices([slice, rest.slice], ', ')
    : slice
}

/** The place in a comma list that also holds number and address: 'Leeds, United Kingdom, 020 …, name@…'. */
function placeInList(slice: Slice): Slice | null {
  const commas = [...slice.text.matchAll(/,/g)].map((match) => match.index)
  const edges = [0, ...commas.map((at) => at + 1)]
  for (const from of edges) {
    const ends = [...commas.filter((at) => at > from), slice.text.length].slice(0, 3).reverse()
    for (const to of ends) {
      const part = tidy(cut(slice, from, to))
      const digits = /\d{3}/.test(part.text) || longNumber.test(part.text)
      if (!digits && !notPlace.test(part.text) && placeScore(part.text) >= 0.8) return part
    }
  }
  return null
}

/** Whether a text may be the row of an address below its street: a place, a postcode, or a name that is nothing else. */
function goesOnAddress(text: string, awaited: boolean): boolean {
  if (notPlace.test(text) || text.startsWith('+')) return false
  // '555 201 778' is a number to call; '01304-001 São Paulo' has a town.
  if (/\d{3}[-.\s]\d{3}/.test(text) && !/\p{L}{3}/u.test(text)) return false
  if (placeScore(text) >= 0.5 || /\b\d{4,6}\b/.test(text) || (awaited && townName.test(text))) return true
  return (
    townName.test(
      text
        .replace(/\b(?=\p{L}*\d)[\p{L}\d-]+\b/gu, ' ')
        .trim()
        .replace(/\s+/g, ' '),
    ) && isNothingElse(text)
  )
}

/** Whether a name is no title, heading, school, employer or language. */
const isNothingElse = (text: string): boolean =>
  titleScore(text) < 0.35 &&
  !readHeading(text) &&
  schoolScore(text) <= 0 &&
  employerScore(text) < 0.7 &&
  !isSpokenLanguage(text) &&
  !isContactLabel(text) &&
  findDates(text).length === 0

/** A street line is joined with the line of the town below it, which then says more than any place alone. */
function extendAddress(
  candidate: PlaceCandidate,
  line: Line,
  next: Line | undefined,
  street: boolean,
  lines: readonly Line[],
): PlaceCandidate {
  if (!street || !next || !isBeside(line, next)) return candidate
  if (candidate.score >= 0.9 && endsInPostedTown(candidate.slice.text)) return candidate
  const awaited = openPostcode.test(candidate.slice.text)
  const part = cellParts(next).find(
    ({ slice: { text } }) => !isInLabelColumn(text, next, lines) && goesOnAddress(text, awaited),
  )
  if (!part) return candidate
  return { slice: joinSlices([candidate.slice, part.slice], ' '), score: Math.max(candidate.score + 0.4, 1.02) }
}
