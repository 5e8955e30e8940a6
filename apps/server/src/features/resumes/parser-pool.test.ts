import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
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
  const made = createParserPool({ size: 1, program, longestWaitMs: 2 ** 31 - 1, ...options })
  pools.push(made)
  return made
}
const say = (text: string) => new TextEncoder().encode(text)

test('a child gets the bytes, of the environment three words on memory alone, and can neither write files nor start programs', async () => {
  const outcome = await pool().read('a', 'analysis', say('describe'))
  const memoryWords = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_']
  expect(outcome).toEqual({
    ok: false,
    reason: 'corrupt-pdf',
    message: JSON.stringify({ bytes: 8, environment: memoryWords, wrote: false, ran: false }),
  })
})

test('children start one after the other, so that a server that starts keeps processors for itself', () => {
  const free: (() => void)[] = []
  const reader = createParserPool({
    size: 2,
    startChild(_, events) {
      free.push(() => events.free(1))
      return { state: () => 'idle', ask: () => {}, pause: () => {}, end: () => {}, close: async () => {} }
    },
  })
  pools.push(reader)
  expect(free).toHaveLength(1)
  for (const started of [2, 3, 4, 4]) {
    free.at(-1)?.()
    expect(free).toHaveLength(started)
  }
})

test('a child that cannot start is tried again after pauses that grow to a minute, and anew after it did start', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let starts = 0
  let canStart = false
  const reader = pool({
    size: 1,
    startChild(_, events) {
      starts += 1
      queueMicrotask(() => (canStart ? events.free(1) : events.gone('too-complex', true)))
      return { state: () => 'starting', ask: () => {}, pause: () => {}, end: () => {}, close: async () => {} }
    },
  })
  const startsWithin = async (ms: number) => {
    const before = starts
    await vi.advanceTimersByTimeAsync(ms)
    return starts - before
  }
  const places = reader.stats().size
  for (const pauseMs of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
    expect([await startsWithin(pauseMs - 1), await startsWithin(1)]).toEqual([0, 1])
  canStart = true
  expect(await startsWithin(60_000)).toBe(places)
  expect(await startsWithin(600_000)).toBe(0)
})

test('a file that never ends is stopped at the time cap and the next file is read by a fresh child', async () => {
  const reader = pool({ timeoutMs: 300 })
  const stuck = await reader.read('a', 'analysis', say('spin'))
  expect(stuck).toMatchObject({ ok: false, reason: 'took-too-long' })
  expect(await reader.read('a', 'analysis', say('describe'))).toMatchObject({ reason: 'corrupt-pdf' })
  expect(reader.stats().restarts).toBe(1)
})

test('a file that eats memory outside the heap is stopped at the memory cap, before the time cap', async () => {
  const reader = pool({ memoryMaxBytes: 200 * 1024 * 1024 })
  expect(await reader.read('a', 'analysis', say('eat'))).toMatchObject({ ok: false, reason: 'too-complex' })
  expect(await reader.read('a', 'analysis', say('describe'))).toMatchObject({ reason: 'corrupt-pdf' })
})

test('a child that keeps much memory after a file is renewed before it reads the next one', async () => {
  const reader = pool({ restMaxBytes: 200 * 1024 * 1024 })
  expect(await reader.read('a', 'analysis', say('describe'))).toMatchObject({ reason: 'corrupt-pdf' })
  expect(reader.stats().restarts).toBe(0)
  expect(await reader.read('a', 'analysis', say('keep'))).toMatchObject({ reason: 'corrupt-pdf' })
  await expect.poll(() => reader.stats().restarts).toBe(1)
  expect(await reader.read('a', 'analysis', say('describe'))).toMatchObject({ reason: 'corrupt-pdf' })
})

test('a file that ends the child process is answered, and other files go on', async () => {
  const reader = pool({ size: 2 })
  const [crash, fine] = await Promise.all([
    reader.read('a', 'analysis', say('crash')),
    reader.read('a', 'analysis', say('describe')),
  ])
  expect(crash).toMatchObject({ ok: false, reason: 'too-complex' })
  expect(fine).toMatchObject({ reason: 'corrupt-pdf' })
})

test('a file that needs more than its quick time becomes the slow one, and other files are read meanwhile', async () => {
  const reader = pool({ quickMs: 40, timeoutMs: 2 ** 31 - 1 })
  const leave = new AbortController()
  const endless = reader.read('a', 'analysis', say('spin'), leave.signal)
  for (const _ of [1, 2]) expect(await reader.read('a', 'analysis', say('describe'))).toMatchObject({ ok: false })
  expect(reader.stats().restarts).toBe(0)
  leave.abort()
  await expect(endless).rejects.toBeInstanceOf(CancelledError)
})

test('of two slow files one is put off for somebody who used less, and is read to its end in the slow lane', async () => {
  const reader = pool({ quickMs: 40, timeoutMs: 2 ** 31 - 1 })
  const leave = new AbortController()
  const endless = reader.read('a', 'analysis', say('spin'), leave.signal)
  const long = reader.read('a', 'analysis', say('work 150'))
  await untilBusy(reader)
  expect(await reader.read('b', 'analysis', say('describe'))).toMatchObject({ reason: 'corrupt-pdf' })
  expect(reader.stats()).toMatchObject({ slow: 1 })
  leave.abort()
  await expect(endless).rejects.toBeInstanceOf(CancelledError)
  expect(await long).toMatchObject({ reason: 'corrupt-pdf' })
})

test('an address alone may use every child, and its slow files are not put off for each other', async () => {
  const reader = pool({ size: 2, quickMs: 40, timeoutMs: 2 ** 31 - 1 })
  const files = ['work 60', 'work 60', 'work 60'].map((text) => reader.read('a', 'analysis', say(text)))
  expect((await Promise.all(files)).map((outcome) => !outcome.ok && outcome.reason)).toEqual(
    new Array(3).fill('corrupt-pdf'),
  )
  expect(reader.stats().restarts).toBe(0)
})

test('a file that takes long by the clock alone, as on a busy machine, is a quick one', async () => {
  const reader = pool({ quickMs: 150, timeoutMs: 2 ** 31 - 1 })
  const sleepers = [1, 2, 3].map(() => reader.read('a', 'analysis', say('sleep 500')))
  await untilStarted(reader)
  await reader.read('b', 'analysis', say('describe'))
  await Promise.all(sleepers)
  expect(reader.stats().restarts).toBe(0)
})

test('twenty files of one address hold up a stranger for one of them only', async () => {
  const reader = pool({ quickMs: 2 ** 31, timeoutMs: 2 ** 31 - 1 })
  const done: string[] = []
  const read = (subject: string, text: string) =>
    reader.read(subject, 'analysis', say(text)).then(() => void done.push(subject))
  const many = Array.from({ length: 20 }, () => read('crowd', 'work 5'))
  await many[0]
  await read('stranger', 'describe')
  expect(done.length).toBeLessThanOrEqual(4)
  await Promise.all(many)
})

test('a file that waits longer than is bearable is refused', async () => {
  const reader = pool({ timeoutMs: 600, quickMs: 2 ** 31, longestWaitMs: 100 })
  await expect.poll(() => reader.stats().idle).toBe(3)
  const running = reader.read('a', 'analysis', say('spin'))
  await expect(reader.read('a', 'analysis', say('describe'))).rejects.toBeInstanceOf(PoolFullError)
  expect(await running).toMatchObject({ reason: 'took-too-long' })
})

test('a cancelled file that waits gives its place back at once; one being read gives it back without the time cap', async () => {
  const reader = pool({ timeoutMs: 2 ** 31 - 1, quickMs: 2 ** 31 })
  const running = new AbortController()
  const waiting = new AbortController()
  const first = reader.read('a', 'analysis', say('spin'), running.signal)
  await Promise.race([first, untilBusy(reader)])
  const second = reader.read('a', 'analysis', say('describe'), waiting.signal)
  expect(reader.stats().queued).toBe(1)
  waiting.abort()
  await expect(second).rejects.toBeInstanceOf(CancelledError)
  expect(reader.stats().queued).toBe(0)
  running.abort()
  await expect(first).rejects.toBeInstanceOf(CancelledError)
  expect(await reader.read('a', 'analysis', say('describe'))).toMatchObject({ reason: 'corrupt-pdf' })
})

/** Looks now and then: looking all the time takes the processor from the children that it waits for. */
const untilQueued = (reader: ParserPool, most: number) =>
  vi.waitUntil(() => reader.stats().queued <= most, { interval: 5, timeout: 120_000 })

const untilStarted = (reader: ParserPool) => untilQueued(reader, 2)

/** The pool tells that its only child works by emptying the queue while it is not idle. */
const untilBusy = (reader: ParserPool) => untilQueued(reader, 0)
