import type { ResumeAnalysis } from '@scry/contracts/analysis'
import { resumeMaxBytes, resumeMaxPages } from '@scry/contracts/limits'
import type { refusals } from '@scry/contracts/refusal'
import type { DatePoint } from '@scry/vocabulary/dates'
import type { ForeignKind } from '@scry/vocabulary/foreign-signs'
import { draftAnalysis } from './fields/analysis-draft.ts'
import { countInflated } from './guard/inflate-size.ts'
import { checkStreams, type InflatedSize } from './guard/stream-guard.ts'
import { readLines } from './lines/document-lines.ts'
import type { DocumentText, PageReader } from './pages/page-text.ts'
import { kindOfDocument } from './sections/document-kind.ts'
import { withListedSkills } from './sections/listed-skills.ts'
import { findSections, type Section } from './sections/sections.ts'
import { withUnheadedJobs } from './sections/unheaded-jobs.ts'

export type ReadFailure =
  | 'not-a-pdf'
  | 'corrupt'
  | 'empty'
  | 'encrypted'
  | 'image-only'
  | 'unreadable-fonts'
  | 'too-large'
  | 'too-many-pages'
  | 'took-too-long'
  | 'bomb'

export type ReadResult = { ok: true; analysis: ResumeAnalysis } | { ok: false; reason: ReadFailure; message: string }

export interface ReadOptions {
  readonly pageReader: PageReader
  /** Faster way to count what a deflate stream unfolds to, where the platform has one. */
  readonly inflatedSize?: InflatedSize
  /** Time the page reader may take, in milliseconds. */
  readonly timeoutMs?: number
  /** The month that 'present' means. */
  readonly today?: DatePoint
}

/** What a person is told when a file cannot be read. */
export const failureMessages: Readonly<Record<ReadFailure, string>> = {
  'not-a-pdf': 'This file is not a PDF. Please upload your resume as a PDF file.',
  corrupt: 'This PDF is damaged and cannot be opened. Please export it again and upload the new file.',
  empty: 'This file is empty. Please choose another one.',
  encrypted: 'This PDF is protected with a password. Please save a copy without one and upload that.',
  'image-only':
    'This PDF holds only pictures of text, so there is nothing to read. Please export it from the program it was written in.',
  'unreadable-fonts':
    'The text in this PDF cannot be read because its fonts hide which letters they show. Please export it again, for example with Print to PDF.',
  'too-large': 'This file is larger than 5 MB. Please upload a smaller one.',
  'too-many-pages': `This PDF has more than ${resumeMaxPages} pages. Please upload only your resume.`,
  'took-too-long': 'Reading this PDF took too long. Please export it again in a simpler form.',
  bomb: 'This PDF unfolds to far more data than a resume needs and was not read.',
}

const fail = (reason: ReadFailure): ReadResult => ({ ok: false, reason, message: failureMessages[reason] })

const refused = (what: string) => `This looks like ${what}, not a resume, so nothing was taken from it.`

const notesOfForeign: Readonly<Record<ForeignKind, { code: (typeof refusals)[number]; text: string }>> = {
  letter: { code: 'cover-letter', text: refused('a letter') },
  contract: { code: 'contract', text: refused('a contract') },
  bill: { code: 'not-a-resume', text: refused('a bill or a statement') },
  article: { code: 'not-a-resume', text: refused('an article, a notice or a manual') },
  slides: { code: 'not-a-resume', text: refused('slides') },
  record: { code: 'not-a-resume', text: refused('a transcript or a certificate') },
  form: { code: 'not-a-resume', text: refused('a form to fill in') },
}

const uncertainNote = {
  code: 'uncertain',
  text: 'Not much in this document looks like a resume. Please check what was read from it.',
}

const clock = () => globalThis.performance.now()

export function thisMonth(): DatePoint {
  const now = new Date()
  return { year: now.getFullYear(), month: now.getMonth() + 1 }
}

/** Checks that need no decoding: size, signature, and what the streams would unfold to. */
export function inspectBytes(bytes: Uint8Array, inflatedSize: InflatedSize = countInflated): ReadFailure | null {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > resumeMaxBytes) return 'too-large'
  const head = String.fromCharCode(...bytes.subarray(0, 1024))
  if (!head.includes('%PDF-')) return 'not-a-pdf'
  return checkStreams(bytes, inflatedSize) === 'bomb' ? 'bomb' : null
}

/** Page text of a PDF, or why there is none. */
export async function readPages(
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<{ ok: true; document: DocumentText } | { ok: false; reason: ReadFailure }> {
  const refused = inspectBytes(bytes, options.inflatedSize)
  if (refused) return { ok: false, reason: refused }
  const deadlineMs = clock() + (options.timeoutMs ?? 5000)
  const read = await options.pageReader.read(bytes, {
    maxPages: resumeMaxPages,
    maxGlyphs: mostGlyphs,
    deadlineMs,
    now: clock,
  })
  if (!read.ok) return { ok: false, reason: read.reason === 'too-much-text' ? 'bomb' : read.reason }
  return read
}

/** Far more than thirty full pages of a resume hold; past them the layout of a page would take seconds. */
const mostGlyphs = 150_000
const mostGlyphsOfPage = 15_000
const mostLines = 4000
/** No page is wide enough for so many letters that can be read. */
const longestLine = 1000

const privateUse = /[\ue000-\uf8ff]/

/** Latin letters of any language are mostly these; those of a font whose codes mean nothing are not. */
function soundsLikeText(text: string): boolean {
  const letters = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  const common = text.match(/[eaionrst]/gi)?.length ?? 0
  return letters < text.length * 0.3 || common >= letters * 0.4
}

/** Says why the glyphs of a document are no text; null when they are. */
function whyUnreadable(document: DocumentText): ReadFailure | null {
  let visible = 0
  let unmapped = 0
  const guessed: string[] = []
  for (const page of document.pages) {
    for (const glyph of page.glyphs) {
      if (!glyph.visible || glyph.style.icon) continue
      visible++
      if (glyph.guessed) guessed.push(glyph.text)
      if (!glyph.mapped || privateUse.test(glyph.text)) unmapped++
    }
  }
  if (guessed.length > visible * 0.4 && !soundsLikeText(guessed.join(''))) return 'unreadable-fonts'
  if (visible < 15) return document.pages.some((page) => page.imageShare > 0.2) || visible > 0 ? 'image-only' : 'empty'
  return unmapped > visible * 0.4 ? 'unreadable-fonts' : null
}

/**
 * Reads a resume. Every expected outcome is a value: an analysis (empty, with a note that says why, when the document
 * is not a resume), or a reason with a sentence for the person. What the resume does not say is null or empty.
 */
export async function readResume(bytes: Uint8Array, options: ReadOptions): Promise<ReadResult> {
  const pages = await readPages(bytes, options)
  if (!pages.ok) return fail(pages.reason)
  return analyseDocument(pages.document, options.today ?? thisMonth())
}

interface Understood {
  readonly analysis: ResumeAnalysis
  readonly sections: readonly Section[]
}

/** Everything after the page reader. */
export function analyseDocument(document: DocumentText, today: DatePoint): ReadResult {
  const understood = understandDocument(document, today)
  return understood.ok ? { ok: true, analysis: understood.analysis } : fail(understood.reason)
}

/** The analysis and the sections it was made from; for a file that cannot be read, why. */
export function understandDocument(
  document: DocumentText,
  today: DatePoint,
): ({ ok: true } & Understood) | { ok: false; reason: ReadFailure } {
  const unreadable = whyUnreadable(document)
  if (unreadable) return { ok: false, reason: unreadable }
  if (document.pages.some((page) => page.glyphs.length > mostGlyphsOfPage)) return { ok: false, reason: 'bomb' }
  const all = readLines(document)
  if (all.lines.length > mostLines) return { ok: false, reason: 'bomb' }
  const lines = { ...all, lines: all.lines.filter((line) => line.text.length <= longestLine) }
  const headed = withListedSkills(findSections(lines))
  const sections = withUnheadedJobs(headed)
  const analysis = draftAnalysis(document, lines, sections, today)
  // Dates beside a title stand in letters too: jobs that nothing heads say nothing of what a document is.
  const kind = kindOfDocument(headed, lines.lines, analysis)
  if (kind === 'gibberish') return { ok: false, reason: 'unreadable-fonts' }
  if (kind !== 'resume' && kind !== 'uncertain')
    return { ok: true, sections, analysis: emptyAnalysis(document, notesOfForeign[kind]) }
  const notes = kind === 'resume' ? analysis.notes : [...analysis.notes, uncertainNote]
  return { ok: true, sections, analysis: { ...analysis, notes } }
}

/** The analysis of a document from which nothing was taken, with the reason. */
export function emptyAnalysis(document: DocumentText, note: { code: string; text: string }): ResumeAnalysis {
  const pages = document.pages.map((page) => ({ width: page.width, height: page.height }))
  return {
    name: null,
    email: null,
    phone: null,
    location: null,
    summary: null,
    experience_level: null,
    skills: [],
    education: [],
    work_experience: [],
    projects: [],
    certifications: [],
    languages: [],
    links: [],
    evidence: { pages, fields: {} },
    notes: [note],
  }
}
