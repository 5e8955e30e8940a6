import { durationText, findDates, isDateText } from '@scry/vocabulary/dates'
import { placePart } from '@scry/vocabulary/places'
import { listLabel, stint, terms } from '../data/job-words.ts'
import { readEntries } from '../entries/read-entries.ts'
import { surerReading } from '../entries/surer-reading.ts'
import type { Line } from '../lines/lines.ts'
import { emptySlice, joinSlices, type Slice } from '../lines/slice.ts'
import { isTableHead } from '../lines/tables.ts'
import { readHeaders } from '../sections/alike-headers.ts'
import { type Entry, splitEntries, splitUndated, toldRows } from '../sections/entries.ts'
import { type LabelledEntry, labelledEntries } from '../sections/field-labels.ts'
import {
  datesOf,
  type HeaderReading,
  type Piece,
  readHeader,
  splitCommas,
  splitInPlace,
  splitTrailingPlace,
} from '../sections/header-pieces.ts'
import { toldLabel } from '../sections/heading-style.ts'
import type { Section } from '../sections/sections.ts'
import { employerScore, titleScore } from '../sections/title-score.ts'
import { isToldInSentences } from '../sections/unheaded-jobs.ts'
import type { Job } from './job.ts'
import { withBrackets, withoutJoints, withoutMiddle, withoutPhrase } from './job-headers.ts'
import { jobsOfTable } from './table-rows.ts'
import { jobsOfEvents } from './told-events.ts'

interface Reading {
  readonly entry: Entry
  readonly header: HeaderReading
  readonly texts: readonly Piece[]
  readonly place: Slice | null
}

type Order = 'title-first' | 'company-first'

/**
 * Reads the jobs of one experience section: by their dates, or by the labelling of all rows together where that is surer.
 */
export function readJobs(section: Section): readonly Job[] {
  const form = labelledEntries(section.lines, 'experience', ['title', 'employer'])
  if (form) return form.map(jobOfForm)
  const told = jobsOfEvents(section.lines)
  if (told) return told
  const table = jobsOfTable(section.lines)
  return table ? [...table.jobs, ...jobsOf(table.rest)] : jobsOf(section.lines)
}

function jobsOf(all: readonly Line[]): readonly Job[] {
  const lines = all.filter(
    ({ text, cells }) =>
      !isDuration(text) &&
      !total.test(text) &&
      !(cells.length > 2 && isTableHead(cells.map(({ slice }) => slice.text))),
  )
  const entries = splitEntries(lines, (row) => row.date !== null, undefined, true)
  const ruled = isToldInSentences(lines) ? [] : entries.length > 0 ? assignAll(entries) : undatedJobs(lines)
  return surerReading(
    ruled,
    ({ position, company }) => [position, company],
    () => labelledJobs(lines),
  )
}

const labelledJobs = (lines: readonly Line[]): Job[] =>
  readEntries(
    lines.filter(({ text }) => !toldLabel.test(text) && listLabel.exec(text)?.index !== 0),
    'experience',
  ).map(({ what, where, place, told, ...entry }) => ({
    ...entry,
    position: what,
    company: where && (stint.test(where.text) || terms.test(where.text)) ? null : where,
    location: place,
    body: told,
  }))

/** 'Total Year of Experience : 3.2 Year(s)' above the jobs. */
const total = /^total (?:years?|work)?\s*(?:of )?(?:work )?experience\b/i

function jobOfForm({ values, told }: LabelledEntry): Job {
  const employer = splitTrailingPlace(values.get('employer') ?? emptySlice)
  const dates = values.get('dates') ?? null
  return {
    ...datesOf(dates),
    position: values.get('title') ?? null,
    company: employer.rest,
    location: values.get('place') ?? employer.place,
    body: told,
    confidence: 0.93,
  }
}

/** '2 years 3 months' on a row of its own counts the roles below it together. */
function isDuration(text: string): boolean {
  return text.length < 40 && /\d/.test(text) && text.replace(durationText, '').trim() === ''
}

/** Without dates title and employer are both needed, and one of them in the section known as such. */
function undatedJobs(lines: readonly Line[]): Job[] {
  const jobs = assignAll(splitUndated(lines)).filter(({ position, company }) => position && company)
  const known = ({ position, company }: Job) =>
    titleScore(position?.text ?? '') >= 0.5 || employerScore(company?.text ?? '') >= 0.7
  return jobs.some(known) ? jobs : []
}

/** 'Clerk at acme.com' above 'Clerk': what is said again says nothing more. */
const saidOnce = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter(({ slice }, at) => pieces.findIndex((other) => other.slice.text === slice.text) === at)

/** 'acme.com', without a page of it and without a sign that it is an address. */
const siteName = /^(?!www\.)[\p{L}\p{N}-]+\.\p{L}{2,6}$/u

function read(entry: Entry, header: HeaderReading = readHeader(entry.header)): Reading {
  const places = header.pieces.filter((piece) => piece.kind === 'place')
  let texts = saidOnce(withoutJoints(header.pieces.filter((piece) => piece.kind === 'text')))
  let place = places[0]?.slice ?? null
  const site = header.pieces.find(({ kind, slice }) => kind === 'link' && siteName.test(slice.text))
  // 'Founder' above 'acme.com': a bare address beside nothing but one text is the employer's name.
  const [only, below] = texts
  if (only && site && (!below || below.row > site.row)) texts = site.row < only.row ? [site, only] : [only, site]
  if (texts.length === 0) texts = places.slice(0, 1)
  else if (texts.length === 1 && places.length >= 2) {
    texts = header.pieces.filter((piece) => piece.kind === 'text' || piece === places[0])
    place = places[1]?.slice ?? null
  }
  const split: Piece[] = []
  for (const piece of texts) {
    const { rest, place: tail } = splitTrailingPlace(piece.slice)
    // 'Office Assistant, Dallas' above 'Lakewood': the row of the title has its place, so the town is an employer's name.
    const town = tail && texts.length === 1 ? places.find(({ row }) => row > piece.row) : undefined
    const isTitle = !rest.text.includes(',') && titleScore(rest.text) >= 0.5
    const isNamed =
      tail &&
      town &&
      tail.text !== town.slice.text &&
      isTitle &&
      town.slice === place &&
      placePart(place.text) === 'city'
    split.push(tail ? { ...piece, slice: rest } : piece)
    if (isNamed) split.push(town)
    if (tail && (!place || isNamed)) place = tail
  }
  // 'Shop Assistant, Linden Stores, Co. Mayo': a name that no place has, before the place of a title.
  const [named] = split
  const [employer, ...town] = place && split.length === 1 ? splitCommas(place) : []
  const isTitle = named && !named.slice.text.includes(',') && titleScore(named.slice.text) >= 0.5
  if (named && isTitle && employer && town.length > 0 && placePart(employer.text) === null) {
    split.push({ ...named, slice: employer })
    place = joinSlices(town, ', ')
  }
  // 'Clerk at Acme' says both: what stands below is told.
  const joined = split.findIndex((piece, index) => piece.at && split[index - 1]?.row === piece.row)
  const kept =
    joined > 0
      ? split.slice(joined - 1, joined + 1)
      : split.filter((piece, index) => index < 2 || piece.slice.text.split(/\s+/).length <= 10)
  return { entry, header, texts: divideSingle(withoutPhrase({ texts: kept }).texts), place }
}

/** An employer beside its dates, and the title apart below them: a row of its own before what is told. */
function withTitleBelow(entry: Entry): Entry {
  const [row, ...body] = entry.body
  const texts = readHeader(entry.header).pieces.filter(({ kind }) => kind === 'text')
  // '• Clerk' above '– Kept the books' is a header too.
  const inset = (body[0]?.textX0 ?? Number.POSITIVE_INFINITY) - (row?.textX0 ?? 0)
  const isHead = row && (row.bullet === null || (inset > 4 && !/[.;!]$/.test(row.text)))
  const isTitle = isHead && row.text.split(/\s+/).length <= 8 && titleScore(row.text) >= 0.5
  const [only] = texts
  // Bold above bold, with the dates between: the first may be an employer whose name sounds like a trade.
  const isAlike = row !== undefined && only?.look.startsWith('700') === true && row.style.weight === 700
  if (!isTitle || texts.length !== 1 || (titleScore(only?.slice.text ?? '') >= 0.5 && !isAlike)) return entry
  return { header: [...entry.header, row], body }
}

/** One piece that holds both fields is divided at the comma that leaves a title on one side. */
function divideSingle(texts: readonly Piece[]): readonly Piece[] {
  const [only] = texts
  if (!only || texts.length !== 1) return texts
  const parts = splitCommas(only.slice)
  if (parts.length === 1) return splitInPlace(only.slice, 0.3).map((slice) => ({ ...only, slice }))
  if (parts.length > 5) return texts
  let best: { at: number; score: number } | null = null
  for (let at = 1; at < parts.length; at++) {
    const left = parts
      .slice(0, at)
      .map((part) => part.text)
      .join(', ')
    const right = parts
      .slice(at)
      .map((part) => part.text)
      .join(', ')
    const first = parts[at]?.text ?? ''
    const lastLeft = parts[at - 1]?.text ?? ''
    const titleLeft = titleScore(left) + employerScore(first) - titleScore(first) * 0.9 - employerScore(lastLeft) * 0.2
    const titleRight = employerScore(left) + titleScore(right) * 0.9 - titleScore(lastLeft) * 0.9
    const score = Math.max(titleLeft, titleRight) - (at > 2 ? 0.1 : 0)
    if (!best || score > best.score + 0.01) best = { at, score }
  }
  if (!best || best.score < 0.3) return texts
  const left = joinSlices(parts.slice(0, best.at), ', ')
  const right = joinSlices(parts.slice(best.at), ', ')
  return [
    { ...only, slice: left },
    { ...only, slice: right },
  ]
}

/** 'Industry' above the first of its jobs and no other: a row that names a group, over a row that holds dates and both names. */
function withoutGroups(entries: readonly Entry[]): readonly Entry[] {
  const leads = entries.map(({ header: [lead, dated] }) => {
    const isLead = lead?.cells.length === 1 && dated && findDates(lead.text).length === 0
    const isDated = isLead && findDates(dated.text).length > 0 && !isDateText(dated.text)
    return isDated && titleScore(lead.text) < 0.5 && employerScore(lead.text) < 0.7
  })
  if (leads.every(Boolean)) return entries
  return entries.map((entry, at) => {
    const rest = { ...entry, header: entry.header.slice(1) }
    const [own] = leads[at] ? withBrackets([read(rest)]) : []
    const isWhole = own && own.texts.length >= 2 && own.texts.some(({ slice }) => titleScore(slice.text) >= 0.5)
    return isWhole ? rest : entry
  })
}

/** Where other entries of the section end a row in a known place, the same tail of this one is a place too. */
function withTailPlaces(readings: readonly Reading[]): Reading[] {
  if (readings.length < 2) return [...readings]
  if (!readings.some((reading) => reading.place !== null)) return withSharedTails(readings)
  const spots = new Set(readings.map(spotOfPlace).filter((spot) => spot !== null))
  return readings.map((reading) => {
    if (reading.place) return reading
    const end = reading.texts[reading.texts.length - 1]
    const apart = reading.texts.length >= 3 && end?.row !== reading.texts[reading.texts.length - 2]?.row
    const there = reading.texts.find((piece) => spots.has(spotOf(piece, reading)) && couldBePlace(piece.slice))
    if (there && reading.texts.length >= 2 && !(apart && end && couldBePlace(end.slice)))
      return { ...reading, texts: divideSingle(reading.texts.filter((piece) => piece !== there)), place: there.slice }
    const last = reading.texts[reading.texts.length - 1]
    if (!last || reading.texts.length < 2) return reading
    const parts = splitCommas(last.slice)
    const tail = parts[parts.length - 1]
    const whole = reading.texts.length >= 3 ? last.slice : null
    const candidate = whole ?? (parts.length === 2 ? tail : undefined)
    if (!candidate || !couldBePlace(candidate)) return reading
    const texts = whole
      ? reading.texts.slice(0, -1)
      : [...reading.texts.slice(0, -1), { ...last, slice: joinSlices(parts.slice(0, -1), ', ') }]
    return { ...reading, texts, place: candidate }
  })
}

/** 'Acme GmbH, Ennerich' in every entry: a comma and a short name at the end of the employer's row is its place. */
function withSharedTails(readings: readonly Reading[]): Reading[] {
  const cuts = readings.map(({ texts }) => {
    const found = texts.flatMap((piece) => {
      const [name, tail, ...more] = splitCommas(piece.slice)
      const isPlaced = name && tail && more.length === 0 && titleScore(name.text) < 0.5 && couldBePlace(tail)
      return isPlaced && wordsIn(tail) <= 2 ? [{ piece, name, tail }] : []
    })
    return texts.length >= 2 && found.length === 1 ? found[0] : undefined
  })
  if (cuts.some((found) => found === undefined)) return [...readings]
  return readings.map((reading, index) => {
    const found = cuts[index]
    if (!found) return reading
    const texts = reading.texts.map((piece) => (piece === found.piece ? { ...piece, slice: found.name } : piece))
    return { ...reading, texts, place: found.tail }
  })
}

const wordsIn = ({ text }: Slice) => text.split(/\s+/).length

/** A short name that is neither a title nor surely an employer. */
function couldBePlace(slice: Slice): boolean {
  const { text } = slice
  return wordsIn(slice) <= 3 && /^[\p{Lu}\p{Lo}]/u.test(text) && titleScore(text) < 0.35 && employerScore(text) < 0.7
}

/** Where a piece stands: how many rows below the dates, and how many pieces of its row come before it. */
function spotOf(piece: Piece, { header, entry }: Reading): string {
  const dated = entry.header.findIndex((line) => findDates(line.text).length > 0)
  const before = header.pieces
    .filter((other) => other.row === piece.row)
    .findIndex(({ slice }) => slice === piece.slice)
  return `${piece.row - dated}/${before}`
}

function spotOfPlace(reading: Reading): string | null {
  const piece = reading.header.pieces.find(({ slice }) => slice === reading.place)
  return piece ? spotOf(piece, reading) : null
}

/** Speaks for the first piece being the title and the second the employer (above 0) or the other way (below 0). */
function leaning(first: Piece, second: Piece): number {
  if (second.at) return 2
  const a = first.slice.text
  const b = second.slice.text
  return titleScore(a) - titleScore(b) + (employerScore(b) - employerScore(a)) * 0.7
}

function shapeOf(reading: Reading): string {
  const [a, b] = reading.texts
  if (!a || !b) return 'single'
  return a.row === b.row ? 'one row' : 'two rows'
}

/** What the entries of a section say, each read beside the others. */
function readAll(entries: readonly Entry[]): Reading[] {
  const whole = withoutGroups(entries).map(withTitleBelow)
  const headers = readHeaders(whole.map(({ header }) => header))
  return withTailPlaces(withoutMiddle(withBrackets(whole.map((entry, at) => read(entry, headers[at])))))
}

function assignAll(entries: readonly Entry[]): Job[] {
  const readings = readAll(entries)
  const votes = new Map<string, number>()
  let overall = 0
  for (const reading of readings) {
    const [a, b] = reading.texts
    if (!a || !b) continue
    const lean = leaning(a, b)
    votes.set(shapeOf(reading), (votes.get(shapeOf(reading)) ?? 0) + lean)
    overall += lean
  }
  const jobs: Job[] = []
  let employer: { slice: Slice; look: string; place: Slice | null } | null = null
  let titleLook: string | null = null
  let alone: Job | null = null
  for (const reading of readings) {
    const [a, b] = reading.texts
    const job: Job = {
      position: null,
      company: null,
      start: reading.header.start,
      end: reading.header.end,
      span: reading.header.span,
      location: reading.place,
      body: reading.entry.body,
      confidence: 0.5,
    }
    if (a && b) {
      const vote = votes.get(shapeOf(reading)) ?? 0
      const own = leaning(a, b)
      const decisive = Math.abs(own) > 1 && Math.sign(own) !== Math.sign(vote) && Math.abs(vote) < 1.5
      const lean = decisive ? own : vote !== 0 ? vote : overall
      const order: Order = lean >= 0 ? 'title-first' : 'company-first'
      const title = order === 'title-first' ? a : b
      const company = order === 'title-first' ? b : a
      job.position = title.slice
      job.company = company.slice
      job.confidence = Math.min(0.95, 0.55 + Math.abs(own) * 0.3)
      employer = { slice: company.slice, look: company.look, place: placeBeside(company, reading) }
      titleLook = title.look
    } else if (a) {
      const asTitle = titleScore(a.slice.text)
      const asEmployer = employerScore(a.slice.text)
      const likeTitle = titleLook !== null && a.look === titleLook && a.look !== employer?.look
      const isEmployer = asEmployer >= 0.7 && asTitle < 0.5
      if (!isEmployer && (likeTitle || asTitle >= 0.5 || asTitle > asEmployer || employer !== null)) {
        job.position = a.slice
        // The row of an employer and its whole time is no job beside the roles held there.
        if (alone && employer?.slice === alone.company) jobs.splice(jobs.indexOf(alone), 1)
        alone = null
        if (employer && carries(reading, titleLook)) {
          job.company = employer.slice
          job.location ??= employer.place
        }
        job.confidence = 0.55
      } else {
        job.company = a.slice
        job.confidence = 0.35
        if (isEmployer) {
          alone = job
          employer = { slice: a.slice, look: a.look, place: reading.place }
          titleLook = null
        }
      }
    }
    job.body = toldRows(reading.entry, [job.position, job.company, job.start, job.end, job.location])
    if (job.position || job.company) jobs.push(job)
  }
  return jobs
}

/** The place printed on the employer's row holds for all roles there; one on the title's row does not. */
function placeBeside(company: Piece, { header, place, texts }: Reading): Slice | null {
  const row = header.pieces.find(({ slice }) => slice === place)?.row
  return row === company.row && texts.every((piece) => piece === company || piece.row !== row) ? place : null
}

/** Several roles under one employer: a later role without an employer of its own belongs to the one above. */
function carries(reading: Reading, titleLook: string | null): boolean {
  const [only] = reading.texts
  return only !== undefined && (titleLook === null || only.look === titleLook)
}
