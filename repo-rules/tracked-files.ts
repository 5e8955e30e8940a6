import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Paths of the files git tracks or would track, as they are in the working tree. */
export function trackedFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return output.split('\n').filter((path) => path !== '' && existsSync(join(root, path)))
}

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

interface Manifest {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Folder and manifest of every workspace. */
export function workspaces(): { folder: string; manifest: Manifest }[] {
  return trackedFiles()
    .filter((path) => /^(apps\/\w+|packages\/[\w-]+|e2e|evaluation|fictional|repo-rules)\/package\.json$/.test(path))
    .map((path) => ({ folder: dirname(path), manifest: JSON.parse(read(path)) as Manifest }))
}
