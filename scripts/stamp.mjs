// Decides whether an install or a build is still fresh, by a hash of what it was made from.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './toolchain.mjs'

const folder = join(root, 'node_modules', '.cache', 'scry')

function* filesBelow(path) {
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.endsWith('.test.ts')) continue
    const full = join(path, entry.name)
    if (entry.isDirectory()) yield* filesBelow(full)
    else yield full
  }
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.map((name) => join(root, name)).filter((path) => existsSync(path))) {
    const files = statSync(path).isDirectory() ? filesBelow(path) : [path]
    for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** True while the thing named `name` was last made from exactly the present content of `paths`. */
export function isFresh(name, paths) {
  const file = join(folder, name)
  return existsSync(file) && readFileSync(file, 'utf8') === hashOf(paths)
}

export function markFresh(name, paths) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), hashOf(paths))
}
