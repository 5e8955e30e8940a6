import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PoolAnswer, PoolOutcome, PoolQuestion, PoolReading } from './pool-messages.ts'

export interface ParserPoolOptions {
  /** Children kept warm. */
  readonly size: number
  /** A file that takes longer ends its child. */
  readonly timeoutMs?: number
  /** A child whose resident memory passes this is ended; the watch runs every 20 ms, so the peak lies a little above. */
  readonly memoryMaxBytes?: number
  /** A child that still holds more than this after a file is renewed, so that what one file left ends no other. */
  readonly restMaxBytes?: number
  /** The program the children run; tests pass one that misbehaves on purpose. */
  readonly program?: URL
  /** Folders that a child may read; it may write none. */
  readonly readable?: readonly URL[]
}

/** Thrown when the queue is full: the caller answers 503 with Retry-After. */
export class PoolFullError extends Error {
  override name = 'PoolFullError'
}

/** Thrown when the caller's signal ended the work. */
export class CancelledError extends Error {
  override name = 'CancelledError'
}

export interface ParserPool {
  read<Reading extends PoolReading>(
    kind: Reading,
    bytes: Uint8Array,
    signal?: AbortSignal,
  ): Promise<PoolOutcome<Reading>>
  stats(): { size: number; idle: number; queued: number; restarts: number }
  close(): Promise<void>
}

interface Work {
  readonly question: PoolQuestion
  readonly settle: (outcome: PoolOutcome | Error) => void
}

interface Child {
  process: ChildProcess
  state: 'starting' | 'idle' | 'busy' | 'ending' | 'dead'
  work: Work | undefined
  served: number
  cause: 'took-too-long' | 'too-complex' | undefined
  timers: NodeJS.Timeout[]
}

const watchEveryMs = 20
/** A cancelled file may end by itself within this time; ending the child for each would cost more than it saves. */
const cancelGraceMs = 250
/** Longest wait for a free child; reached only when children cannot start. */
const longestWaitMs = 20_000
/** Fresh memory now and then, in case a reader leaks. */
const filesPerChild = 500

const ended = {
  'took-too-long': 'Reading this PDF took longer than 5 seconds, so it was stopped.',
  'too-complex': 'This PDF needs more memory to read than is allowed, so it was stopped.',
} as const

/**
 * Reads resumes in warm child processes that have no database handle, no secrets in their environment and no right to
 * write files, so that no file can stall or end the server. A worker thread would be no wall: array buffers escape its
 * memory limit.
 */
export function createParserPool(options: ParserPoolOptions): ParserPool {
  const { size, timeoutMs = 5000, memoryMaxBytes = 448 * 1024 * 1024, restMaxBytes = 288 * 1024 * 1024 } = options
  const program = options.program ?? new URL('./parser-child.ts', import.meta.url)
  const readable = options.readable ?? ['../../', '../../../../../packages/', '../../../../../node_modules/'].map(near)
  const queue: Work[] = []
  const children: Child[] = []
  let restarts = 0
  let closed = false

  function start(): Child {
    const child: Child = {
      process: fork(program, {
        env: {},
        execArgv: [
          '--permission',
          ...readable.map((folder) => `--allow-fs-read=${fileURLToPath(folder)}`),
          '--max-old-space-size=384',
        ],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      }),
      state: 'starting',
      work: undefined,
      served: 0,
      cause: undefined,
      timers: [],
    }
    child.process.on('message', (answer: PoolAnswer) => heard(child, answer))
    child.process.on('exit', () => gone(child))
    child.process.on('error', () => gone(child))
    return child
  }

  function heard(child: Child, answer: PoolAnswer) {
    if (child.state === 'dead') return
    if (answer.kind === 'outcome') {
      const { work } = child
      rest(child)
      child.served += 1
      work?.settle(answer.outcome)
    }
    // A child that is being ended must not be given the next person's file.
    if (child.state === 'ending') return
    child.state = 'idle'
    if (child.served >= filesPerChild || residentBytes(child.process.pid) > restMaxBytes) {
      child.state = 'ending'
      child.process.kill('SIGKILL')
    } else next()
  }

  function gone(child: Child) {
    if (child.state === 'dead') return
    const { work, cause } = child
    const crashedAtStart = child.state === 'starting'
    rest(child)
    child.state = 'dead'
    if (work) {
      const reason = cause ?? 'too-complex'
      work.settle({ ok: false, reason, message: ended[reason] })
    }
    if (closed) return
    restarts += 1
    const place = children.indexOf(child)
    const replace = () => {
      if (!closed) children[place] = start()
    }
    // A child that cannot even start would otherwise be started thousands of times a second.
    if (crashedAtStart) setTimeout(replace, 1000).unref()
    else replace()
  }

  function rest(child: Child) {
    for (const timer of child.timers) clearTimeout(timer)
    child.timers = []
    child.work = undefined
  }

  function end(child: Child, cause: NonNullable<Child['cause']>) {
    child.cause = cause
    child.state = 'ending'
    child.process.kill('SIGKILL')
  }

  function next() {
    while (queue.length > 0) {
      const child = children.find(({ state }) => state === 'idle')
      const work = child && queue.shift()
      if (!child || !work) return
      child.state = 'busy'
      child.work = work
      child.process.send(work.question)
      child.timers = [
        setTimeout(() => end(child, 'took-too-long'), timeoutMs),
        setInterval(() => {
          if (residentBytes(child.process.pid) > memoryMaxBytes) end(child, 'too-complex')
        }, watchEveryMs),
      ]
    }
  }

  for (let place = 0; place < size; place += 1) children.push(start())

  function ask(question: PoolQuestion, signal: AbortSignal | undefined): Promise<PoolOutcome> {
    if (signal?.aborted) return Promise.reject(new CancelledError())
    if (closed || queue.length >= 2 * size) return Promise.reject(new PoolFullError())
    return new Promise((resolve, reject) => {
      const cancel = () => {
        const waiting = queue.indexOf(work)
        if (waiting >= 0) queue.splice(waiting, 1)
        const child = children.find((one) => one.work === work)
        child?.timers.push(setTimeout(() => end(child, 'took-too-long'), cancelGraceMs))
        clearTimeout(patience)
        reject(new CancelledError())
      }
      const patience = setTimeout(() => {
        const waiting = queue.indexOf(work)
        if (waiting < 0) return
        queue.splice(waiting, 1)
        work.settle(new PoolFullError())
      }, longestWaitMs)
      const work: Work = {
        question,
        settle(outcome) {
          clearTimeout(patience)
          signal?.removeEventListener('abort', cancel)
          if (outcome instanceof Error) reject(outcome)
          else resolve(outcome)
        },
      }
      signal?.addEventListener('abort', cancel, { once: true })
      queue.push(work)
      next()
    })
  }

  return {
    read: (kind, bytes, signal) => ask({ kind, bytes }, signal) as never,
    stats() {
      const idle = children.filter(({ state }) => state === 'idle').length
      return { size, idle, queued: queue.length, restarts }
    },
    async close() {
      closed = true
      for (const work of queue.splice(0)) work.settle(new CancelledError())
      await Promise.all(
        children.map(({ process, state }) => {
          if (state === 'dead') return undefined
          const exit = new Promise((resolve) => process.once('exit', resolve))
          process.kill('SIGKILL')
          return exit
        }),
      )
    },
  }
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

function near(path: string): URL {
  return new URL(path, import.meta.url)
}
