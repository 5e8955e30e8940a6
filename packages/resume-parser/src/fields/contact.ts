import { findDates } from '@scry/vocabulary/dates'
import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js'
import type { Line } from '../lines/lines.ts'
import { cut, type Slice } from '../lines/slice.ts'
import type { PageLink } from '../pages/page-text.ts'
import type { Section } from '../sections/sections.ts'

/** A field with where it was printed and how sure the reading is, 0 to 1. */
export interface Found {
  readonly slice: Slice
  readonly confidence: number
}

export function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Where contact details stand first: 0 header, 1 contact, 9 last. */
export function rank(section: Section): number {
  if (section.kind === 'header') return 0
  if (section.kind === 'contact') return 1
  if (section.kind === 'references') return 9
  return 3
}

/** What may hold contact details of a rail whose headings say nothing of them. */
export const isAside = ({ kind }: Section) => ['summary', 'other', 'interests', 'languages', 'skills'].includes(kind)

const phoneLabel =
  /(?:^|[\s|•·])(?:tel|tél|telefon[oe]?|téléphone|phone|mobile|mobil|cell|handy|móvil|celular|cellulare|telefoon|gsm|電話|电话|手机|휴대폰|전화|फ़ोन|फोन)\.?\s*(?:no\.?|number)?\s*[:.]?\s*/iu
const looseNumber =
  /(?:\(?\+\s?\d{1,3}\)?|\(?\d{2,5}\)?)(?:[\s.\-–‑/·]{0,3}\(?(?:\d|[Xx](?=[Xx\d\s-]))[\dXx]*\)?){1,8}/g

/** The first phone number as written: by the rules of all countries, else any marked or plausible run of digits at the top. */
export function findPhone(
  sections: readonly Section[],
  links: readonly PageLink[],
  country: CountryCode,
): Found | null {
  const near = sections.filter((section) => rank(section) <= 1)
  const far = sections.filter(isAside)
  // A row that says it holds a telephone's number comes before one with digits that would do as one.
  const rows = near.flatMap((section) => section.lines)
  for (const line of [...rows.filter(isMarked), ...rows]) {
    const found = validNumber(line, country)
    if (found) return { slice: found, confidence: 0.97 }
  }
  for (const section of near) {
    for (const line of section.lines) {
      const found = markedNumber(line)
      if (found) return { slice: found, confidence: 0.8 }
    }
  }
  for (const section of far) {
    for (const line of section.lines) {
      const found = validNumber(line, country) ?? (isMarked(line) ? markedNumber(line) : null)
      if (found) return { slice: found, confidence: 0.6 }
    }
  }
  // 'Bookings', and below it nothing but a number: whatever the section is, the row can be nothing else.
  for (const cell of sections
    .filter((section) => rank(section) === 3)
    .flatMap(({ lines }) => lines)
    .flatMap(({ cells }) => cells)) {
    const found = validIn(cell.slice, country) ?? markedIn(cell.slice, false)
    const isAlone = found !== null && found.text.length >= cell.slice.text.length - 2
    if (isAlone && findDates(cell.slice.text).length === 0) return { slice: found, confidence: 0.5 }
  }
  for (const link of links) {
    const number = /^tel:(.+)$/i.exec(link.url)?.[1]
    if (number) return { slice: { text: decodeURIComponentSafely(number).trim(), marks: [] }, confidence: 0.8 }
  }
  return null
}

/** Whether an icon or a word of a row says that it holds a telephone's number. */
function isMarked(line: Line): boolean {
  return line.cells.some((cell) => cell.icon === 'phone') || phoneLabel.test(line.text)
}

/** Numbers that are no telephone's. */
const otherNumber =
  /(?:p\.?\s?o\.?\s?box|〒|(?<!\p{L})(?:cep|plz|c\.?p\.?|zip(?: code)?|postcode|cap)|(?<!\p{L})(?:id|identity|passport|document|registration|licen[cs]e|cnic|nic|nin|ssn|tax)(?: (?:no\.?|number|card))?)\s*[:：#]?\s*$/iu

/** Looks in each text of a row by itself, then in the whole row. */
function inCells(line: Line, look: (slice: Slice) => Slice | null): Slice | null {
  for (const { slice } of line.cells.length > 1 ? line.cells : []) {
    const found = look(slice)
    if (found) return found
  }
  return look(line.slice)
}

/** 'ID Number ¦ 9805120555080'. */
const otherLabel = /^(?:id|identity|passport|document|registration|cnic|nic|nin|ssn|tax)(?: (?:no\.?|number|card))/i

function validNumber(line: Line, country: CountryCode): Slice | null {
  if (otherLabel.test(line.text)) return null
  return inCells(line, (slice) => validIn(slice, country))
}

function validIn(slice: Slice, country: CountryCode): Slice | null {
  const text = slice.text.replace(/[‑–−]/g, '-')
  if (!/\d[\d\s().-]{5,}/.test(text)) return null
  for (const match of findPhoneNumbersInText(text, country)) {
    if (
      /https?:|www\.|\.com\/|linkedin|github/i.test(
        text
          .slice(Math.max(0, match.startsAt - 24), match.startsAt)
          .split(/[\s|•·]/)
          .pop() ?? '',
      )
    )
      continue
    // '(51) 98811-4032' read by the rules of a country without such codes.
    let from = match.startsAt - (/\(\d{2,4}\)\s?$/.exec(text.slice(0, match.startsAt))?.[0].length ?? 0)
    let to = match.endsAt
    if (text.charAt(from - 1) === '(' && text.slice(from, to).includes(')')) from--
    if (text.charAt(from - 1) === '+') from--
    if (text.charAt(from - 1) === '(' && text.slice(from, to).includes(')')) from--
    const raw = text.slice(from, to)
    // A postcode alone would do as a number of some countries.
    if (raw.replace(/\D/g, '').length < 6) continue
    // 'Annenstraße 41 – 8020 Graz – +43 …': digits that would do as a number, beside one that says it is.
    if (!raw.includes('+') && (/\+\s?\d/.test(text) || /\d\s-\s\d/.test(raw))) continue
    if (otherNumber.test(text.slice(0, from))) continue
    if (findDates(raw).some((span) => span.to - span.from > raw.length * 0.6)) continue
    while (/[\s.,-]/.test(text.charAt(to - 1))) to--
    return cut(slice, from, to)
  }
  return null
}

function markedNumber(line: Line): Slice | null {
  if (otherLabel.test(line.text)) return null
  const marked = isMarked(line)
  return inCells(line, (slice) => markedIn(slice, marked))
}

function markedIn(slice: Slice, marked: boolean): Slice | null {
  const { text } = slice
  const found = [...text.matchAll(looseNumber)]
  for (const match of found) {
    // A point between spaces parts two texts of a row.
    const [raw = ''] = match[0].split(/\s·\s/)
    const digits = raw.replace(/\D/g, '').length
    const places = raw.replace(/[^\dXx]/g, '').length
    if (places < 7 || places > 15) continue
    if (digits < 7 && !(marked || raw.startsWith('+') || /^\(?\+/.test(raw))) continue
    const before = text.slice(Math.max(0, match.index - 20), match.index)
    const after = text.slice(match.index + raw.length, match.index + raw.length + 2)
    if (otherNumber.test(text.slice(0, match.index))) continue
    if (/[\p{L}_/@.]$/u.test(before) && !phoneLabel.test(before)) continue
    if (/^[\p{L}@_]/u.test(after)) continue
    if (findDates(raw).some((span) => span.to - span.from > raw.length * 0.5)) continue
    return cut(slice, match.index, match.index + raw.replace(/[\s.\-–/·]+$/, '').length)
  }
  return null
}
