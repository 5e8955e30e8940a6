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

/** The same as the next build would be: pages that say so, code of other names, a service worker that knows their hashes. */
export function copyNextBuild(): string {
  const folder = copyBuild()
  const assets = join(folder, 'assets')
  const code = readdirSync(assets).filter((name) => name.endsWith('.js'))
  for (const name of code) renameSync(join(assets, name), join(assets, nextName(name)))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(js|html)$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8').replace(
      '<html lang="en">',
      '<html lang="en" data-build="next">',
    )
    writeFileSync(
      join(folder, file),
      text.replace(/[\w.-]+-[\w-]{8}\.js/g, (name) => (code.includes(name) ? nextName(name) : name)),
    )
  }
  const entry = /url:`\/([^`]+)`,revision:(null|`[^`]+`),integrity:`[^`]+`/g
  const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8')
  const renewed = worker.replace(entry, (_, file: string, revision: string) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('base64')
    return `url:\`/${file}\`,revision:${revision === 'null' ? revision : `\`${hash}\``},integrity:\`sha256-${hash}\``
  })
  writeFileSync(join(folder, 'service-worker.js'), renewed)
  return folder
}

const nextName = (name: string) => name.replace('.js', '-next.js')
