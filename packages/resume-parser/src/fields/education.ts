import { type DateSpan, findDates } from '@scry/vocabulary/dates'
import { degreeScore, findDegreeName } from '@scry/vocabulary/degree-names'
import { schoolScore } from '@scry/vocabulary/school-names'
import { readHeading } from '@scry/vocabulary/section-headings'
import { schoolJoint, studyField, surelyAt } from '../data/study-words.ts'
import { readEntries } from '../entries/read-entries.ts'
import { surerReading } from '../entries/surer-reading.ts'
import type { Line } from '../lines/lines.ts'
import { cut, emptySlice, joinSlices, type Slice, tidy } from '../lines/slice.ts'
import { isTableHead } from '../lines/tables.ts'
import { between, readHeaders } from '../sections/alike-headers.ts'
import { type Entry, splitBefore, splitEntries, toldRows } from '../sections/entries.ts'
import { type LabelledEntry, labelledEntries } from '../sections/field-labels.ts'
import { datesOf, type HeaderReading, type Piece, splitCommas, splitTrailingPlace } from '../sections/header-pieces.ts'
import type { Section } from '../sections/sections.ts'
import { titleScore } from '../sections/title-score.ts'
import { skillsIn } from './skill-lexicon.ts'
import type { Study } from './study.ts'
import { firstRows, gradeOnly, namesField, tellsItsEnd } from './study-rows.ts'
import { studiesOfTable } from './table-rows.ts'
import { studiesOfEvents } from './told-events.ts'

/**
 * Reads the studies of one education section by whichever cut leaves most of them complete, or by the labelling of all rows
 * together where that is surer.
 */
export function readStudies({ lines: all }: Section): readonly Study[] {
  const form = labelledEntries(all, 'education', ['school', 'degree'])
  if (form) return form.map(studyOfForm)
  const told = studiesOfEvents(all)
  if (told) return told
  const table = studiesOfTable(all)
  if (!table) return studiesOf(all)
  const others = studiesOf(table.rest.filter(namesStudy))
  const last = table.studies[table.studies.length - 1]
  if (last) last.body = table.rest.filter((line) => !namesStudy(line))
  return [...table.studies, ...others]
}

/** Where schools and degrees of a document are known as such, what names neither is no study. */
export function namedStudies(studies: readonly Study[]): readonly Study[] {
  const named = studies.filter(
    ({ school, degree, span }) =>
      Math.max(
        ...[school, degree].map((name) => Math.max(schoolScore(name?.text ?? ''), degreeScore(name?.text ?? ''))),
      ) >= 0.3 ||
      // An unknown school with a degree and its years is one all the same.
      (school && degree && span && titleScore(degree.text) < 0.5),
  )
  return named.length > 0 ? named : studies
}

const namesStudy = ({ bullet, text }: Line) =>
  bullet === null && (findDates(text).length > 0 || schoolScore(text) >= 0.8 || degreeScore(text) >= 0.7)

/** 'Courses' by itself above what a study taught. */
const namesCourses = (text: string) => {
  const heading = readHeading(text)
  return heading?.sure === true && heading.kind === 'courses'
}

function studiesOf(all: readonly Line[]): readonly Study[] {
  const lines = all.filter(
    ({ text, cells }) => !namesCourses(text) && !isTableHead(cells.map(({ slice }) => slice.text)),
  )
  const within = new Set(lines.filter((line, index) => tellsItsEnd(line, lines[index - 1])))
  const bySchool = (text: string) => schoolScore(text) >= 0.8
  const byDegree = (text: string) => degreeScore(text) >= 0.7
  const cuts = [
    splitEntries(lines, (row) => row.date !== null && !within.has(row.line)),
    splitEntries(lines, (row) => bySchool(row.line.text) && !gradeOnly.test(row.line.text)),
    splitEntries(lines, (row) => byDegree(row.line.text) && !gradeOnly.test(row.line.text)),
    splitBefore(lines, firstRows),
  ]
  let best: { studies: Study[]; score: number } | null = null
  for (const [index, entries] of cuts.entries()) {
    if (entries.length === 0) continue
    const studies = assignAll(entries).filter((study) => study.school !== null || study.degree !== null)
    const score = selfConsistency(studies, entries) - index * 0.05
    if (!best || score > best.score) best = { studies, score }
  }
  const ruled = best?.studies ?? []
  return surerReading(
    ruled,
    ({ school, degree }) => [school, degree],
    () => labelledStudies(lines),
  )
}

const labelledStudies = (lines: readonly Line[]): Study[] =>
  readEntries(lines, 'education').map(({ what, where, place: _, told, ...entry }) =>
    withFieldTold({ ...entry, school: where && withoutMark(where), degree: what && withoutMark(what), body: told }),
  )

/** What was studied, where it is the only short row that the study tells beside a bare degree. */
function withFieldTold(study: Study): Study {
  const { degree, body } = study
  if (!degree || !isBare(degree.text)) return study
  const short = body.filter(({ bullet, text }) => bullet === null && namesField(text))
  const [field] = short
  return field && short.length === 1
    ? { ...study, degree: joinSlices([degree, field.slice], ', '), body: body.filter((line) => line !== field) }
    : study
}

function studyOfForm({ values, told }: LabelledEntry): Study {
  const { rest: school } = splitTrailingPlace(values.get('school') ?? emptySlice)
  const degree = values.get('degree') ?? null
  return { ...datesOf(values.get('dates') ?? degree), school, degree, body: told, confidence: 0.93 }
}

function selfConsistency(studies: readonly Study[], entries: readonly Entry[]): number {
  let score = 0
  for (const study of studies) {
    const school = study.school ? Math.max(0.2, schoolScore(study.school.text)) : -0.3
    const degree = study.degree ? Math.max(0.2, degreeScore(study.degree.text)) : -0.3
    score += school + degree + (study.end ? 0.4 : 0)
  }
  for (const entry of entries) {
    const texts = [...entry.header, ...entry.body].map((line) => line.text)
    const dates = texts.filter((text) => findDates(text).some((span) => span.isRange)).length
    if (dates > 1) score -= (dates - 1) * 0.8
  }
  return score
}

interface Reading {
  readonly entry: Entry
  readonly pieces: readonly Piece[]
  readonly start: Slice | null
  readonly end: Slice | null
  readonly span: DateSpan | null
}

function read(entry: Entry, header: HeaderReading): Reading {
  const pieces: Piece[] = []
  for (const piece of header.pieces) {
    if (piece.kind === 'link') continue
    const whole = piece.kind === 'place' && schoolScore(piece.slice.text) < 0.6
    if (whole || gradeOnly.test(piece.slice.text) || !/\p{L}/u.test(piece.slice.text)) continue
    const label = studyField.exec(piece.slice.text)?.[0].length ?? 0
    const { rest } = splitTrailingPlace(cut(piece.slice, label))
    pieces.push({ ...piece, slice: rest })
  }
  if (pieces.length === 0) pieces.push(...header.pieces.filter((piece) => piece.kind === 'place').slice(0, 1))
  const parts = pieces.flatMap(divide)
  return {
    entry,
    pieces: parts.map((piece) => withoutTown(piece, parts)),
    start: header.start,
    end: header.end,
    span: header.span,
  }
}

/** 'Ysgol Penweddig, Aberystwyth' beside a degree of its own: a short name after the comma is the school's town. */
function withoutTown(piece: Piece, all: readonly Piece[]): Piece {
  const [school, town, ...more] = splitCommas(piece.slice)
  const text = town?.text ?? ''
  const plain =
    /^\p{Lu}[\p{L}’'.-]+(?:\s\p{L}[\p{L}’'.-]*){0,2}$/u.test(text) && degreeScore(text) + schoolScore(text) === 0
  if (!school || more.length > 0 || !plain || degreeScore(school.text) > 0.5 || skillsIn(text).length > 0) return piece
  const named = schoolScore(school.text) >= 0.6 || school.text.includes(text)
  return named && all.some((other) => other !== piece && degreeScore(other.slice.text) >= 0.6)
    ? { ...piece, slice: school }
    : piece
}

/** 'Wiskunde aan de Hogeschool Linde', or 'Master Informatik an der CAU Kiel mit Nebenfach': a word for 'at' before a school. */
function divideAt({ slice }: Piece): readonly [Slice, Slice] | null {
  for (const { index, 0: word } of slice.text.matchAll(schoolJoint)) {
    const [left, right] = [cut(slice, 0, index), cut(slice, index + word.length)]
    const isSure = surelyAt.test(word) && degreeScore(left.text) >= 0.3
    const to = isSure ? right.text.search(/\s(?:mit|met|med)\s/u) : -1
    if (left.text.length >= 3 && schoolScore(left.text) === 0 && (isSure || schoolScore(right.text) >= 0.6))
      return [left, to > 0 ? cut(right, 0, to) : right]
  }
  return null
}

/** Divides 'BSc Physics, University of Leeds' at the comma between degree and school. */
function divide(piece: Piece): Piece[] {
  const { text } = piece.slice
  const halves = divideAt(piece)
  if (halves) return halves.map((slice) => ({ ...piece, slice }))
  if (schoolScore(text) < 0.6 || findDegreeName(text) === null) {
    return [piece]
  }
  const parts = splitCommas(piece.slice)
  if (parts.length < 2) {
    const from = findDegreeName(text)
    const joint = /\s+(?:from|at|an der|à|presso|de la|en la)\s+/i.exec(text)
    const names = joint && (!/ la\s+$/i.test(joint[0]) || schoolScore(text.slice(joint.index + joint[0].length)) >= 0.6)
    if (from && joint && names && joint.index > from.from) {
      const a = { text: text.slice(0, joint.index), marks: piece.slice.marks.slice(0, joint.index) }
      const at = joint.index + joint[0].length
      return [
        { ...piece, slice: a },
        { ...piece, slice: { text: text.slice(at), marks: piece.slice.marks.slice(at) } },
      ]
    }
    return [piece]
  }
  const kinds = parts.map((part) => schoolScore(part.text) - degreeScore(part.text))
  let at = 1
  let bestScore = Number.NEGATIVE_INFINITY
  for (let i = 1; i < parts.length; i++) {
    const left = Math.max(...kinds.slice(0, i)) + Math.min(...kinds.slice(0, i))
    const right = Math.max(...kinds.slice(i)) + Math.min(...kinds.slice(i))
    const score = Math.abs(left - right)
    if (score > bestScore + 0.001) {
      bestScore = score
      at = i
    }
  }
  return [
    { ...piece, slice: joinSlices(parts.slice(0, at), ', ') },
    { ...piece, slice: joinSlices(parts.slice(at), ', ') },
  ]
}

function assignAll(entries: readonly Entry[]): Study[] {
  const headers = readHeaders(entries.map(({ header }) => header))
  const readings = entries.flatMap((entry, at) => (headers[at] ? [read(entry, headers[at])] : []))
  let lean = 0
  for (const { pieces } of readings) {
    const [a, b] = pieces
    if (!a || !b) continue
    lean +=
      schoolScore(a.slice.text) - degreeScore(a.slice.text) - schoolScore(b.slice.text) + degreeScore(b.slice.text)
  }
  const order = orderOf(readings)
  return withoutSchools(readings.map((reading) => inOrder(reading, assign(reading, lean), order)))
}

const isSchool = ({ slice: { text } }: Piece) => schoolScore(text) >= 0.6 && degreeScore(text) < 0.5
const isDegree = ({ slice: { text } }: Piece) => degreeScore(text) >= 0.6 && schoolScore(text) < 0.5
const isBoth = ({ slice: { text } }: Piece) => schoolScore(text) >= 0.6 && degreeScore(text) >= 0.5

/** Speaks for degrees standing before their schools (above 0) or behind them, by those that are surely one of the two. */
const orderOf = (readings: readonly Reading[]): number =>
  readings.reduce((sum, { pieces: [a, b] }) => {
    if (!a || !b) return sum
    return sum + Number(isDegree(a)) + Number(isSchool(b)) - Number(isSchool(a)) - Number(isDegree(b))
  }, 0)

/** 'Liceo Scientifico' beside 'G. Natta': a kind of school and an unknown name are told apart by the order of the other studies. */
function inOrder({ pieces: [a, b, ...more] }: Reading, study: Study, order: number): Study {
  const { school, degree } = study
  if (!a || !b || !school || !degree || more.length > 0 || order === 0) return study
  const isUnsure = [a, b].filter(isBoth).length === 1 && ![a, b].some((piece) => isSchool(piece) || isDegree(piece))
  const isTurned = (order > 0 ? a : b).slice.text.includes(school.text)
  return isUnsure && isTurned ? { ...study, school: degree, degree: school } : study
}

/** Where others name a degree alone and none a school that is known as one, a single unknown name is a degree too. */
function withoutSchools(studies: readonly Study[]): Study[] {
  const isBare = studies.some(({ school, degree }) => degree && !school)
  if (!isBare || studies.some(({ school }) => schoolScore(school?.text ?? '') >= 0.45)) return [...studies]
  return studies.map((study) => (study.degree ? study : { ...study, school: null, degree: study.school }))
}

/** 'Data Analytics Bootcamp' says what was studied, 'Heronwood Bootcamp' where. */
const isCourse = (text: string) => /^[^,]+\s(?:boot ?camp|nanodegree)$/iu.test(text) && skillsIn(text).length > 0

/** Where neither name is known, 'TECHSUD' is a school and 'Mecánica Industrial' was learnt there. */
const isAcronym = (piece: Piece | undefined) => /^\p{Lu}{3,8}$/u.test(piece?.slice.text ?? '')

function assign(reading: Reading, lean: number): Study {
  const study: Study = {
    school: null,
    degree: null,
    start: reading.start,
    end: reading.end,
    span: reading.span,
    body: reading.entry.body,
    confidence: 0.5,
  }
  const pieces = [...reading.pieces]
  const take = (score: (text: string) => number, floor: number): Piece | null => {
    let best: Piece | null = null
    let bestScore = floor
    for (const piece of pieces.slice(0, 5)) {
      const value = score(piece.slice.text)
      if (value > bestScore + 0.001) {
        best = piece
        bestScore = value
      }
    }
    if (best) pieces.splice(pieces.indexOf(best), 1)
    return best
  }
  const school = take(
    (text) => (isCourse(text) ? 0 : schoolScore(text) - (degreeScore(text) > schoolScore(text) ? 0.4 : 0)),
    0.45,
  )
  const degree = take(degreeScore, 0.3)
  study.school = school ? withoutLead(school.slice) : null
  study.degree = degree?.slice ?? null
  study.confidence = school && degree ? 0.93 : 0.7
  if (!school || !degree) {
    const rest = pieces.filter((piece) => piece.slice.text.split(/\s+/).length <= 12)
    const inText = school ? null : schoolInText(reading.entry)
    if (inText) study.school = inText
    else if (!school && !degree && rest.length >= 2) {
      const [a, b] = rest
      const schoolFirst = lean > 0 || (lean === 0 && isAcronym(a) && !isAcronym(b))
      study.school = (schoolFirst ? a : b)?.slice ?? null
      study.degree = (schoolFirst ? b : a)?.slice ?? null
      study.confidence = 0.4
    } else if (!school && rest[0]) {
      study.school = rest[0].slice
      study.confidence = 0.5
    } else if (!degree && rest[0]) {
      study.degree = rest[0].slice
      study.confidence = 0.5
    }
  } else {
    const field =
      pieces.find(
        (piece) => piece.row === degree.row && piece.look === degree.look && piece.slice.text.split(/\s+/).length <= 6,
      ) ?? (isBare(degree.slice.text) ? fieldNear(degree, pieces) : undefined)
    if (field && schoolScore(field.slice.text) === 0)
      study.degree = joinAsPrinted(degree.slice, field.slice, reading.entry.header)
  }
  study.school = study.school && withoutMark(study.school)
  study.degree = study.degree && withoutMark(study.degree)
  study.body = toldRows(reading.entry, [study.school, study.degree, study.start, study.end])
  return study
}

/** 'Bachelor', 'M.A.T. (3.9)': a degree that says nothing of what was studied. */
function isBare(text: string): boolean {
  const name = findDegreeName(text)
  return name !== null && !/\p{L}{3}/u.test(text.slice(name.to).replace(/\(.*?\)/gu, ''))
}

/** What was studied, in the row above or below a bare degree, or with only the dates between. */
function fieldNear(degree: Piece, pieces: readonly Piece[]): Piece | undefined {
  const near = pieces.filter(({ row, slice }) => Math.abs(row - degree.row) <= 2 && namesField(slice.text))
  return near.length === 1 ? near[0] : undefined
}

/** 'Penetration, University A' begins with the end of something else: parts before the one that names the school go. */
function withoutLead(slice: Slice): Slice {
  const parts = splitCommas(slice)
  const at = parts.findIndex((part) => schoolScore(part.text) >= 0.8)
  const [first] = parts
  const after = parts.slice(at).every((part) => schoolScore(part.text) >= 0.8)
  return at === 1 && after && first && schoolScore(first.text) === 0 ? joinSlices(parts.slice(at), ', ') : slice
}

/** A school named inside the running text of an entry. */
function schoolInText(entry: Entry): Slice | null {
  for (const line of [...entry.header, ...entry.body]) {
    for (const part of splitCommas(line.slice)) {
      if (
        schoolScore(part.text) >= 0.8 &&
        !isCourse(part.text) &&
        part.text.split(/\s+/).length <= 8 &&
        !gradeOnly.test(part.text)
      )
        return part
    }
  }
  return null
}

/** Two parts of one row with what is printed between them, when that is a sign. */
function joinAsPrinted(left: Slice, right: Slice, header: readonly Line[]): Slice {
  const sign = between(left, right, header)
  if (sign && /^\s*[–—-]\s*$/.test(sign.text)) return joinSlices([left, sign, right], '')
  return joinSlices([left, right], ', ')
}

const mark =
  /[\s,;.:(|–-]+(?:(?:c\.?|s)?gpa|cpi|wam|percentage|aggregate|(?:final |overall |average )?(?:grade|marks?|score|result|average)|(?:abschluss|gesamt)?note|promedio|nota|media|moyenne|média)(?!\p{L})[^\d]{0,24}\d.*$|(?:[,;:(]|\s[–-])\s*\d{1,3}(?:[.,]\d+)?\s?%.*$/iu

/** 'BSc Physics; GPA: 3.8' without the mark. */
function withoutMark(slice: Slice): Slice {
  const found = mark.exec(slice.text)
  return found && found.index > 1 ? tidy(cut(slice, 0, found.index)) : slice
}
