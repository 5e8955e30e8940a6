import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPrinter } from '../../fictional/src/chromium/printer.ts'
import { heldBackResumes } from '../../fictional/src/held-back/held-back-resumes.ts'
import { missingOffice } from '../../fictional/src/libreoffice/convert-document.ts'
import type { Labelled } from './score-readings.ts'

export interface LabelledResume {
  readonly id: string
  readonly bytes: Uint8Array
  readonly labels: Labelled
  /** What its figures are put together by. */
  readonly groups: Readonly<Record<string, string>>
}

interface ManifestRow {
  readonly id: string
  readonly stratum: string
  readonly tags: readonly string[]
}

export function knownResumes(folder: string): LabelledResume[] {
  const rows = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as ManifestRow[]
  const ids = readFileSync(join(folder, 'ids-dev-text.txt'), 'utf8').split(/\s+/).filter(Boolean)
  return ids.map((id) => {
    const row = rows.find((other) => other.id === id)
    return {
      id,
      bytes: new Uint8Array(readFileSync(join(folder, 'pdf', `${id}.pdf`))),
      labels: JSON.parse(readFileSync(join(folder, 'labels', `${id}.json`), 'utf8')),
      groups: {
        producer: row?.stratum ?? 'unknown',
        language: row?.tags.includes('non-english') ? 'others' : 'English',
      },
    }
  })
}

/** The resumes that our own writers hold back from training; none where Chromium or LibreOffice is missing. */
export async function heldBack(): Promise<LabelledResume[]> {
  const missing = missingOffice()
  const printer = missing ? null : await openPrinter().catch(() => null)
  if (!printer) {
    console.log(`\nThe held-back kinds are not drawn: ${missing ?? 'Chromium'} is not installed.`)
    return []
  }
  const resumes = await heldBackResumes(printer)
  await printer.close()
  return resumes.map(({ id, bytes, labels, kind, producer, language }) => ({
    id,
    bytes,
    labels,
    groups: { kind, producer, language },
  }))
}
