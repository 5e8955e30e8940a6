import { createParserPool, type ParserPool } from '../features/resumes/parser-pool.ts'
import type { ChildEvents, ChildOptions, WarmChild } from '../features/resumes/warm-child.ts'

/** Processor time that a child takes to start, as measured: it loads a program and reads a document to warm up. */
const startMs = 700
/** What the first files of a new child take longer, as measured: its program is compiled while it reads them. */
const coldMs = [150, 150, 30]
const stepMs = 5
const watchEveryMs = 20

export interface ReadingMachine {
  readonly pool: ParserPool
  now(): number
  /** Reads a file that takes so much processor time. */
  read(address: string, costMs: number, signal?: AbortSignal): Promise<'read' | 'ended' | 'refused'>
  pause(ms: number): Promise<void>
  /** Lets time pass until the work is done. */
  run<T>(work: Promise<T>): Promise<T>
}

interface Running {
  served: number
  usedMs: number
  leftMs: number
  toldMs: number
  isPaused: boolean
  isKilled: string | undefined
  state: ReturnType<WarmChild['state']>
  readonly events: ChildEvents
  readonly timeoutMs: number
}

/** Lets a child work for so long. */
function work(child: Running, ms: number) {
  child.usedMs += ms
  child.leftMs -= ms
  if (child.leftMs <= 0) {
    const isFirst = child.state === 'starting'
    child.state = 'idle'
    if (!isFirst) child.events.answered({ ok: true, email: null }, child.usedMs)
    child.events.free(isFirst ? startMs : undefined)
  } else if (child.state === 'busy' && child.usedMs > child.timeoutMs) {
    Object.assign(child, { state: 'ending', isKilled: 'took-too-long' })
  } else if (child.state === 'busy' && child.usedMs - child.toldMs >= watchEveryMs) {
    child.toldMs = child.usedMs
    child.events.uses(child.usedMs)
  }
}

/**
 * The readers' queue as it is, on a machine that is counted and not measured: children take turns on so many processors,
 * in steps of five milliseconds. The timers of the test must be faked; `advance` lets them pass.
 */
export function createReadingMachine(
  advance: (ms: number) => Promise<unknown>,
  { processors = 2, size = 2 } = {},
): ReadingMachine {
  const children = new Set<Running>()
  let clockMs = 0

  function startChild({ timeoutMs }: ChildOptions, events: ChildEvents): WarmChild {
    const child: Running = {
      ...{ served: 0, usedMs: 0, leftMs: startMs, toldMs: 0, isPaused: false, isKilled: undefined, state: 'starting' },
      ...{ events, timeoutMs },
    }
    children.add(child)
    return {
      state: () => child.state,
      ask({ bytes }) {
        const leftMs = Number(new TextDecoder().decode(bytes)) + (coldMs[child.served] ?? 0)
        Object.assign(child, { state: 'busy', served: child.served + 1, usedMs: 0, toldMs: 0, leftMs })
      },
      pause(isPaused) {
        child.isPaused = isPaused
      },
      end(reason) {
        Object.assign(child, { state: 'ending', isKilled: reason })
      },
      async close() {
        children.delete(child)
      },
    }
  }

  function step() {
    for (const child of [...children]) {
      if (child.state !== 'ending') continue
      children.delete(child)
      child.state = 'dead'
      child.events.gone('took-too-long', false)
    }
    const running = [...children].filter(
      ({ state, isPaused }) => (state === 'busy' || state === 'starting') && !isPaused,
    )
    const share = Math.min(1, processors / running.length) * stepMs
    for (const child of running) work(child, share)
    clockMs += stepMs
  }

  const pool = createParserPool({ size, startChild })
  return {
    pool,
    now: () => clockMs,
    async read(address, costMs, signal) {
      try {
        const outcome = await pool.read(address, 'email', new TextEncoder().encode(String(costMs)), signal)
        return outcome.ok ? 'read' : 'ended'
      } catch {
        return 'refused'
      }
    },
    // The global timer: the promised one of Node is not faked.
    pause: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
    async run(work) {
      let isDone = false
      const end = () => {
        isDone = true
      }
      work.then(end, end)
      while (!isDone) {
        step()
        await advance(stepMs)
      }
      return work
    },
  }
}
