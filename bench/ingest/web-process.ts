import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { send, startProgram } from '../server/driven.ts'

const root = join(import.meta.dirname, '../..')

export interface WebProcess {
  readonly address: string
  readonly pid: number
  stop(): Promise<void>
  /** Megabytes: `rss` as it stands, `peak` the most so far, `heap` and `buffers` after a collection. */
  memory(): Promise<{ rss: number; peak: number; heap: number; buffers: number }>
  /** Seconds of processor time so far, its ended children among them. */
  cpuSeconds(): number
  readonly startedAt: number
}

/** Starts the product over a database that is there. */
export async function startWeb(
  folder: string,
  store: { readonly dataDir: string; readonly databaseUrl: string | undefined },
): Promise<WebProcess> {
  const report = join(folder, `memory-${Math.floor(performance.now())}.json`)
  const startedAt = performance.now()
  const preload = join(import.meta.dirname, 'tell-memory.ts')
  const args = ['--expose-gc', `--import=${preload}`, join(root, 'apps/server/src/main.ts')]
  const { address, pid, stop } = await startProgram(args, {
    ...{ DATA_DIR: store.dataDir, PORT: '0', SOURCES: 'off', TRUST_PROXY: '1', BENCH_MEMORY: report },
    ...(store.databaseUrl && { DATABASE_URL: store.databaseUrl }),
  })
  return {
    ...{ address, pid, stop, startedAt },
    async memory() {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)
      rmSync(report, { force: true })
      process.kill(pid, 'SIGUSR2')
      while (!existsSync(report) || readFileSync(report, 'utf8') === '') await pause(20)
      const { heapUsed, arrayBuffers } = JSON.parse(readFileSync(report, 'utf8')) as NodeJS.MemoryUsage
      return {
        ...{ rss: kilobytes('VmRSS') / 1024, peak: kilobytes('VmHWM') / 1024 },
        ...{ heap: heapUsed / 2 ** 20, buffers: arrayBuffers / 2 ** 20 },
      }
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
