import type { LookupAddress } from 'node:dns'
import { onTestFinished, vi } from 'vitest'
import { createOutside } from '../platform/asking/outside.ts'
import type { LookupAll } from '../platform/asking/public-address.ts'

export const testNow = Date.UTC(2026, 10, 23, 12)

/** Answers from a list that a test may change, without a network. Keeps what it was asked. */
export function localNames(names: Record<string, readonly string[]>) {
  const asked: string[] = []
  const lookup: LookupAll = (hostname, _options, callback) => {
    asked.push(hostname)
    const found = names[hostname]?.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }))
    const unknown = Object.assign(new Error(`unknown ${hostname}`), { code: 'ENOTFOUND' })
    if (found === undefined) callback(unknown, [])
    else callback(null, found)
  }
  return { lookup, asked, names }
}

/**
 * A client whose time stands still until it waits; a wait is over at once and moves the time on. Only the clock is
 * stopped: sockets work as ever.
 */
export function openOutside(options: Partial<Parameters<typeof createOutside>[0]> = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: testNow })
  const waits: number[] = []
  const wait = async (ms: number, signal: AbortSignal) => {
    signal.throwIfAborted()
    waits.push(ms)
    vi.setSystemTime(Date.now() + ms)
  }
  const outside = createOutside({
    clock: { now: () => Date.now(), monotonic: () => Date.now() },
    contact: 'https://scry.example.org',
    version: '1.2.3',
    allowedHosts: ['127.0.0.1'],
    env: {},
    lookup: localNames({}).lookup,
    wait,
    ...options,
    limits: { perMinute: 60_000_000, ...options.limits },
  })
  onTestFinished(async () => {
    vi.useRealTimers()
    await outside.close()
  })
  return { ...outside, waits }
}
