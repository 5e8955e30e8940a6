import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PoolAnswer, PoolOutcome, PoolQuestion } from './pool-messages.ts'

export interface ChildOptions {
  /** The program that it runs; tests pass one that misbehaves on purpose. */
  readonly program: URL
  /** Folders that it may read; it may write none. */
  readonly readable: readonly URL[]
  /** A file that uses more processor time ends it. */
  readonly timeoutMs: number
  /** Past this resident memory it is ended; the watch runs every 20 ms, so that the peak lies a little above. */
  readonly memoryMaxBytes: number
  /** What still holds more than this after a file is renewed, so that what one file left ends no other. */
  readonly restMaxBytes: number
}

export type EndReason = 'took-too-long' | 'too-complex'

/** What a child tells the pool. */
export interface ChildEvents {
  /** It waits for a file, for the first time after `startMs` of processor time to start. */
  free(startMs?: number): void
  /** It answered; the file took so much processor time. */
  answered(outcome: PoolOutcome, usedMs: number): void
  /** Every 20 ms while it reads: the processor time that the file has used. */
  uses(usedMs: number): void
  /** The process ended, by itself or because it was ended. */
  gone(reason: EndReason, wasStarting: boolean): void
}

export interface WarmChild {
  state(): 'starting' | 'idle' | 'busy' | 'ending' | 'dead'
  ask(question: PoolQuestion): void
  /** Stops it where it is, or lets it go on. */
  pause(isPaused: boolean): void
  end(reason: EndReason): void
  /** Ends it and resolves when its process is gone. */
  close(): Promise<void>
}

const watchEveryMs = 20
/** So many times the processor time may pass while a file stands still for others or the machine is busy. */
const longestByClock = 6
/** Fresh memory now and then, in case a reader leaks. */
const filesPerChild = 500
/** Told to glibc, which otherwise keeps 22 MB of each child for what may come (decision 0307). */
const memoryHabits = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
/** Ticks a second in which Linux counts processor time. */
const ticksPerSecond = 100

function forkReader(options: ChildOptions): ChildProcess {
  return fork(options.program, {
    env: memoryHabits,
    execArgv: [
      '--permission',
      ...options.readable.map((folder) => `--allow-fs-read=${fileURLToPath(folder)}`),
      '--max-old-space-size=384',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/**
 * A warm process that reads files one by one, without database handle, secrets in its environment or right to write
 * files, so that no file can stall or end the server. A worker thread would be no wall: array buffers escape its memory
 * limit.
 */
export function startWarmChild(options: ChildOptions, events: ChildEvents): WarmChild {
  const startedAt = performance.now()
  const child = forkReader(options)
  let state: ReturnType<WarmChild['state']> = 'starting'
  let served = 0
  let isPaused = false
  let reason: EndReason = 'too-complex'
  let timers: NodeJS.Timeout[] = []

  const rest = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer)
  }
  const end = (why: EndReason) => {
    if (state === 'dead') return
    reason = why
    state = 'ending'
    child.kill('SIGKILL')
  }
  const gone = () => {
    if (state === 'dead') return
    const wasStarting = state === 'starting'
    rest()
    state = 'dead'
    events.gone(reason, wasStarting)
  }
  child.on('exit', gone)
  child.on('error', gone)
  child.on('message', (answer: PoolAnswer) => {
    if (state === 'dead') return
    rest()
    if (answer.kind === 'outcome') {
      served += 1
      events.answered(answer.outcome, answer.usedMs)
    }
    // A child that is being ended must not be given the next person's file.
    if (state === 'ending') return
    if (served >= filesPerChild || residentBytes(child.pid) > options.restMaxBytes) return end('too-complex')
    const isFirst = state === 'starting'
    state = 'idle'
    events.free(isFirst ? (processorMs(child.pid) ?? performance.now() - startedAt) : undefined)
  })
  return {
    state: () => state,
    ask(question) {
      state = 'busy'
      const used = stopwatch(child.pid)
      child.send(question)
      timers = [
        setTimeout(() => end('took-too-long'), Math.min(2 ** 31 - 1, longestByClock * options.timeoutMs)),
        setInterval(() => {
          if (state !== 'busy') return
          const usedMs = used()
          const excess = excessOf(child.pid, usedMs, options)
          if (excess) end(excess)
          else events.uses(usedMs)
        }, watchEveryMs),
      ]
    },
    pause(toPause) {
      if (isPaused === toPause) return
      isPaused = toPause
      child.kill(toPause ? 'SIGSTOP' : 'SIGCONT')
    },
    end,
    async close() {
      if (state === 'dead') return
      const exit = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await exit
    },
  }
}

/** The cap that a reading is beyond. Never by the clock alone: on a busy machine every file would look slow, and be read twice for it. */
function excessOf(pid: number | undefined, usedMs: number, options: ChildOptions): EndReason | undefined {
  if (residentBytes(pid) > options.memoryMaxBytes) return 'too-complex'
  return usedMs > options.timeoutMs ? 'took-too-long' : undefined
}

/** Resident memory of a process from Linux's /proc; 0 where that does not exist, so that only the time cap holds there. */
function residentBytes(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? []
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Milliseconds of processor time that a process uses from now on; where there is no /proc, those that pass. */
function stopwatch(pid: number | undefined): () => number {
  const from = performance.now()
  const fromMs = processorMs(pid)
  return () => {
    const ms = processorMs(pid)
    return ms === undefined || fromMs === undefined ? performance.now() - from : ms - fromMs
  }
}

function processorMs(pid: number | undefined): number | undefined {
  try {
    // The name of the program, in brackets, may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
  } catch {
    return undefined
  }
}
