import { afterEach, expect, test } from 'vitest'
import {
  CancelledError,
  createParserPool,
  type ParserPool,
  type ParserPoolOptions,
  PoolFullError,
} from './parser-pool.ts'

const program = new URL('./unruly-child.ts', import.meta.url)
const pools: ParserPool[] = []
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

function pool(options: Partial<ParserPoolOptions> = {}): ParserPool {
  const made = createParserPool({ size: 1, program, ...options })
  pools.push(made)
  return made
}
const say = (text: string) => new TextEncoder().encode(text)

test('a child gets the bytes, an empty environment, and can neither write files nor start programs', async () => {
  const outcome = await pool().read('analysis', say('describe'))
  expect(outcome).toEqual({
    ok: false,
    reason: 'corrupt-pdf',
    message: JSON.stringify({ bytes: 8, environment: [], wrote: false, ran: false }),
  })
})

test('a file that never ends is stopped at the time cap and the next file is read by a fresh child', async () => {
  const reader = pool({ timeoutMs: 300 })
  const stuck = await reader.read('analysis', say('spin'))
  expect(stuck).toMatchObject({ ok: false, reason: 'took-too-long' })
  expect(await reader.read('analysis', say('describe'))).toMatchObject({ reason: 'corrupt-pdf' })
  expect(reader.stats().restarts).toBe(1)
})

test('a file that eats memory outside the heap is stopped at the memory cap, before the time cap', async () => {
  const reader = pool({ memoryMaxBytes: 200 * 1024 * 1024 })
  expect(await reader.read('analysis', say('eat'))).toMatchObject({ ok: false, reason: 'too-complex' })
  expect(await reader.read('analysis', say('describe'))).toMatchObject({ reason: 'corrupt-pdf' })
})

test('a child that keeps much memory after a file is renewed before it reads the next one', async () => {
  const reader = pool({ restMaxBytes: 200 * 1024 * 1024 })
  expect(await reader.read('analysis', say('describe'))).toMatchObject({ reason: 'corrupt-pdf' })
  expect(reader.stats().restarts).toBe(0)
  expect(await reader.read('analysis', say('keep'))).toMatchObject({ reason: 'corrupt-pdf' })
  expect(await reader.read('analysis', say('describe'))).toMatchObject({ reason: 'corrupt-pdf' })
  expect(reader.stats().restarts).toBe(1)
})

test('a file that ends the child process is answered, and other files go on', async () => {
  const reader = pool({ size: 2 })
  const [crash, fine] = await Promise.all([
    reader.read('analysis', say('crash')),
    reader.read('analysis', say('describe')),
  ])
  expect(crash).toMatchObject({ ok: false, reason: 'too-complex' })
  expect(fine).toMatchObject({ reason: 'corrupt-pdf' })
})

test('at most twice the size of the pool waits; one more is refused at once', async () => {
  const reader = pool({ timeoutMs: 400 })
  const accepted = [reader.read('analysis', say('spin'))]
  await Promise.race([accepted[0], untilBusy(reader)])
  accepted.push(reader.read('analysis', say('describe')), reader.read('analysis', say('describe')))
  await expect(reader.read('analysis', say('describe'))).rejects.toBeInstanceOf(PoolFullError)
  expect((await Promise.all(accepted)).map((outcome) => !outcome.ok && outcome.reason)).toEqual([
    'took-too-long',
    'corrupt-pdf',
    'corrupt-pdf',
  ])
})

test('a cancelled file that waits gives its place back at once; one being read gives it back without the time cap', async () => {
  const reader = pool({ timeoutMs: 2 ** 31 - 1 })
  const running = new AbortController()
  const waiting = new AbortController()
  const first = reader.read('analysis', say('spin'), running.signal)
  await Promise.race([first, untilBusy(reader)])
  const second = reader.read('analysis', say('describe'), waiting.signal)
  expect(reader.stats().queued).toBe(1)
  waiting.abort()
  await expect(second).rejects.toBeInstanceOf(CancelledError)
  expect(reader.stats().queued).toBe(0)
  running.abort()
  await expect(first).rejects.toBeInstanceOf(CancelledError)
  expect(await reader.read('analysis', say('describe'))).toMatchObject({ reason: 'corrupt-pdf' })
})

/** The pool tells that its only child works by emptying the queue while it is not idle. */
async function untilBusy(reader: ParserPool): Promise<void> {
  while (reader.stats().queued > 0) await new Promise((resolve) => setImmediate(resolve))
}
