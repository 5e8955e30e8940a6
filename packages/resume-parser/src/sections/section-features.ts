import { findDates, isDateText } from '@scry/vocabulary/dates'
import { degreeScore } from '@scry/vocabulary/degree-names'
import { schoolScore } from '@scry/vocabulary/school-names'
import { readHeading, type SectionKind } from '@scry/vocabulary/section-headings'
import { findSkill } from '@scry/vocabulary/skills'
import { isSpokenLanguage } from '@scry/vocabulary/spoken-languages'
import type { Line } from '../lines/lines.ts'
import type { TextStyle } from '../pages/page-text.ts'
import { isCapitals, prominence, styleKey } from './heading-style.ts'
import type { SeenLine } from './section-model.ts'
import { employerScore, titleScore } from './title-score.ts'

const bucket = (value: number, ...edges: readonly number[]) => edges.filter((edge) => value >= edge).length

interface LineFacts {
  readonly line: Line
  readonly text: string
  readonly key: string
  readonly stands: number
  readonly heading: string
  readonly says: SectionKind | null
  readonly length: number
  readonly date: string
  readonly about: readonly string[]
}

const items = (text: string) =>
  text
    .replace(/^[^:]{2,30}:\s*/, '')
    .split(/[,;|•·]\s*/)
    .map((item) => item.trim())
    .filter(Boolean)

/** What the words of a line speak for, whatever its place and look. */
function wordsOf(line: Line): string[] {
  const { text } = line
  const about: string[] = []
  const list = items(text)
  if (text.length < 90) {
    const cells = line.cells.map(({ slice }) => slice.text)
    const most = (score: (part: string) => number) => Math.max(...cells.map(score), score(text))
    about.push(`title${bucket(most(titleScore), 0.5, 0.8)}`, `employer${bucket(most(employerScore), 0.5, 0.9)}`)
    about.push(`school${bucket(most(schoolScore), 0.6, 0.8)}`, `degree${bucket(most(degreeScore), 0.5, 0.8)}`)
  }
  const known = list.filter((item) => item.length < 40 && findSkill(item) !== null).length
  about.push(`skills${bucket(known / Math.max(1, list.length), 0.2, 0.5, 0.8)}${list.length > 2 ? 'many' : ''}`)
  if (list.some((item) => isSpokenLanguage(item.split(/[\s(:–-]/)[0] ?? ''))) about.push('language')
  if (/\S@\S+\.\p{L}{2}/u.test(text)) about.push('mail')
  if (/https?:|www\.|\.com\/|\.[a-z]{2,3}\//.test(text)) about.push('link')
  if (/\+?\d[\d ().-]{7,}\d/.test(text)) about.push('digits')
  if (/^[\p{L}\p{N} /&+#.-]{2,30}:\s\S/u.test(text)) about.push('label')
  if (/[a-z]{4,}.*[a-z]{3}\.$/.test(text)) about.push('sentence')
  if (/^\p{Ll}/u.test(text)) about.push('lower')
  if (/doi|et al|journal|proceedings|conference|vol\./i.test(text)) about.push('paper')
  return about
}

function factsOf(line: Line, body: TextStyle): LineFacts {
  const { text } = line
  const spans = text.length < 160 ? findDates(text) : []
  const reading = readHeading(text)
  return {
    line,
    text,
    key: styleKey(line.style, text),
    stands: bucket(prominence(line.style, text, body), 0.2, 0.9, 1.5, 2.5),
    says: reading?.kind ?? null,
    heading: reading ? `${reading.kind}${reading.sure ? '!' : '?'}` : '-',
    length: bucket(text.length, 4, 12, 25, 48, 80),
    date: isDateText(text) ? 'only' : spans.some(({ isRange }) => isRange) ? 'range' : spans.length > 0 ? 'one' : '-',
    about: wordsOf(line),
  }
}

/** Sections of short items or of sentences: what has a range of dates below it is none of them. */
const listing: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'interests', 'summary'])

/** What is known of each line: its words, its look, its place, its neighbours, and what the rules take it for. */
export function seeLines(
  lines: readonly Line[],
  body: TextStyle,
  rules: ReadonlyMap<Line, SectionKind>,
  plausible: (line: Line) => boolean,
): SeenLine[] {
  const facts = lines.map((line) => factsOf(line, body))
  const styles = new Map<string, { lines: number; kinds: Set<string> }>()
  for (const { key, heading } of facts) {
    const style = styles.get(key) ?? { lines: 0, kinds: new Set<string>() }
    style.lines++
    if (heading.endsWith('!')) style.kinds.add(heading)
    styles.set(key, style)
  }
  const largest = Math.max(...lines.filter(({ page }) => page === 1).map(({ style }) => style.size))
  return facts.map(({ line, text, key, stands, heading, says, length, date, about }, index) => {
    const [before, after, third] = [facts[index - 1], facts[index + 1], facts[index + 2]]
    const columnBreaks = before === undefined || before.line.column !== line.column
    const style = styles.get(key)
    const shared = `${Math.min(3, style?.kinds.size ?? 0)}of${bucket(style?.lines ?? 0, 2, 4, 8, 16)}`
    const gap = Number.isFinite(line.gapAbove) ? bucket(line.gapAbove / line.style.size, 0.3, 0.6, 1, 1.6) : 9
    const short = length <= 3 && date === '-' && line.bullet === null ? 's' : 'l'
    const shape = `${stands}${short}`
    const nextStands = after ? `${after.stands < stands ? '<' : after.stands > stands ? '>' : '='}` : '.'
    const rule = rules.get(line)
    const reading = heading.endsWith('!') ? (heading.slice(0, -1) as SectionKind) : null
    return {
      columnBreaks,
      ruled: rule !== undefined,
      says: says && listing.has(says) && (after?.date === 'range' || third?.date === 'range') ? null : says,
      heads: reading ?? (rule && rule !== 'other' ? rule : rule || plausible(line) ? 'any' : 'none'),
      features: [
        'any',
        `rules:${rule ?? '-'}`,
        `heading:${heading}`,
        `heading:${heading.slice(-1)}${shape}`,
        `shape:${shape}${nextStands}`,
        `shared:${shared}${short}`,
        `shared:${shared}${shape}gap${gap}`,
        `gap:${gap}${shape}`,
        `length:${length}`,
        `date:${date}`,
        `cells:${Math.min(3, line.cells.length)}${short}`,
        line.bullet !== null
          ? 'bullet'
          : `plain:${/[.,;]$/.test(text) ? 'stop' : ''}${isCapitals(text) ? 'caps' : ''}${short}`,
        `place:${line.page === 1 ? bucket(index, 1, 4, 10) : 9}${columnBreaks ? 'new' : ''}`,
        line.style.size >= largest - 0.1 && line.page === 1 ? 'largest' : 'smaller',
        ...about.map((word) => `word:${word}`),
        ...(after
          ? [
              `next:${after.date}${shape}`,
              `next:${after.line.bullet !== null ? 'bullet' : after.length}${shape}`,
              `next:${after.heading.slice(-1)}${shape}`,
              ...after.about.map((word) => `next:${word}${short}`),
            ]
          : ['last']),
        ...(third ? third.about.map((word) => `third:${word}${short}`) : []),
        ...(before
          ? [
              `before:${before.stands}${shape}`,
              `before:${before.line.bullet !== null ? 'bullet' : before.length}${shape}`,
              `before:${before.heading}`,
            ]
          : []),
      ],
    }
  })
}
