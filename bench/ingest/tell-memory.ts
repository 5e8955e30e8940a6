import { writeFileSync } from 'node:fs'
import { writeHeapSnapshot } from 'node:v8'

// Loaded before the server that is measured: at SIGUSR2 it writes what it holds into a file, before and after a collection, at SIGWINCH its heap.
const file = process.env.BENCH_MEMORY ?? ''
process.on('SIGUSR2', () => {
  const uncollected = process.memoryUsage()
  global.gc?.()
  writeFileSync(file, JSON.stringify({ uncollected, collected: process.memoryUsage() }))
})
if (process.env.BENCH_HEAP) process.on('SIGWINCH', () => void writeHeapSnapshot(process.env.BENCH_HEAP))
