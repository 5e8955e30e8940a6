import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverEnv, serverFlags } from '../../scripts/server-memory.mjs'
import { send, startProgram } from '../server/driven.ts'
import { residentOf } from './process-memory.ts'

const root = join(import.meta.dirname, '../..')

export interface WebProcess {
  readonly address: string
  readonly pid: number
  stop(): Promise<void>
  /** Megabytes as they stand and the most so far; `reserved` is what the heap has taken, `heap` and `buffers` what a collection leaves. */
  memory(): Promise<ReturnType<typeof residentOf> & { reserved: number; heap: number; buffers: number }>
  /** Seconds of processor time so far, its ended children among them. */
  cpuSeconds(): number
  readonly startedAt: number
}

/** Starts the product over a database that is there, as `npm start` does. */
export async function startWeb(
  folder: string,
  store: { readonly dataDir: string; readonly databaseUrl: string | undefined },
): Promise<WebProcess> {
  const report = join(folder, `memory-${Math.floor(performance.now())}.json`)
  const startedAt = performance.now()
  const preload = join(import.meta.dirname, 'tell-memory.ts')
  const args = [...serverFlags, '--expose-gc', `--import=${preload}`, join(root, 'apps/server/src/main.ts')]
  const { address, pid, stop } = await startProgram(args, {
    ...{ DATA_DIR: store.dataDir, PORT: '0', SOURCES: 'off', TRUST_PROXY: '1', BENCH_MEMORY: report },
    ...(store.databaseUrl && { DATABASE_URL: store.databaseUrl }),
    ...serverEnv,
  })
  return {
    ...{ address, pid, stop, startedAt },
    async memory() {
      const resident = residentOf(pid)
      rmSync(report, { force: true })
      process.kill(pid, 'SIGUSR2')
      while (!existsSync(report) || readFileSync(report, 'utf8') === '') await pause(20)
      const { uncollected, collected } = JSON.parse(readFileSync(report, 'utf8')) as Record<
        'uncollected' | 'collected',
        NodeJS.MemoryUsage
      >
      const reserved = uncollected.heapTotal / 2 ** 20
      return { ...resident, reserved, heap: collected.heapUsed / 2 ** 20, buffers: collected.arrayBuffers / 2 ** 20 }
    },
    cpuSeconds() {
      const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
      return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / 100
    },
  }
}

/** Until the index is there with so many listings; calls `look` with its state meanwhile. */
export async function untilReady(web: WebProcess, listings: number, look = (_: string): void => {}): Promise<void> {
  for (;;) {
    const { body } = await send(web.address, { method: 'GET', path: '/api/health' })
    const { index, preparing } = JSON.parse(body) as {
      index: { state: string; listings: number }
      preparing: { prepared: number } | null
    }
    if (index.state === 'ready' && index.listings >= listings) return
    look(`${index.state} ${preparing?.prepared ?? index.listings}`)
    await pause(500)
  }
}
