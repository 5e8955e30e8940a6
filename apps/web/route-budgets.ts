import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What the scripts of a page may weigh together, packed by gzip, in bytes: what was reached, and two or three kB. */
const budgets: Record<string, number> = { '/': 130_000, '/upload-resume': 172_000, '/dashboard': 170_000 }
const budgetOf = (path: string) => budgets[path] ?? 167_000

/** Ends the build where the scripts that a page opens with have come to weigh more than they may. */
export async function holdBudgets(
  outDir: string,
  filesByPath: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const weights = new Map<string, number>()
  for (const file of new Set(Object.values(filesByPath).flat()))
    if (file.endsWith('.js')) weights.set(file, gzipSync(await readFile(join(outDir, file)), { level: 9 }).length)
  for (const [path, files] of Object.entries(filesByPath)) {
    const weight = [...new Set(files)].reduce((sum, file) => sum + (weights.get(file) ?? 0), 0)
    if (weight > budgetOf(path))
      throw new Error(`The scripts of ${path} weigh ${weight} bytes as gzip; ${budgetOf(path)} are allowed.`)
  }
}
