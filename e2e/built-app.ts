import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A copy of the built web app, without its compressed twins: tests change it. It goes when this process ends. */
export function copyBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scry-build-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(import.meta.dirname, '../apps/web/dist'), folder, {
    recursive: true,
    filter: (path) => !/\.(br|gz)$/.test(path),
  })
  return folder
}

/** The same as the next build would be: pages that say so, an entry of another name, a service worker that knows their hashes. */
export function copyNextBuild(): string {
  const folder = copyBuild()
  const html = readFileSync(join(folder, 'app.html'), 'utf8')
  const entry = /assets\/(index-[\w-]+\.js)/.exec(html)?.[1] ?? ''
  renameSync(join(folder, 'assets', entry), join(folder, 'assets', 'index-next.js'))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|html)$/.test(name))
  for (const name of files) {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(entry, 'index-next.js')
    writeFileSync(join(folder, name), text.replace('<html lang="en">', '<html lang="en" data-build="next">'))
  }
  // Longest first: a file's hash is in the worker once as what changed, and once as what must be there.
  const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8')
  const renewed = worker.replace(
    /url:`\/([^`]+)`,revision:(null|`[^`]+`),integrity:`[^`]+`/g,
    (_, file: string, kept: string) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('base64')
      return `url:\`/${file}\`,revision:${kept === 'null' ? kept : `\`${hash}\``},integrity:\`sha256-${hash}\``
    },
  )
  writeFileSync(join(folder, 'service-worker.js'), renewed)
  return folder
}
