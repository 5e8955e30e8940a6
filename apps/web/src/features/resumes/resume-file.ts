import { resumeMaxBytes } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import { onlyOne, tooLarge } from '../../resume/file-faults.ts'
import type { ChosenResume } from './reading-draft.ts'

/** What is wrong with dropped or chosen files, or null (§5.12, §5.13). */
export function resumeFileProblem(files: readonly File[]): string | null {
  const [file] = files
  if (!file) return messages.resume.none
  if (files.length > 1) return onlyOne
  if (file.type !== 'application/pdf') return messages.resume.notPdf
  return file.size > resumeMaxBytes ? tooLarge : null
}

/** A resume among dropped or chosen files, or what is wrong with them. */
export type Picked = { resume: ChosenResume & { file: File }; text: null } | { resume: null; text: string }

export function pick(files: readonly File[]): Picked {
  const text = resumeFileProblem(files)
  const [file] = files
  if (text || !file) return { resume: null, text: text ?? messages.resume.none }
  return { resume: { name: file.name, size: file.size, file, isSample: false }, text: null }
}

/** '214 KB', '1.4 MB'. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`
}
