import type { SectionKind } from '@scry/vocabulary/section-headings'
import { sectionWeights } from '../data/section-weights.ts'
import type { DocumentLines } from '../lines/document-lines.ts'
import type { Line } from '../lines/lines.ts'
import { cellLine, findHeadings, named, plausible, railHeading, railStyles } from './heading-rules.ts'
import { isCapitals, styleKey } from './heading-style.ts'
import { seeLines } from './section-features.ts'
import { isHead } from './section-labels.ts'
import { kindNamed, labelLines, readWeights, type SeenLine } from './section-model.ts'

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

/** The lines of a document as the model sees them; what may be a heading in the margin is a line of its own. */
export function seeDocument(document: DocumentLines): SeenDocument {
  const { lines, body } = document
  const rules = new Map(findHeadings(document))
  const rails = railStyles(lines, body)
  const margins = new Map<Line, Line>()
  const units = lines.flatMap((line) => {
    const kind = railHeading(line, body, rails)
    if (!kind && !marginCell(line)) return [line]
    const [margin, rest] = [cellLine(line, line.cells.slice(0, 1)), cellLine(line, line.cells.slice(1))]
    if (kind) rules.set(margin, kind)
    margins.set(line, margin)
    return [margin, rest]
  })
  return {
    units,
    rules,
    margins,
    see: () => seeLines(units, body, rules, (line) => plausible(line, line.text) && named.test(line.text)),
  }
}

/** So many kinds of section known by their words say how the others are set; then the rules find all headings. */
const enoughKinds = 3
/** Of the lines set like a heading that only the model sees, so many are headings too: people set them alike. */
const leastAlike = 0.6

/** The headings of a document with their kinds: by the rules, and where they know few, by the model. */
export function labelHeadings({ units, see, rules }: SeenDocument): Map<Line, SectionKind> {
  const known = new Set([...rules.values()].filter((kind) => kind !== 'other'))
  const unnamed = [...rules.values()].includes('other')
  if (known.size >= enoughKinds && !unnamed) return new Map(rules)
  const labels = labelLines(weights, see())
  const told = new Map(
    units.flatMap((unit, at) => (isHead(labels[at] ?? 0) ? [[unit, kindNamed(labels[at] ?? 0)]] : [])),
  )
  // A heading of unknown words is named by what stands below it.
  if (known.size >= enoughKinds) {
    const nameOf = (unit: Line) => {
      const kind = told.get(unit) ?? 'other'
      return kind === 'languages' && known.has(kind) ? 'other' : kind
    }
    return new Map([...rules].map(([unit, kind]) => [unit, kind === 'other' ? nameOf(unit) : kind]))
  }
  const looks = new Map<string, { lines: number; headings: number }>()
  const lookOf = ({ style, text }: Line) => `${styleKey(style, text)}|${style.weight}`
  for (const unit of units) {
    const look = looks.get(lookOf(unit)) ?? { lines: 0, headings: 0 }
    looks.set(lookOf(unit), { lines: look.lines + 1, headings: look.headings + (told.has(unit) ? 1 : 0) })
  }
  const alike = (unit: Line) => {
    const { lines = 1, headings = 0 } = looks.get(lookOf(unit)) ?? {}
    return headings >= lines * leastAlike
  }
  return new Map([...told].filter(([unit]) => rules.has(unit) || alike(unit)))
}
