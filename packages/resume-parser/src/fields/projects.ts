import { type DateSpan, isDateText } from '@scry/vocabulary/dates'
import type { Line } from '../lines/lines.ts'
import { cut, joinSlices, type Slice, tidy } from '../lines/slice.ts'
import { splitTags } from '../lines/tags.ts'
import { type Entry, splitAt, splitEntries } from '../sections/entries.ts'
import { alike, type EntryLine, isBody, readEntryLines } from '../sections/entry-lines.ts'
import { type LabelledEntry, labelledEntries } from '../sections/field-labels.ts'
import { datesOf, readHeader } from '../sections/header-pieces.ts'
import type { Section } from '../sections/sections.ts'
import { readParagraph } from './lists.ts'
import { nameSkill, skillsIn } from './skill-lexicon.ts'

export interface Project {
  name: Slice
  start: Slice | null
  end: Slice | null
  span: DateSpan | null
  body: readonly Line[]
  technologies: readonly string[] | null
  /** What the name's own row goes on to tell. */
  rest: Slice | null
  confidence: number
}

/** The sentence that begins beside the name, and the rows below it. */
export function toldOf({ rest, body }: Project): Slice | null {
  const below = body.length > 0 ? readParagraph(body) : null
  if (!rest || !below) return below ?? rest
  const own = new Set(rest.marks)
  const isBelow = body.some(({ slice }) => slice.marks.some((mark) => mark !== null && own.has(mark)))
  const isSentence = wordsOf(rest.text) > 4 && technologyItems(rest.text) === null && !/https?:|www\./.test(rest.text)
  return isSentence && !isBelow ? joinSlices([rest, below], ' ') : below
}

const nameEnd = /\s*[|•·:]\s|\s+[–—-]+\s+|\s*\(|\s*,\s+(?=https?:|www\.)|\s*https?:\/\/|\s*[[{]|:\s*$/
const genericKind =
  /^(?:personal|team|academic|school|side|group|course|university|individual|open[- ]source|research|final year|capstone|freelance|client)\s+project$/i

const listLabel =
  /^(?:technolog\p{L}+(?: used)?|tech(?: stack)?|stack|tools(?: used)?|skills|tecnologías|tecnologias|tecnologie|technologien|technologieën|teknolojiler|तकनीक|技术栈?|技術|使用技術|기술)\s*[:：]\s*|^(?:built|made|written) (?:with|in|using)\s*:?\s+/iu

/** The technologies a row lists, as printed: after a label, or because nearly all its items are known skills. */
function technologyList(line: Line): string[] | null {
  const tags = splitTags(line.slice).map((part) => part.text.trim())
  return technologyItems(tags.length > 1 ? tags.join(', ') : line.text)
}

const wordsOf = (text: string): number => text.split(/\s+/).length

function technologyItems(text: string): string[] | null {
  const label = listLabel.exec(text)
  const items = text
    .slice(label?.[0].length ?? 0)
    .split(/\s*[,;，、|·•]\s*/)
    .map((item) => item.trim())
    .filter(Boolean)
  if (label) return items.map(nameSkill)
  if (items.length === 0 || items.some((item) => item.length > 32 || wordsOf(item) > 4) || /[.!?]$/.test(text))
    return null
  const known = items.filter((item) => skillsIn(item).length > 0).length
  return items.length >= 2 && known >= items.length * 0.5 ? items.map(nameSkill) : null
}

/** Reads the projects of one section. */
export function readProjects(section: Section): Project[] {
  const form = labelledEntries(section.lines, 'projects', ['project'])
  if (form) return form.flatMap(projectOfForm)
  const rows = readEntryLines(section.lines)
  const plain = rows.filter((row) => !isBody(row) && !listLabel.test(row.line.text))
  const dated = plain.filter((row) => row.date !== null)
  const emphasised = plain.filter((row) => row.emphasised && !isDateText(row.line.text))
  const bullets = rows.filter((row) => row.bullet)
  const edge = Math.min(...bullets.map((row) => row.line.textX0))
  /** Each bullet at the edge names a project; what stands further in, with bullets or without, tells of it. */
  const atBullets = () => splitAt(section.lines, (row) => row.bullet && row.line.textX0 < edge + 4)
  const opener = emphasised[0]
  let entries: Entry[] = []
  const isList = rows.every((row) => labelOf(row) !== undefined || row.continues || /^\p{Ll}/u.test(row.line.text))
  const opensLikeFirst = rowsLikeFirst(rows)
  if (isList && dated.length === 0)
    entries = splitAt(section.lines, (row, before) => !before || opensLikeFirst(row, before))
  else if (dated.length > 0 && dated.length >= emphasised.length * 0.6)
    entries = splitEntries(section.lines, (row) => row.date !== null, undefined, true)
  else if (opener && emphasised.length > 0) {
    const hasBody = rows.some(isBody)
    entries = splitAt(
      section.lines,
      (row, before) =>
        !isBody(row) &&
        !listLabel.test(row.line.text) &&
        row.emphasised &&
        alike(row, opener) &&
        (!before || !hasBody || isBody(before) || !alike(before, opener)),
    )
  } else if (dated.length > 0) entries = splitEntries(section.lines, (row) => row.date !== null, undefined, true)
  else if (bullets.length > 0 && plain.every((row) => row.line.textX0 > edge + 4)) entries = atBullets()
  else if (plain.length > 0 && bullets.length > 0)
    entries = splitAt(section.lines, (row, before) => !isBody(row) && (!before || isBody(before)))
  else {
    entries = splitAt(
      section.lines,
      (row, before) =>
        !before ||
        (!listLabel.test(row.line.text) &&
          (opensLikeFirst(row, before) ||
            (!row.continues && (row.line.gapAbove > before.line.style.size * 0.5 || nameEnd.test(row.line.text))))),
    )
  }
  return entries.map(project).filter((found) => found !== null)
}

const namedRow = /^(\p{Lu}[^:.;!?–—]{1,60})(?::|\s[–—])\s+(?!https?:|www\.)\S/u
/** No sentence ends here, so the next row goes on with it. */
const openEnd =
  /(?:[,;:&/–—-]|(?<!\p{L})(?:and|or|of|the|a|an|to|for|with|in|on|by|from|using|y|e|et|und|de|con|mit|für|avec))$/iu

/** What stands before the colon of a row, in small letters; a label like 'Result' is printed once for each project. */
const labelOf = ({ line }: EntryLine) => namedRow.exec(line.text)?.[1]?.toLowerCase()

/** 'Name: what it does' on every row: a row set like the first is the next project unless the row before is not at its end. */
function rowsLikeFirst(rows: readonly EntryLine[]): (row: EntryLine, before: EntryLine) => boolean {
  const [first] = rows
  if (!first || labelOf(first) === undefined) return () => false
  const seen = new Set<string | undefined>()
  const repeated = new Set<string | undefined>()
  for (const label of rows.map(labelOf)) (seen.has(label) ? repeated : seen).add(label)
  return (row, before) => {
    const label = labelOf(row)
    return label !== undefined && wordsOf(label) <= 7 && !repeated.has(label) && !openEnd.test(before.line.text)
  }
}

function projectOfForm({ values, told }: LabelledEntry): Project[] {
  const name = values.get('project')
  if (!name) return []
  const listing = told.find((line) => technologyList(line) !== null)
  const body = told.filter((line) => line !== listing)
  const technologies = listing ? technologyList(listing) : null
  return [{ ...datesOf(values.get('dates') ?? null), name, body, technologies, rest: null, confidence: 0.9 }]
}

function project(entry: Entry): Project | null {
  const header = readHeader(entry.header)
  const texts = header.pieces.filter((piece) => piece.kind !== 'link' && !genericKind.test(piece.slice.text))
  const [first] = texts.length > 0 ? texts : header.pieces
  if (!first) return null
  const label = /^(?:(?:personal|team|academic|school|side)\s+)?project\s*(?:\d+)?\s*:\s*/i.exec(first.slice.text)
  const second = texts[1]
  const bold = first.look.startsWith('700')
  const dashed = bold && second?.dashed === true && second.look === first.look && second.row === first.row
  const whole = dashed && second ? joinSlices([first.slice, second.slice], ' - ') : first.slice
  const titled = label ? cut(whole, label[0].length) : whole
  const end = dashed ? null : nameEnd.exec(titled.text)
  const name = tidy(end && end.index >= 2 ? cut(titled, 0, end.index) : titled)
  if (name.text.length < 2 || /^[\d\s()+.–-]+$/.test(name.text) || name.text.split(/\s+/).length > 16) return null
  const named = new Set(first.slice.marks)
  const told = [
    ...entry.header.filter((line) => !line.slice.marks.some((mark) => mark !== null && named.has(mark))),
    ...entry.body,
  ]
  const listing = told.find((line) => technologyList(line) !== null)
  const beside =
    texts
      .slice(1)
      .map((piece) => technologyItems(piece.slice.text))
      .find((items) => items !== null) ?? null
  // 'Tidepool - a map of tide pools, drawn in React': what follows the dash tells, it does not list.
  const sentence = texts.slice(1).find(({ slice }) => wordsOf(slice.text) > 4 && technologyItems(slice.text) === null)
  // '… in React. 2025–now. Works' above 'offline': behind the dates the row goes on with the sentence of the next.
  const last = texts.at(-1)
  const goesOn =
    sentence && last && last !== sentence && last.row === sentence.row && /^\p{Ll}/u.test(entry.body[0]?.text ?? '')
  const sentences = goesOn
    ? joinSlices([sentence.slice, cut(last.slice, last.slice.text.search(/[\p{L}\p{N}]/u))], ' ')
    : (sentence?.slice ?? null)
  const rest = end && end.index >= 2 ? tidy(cut(titled, end.index + 1)) : sentences
  return {
    name,
    start: header.start,
    end: header.end,
    span: header.span,
    body: told.filter((line) => line !== listing && !isDateText(line.text)),
    technologies: listing ? technologyList(listing) : beside,
    rest: rest && rest.text.length > 2 ? rest : null,
    confidence: entry.header.length > 0 && header.span ? 0.85 : 0.7,
  }
}
