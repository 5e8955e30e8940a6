import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { holdBudgets } from './route-budgets.ts'

it('ends the build where the scripts of a page weigh more than they may, each counted once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'budgets-'))
  try {
    await writeFile(join(folder, 'entry.js'), randomBytes(100_000))
    await writeFile(join(folder, 'page.js'), randomBytes(50_000))
    const files = ['entry.js', 'page.js', 'page.js', 'page.css']
    await holdBudgets(folder, { '/jobs': files })
    await expect(holdBudgets(folder, { '/': files })).rejects.toThrow(/scripts of \/ weigh 150\d{3} bytes/)
  } finally {
    await rm(folder, { recursive: true })
  }
})
