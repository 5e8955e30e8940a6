import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const script = join(import.meta.dirname, 'testing/realtime-memory.ts')

test('each of 5,000 connections costs less than 20 kB', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script, '5000'])
  const { connections, each } = JSON.parse(stdout) as { connections: number; each: number }
  console.info(`realtime: ${connections} connections, ${(each / 1024).toFixed(1)} kB each`)
  expect(connections).toBeGreaterThanOrEqual(5000)
  expect(each).toBeLessThan(20 * 1024)
})
