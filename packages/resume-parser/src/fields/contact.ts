import { findDates } from '@scry/vocabulary/dates'
import { placeScore } from '@scry/vocabulary/places'
import { schoolScore } from '@scry/vocabulary/school-names'
import { readHeading } from '@scry/vocabulary/section-headings'
import { isSpokenLanguage } from '@scry/vocabulary/spoken-languages'
import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js'
import { contactLabels } from '../data/contact-labels.ts'
import type { IconKind } from '../lines/glyph-repair.ts'
import type { Line } from '../lines/lines.ts'
import { cut, joinSlices, type Slice, splitAtGaps, tidy } from '../lines/slice.ts'
import type { PageLink } from '../pages/page-text.ts'
import { placeLabel } from '../sections/header-pieces.ts'
import type { Section } from '../sections/sections.ts'
import { employerScore, titleScore } from '../sections/title-score.ts'

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
const isAside = ({ kind }: Section) => ['summary', 'other', 'interests', 'languages', 'skills'].includes(kind)

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
    return tidyNumber(cut(slice, match.index, match.index + raw.length))
  }
  return null
}

function tidyNumber(slice: Slice): Slice {
  let out = slice
  while (/[\s.\-–/·]$/.test(out.text)) out = cut(out, 0, out.text.length - 1)
  return out
}

const locationLabel =
  /^(?:(?:residential |permanent |contact |home |current |present |postal |mailing |physical )?address|location|adresse|anschrift|wohnort|dirección|ubicación|localisation|lieu|indirizzo|residenza|endereço|localização|adres|woonplaats|adresa|konum|osoite|asuinpaikka|kotipaikka|lakcím|lakhely|διεύθυνση|τόπος διαμονής|адреса|адрес|місто|город|место проживания|місце проживання|bopæl|bostad|bostadsort|bosted|bydliště|bydlisko|miejscowość|miejsce zamieszkania|prebivalište|adresă|domiciliu|ikametgâh|alamat|domisili|địa chỉ|nơi ở|domicilio|residencia|domicile|morada|residência|domicílio|पता|स्थान|地址|住所|所在地|现居|주소|a(?=\s?:)|based in|lives? in|living in|home(?=\s*[:：]))\s*[:：-]?\s*/iu
const notPlace = /@|https?:|www\.|linkedin|github|\.com\b|\.org\b|\.io\b|\.net\b|\.dev\b/i
const longNumber = /(?:\d[\s().-]{0,2}){8}/
const streetWords =
  /\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|blvd|boulevard|way|court|apt|suite|straße|strasse|str|platz|weg|allee|gasse|rue|via|viale|piazza|calle|carrera|rua|avenida|ulica|ul|sokak|caddesi|mahallesi|laan|straat|broadway|walk|close|crescent|terrace|estate|blk|lot|brgy|barangay|purok|subd|jl|jln|jalan|plot|p\.?\s?o\.? box)\b\.?|\p{L}{2}(?:straße|strasse|straat|str\.|weg|gasse|platz|allee|laan|plein|gade|vej|gatan|vägen|katu|utca)\s+\d|\p{L}\s(?:u\.|utca|út|tér|krt\.)\s\d/iu
/** 'Lindenweg 4, 26123 Oldenburg', '8012 EC Zwolle': a European postcode and the town after it. */
const postedTown =
  /(?:^|[\s,])(?:[A-Z]{1,2}-)?(?:\d{5}|\d{4}\s?[A-Z]{2}|\d{4}|\d{2}-\d{3}|\d{3}\s\d{2})\s+\p{Lu}[\p{L}’'.-]+(?:\s[\p{L}’'.()-]+){0,4}(?:,\s*\p{Lu}[\p{L}\s]+)?$/u
/** A postcode at the end of a row: its town stands on the next. */
const openPostcode = /(?:^|[\s,])(?:[A-Z]{1,2}-)?(?:\d{5}|\d{4}\s?[A-Z]{2}|\d{2}-\d{3})$/u
const townName = /^\p{Lu}[\p{L}’'.-]+(?:\s[\p{L}’'.()-]+){0,3}(?:,\s\p{Lu}[\p{L}’'.-]+(?:\s[\p{L}’'.-]+){0,2})?$/u

/** The label of an address; 'A:' is one only before what looks like an address, or where nothing follows in its row. */
function addressLabel(text: string): RegExpExecArray | null {
  const label = placeLabel.exec(text) ?? locationLabel.exec(text)
  if (!label || !/^a\s?:/i.test(label[0])) return label
  const rest = text.slice(label[0].length)
  const isAddress = placeScore(rest) >= 0.5 || streetWords.test(rest) || postedTown.test(rest)
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

function splitAtSigns(slice: Slice): Slice[] {
  const out: Slice[] = []
  let from = 0
  for (const match of slice.text.matchAll(
    /\s*[|•∙●▪◦⋄⋅♦◆◇❖★✦■¦]\s*|\s+·\s+|\s+[–—-]\s+(?!\d{3}\s?\d{3}\s*$)|\s{2,}|\s+\/\s+|\s+(?:(?!\+)[\p{S}\ue000-\uf8ff]\ufe0f?)+\s+|(?<=[\d\p{L}])\s+(?=\p{Lu}[\p{L}.-]+(?: \p{L}+)?\s?:\s)/gu,
  )) {
    out.push(cut(slice, from, match.index))
    from = match.index + match[0].length
  }
  out.push(cut(slice, from))
  return out.map(withoutSign).filter((part) => part.text.trim().length > 0)
}

/** Without a leading pin, arrow or other sign that is no letter. */
function withoutSign(slice: Slice): Slice {
  const sign = /^[^\p{L}\p{N}(+"“«]+/u.exec(slice.text)
  return sign ? cut(slice, sign[0].length) : slice
}

const labels = new Set(
  contactLabels
    .trim()
    .split('\n')
    .flatMap((row) => row.slice(row.indexOf('|') + 1).split(';')),
)
const plain = (text: string) => text.normalize('NFC').toLowerCase()
/** Whether a text is the label of another detail ('E-mail') or a part of the person's name. */
const namesNoPlace = (text: string, nameText: string | null): boolean =>
  labels.has(plain(text).replace(/\s*[.:：]$/, '')) ||
  (nameText !== null && ` ${plain(nameText)} `.includes(` ${plain(text)} `))

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
  if (!townName.test(text) || line.text.includes(`${text}:`) || titleScore(text) >= 0.35 || readHeading(text))
    return false
  if (schoolScore(text) > 0 || employerScore(text) >= 0.7 || isSpokenLanguage(text)) return false
  // What stands alone there in several words is more often what one is by trade.
  if (parts > 1) return reach.test(line.text)
  return !text.includes(' ') && around.some((other) => other?.cells.length === 1 && reach.test(other.text))
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
    let afterLabel = false
    for (const [index, line] of beforeEntries(section).entries()) {
      const parts = cellParts(line)
      for (const [at, { slice: printed, icon }] of parts.entries()) {
        const slice = at === parts.length - 1 ? withNextRow(printed, line, section.lines[index + 1]) : printed
        const label = addressLabel(slice.text)
        const bare = label ? tidy(cut(slice, label[0].length)) : slice
        if (label && bare.text.length === 0) {
          afterLabel = true
          continue
        }
        const withNumber = longNumber.test(bare.text)
        const mixed = bare.text.includes(',') && (withNumber || notPlace.test(bare.text)) ? placeInList(bare) : null
        if (mixed) candidates.push({ slice: mixed, score: 0.8 - index * 0.004 })
        if (
          (mixed && withNumber) ||
          bare.text.length < 2 ||
          notPlace.test(bare.text) ||
          namesNoPlace(bare.text, nameText)
        ) {
          if (bare.text.length >= 2) afterLabel = false
          continue
        }
        let score = Math.max(placeScore(bare.text), placeScore(bare.text.replace(/\s\d{5,6}(?=,|$)/, '')))
        if (
          score < 0.5 &&
          !isInLabelColumn(bare.text, line, section.lines) &&
          standsAsTown(bare.text, line, parts.length, [section.lines[index - 1], section.lines[index + 1]])
        )
          score = 0.5
        if (icon === 'place' && !/\d{5,}/.test(bare.text)) score = Math.max(score, 0.75) + 0.3
        if (label && /[:：]/.test(label[0])) score = Math.max(score, 0.8) + 0.2
        if (afterLabel && score < 0.9 && bare.text.length < 60 && !/\d{6}/.test(bare.text)) score = Math.max(score, 0.8)
        afterLabel = false
        const listed = score < 0.5 && bare.text.includes(',') ? placeInList(bare) : null
        if (listed) candidates.push({ slice: listed, score: 0.8 - index * 0.004 })
        const street = streetWords.test(bare.text) && /\d/.test(bare.text)
        if (street) score = Math.max(score, 0.55)
        if (postedTown.test(bare.text) && findDates(bare.text).length === 0)
          score = Math.max(score, street ? 0.95 : 0.7)
        if (score >= 0.5)
          candidates.push(
            extendAddress({ slice: bare, score: score - index * 0.004 }, line, section.lines[index + 1], street),
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
      const bare = label && /[:：]/.test(label[0]) ? tidy(cut(slice, label[0].length)) : null
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
        const parted = slice.text.replace(/\s+(?=\S+$)/, ', ')
        const score = Math.max(placeScore(slice.text), placeScore(parted))
        return beside && score >= 0.8 && !/\d/.test(slice.text) ? [{ slice, score: 0.6 }] : []
      }),
    )
}

/** 'Address: Las' above 'Vegas, NV': a labelled place broken by the edge of the page goes on in the next row. */
function withNextRow(slice: Slice, line: Line, next: Line | undefined): Slice {
  const label = addressLabel(slice.text)
  const bare = label && /[:：]/.test(label[0]) ? slice.text.slice(label[0].length) : ''
  const [rest] = next && next.column === line.column ? cellParts(next) : []
  if (!bare || !rest || placeScore(bare) >= 0.5 || placeScore(`${bare} ${rest.slice.text}`) < 0.55) return slice
  return joinSlices([slice, rest.slice], ' ')
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

/** A street line is joined with the line of the town below it. */
function extendAddress(candidate: PlaceCandidate, line: Line, next: Line | undefined, street: boolean): PlaceCandidate {
  if (!street || !next || next.page !== line.page || next.top - line.bottom > line.style.size * 1.7) return candidate
  const awaited = openPostcode.test(candidate.slice.text)
  const [part] = cellParts(next).filter(
    ({ slice: { text } }) => placeScore(text) >= 0.5 || /\b\d{4,6}\b/.test(text) || (awaited && townName.test(text)),
  )
  if (candidate.score >= 0.9 && postedTown.test(candidate.slice.text)) return candidate
  if (!part || notPlace.test(part.slice.text) || /^\+|\d{3}[-.\s]\d{3}/.test(part.slice.text)) return candidate
  return { slice: joinSlices([candidate.slice, part.slice], ' '), score: candidate.score + 0.4 }
}
