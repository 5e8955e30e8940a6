import { readHeading, type SectionKind } from '@scry/vocabulary/section-headings'
import { isLanguageLevel } from '@scry/vocabulary/spoken-languages'
import { sectionWeights } from '../data/section-weights.ts'
import type { DocumentLines } from '../lines/document-lines.ts'
import type { Line } from '../lines/lines.ts'
import type { TextStyle } from '../pages/page-text.ts'
import { cellLine, findHeadings, named, plausible, railHeading, railStyles, wrappedRows } from './heading-rules.ts'
import { isCapitals, prominence, styleKey } from './heading-style.ts'
import { seeLines } from './section-features.ts'
import { isHead } from './section-labels.ts'
import { kindNamed, labelLines, labelWith, readWeights, type SeenLine } from './section-model.ts'
import { listedSkills } from './share-of-skills.ts'

const weights = readWeights(sectionWeights)

/** A short text set apart from the rest of its row and otherwise than it: what may be a heading in the margin. */
function marginCell({ cells, bullet }: Line): boolean {
  const [first, second] = cells
  if (!first || !second || bullet !== null || second.x0 - first.x1 < 12) return false
  if (!plausible({ bullet } as Line, first.slice.text) || !named.test(first.slice.text)) return false
  const [own, next] = [first, second].map(({ slice }) => slice.marks.find((mark) => mark !== null)?.style)
  return own !== next || isCapitals(first.slice.text)
}

interface SeenDocument {
  /** The lines, and in front of a line what stands in its margin as a line of its own. */
  readonly units: readonly Line[]
  readonly see: () => readonly SeenLine[]
  /** What the rules take for headings. */
  readonly rules: ReadonlyMap<Line, SectionKind>
  /** The unit of the margin by its whole line. */
  readonly margins: ReadonlyMap<Line, Line>
}

/** Where headings of three kinds stand in the margin, what stands out less beside them ('Website') is a label in their sections. */
function labelsBelowMargins(
  margins: ReadonlyMap<Line, Line>,
  rules: ReadonlyMap<Line, SectionKind>,
  body: TextStyle,
): Line[] {
  const heads = [...margins.values()].filter((margin) => rules.has(margin))
  if (new Set(heads.map((head) => rules.get(head))).size < enoughKinds) return []
  const least = Math.min(...heads.map((head) => prominence(head.style, head.text, body)))
  return [...rules.keys()].filter(
    (line) => !heads.includes(line) && prominence(line.style, line.text, body) < least - 0.4,
  )
}

/** The lines of a document as the model sees them; what may be a heading in the margin is a line of its own. */
export function seeDocument(document: DocumentLines): SeenDocument {
  const { lines, body } = document
  const rules = new Map(findHeadings(document))
  const rails = railStyles(lines, body)
  const wrapped = wrappedRows(lines)
  const margins = new Map<Line, Line>()
  const units = lines.flatMap((line, at) => {
    const printed = railHeading(line, body, rails)
    // What begins the document in no known words is a name, with a number or an address beside it.
    const kind = at === 0 && printed === 'other' ? null : printed
    if (!kind && (at === 0 || !marginCell(line))) return [line]
    const [margin, rest] = [cellLine(line, line.cells.slice(0, 1)), cellLine(line, line.cells.slice(1))]
    if (kind) rules.set(margin, kind)
    margins.set(line, margin)
    return [margin, rest]
  })
  for (const label of labelsBelowMargins(margins, rules, body)) rules.delete(label)
  return {
    units,
    rules,
    margins,
    see: () =>
      seeLines(
        units,
        body,
        rules,
        (line) =>
          !wrapped.has(line) &&
          ((plausible(line, line.text) && named.test(line.text)) || readHeading(line.text) !== null),
      ),
  }
}

/** So many kinds of section known by their words say how the others are set; then the rules find all headings. */
const enoughKinds = 3

/** Sections of short items: beside one that says so itself, another in unknown words may list anything ('Likes'). */
const listing: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'certifications'])

/** Which part of what stands below a heading are skills known by name. */
function shareOfSkills(units: readonly Line[], at: number, rules: ReadonlyMap<Line, SectionKind>): number {
  const end = units.findIndex((unit, index) => index > at && rules.has(unit))
  return listedSkills(units.slice(at + 1, end < 0 ? undefined : end)).share
}

/** The headings of a document with their kinds. 'Advanced' in the row below one says how well its items are known. */
export function labelHeadings(document: SeenDocument): Map<Line, SectionKind> {
  const headings = kindsOf(document)
  for (const [at, unit] of document.units.entries()) {
    const kind = headings.get(unit)
    const level = document.units[at + 1]?.text ?? ''
    if (kind && kind !== 'languages' && /^\p{L}+$/u.test(level) && isLanguageLevel(level)) headings.set(unit, 'skills')
  }
  return headings
}

/** The kinds of headings by the rules, and where they know few, by the model. */
function kindsOf({ units, see, rules }: SeenDocument): Map<Line, SectionKind> {
  const known = new Set<SectionKind>([...rules.values()].filter((kind) => kind !== 'other'))
  const unnamed = [...rules.values()].includes('other')
  if (known.size >= enoughKinds && !unnamed) return new Map(rules)
  const lines = see()
  if (known.size < enoughKinds) return mostProbable(units, lines, rules)
  // A heading of unknown words is named by what stands below it.
  const { labels } = labelLines(weights, lines)
  const told = new Map(units.map((unit, at) => [unit, labels[at] ?? 0]))
  const nameOf = (unit: Line) => {
    const at = units.indexOf(unit)
    const skilled = shareOfSkills(units, at, rules)
    if (skilled >= 0.7) return 'skills'
    const label = told.get(unit) ?? 0
    const kind = isHead(label) ? kindNamed(label) : 'other'
    if (!known.has(kind) || !listing.has(kind)) return kind
    return kind === 'skills' && skilled >= 0.4 ? kind : 'other'
  }
  return new Map([...rules].map(([unit, kind]) => [unit, kind === 'other' ? nameOf(unit) : kind]))
}

const lookOf = ({ style, text }: Line) => `${styleKey(style, text)}|${style.weight}`

/** Of the lines of a look that are headings so many may look like none: 'Audio, music and video'. */
const mostUnlike = 0.25

/** The look of known headings of two kinds that are set alike: that of all the others. */
const lookOfKnown = (rules: ReadonlyMap<Line, SectionKind>): string | undefined =>
  [...Map.groupBy(rules.keys(), lookOf)].find(
    ([, alike]) => new Set(alike.map((line) => rules.get(line))).size >= 2,
  )?.[0]

/**
 * People set their headings alike: each look of lines that may be headings is tried as the look of all headings, beside what
 * the rules know, and the reading for which most speaks is taken.
 */
function mostProbable(
  units: readonly Line[],
  lines: readonly SeenLine[],
  rules: ReadonlyMap<Line, SectionKind>,
): Map<Line, SectionKind> {
  const known = lookOfKnown(rules)
  const looks = new Map<string, Set<number>>([['', new Set()]])
  for (const [at, unit] of units.entries()) {
    // The first line of all names the person.
    if (at === 0 || (known !== undefined && lookOf(unit) !== known)) continue
    const look = looks.get(lookOf(unit)) ?? new Set()
    looks.set(lookOf(unit), look.add(at))
  }
  const readings = [...looks.values()]
    .filter((look) => [...look].filter((at) => lines[at]?.heads === 'none').length <= look.size * mostUnlike)
    .map((look) => {
      const isHeading = (at: number) => look.has(at) || rules.has(units[at] as Line)
      return { isHeading, ...labelWith(weights, lines, isHeading) }
    })
  const best = readings.reduce((one, other) => (other.score > one.score ? other : one))
  return new Map(units.flatMap((unit, at) => (best.isHeading(at) ? [[unit, kindNamed(best.labels[at] ?? 0)]] : [])))
}
