import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const officePath = '/usr/bin/soffice'

/** The Debian package that is missing, or null. */
export function missingOffice(): string | null {
  return existsSync(officePath) ? null : 'libreoffice-writer-nogui'
}

/** Turns flat OpenDocument texts or HTML into PDFs in one run of LibreOffice, in a profile of its own. Starting it takes seconds. */
export async function convertDocuments(
  documents: readonly string[],
  written: 'fodt' | 'html' = 'fodt',
): Promise<readonly Uint8Array[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fictional-office-'))
  try {
    const names = documents.map((_, at) => `${at}.${written}`)
    await Promise.all(names.map((name, at) => writeFile(join(folder, name), documents[at] ?? '')))
    await promisify(execFile)(
      officePath,
      [
        `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
        '--headless',
        '--norestore',
        '--convert-to',
        'pdf',
        '--outdir',
        folder,
        ...names.map((name) => join(folder, name)),
      ],
      { timeout: 120_000 },
    )
    return await Promise.all(names.map(async (_, at) => new Uint8Array(await readFile(join(folder, `${at}.pdf`)))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
