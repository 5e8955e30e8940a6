import { findEmail } from './fields/email.ts'
import { readLines } from './lines/document-lines.ts'
import { failureMessages, type ReadFailure, type ReadOptions, readPages } from './read-resume.ts'
import { findSections } from './sections/sections.ts'

export type EmailResult = { ok: true; email: string | null } | { ok: false; reason: ReadFailure; message: string }

/** The person's e-mail address on a resume; null when the resume has none. Reads the pages but no further fields. */
export async function extractEmail(bytes: Uint8Array, options: ReadOptions): Promise<EmailResult> {
  const pages = await readPages(bytes, options)
  if (!pages.ok) return { ok: false, reason: pages.reason, message: failureMessages[pages.reason] }
  const { document } = pages
  const sections = findSections(readLines(document))
  const found = findEmail(
    sections,
    document.pages.flatMap((page) => page.links),
  )
  return { ok: true, email: found?.address.toLowerCase() ?? null }
}
