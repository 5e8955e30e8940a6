import {
  isLanguageLevel,
  isMastery,
  isSpokenLanguage,
  leadingLanguage,
  readSpokenLanguage,
} from '@scry/vocabulary/spoken-languages'
import type { Line } from '../lines/lines.ts'
import { cut, joinSlices, type Slice, splitSlice, tidy } from '../lines/slice.ts'
import { splitTags } from '../lines/tags.ts'
import type { PageLink } from '../pages/page-text.ts'
import type { Section } from '../sections/sections.ts'
import type { Found } from './contact.ts'
import { languageGrid } from './language-grid.ts'
import { lookOf } from './skill-groups.ts'

/** A name that no list knows, and where its cell begins. */
interface Unknown {
  readonly slice: Slice
  readonly x0: number
}

/**
 * Which unknown names are languages: those set like the known ones. What stands below levels is a level too, and what is
 * said more than once ('Fluency', 'Niveau') is the name of what follows it.
 */
function namedLikeKnown(unknown: readonly Unknown[], known: readonly Slice[], levels: readonly number[]): Slice[] {
  const looks = known.map(lookOf)
  return unknown
    .filter(({ slice, x0 }) => {
      const own = lookOf(slice)
      const isSetAlike = looks.some(
        (look) => look?.weight === own?.weight && Math.abs((look?.size ?? 0) - (own?.size ?? 0)) <= 0.4,
      )
      const isOnce = unknown.filter((other) => other.slice.text === slice.text).length === 1
      return isSetAlike && isOnce && !levels.some((at) => Math.abs(at - x0) < 3)
    })
    .map(({ slice }) => slice)
}

/** Spoken languages of a languages section, without their levels. */
export function readLanguages(section: Section): Found[] {
  const grid = languageGrid(section.lines)
  if (grid && grid.languages.length > 1) return grid.languages.map((slice) => ({ slice, confidence: 0.95 }))
  const found: Slice[] = []
  const unknown: Unknown[] = []
  const levels: number[] = []
  for (const line of section.lines) {
    let isTelling = false
    for (const { slice: printed, x0 } of line.cells) {
      const parts = splitSlice(
        printed,
        /[,;，；、•·|/\n]|\s+[–—-]\s+|\s(?:and|und|et|y|e|&)\s|\.\s+(?=\p{Lu})|\s{3,}/gu,
      )
      for (const part of parts.flatMap((slice) => splitTags(slice))) {
        const item = afterLabel(tidy(part))
        const at = readSpokenLanguage(item.text) ?? leadingLanguage(item.text)
        const name = /^[\p{Lu}\p{Lo}][\p{L}\p{M}’'-]+(?=\s*(?:$|[(:]))/u.exec(item.text)
        const isLevel = isLanguageLevel(name?.[0] ?? item.text) || isMastery(item.text)
        if (at) found.push(cut(item, at.from, at.to))
        else if (isLevel) levels.push(x0)
        // Behind words of how well a language is spoken, 'fluent in speech and writing', no other is named.
        else if (name && !isTelling) unknown.push({ slice: cut(item, 0, name[0].length), x0 })
        isTelling ||= !at && !name && item.text !== ''
      }
    }
  }
  const named = namedLikeKnown(unknown, found, levels)
  return [
    ...found.map((slice) => ({ slice, confidence: 0.95 })),
    ...(found.length > 0 ? named.map((slice) => ({ slice, confidence: 0.5 })) : []),
  ]
}

/** 'Other languages: French (B2)' tells of French. */
function afterLabel(item: Slice): Slice {
  const label = /^[^:：]{3,30}[:：]\s*(?=\S)/u.exec(item.text)
  if (!label || readSpokenLanguage(item.text)) return item
  const rest = cut(item, label[0].length)
  return readSpokenLanguage(rest.text) ? rest : item
}

/** 'Languages: English, French' inside another section. */
export function labelledLanguages(line: Line): Slice[] {
  const label =
    /^(?:(?:spoken |foreign |human |natural |other |home |first |second )?languages?(?:\(s\))?(?: skills| spoken| known| proficiency)?|(?:mother tongue|native language)(?:s|\(s\))?|muttersprache|fremdsprachen|lengua materna|langue maternelle|madrelingua|altre lingue|idiomas|langues|sprachen|lingue|línguas|talen|języki|diller|语言|言語|언어|भाषाएं)\s*[:：–-]?\s+/iu.exec(
      line.text,
    )
  if (!label) return []
  const rest = cut(line.slice, label[0].length)
  const items = splitSlice(rest, /[,;，；、•·|]|\s(?:and|und|et|y|e|&)\s/g)
    .map((part) => tidy(part))
    .filter((part) => part.text)
  const spoken = items.flatMap((item) => {
    const at = readSpokenLanguage(item.text)
    return at ? [cut(item, at.from, at.to)] : []
  })
  if (spoken.length === 0) return []
  // 'LANGUAGES: English, Kiswahili and Kipsigis': names beside a known one are names of languages too.
  const named = items.filter(
    (item) => /^\p{Lu}?\p{Ll}*\p{Lu}\p{Ll}{2,}$/u.test(item.text) && !isLanguageLevel(item.text),
  )
  if (/:/.test(label[0]) && named.length === items.length) return named
  return spoken.length >= items.length * 0.6 ? spoken : []
}

/** 'English, Igbo, Yoruba' beside telephone and town: two languages or more in a cell of their own. */
export function bareLanguages({ cells }: Line): Slice[] {
  return cells.flatMap(({ slice }) => {
    const items = splitSlice(slice, /[,;，；、]/g).map((part) => tidy(part))
    return items.length >= 2 && items.every((item) => isSpokenLanguage(item.text)) ? items : []
  })
}

const space: Slice = { text: ' ', marks: [null] }

/** The text of a summary section, its rows joined into one paragraph. */
export function readParagraph(lines: readonly Line[]): Slice | null {
  const parts: Slice[] = []
  for (const { slice, text } of lines) {
    const last = parts[parts.length - 1]
    const hyphen = last && /\p{Ll}-$/u.test(last.text) && /^\p{Ll}/u.test(text)
    if (hyphen) parts.splice(-1, 1, cut(last, 0, last.text.length - 1), slice)
    else if (slice.text.length > 0) parts.push(...(last ? [space, slice] : [slice]))
  }
  return parts.length > 0 ? joinSlices(parts, '') : null
}

/** A paragraph of at least twelve words between the contact lines and the first heading. */
export function headerParagraph(header: Section): Slice | null {
  const rows = header.lines.filter((line) => line.text.length > 30 && !/@|https?:|\+\d/.test(line.text))
  let best: Line[] = []
  let run: Line[] = []
  for (const row of rows) {
    const last = run[run.length - 1]
    const follows =
      last && row.number === last.number + 1 && row.style.size === last.style.size && row.column === last.column
    run = follows ? [...run, row] : [row]
    if (run.length > best.length) best = [...run]
  }
  const paragraph = readParagraph(best)
  if (!paragraph || best.length < 2) return null
  const words = paragraph.text.split(/\s+/).length
  return words >= 14 && /[.!?]/.test(paragraph.text) && !/^["“«]/.test(paragraph.text) ? paragraph : null
}

const webAddress =
  /(?<![\p{L}\p{N}@._-])(?:https?:\/\/[^\s|,;)]+|(?:www\.)?[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?!js\b|ts\b|py\b)[a-z]{2,12}(?:\/[^\s|,;)]*)?)(?![\w@-])/gu

/** An address broken by a narrow column goes on in the next row, which holds nothing else but perhaps its name in brackets. */
function restOfAddress(address: Slice, line: Line, next: Line | undefined): Slice | null {
  if (!next || next.column !== line.column || next.page !== line.page || next.cells.length > 1) return null
  const rest = /^[\w-]+(?:\/[\w-]*)*(?=$|\s\(\p{Lu}\p{L}+\)$)/u.exec(next.text)
  const broken =
    /[-/]$/.test(address.text) || (/\//.test(address.text) && line.x1 > line.columnX1 - line.style.size * 0.6)
  return rest && broken && next.gapAbove < line.style.size && !/^\d+$/.test(rest[0])
    ? cut(next.slice, 0, rest[0].length)
    : null
}

/** Web addresses of the person: those printed in the header or contact section, and link annotations there. */
export function readLinks(
  sections: readonly Section[],
  links: readonly { link: PageLink; page: number }[],
): { value: string; slice: Slice }[] {
  const out = new Map<string, { value: string; slice: Slice }>()
  const keyOf = (url: string) =>
    url
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/$/, '')
  for (const section of sections) {
    if (section.kind !== 'header' && section.kind !== 'contact') continue
    for (const [index, line] of section.lines.entries()) {
      for (const match of line.text.matchAll(webAddress)) {
        const after = line.text.slice(match.index + match[0].length)
        if (/^[\w.+-]*@/.test(after)) continue
        const slice = cut(line.slice, match.index, match.index + match[0].length)
        const rest = after === '' ? restOfAddress(slice, line, section.lines[index + 1]) : null
        const whole = rest ? joinSlices([slice, rest], '') : slice
        out.set(keyOf(whole.text), { value: whole.text, slice: whole })
      }
    }
  }
  const zones = sections
    .filter((section) => section.kind === 'header' || section.kind === 'contact')
    .flatMap((section) => section.lines)
  for (const { link, page } of links) {
    if (!/^https?:\/\/[^\s]+\.[^\s]+/i.test(link.url)) continue
    const [x, y, width, height] = link.box
    const inside = zones.find(
      (line) =>
        line.page === page &&
        line.baseline >= y - 2 &&
        line.baseline <= y + height + 4 &&
        line.x1 >= x - 2 &&
        line.x0 <= x + width + 2,
    )
    const key = keyOf(link.url)
    const printed = [...out.keys()].find((known) => known.length >= 8 && key.startsWith(known) && key !== known)
    const shown = printed ? out.get(printed) : undefined
    if (inside && printed && shown) {
      out.delete(printed)
      out.set(key, { value: link.url, slice: shown.slice })
      continue
    }
    if (inside && !out.has(key)) {
      const marks = inside.slice.marks.map((mark) =>
        mark && mark.x0 >= x - 1 && mark.x1 <= x + width + 1 ? mark : null,
      )
      const from = marks.findIndex((mark) => mark !== null)
      const to = marks.length - [...marks].reverse().findIndex((mark) => mark !== null)
      out.set(key, { value: link.url, slice: from >= 0 ? cut(inside.slice, from, to) : { text: link.url, marks: [] } })
    }
  }
  return [...out.values()].slice(0, 12)
}
