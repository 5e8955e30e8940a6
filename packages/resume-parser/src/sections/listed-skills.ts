import { findDates } from '@scry/vocabulary/dates'
import { readHeading } from '@scry/vocabulary/section-headings'
import type { Line } from '../lines/lines.ts'
import { styleKey } from './heading-style.ts'
import type { PartKind, Section } from './sections.ts'
import { listedSkills } from './share-of-skills.ts'

/** Sections in which a list of skills may stand by mistake: below a misspelt heading, or below one that ended above it. */
const misnamed: ReadonlySet<PartKind> = new Set(['projects', 'other', 'summary', 'contact', 'courses', 'activities'])

/** Most of what these rows list are skills known by name; of few items, all. */
function isListOfSkills(lines: readonly Line[]): boolean {
  const { items, share } = listedSkills(lines)
  return items >= 5 ? share >= 0.6 : items >= 3 && share === 1
}

/** The last rows of a section that are set alike. */
function lastAlike(lines: readonly Line[]): Line[] {
  const last = lines.at(-1)
  const look = last ? styleKey(last.style, '') : ''
  const from = lines.findLastIndex(
    (line) => styleKey(line.style, '') !== look || line.style.weight !== last?.style.weight,
  )
  return lines.slice(from + 1)
}

/** The kind of a section below a heading that is not known, without a date in it. */
const isGuessed = ({ heading, lines }: Section): boolean =>
  readHeading(heading?.text ?? '') === null && lines.every(({ text }) => findDates(text).length === 0)

/** Sections with what lists skills as such, whatever it stands below: the whole section, or its last rows, set otherwise. */
export function withListedSkills(sections: readonly Section[]): Section[] {
  const hasSkills = sections.some(({ kind }) => kind === 'skills')
  return sections.flatMap((section): Section[] => {
    const { kind, heading, lines } = section
    if (!heading || !(misnamed.has(kind) || isGuessed(section))) return [section]
    const listed = lastAlike(lines)
    if (!isListOfSkills(listed)) return [section]
    if (listed.length >= lines.length * 0.8) return [{ ...section, kind: 'skills' }]
    if (hasSkills) return [section]
    return [
      { ...section, lines: lines.slice(0, -listed.length) },
      { kind: 'skills', heading: null, lines: listed },
    ]
  })
}
