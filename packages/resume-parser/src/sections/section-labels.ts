import type { SectionKind } from '@scry/vocabulary/section-headings'

/** Kinds of section that a line can head or belong to, in the order of the model's weights. */
export const labelledKinds = [
  'summary',
  'experience',
  'education',
  'projects',
  'skills',
  'certifications',
  'languages',
  'volunteering',
  'awards',
  'publications',
  'activities',
  'interests',
  'references',
  'courses',
  'contact',
  'other',
] as const satisfies readonly SectionKind[]

/** What a line is: 0 is the document's head, 1 + k heads a section of kind k, 1 + kinds + k stands in one. */
export const labelCount = 1 + 2 * labelledKinds.length
export const headOf = (kind: number) => 1 + kind
export const bodyOf = (kind: number) => 1 + labelledKinds.length + kind
export const isHead = (label: number) => label >= 1 && label <= labelledKinds.length
export const kindOf = (label: number) => (label === 0 ? -1 : (label - 1) % labelledKinds.length)

/** Whether one label may follow another; a new column may go on with any section. */
export function mayFollow(before: number, after: number, columnBreaks: boolean): boolean {
  if (isHead(after)) return true
  if (after === 0) return before === 0 || columnBreaks
  return kindOf(before) === kindOf(after) || columnBreaks
}
