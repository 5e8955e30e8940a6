// What the page's main thread did, from a trace of the browser.

export interface Task {
  /** Processor time and time by the clock, in ms. */
  processor: number
  clock: number
  /** What took the most of it. */
  mostly: string
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { url?: string; functionName?: string; lineNumber?: number } }
}

/** The tasks of the page's main thread, the longest by processor time first, and what each thread did between the two marks. */
export function readTrace(trace: Buffer): { tasks: Task[]; threads: Record<string, number> } {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const byThread = new Map<string, TraceEvent[]>()
  for (const event of traceEvents) {
    const key = `${event.pid} ${event.tid}`
    byThread.set(key, [...(byThread.get(key) ?? []), event])
  }
  const at = (mark: string) => traceEvents.find(({ name, ph }) => name === mark && ph !== 'M')?.ts ?? 0
  const [from, to] = [at('dropped'), at('drawn')]
  const threads: Record<string, number> = {}
  for (const events of byThread.values()) {
    const name = events.find((one) => one.name === 'thread_name')?.args?.name ?? ''
    const sum = events
      .filter((one) => one.name === 'RunTask' && one.ts >= from && one.ts < to)
      .reduce((all, { tdur = 0 }) => all + tdur / 1000, 0)
    if (sum > 5) threads[name] = Math.round((threads[name] ?? 0) + sum)
  }
  const tasks = [...byThread.values()]
    .filter((events) => events.some(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain'))
    .flatMap((events) =>
      events.filter(({ name, ts }) => name === 'RunTask' && ts >= from).map((task) => taskOf(task, events)),
    )
    .sort((a, b) => b.processor - a.processor)
  return { tasks, threads }
}

function taskOf({ ts, dur = 0, tdur = 0 }: TraceEvent, events: readonly TraceEvent[]): Task {
  const within = events
    .filter((one) => one.name !== 'RunTask' && one.ts >= ts && one.ts < ts + dur && (one.dur ?? 0) > dur / 8)
    .map(({ name, args, dur: took = 0 }) => {
      const { functionName = '', url = '' } = args?.data ?? {}
      return `${name}${functionName && ` ${functionName}`}${url && ` ${url.split('/').at(-1)}`} ${Math.round(took / 1000)}`
    })
  return { processor: tdur / 1000, clock: dur / 1000, mostly: within.slice(0, 8).join(', ') }
}
