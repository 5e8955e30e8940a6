import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startServerProcess } from './testing/server-process.ts'

// Each starts a process that loads the whole product: four seconds of processor time, minutes on a machine that is busy with twenty others.
vi.setConfig({ testTimeout: 300_000 })

test('the log tells of each request, and when nobody reads it any more the server goes on', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-main-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'info' })
  onTestFinished(async () => void (await server.end('SIGKILL')))
  const ask = async () => (await fetch(`${server.url}/api/health`)).status
  await ask()
  await expect.poll(() => server.output()).toMatch(/"path":"\/api\/health","status":200/)
  server.stopReading()
  const until = performance.now() + 300
  while (performance.now() < until) expect(await ask()).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
})

test.each([
  ['a port that there is not', { PORT: '99999' }, 'PORT must be a whole number from 0 to 65535'],
  ['a folder that is a file', { DATA_DIR: import.meta.filename }, 'DATA_DIR is no folder'],
])('a start with %s ends with 1 and a sentence, without a stack', async (_what, env, said) => {
  const started = startServerProcess(env)
  await expect(started).rejects.toThrow(/^The server ended with 1:/)
  await expect(started).rejects.toThrow(said)
  await expect(started).rejects.not.toThrow(/\n +at |node:/)
})

test('a port in use is said before anything is made (decision 0342)', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-main-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  await expect(startServerProcess({ DATA_DIR: dataDir, PORT: String(port) })).rejects.toThrow(
    `The server ended with 1:\nPort ${port} is in use.`,
  )
  expect(readdirSync(dataDir)).toEqual([])
})
