import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Makes 120 MB of short-lived buffers beside a heap of 60 MB, as answers are made beside the listings. */
const counting = `
import { constants, PerformanceObserver } from 'node:perf_hooks'
import { setImmediate as turn } from 'node:timers/promises'
if (process.argv[1]) (await import(process.argv[1])).measureBuffersByHeap()
const listings = Array.from({ length: 400_000 }, (_, at) => ({ id: at, title: [at], company: { at } }))
gc()
await turn()
let full = 0
const look = (list) => {
  for (const { detail } of list.getEntries()) if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) full += 1
}
const observer = new PerformanceObserver(look)
observer.observe({ entryTypes: ['gc'] })
let answer
for (let at = 0; at < 1900; at += 1) {
  answer = [Buffer.allocUnsafe(64 * 1024), new Array(2000).fill(at)]
  if (at % 16 === 0) await turn()
}
look({ getEntries: () => observer.takeRecords() })
console.log(JSON.stringify({ full, made: listings.length + answer.length }))
`

function fullCollections(...module: string[]): number {
  const flags = ['--expose-gc', '--min-semi-space-size=32', '--input-type=module']
  const printed = execFileSync(process.execPath, [...flags, '-e', counting, ...module], { encoding: 'utf8' })
  return (JSON.parse(printed) as { full: number }).full
}

test('short-lived buffers beside a large heap start no full collection', () => {
  expect(fullCollections(join(import.meta.dirname, 'buffer-memory.ts'))).toBe(0)
  // Once this is 0 too, V8 does so by itself and the module can go.
  expect(fullCollections()).toBeGreaterThan(0)
})
