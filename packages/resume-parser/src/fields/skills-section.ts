import { findDates } from '@scry/vocabulary/dates'
import { readHeading } from '@scry/vocabulary/section-headings'
import { isLanguageLevel, isMastery, isSpokenLanguage, readSpokenLanguage } from '@scry/vocabulary/spoken-languages'
import { knowing } from '../data/knowing-words.ts'
import { praising } from '../data/praise-words.ts'
import type { Line } from '../lines/lines.ts'
import { cut, joinSlices, matchesOutside, partsBetween, type Slice, splitSlice, tidy, trim } from '../lines/slice.ts'
import { separators, splitTags } from '../lines/tags.ts'
import { isFull, unfinished, wrapsInto } from '../lines/wrapping.ts'
import type { TextStyle } from '../pages/page-text.ts'
import type { Section } from '../sections/sections.ts'
import type { Found } from './contact.ts'
import { goesOnAsLabel, headOnly, isLabelCell, lookOf, ratings, withoutLabel } from './skill-groups.ts'
import { isSkill, nameSkill, skillsIn } from './skill-lexicon.ts'

const label = /^([^:：]{2,42})[:：]\s*(?=\S)/
const openers =
  /^(?:(?:熟悉|了解|精通|掌握|熟练(?:使用|掌握)?|擅长|熟練)\s*|(?:highly |very )?(?:proficient|experienced?|skilled|familiar|fluent|knowledgeable|knowledge|expertise|competent|working knowledge|understanding|ability|adept|well[- ]versed|comfortable)\s+(?:in|with|of|at|to|using)\s+|strong\s+|and\s+|&\s+|or\s+|including\s+|such as\s+|e\.g\.,?\s+|etc\.?$)/i
const isCefr = /^[abc][12]$/i
/** What a person may drive is no skill of the section it is listed in: neither a row that begins with it nor one item. */
const licence =
  "(?:driving|driver['’]?s?) (?:licen[cs]es?|permit)|führerschein|permis de conduire|carn[eé] de conducir|patente di guida|rijbewijs|prawo jazdy"
const drivingRow = new RegExp(`^(?:driving\\s*[:：]|${licence})`, 'i')
const drivingItem = new RegExp(licence, 'i')
const smallWords = /^(?:and|or|with|of|in|the|for|to|et|und|y|e)$/i

/** 'Tools – Git, Docker': a name with a list behind a dash. */
const dashed = /^([^,–—]{2,30})\s[–—]\s+(?=[^,–—]+,)/

/** Rows that all name what the list behind their dash is of, and none a skill itself, as 'Python – pandas, NumPy' does. */
function allDashed(lines: readonly Line[]): boolean {
  const heads = lines.map(({ text }) => dashed.exec(text)?.[1])
  return heads.length > 1 && heads.every((head) => head !== undefined && !isSkill(head))
}

/** A bold or coloured first part of a row is a label when plain text follows it. */
function labelEnd(line: Slice): number {
  const match = label.exec(line.text)
  if (match) return match[0].length
  const [first] = line.marks
  if (!first) return 0
  let end = 0
  for (let i = 0; i < line.marks.length; i++) {
    const mark = line.marks[i]
    if (!mark) continue
    const same =
      mark.style.weight === first.style.weight &&
      mark.style.color === first.style.color &&
      mark.style.italic === first.style.italic
    if (!same) {
      end = i
      break
    }
  }
  if (end === 0 || first.style.weight <= (line.marks[end]?.style.weight ?? 0)) return 0
  const head = line.text.slice(0, end).trim()
  return head.length <= 40 && !/,/.test(head) ? end : 0
}

const everySeparator = new RegExp(separators.source, `g${separators.flags}`)
const isInNumber = (text: string, at: number) => /\d,\d{3}(?!\d)/.test(text.slice(Math.max(0, at - 1), at + 5))

const splitItems = (slice: Slice): Slice[] =>
  partsBetween(
    slice,
    matchesOutside(slice.text, everySeparator).filter(({ index }) => !isInNumber(slice.text, index)),
  )

/** 'Bookkeeping:' with nothing behind it: where all rows are so, they are the list. */
const bareLabel = /[:：]$/

const isOpenBracket = (text: string) => (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0)

/** 'Français:excellent' among skills: what stands before the colon is a spoken language, and behind it how well. */
function spokenLabel(slice: Slice): Slice | null {
  const name = /^[^:：]{3,30}(?=[:：])/u.exec(slice.text)?.[0]
  return name !== undefined && isSpokenLanguage(name) ? cut(slice, 0, name.length) : null
}

/** Where no sign parts items, each row may be one: two rows are two items where one of them is a skill and both together are none. */
const namesAnother = (row: string, next: string): boolean =>
  !isOpenBracket(row) && (isSkill(row) || isSkill(next)) && !isSkill(`${row} ${next}`)

/** Rows of one run: a row that was broken in the middle of a list goes on in the next. */
function joinRows(rows: readonly ItemRow[], rightEdge: number, section: Section): Slice[] {
  const out: { slice: Slice; line: Line }[] = []
  const isListed = rows.some(({ slice }) => separators.test(outsideBrackets(slice.text)))
  for (const row of rows) {
    const last = out[out.length - 1]
    if (last && !isListed && namesAnother(last.slice.text, row.slice.text)) {
      out.push({ slice: row.slice, line: row.line })
      continue
    }
    const a = last ? lookOf(last.slice) : undefined
    const b = lookOf(row.slice)
    const isApart = row.line.gapAbove > row.line.style.size || /\p{L}{3}\.$/u.test(last?.slice.text ?? '')
    const restyled = a !== undefined && b !== undefined && (a.weight !== b.weight || Math.abs(a.size - b.size) > 0.6)
    if (last && !row.fresh && !restyled && !isApart) {
      const flat = last.slice.text.replace(/\([^()]*\)/g, '')
      const comma = /[,;、]\s*$/.test(last.slice.text)
      const open = isOpenBracket(last.slice.text)
      const list = /[,;、，]/.test(flat) && !/[|•·∙│¦]/.test(flat)
      const full = last.line.x1 > rightEdge - Math.max(45, (rightEdge - last.line.x0) * 0.16)
      const lower = /^[\p{Ll}(&/+]/u.test(row.slice.text)
      const hyphen = /\p{L}-$/u.test(last.slice.text) && lower
      const wrapped = wrapsInto(last.line, row.line, section)
      // 'MATLAB / Simulink' is a pair, not a list that the row's end broke.
      const dotted = /(?:[|•·∙│¦]\s*|\s\/\s.*\s\/\s)\S/.test(last.slice.text) && !/[|•·∙│¦/]\s*$/.test(last.slice.text)
      const under =
        last.line.bullet !== null && row.line.bullet === null && Math.abs(row.line.textX0 - last.line.textX0) < 3
      const broken = (under || unfinished.test(last.slice.text)) && isFull(last.line, row.line)
      const going = dotted && full && !/^[|•·∙│¦/]/.test(row.slice.text)
      if (comma || open || hyphen || wrapped || broken || going || (list && full) || (lower && full)) {
        out[out.length - 1] = { slice: joinSlices([last.slice, row.slice], hyphen ? '' : ' '), line: row.line }
        continue
      }
    }
    out.push({ slice: row.slice, line: row.line })
  }
  return out.map((row) => row.slice)
}

/** Where rows of the section are full: a list of short items ends long before its column does. */
function rightEdgeOf({ lines }: Section): number {
  const own = Math.max(0, ...lines.map((line) => line.x1))
  const column = Math.max(0, ...lines.map((line) => line.columnX1))
  const from = Math.min(...lines.map((line) => line.x0))
  return own - from < (column - from) * 0.6 ? column : own
}

interface ItemRow {
  readonly slice: Slice
  readonly line: Line
  /** It begins a list of its own, whatever the row before says. */
  readonly fresh: boolean
}

/** The lists of a section, without the names of groups and other facts between them; and the languages that rows are headed by. */
function listRows(section: Section, body: TextStyle): { rows: ItemRow[]; languages: Slice[] } {
  const languages: Slice[] = []
  const rows: ItemRow[] = []
  const isBare = section.lines.every(({ text }) => bareLabel.test(text))
  const heads = section.lines.map((line) => !isBare && headOnly(line, section, body))
  const sign = allDashed(section.lines) ? dashed : label
  for (const [index, line] of section.lines.entries()) {
    if (
      heads[index] ||
      drivingRow.test(line.text) ||
      /^(?:interests|hobbies)(?: (?:and|&) \p{L}+)?\s*[:：]/iu.test(line.text)
    )
      continue
    if (findDates(line.text).some((span) => span.isRange && span.start !== null && /\d{4}/.test(span.start))) continue
    const multi = line.cells.length > 1
    if (goesOnAsLabel(line, section.lines[index - 1])) continue
    for (const [at, cell] of line.cells.entries()) {
      const language = spokenLabel(cell.slice)
      if (language) {
        languages.push(language)
        continue
      }
      const last = rows[rows.length - 1]
      const isOpen = at === 0 && last !== undefined && isOpenBracket(last.slice.text)
      const from = isOpen ? 0 : (at === 0 && labelEnd(cell.slice)) || (sign.exec(cell.slice.text)?.[0].length ?? 0)
      const labelled = from > 0
      const content = labelled ? cut(cell.slice, from) : at === 1 ? withoutLabel(cell.slice, line) : cell.slice
      const onlyLabel =
        at === 0 && multi && !(labelled && /[\p{L}\p{N}]/u.test(content.text)) && isLabelCell(line, section, body)
      if (onlyLabel) continue
      const [head, ...tags] = splitTags(trim(content), multi ? 0.8 : 0.6)
      if (!head) continue
      rows.push({
        slice: head,
        line,
        fresh:
          labelled ||
          at > 0 ||
          line.bullet !== null ||
          (heads[index - 1] ?? false) ||
          index === 0 ||
          (multi && at === 0 && !/[,;(]\s*$/.test(rows[rows.length - 1]?.slice.text ?? '')),
      })
      rows.push(...tags.map((slice) => ({ slice: trim(slice), line, fresh: true })))
    }
  }
  return { rows, languages }
}

/** The items a skills section lists, one each as printed; category names, ratings and spoken languages are left out. */
export function readSkills(section: Section, body: TextStyle): { skills: Found[]; languages: Slice[] } {
  const skills: Found[] = []
  const { rows, languages } = listRows(section, body)
  const praised = praising.test(section.heading?.text ?? '')
  const longest = praised ? 4 : 7
  for (const row of joinRows(rows, rightEdgeOf(section), section)) {
    const items = splitItems(row)
    const told = isSentence(row.text, items.length, praised)
    for (const item of items) {
      const clean = cleanItem(item)
      if (!clean || (told && !isSkill(clean.text)) || wordsOutside(clean.text) > longest) continue
      const several = spokenOf(clean)
      if (several.length > 1) {
        languages.push(...several)
        continue
      }
      const spoken = readSpokenLanguage(clean.text)
      if (spoken && wordsOutside(clean.text) <= 5) {
        languages.push(cut(clean, spoken.from, spoken.to))
        continue
      }

      for (const slice of pairOf(clean)) skills.push({ slice, confidence: slice.text.length < 40 ? 0.9 : 0.6 })
    }
  }
  return { skills, languages }
}

/** 'Programming Languages  Python, R' among other facts: the rows that say themselves that they list skills. */
export function readLabelledSkills(section: Section, body: TextStyle): Found[] {
  return section.lines.flatMap((line) => {
    const end = labelEnd(line.slice)
    const reading = end > 0 ? readHeading(line.text.slice(0, end)) : null
    const isList = reading?.kind === 'skills' && reading.sure && /[,;•·|]/.test(line.text.slice(end))
    return isList ? readSkills({ ...section, lines: [line] }, body).skills : []
  })
}

const speaker = /^(?:I|I['’](?:m|ve|d|ll)|We|My|People|Ich|Je|J['’]\p{L}+|Yo|Ik|Jag)\s/u

/** A row that tells in a sentence, whose parts name no skills: few signs among many words, a full stop at its end but among praise. */
function isSentence(text: string, parts: number, praised: boolean): boolean {
  const words = text.split(/\s+/).length
  return words >= 5 && (speaker.test(text) || ((praised || /[.!]$/.test(text)) && words >= 7 && words / parts >= 3.5))
}

/** How many words an item has outside its brackets. */
const wordsOutside = (text: string) => outsideBrackets(text).split(/\s+/).length
const outsideBrackets = (text: string) => text.replace(/\s\([^()]*\)?/g, '')

/** 'English and Welsh': the languages of one item; none when it names anything else. */
function spokenOf(item: Slice): Slice[] {
  const parts = splitSlice(item, /\s(?:and|und|et|y|e)\s/g).map((part) => tidy(part))
  const found = parts.flatMap((part) => {
    const at = readSpokenLanguage(part.text)
    return at ? [cut(part, at.from, at.to)] : []
  })
  return found.length === parts.length ? found : []
}

/** 'Word and PowerPoint' at the end of a list names two skills, unless both together have a name of their own. */
function pairOf(item: Slice): Slice[] {
  const parts = splitSlice(item, /\s(?:and|und|et|y)\s/g).map((part) => tidy(part))
  const known = (text: string) => skillsIn(text).some((name) => name.toLowerCase() === nameSkill(text).toLowerCase())
  return parts.length === 2 && !known(item.text) && parts.every((part) => known(part.text)) ? parts : [item]
}

/** 'Znajomość narzędzi Jira': the known skill that words of knowing lead to; where no list has it, the item is left as it is. */
function namedSkill(item: Slice): Slice {
  const lead = knowing.exec(item.text)?.[0].length ?? 0
  if (lead === 0) return item
  const starts = [...item.text.slice(lead).matchAll(/\S+/g)].map(({ index }) => index + lead)
  const at = starts.slice(0, 3).find((from) => isSkill(item.text.slice(from)))
  return at === undefined ? item : tidy(cut(item, at))
}

function cleanItem(item: Slice): Slice | null {
  let out = tidy(item)
  for (let i = 0; i < 3; i++) {
    const opener = openers.exec(out.text)
    if (!opener) break
    out = tidy(cut(out, opener[0].length))
  }
  out = namedSkill(out)
  const level = /\s*\(([^()]+)\)$/.exec(out.text)
  if (
    level?.[1] &&
    level.index > 0 &&
    (ratings.test(level[1]) || isCefr.test(level[1])) &&
    !readSpokenLanguage(out.text)
  )
    out = tidy(cut(out, 0, level.index))
  while (/[.。]$/.test(out.text) && !/\b(?:etc|js|net|inc)\.$/i.test(out.text))
    out = tidy(cut(out, 0, out.text.length - 1))
  const { text } = out
  if (text.length === 0 || outsideBrackets(text).length > 70 || !/[\p{L}\p{N}]/u.test(text)) return null
  if (text.length === 1 && !/[CRJDKQS]/.test(text)) return null
  if (
    ratings.test(text) ||
    smallWords.test(text) ||
    (isLanguageLevel(text) && !/\s/.test(text) && !/^(?:writing|business)$/i.test(text))
  )
    return null
  if (isMastery(text) || drivingItem.test(text)) return null
  if (/^\d[\d.,%+/\s]*$/.test(text) || /https?:|@\w+\.|^@|[:：]\s*@/.test(text)) return null
  return out
}
