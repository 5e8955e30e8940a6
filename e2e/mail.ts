import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { testDataDir } from './data-dir.ts'

/** The texts of the mails in a folder, oldest first. */
export function mailsIn(outbox: string): string[] {
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(outbox, name))
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .map((path) => readFileSync(path, 'utf8'))
}

/** The newest link to `path` in a mail to `recipient`, waited for until the worker has written it. */
export async function mailedLink(
  recipient: string,
  path: '/verify-email' | '/reset-password',
  dataDir = testDataDir(),
): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  let link = ''
  await expect
    .poll(() => {
      const mails = mailsIn(outbox).filter((text) => text.includes(recipient))
      const links = mails.flatMap(
        (text) => text.match(new RegExp(`https?://[^\\s"<>]+${path}\\?[^\\s"<>]+`, 'g')) ?? [],
      )
      link = links.at(-1) ?? ''
      return link
    })
    .not.toBe('')
  return link.replaceAll('&amp;', '&')
}
