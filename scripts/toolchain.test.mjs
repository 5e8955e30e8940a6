import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, run, settings } from './toolchain.mjs'

test.skipIf(existsSync(join(root, '.env')))(
  'nothing is printed about settings that nobody made (needs a folder without .env)',
  async () => {
    const { code, output } = await run('node', [...settings(), '-e', '0'], { stdio: 'pipe' })
    expect([code, output]).toEqual([0, ''])
  },
)

test('a command that a signal ended says which, as it printed nothing itself', async () => {
  const { code, output } = await run('node', ['-e', "process.kill(process.pid, 'SIGKILL')"], { stdio: 'pipe' })
  expect([code, output]).toEqual([1, 'It was ended by SIGKILL.\n'])
})
