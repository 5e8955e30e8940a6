import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { checkResume } from '@scry/resume-parser/check-resume'
import { readLines } from '@scry/resume-parser/document-lines'
import { extractEmail } from '@scry/resume-parser/extract-email'
import { openPageReader } from '@scry/resume-parser/page-reader'
import { failureMessages, type ReadFailure, readPages, readResume } from '@scry/resume-parser/read-resume'
import { zlibSize } from '@scry/resume-parser/zlib-size'
import type { PoolAnswer, PoolFailure, PoolOutcome, PoolQuestion } from './pool-messages.ts'
import { warmUpDocument } from './warm-up-document.ts'

const problemOf: Readonly<Record<ReadFailure, PoolFailure>> = {
  'not-a-pdf': 'not-a-pdf',
  corrupt: 'corrupt-pdf',
  empty: 'empty-pdf',
  encrypted: 'encrypted-pdf',
  'image-only': 'image-only-pdf',
  'unreadable-fonts': 'unreadable-fonts',
  'too-large': 'too-large',
  'too-many-pages': 'too-many-pages',
  'took-too-long': 'took-too-long',
  bomb: 'too-complex',
}

/** The program of a parser child: one PDF in, one outcome out. Nothing of a document is ever printed. */
const parser = createRequire(import.meta.resolve('@scry/resume-parser/page-reader'))
const pageReader = await openPageReader(new Uint8Array(readFileSync(parser.resolve('@hyzyla/pdfium/pdfium.wasm'))))
const options = { pageReader, inflatedSize: zlibSize }

process.on('message', (question: PoolQuestion) => void answer(question))
process.on('disconnect', () => process.exit(0))
await readResume(warmUpDocument(), options)
say({ kind: 'ready' })

async function answer(question: PoolQuestion) {
  const before = process.cpuUsage()
  const outcome = await outcomeOf(question).catch(
    (): PoolOutcome => ({ ok: false, reason: 'corrupt-pdf', message: failureMessages.corrupt }),
  )
  const { user, system } = process.cpuUsage(before)
  say({ kind: 'outcome', outcome, usedMs: (user + system) / 1000 })
}

const readings = { analysis: readResume, check: checkResume, email: extractEmail, text: readText }

async function outcomeOf({ kind, bytes }: PoolQuestion): Promise<PoolOutcome> {
  const read = await readings[kind](bytes, options)
  return read.ok ? read : { ...read, reason: problemOf[read.reason] }
}

async function readText(bytes: Uint8Array) {
  const pages = await readPages(bytes, options)
  if (!pages.ok) return { ...pages, message: failureMessages[pages.reason] }
  const text = readLines(pages.document)
    .lines.map((line) => line.text)
    .join('\n')
  if (text.trim() === '') {
    const reason: ReadFailure = 'image-only'
    return { ok: false as const, reason, message: failureMessages[reason] }
  }
  return { ok: true as const, text, pages: pages.document.pages.length }
}

function say(message: PoolAnswer) {
  process.send?.(message)
}
