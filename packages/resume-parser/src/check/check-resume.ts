import { refusalOf } from '@scry/contracts/refusal'
import type { ResumeCheck } from '@scry/contracts/resume-check'
import { readLines } from '../lines/document-lines.ts'
import {
  emptyAnalysis,
  failureMessages,
  type ReadFailure,
  type ReadOptions,
  readPages,
  thisMonth,
  understandDocument,
} from '../read-resume.ts'
import type { Section } from '../sections/sections.ts'
import { findInGlyphs } from './glyph-findings.ts'
import { findInLines } from './line-findings.ts'

export type CheckResult = { ok: true; check: ResumeCheck } | { ok: false; reason: ReadFailure; message: string }

/** Of these a machine sees little or nothing, and that is what there is to tell. */
const withoutText: ReadonlySet<ReadFailure> = new Set(['image-only', 'unreadable-fonts', 'empty'])

/** What a machine sees of a resume. Its bounds are those of `readResume`; what it holds is as long as the document's text. */
export async function checkResume(bytes: Uint8Array, options: ReadOptions): Promise<CheckResult> {
  const read = await readPages(bytes, options)
  if (!read.ok) return { ...read, message: failureMessages[read.reason] }
  const { document } = read
  const understood = understandDocument(document, options.today ?? thisMonth())
  if (!understood.ok && !withoutText.has(understood.reason))
    return { ...understood, message: failureMessages[understood.reason] }
  const sections: readonly Section[] = understood.ok
    ? understood.sections
    : [{ kind: 'header', heading: null, lines: readLines(document).lines }]
  const analysis = understood.ok
    ? understood.analysis
    : emptyAnalysis(document, { code: understood.reason, text: failureMessages[understood.reason] })
  const parts = sections.map(({ heading, lines }) => ({
    heading: heading?.text ?? null,
    rows: lines.map(({ page, text, bullet }) => ({ page, text: bullet ? `${bullet} ${text}` : text })),
  }))
  const findings = [
    ...document.pages.flatMap(findInGlyphs),
    // A letter has no headings of a resume and need not name an address.
    ...(understood.ok && !refusalOf(analysis) ? findInLines(document.pages, sections, analysis) : []),
  ]
  return { ok: true, check: { parts, analysis, findings } }
}
