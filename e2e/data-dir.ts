import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A data folder that no other run on this machine has; it goes when this process ends. */
export function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scry-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Where the server of the browser tests keeps its data: made by the configuration, handed to each worker by the environment. */
export function testDataDir(): string {
  const folder = process.env.E2E_DATA_DIR
  if (!folder) throw new Error('E2E_DATA_DIR is set by e2e/playwright.config.ts.')
  return folder
}
