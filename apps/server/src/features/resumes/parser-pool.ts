import { createArrivals, createFairQueue, createUsage } from '../../platform/fair-queue.ts'
import type { PoolOutcome, PoolQuestion, PoolReading } from './pool-messages.ts'
import { type ChildOptions, type EndReason, startWarmChild, type WarmChild } from './warm-child.ts'

export interface ParserPoolOptions extends Partial<ChildOptions> {
  /** Files read at a time; one child more is kept warm for the file that takes long. */
  readonly size: number
  /** A file that uses more processor time gives its place to others. */
  readonly quickMs?: number
  /** Longest wait for a free child. */
  readonly longestWaitMs?: number
  /** Starts a child; a test counts the time of its own instead. */
  readonly startChild?: typeof startWarmChild
}

/** Thrown when a file waited too long: the caller answers 503 with Retry-After. */
export class PoolFullError extends Error {
  override name = 'PoolFullError'
}

/** Thrown when the caller's signal ended the work. */
export class CancelledError extends Error {
  override name = 'CancelledError'
}

export interface ParserPool {
  /** Reads a file for `subject`, which is the address that sent it. */
  read<Reading extends PoolReading>(
    subject: string,
    kind: Reading,
    bytes: Uint8Array,
    signal?: AbortSignal,
  ): Promise<PoolOutcome<Reading>>
  /** `size` counts all children; `slow` the files that wait of addresses known for slow ones. */
  stats(): { size: number; idle: number; queued: number; slow: number; restarts: number }
  close(): Promise<void>
}

interface Work {
  readonly subject: string
  readonly question: PoolQuestion
  readonly settle: (outcome: PoolOutcome | Error) => void
}

interface Place {
  child: WarmChild
  work: Work | undefined
  lane: 'quick' | 'slow'
  /** What its address was charged for the file so far. */
  chargedMs: number
  /** How often in a row a child has ended before it was ready. */
  failedStarts: number
  /** The file has used its quick time while the slow lane was taken; it may be put off. */
  isOver: boolean
}

/** A cancelled file may end by itself within this time; ending the child for each would cost more than it saves. */
const cancelGraceMs = 250
/** What a file is thought to take until it is known. */
const expectedMs = 25
/** Addresses that used less than this of late are equals: one person's second file waits behind no stranger's first. */
const equalMs = 400
/** In the slow lane they are equals for longer: who had no turn there goes before everybody who had one. */
const equalSlowMs = 5000
/** For so long after somebody else has asked, files of addresses known for slow ones wait for the slow lane alone. */
const contestMs = 5000

/** A child that cannot even start would otherwise be started thousands of times a second, and in vain for ever. */
const firstPauseMs = 1000
const longestPauseMs = 60_000

const ended = {
  'took-too-long': 'Reading this PDF took longer than 5 seconds, so it was stopped.',
  'too-complex': 'This PDF needs more memory to read than is allowed, so it was stopped.',
} as const satisfies Record<EndReason, string>

/**
 * Reads resumes in warm child processes (decision 0140). Whose files used least of late go first. A file that uses more
 * than its quick time becomes the one of the slow lane; when that is taken it reads on until somebody waits who used less,
 * and starts anew in the slow lane later. There, too, whoever used least goes first, and of equals whoever came last.
 */
export function createParserPool(options: ParserPoolOptions): ParserPool {
  const { size, quickMs = 500, longestWaitMs = 20_000, startChild = startWarmChild } = options
  const ofChild: ChildOptions = {
    program: options.program ?? new URL('./parser-child.ts', import.meta.url),
    readable: options.readable ?? ['../../', '../../../../../packages/', '../../../../../node_modules/'].map(near),
    timeoutMs: options.timeoutMs ?? 5000,
    memoryMaxBytes: options.memoryMaxBytes ?? 448 * 1024 * 1024,
    restMaxBytes: options.restMaxBytes ?? 288 * 1024 * 1024,
  }
  const usage = createUsage()
  /** What addresses used on slow files alone: a campus uses much, and on none of them. */
  const slowUsage = createUsage()
  const arrivals = createArrivals()
  const quick = createFairQueue<Work>(usage, equalMs, arrivals)
  const slow = createFairQueue<Work>(slowUsage, equalSlowMs, arrivals)
  const places: Place[] = []
  let restarts = 0
  let startMs = 0
  let closed = false
  let lookAgain: NodeJS.Timeout | undefined

  const isSlow = ({ lane, isOver }: Place) => lane === 'slow' || isOver
  const busy = (lane: Place['lane']) => places.filter((place) => place.work !== undefined && place.lane === lane)
  const idle = () => places.filter(({ child }) => child.state() === 'idle')

  function fill(place: Place) {
    place.child = startChild(ofChild, {
      free(ms) {
        startMs = ms ?? startMs
        place.failedStarts = 0
        if (place === places.at(-1)) startNext()
        dispatch()
      },
      answered(outcome, usedMs) {
        const { work } = place
        charge(place, usedMs)
        place.work = undefined
        work?.settle(outcome)
      },
      uses(usedMs) {
        if (usedMs > place.chargedMs) charge(place, usedMs)
        if (usedMs < quickMs || place.lane === 'slow' || place.isOver) return
        if (place.work) knowAsSlow(place.work.subject, usedMs)
        if (busy('slow').length > 0) place.isOver = true
        else place.lane = 'slow'
        dispatch()
      },
      gone(reason, wasStarting) {
        chargeStart(place)
        place.work?.settle({ ok: false, reason, message: ended[reason] })
        place.work = undefined
        if (closed) return
        restarts += 1
        if (wasStarting) {
          const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** place.failedStarts)
          place.failedStarts += 1
          setTimeout(() => closed || fill(place), pauseMs).unref()
        } else fill(place)
        dispatch()
      },
    })
  }

  function charge(place: Place, usedMs: number) {
    if (!place.work) return
    const ms = usedMs - place.chargedMs
    usage.charge(place.work.subject, ms)
    if (isSlow(place)) slowUsage.charge(place.work.subject, ms)
    place.chargedMs = usedMs
  }

  /** What else it asked for waits with the slow files. */
  function knowAsSlow(subject: string, usedMs: number) {
    slowUsage.charge(subject, usedMs)
    for (const work of quick.removeAll(subject)) slow.add(subject, work)
  }

  /** A new child costs what it takes to start it, and that is charged to whoever made it necessary. */
  function chargeStart(place: Place) {
    if (place.work) usage.charge(place.work.subject, startMs)
  }

  function dispatch() {
    share()
    letOthersPass()
  }

  /** A file that has had its quick time stands still while one that has not is read. */
  function letOthersPass() {
    const isPassed = places.some((place) => place.work !== undefined && !isSlow(place))
    // Also of a child whose answer came as it was stopped: its next file would wait for ever.
    for (const place of places) place.child.pause(isPassed && place.work !== undefined && isSlow(place))
  }

  function share() {
    if (busy('slow').length === 0) fillSlowLane()
    while (busy('quick').every(({ isOver }) => isOver) && busy('quick').length >= size && putOff());
    while (busy('quick').length < size && begin(quick, 'quick'));
    while (busy('quick').length < size && !isContested() && begin(slow, 'quick'));
    // Those who leave places to others may have them when nobody comes any more.
    clearTimeout(lookAgain)
    if (slow.size > 0 && !closed) lookAgain = setTimeout(dispatch, contestMs).unref()
  }

  /** Whose turn in the slow lane comes first: as in its queue. */
  function inOrder(a: string, b: string): number {
    const steps = (subject: string) => Math.floor(slowUsage.of(subject) / equalSlowMs)
    return steps(a) - steps(b) || arrivals.of(b) - arrivals.of(a)
  }
  const over = () => places.flatMap((place) => (place.work && place.isOver ? [{ place, work: place.work }] : []))

  function fillSlowLane() {
    const [begun] = over().sort((a, b) => inOrder(a.work.subject, b.work.subject))
    const next = slow.next()
    if (begun && !(next && inOrder(next.subject, begun.work.subject) < 0)) {
      Object.assign(begun.place, { lane: 'slow', isOver: false })
    } else begin(slow, 'slow')
  }

  const isKnownSlow = (subject: string) => slowUsage.of(subject) >= quickMs / 5
  /** The quick places are for those whose files are quick, as long as any of them come. */
  const isContested = () => arrivals.within(contestMs).some((subject) => !isKnownSlow(subject))

  function begin(queue: typeof quick, lane: Place['lane']): boolean {
    const [place] = idle()
    const next = queue.next()
    if (!place || !next) return false
    queue.remove(next.item)
    Object.assign(place, { work: next.item, lane, chargedMs: 0, isOver: false })
    charge(place, expectedMs)
    place.child.ask(next.item.question)
    return true
  }

  /** Ends a file that has had its quick time, if one waits whose address used less; it is read anew in the slow lane. */
  function putOff(): boolean {
    const next = quick.next()
    const last = over().sort((a, b) => inOrder(b.work.subject, a.work.subject))[0]
    if (!next || !last || usage.of(next.subject) >= usage.of(last.work.subject)) return false
    chargeStart(last.place)
    last.place.child.end('took-too-long')
    slow.add(last.work.subject, last.work)
    last.place.work = undefined
    return true
  }

  // One more than can be busy at a time: a place that was given up is taken at once, while its child starts anew.
  const placeCount = size + 2
  /** One child after the other, so that those of a server that starts leave it processors. */
  function startNext() {
    if (closed || places.length === placeCount) return
    const place = { work: undefined, lane: 'quick', chargedMs: 0, failedStarts: 0, isOver: false } as unknown as Place
    places.push(place)
    fill(place)
  }
  startNext()

  function ask(subject: string, question: PoolQuestion, signal: AbortSignal | undefined): Promise<PoolOutcome> {
    if (signal?.aborted) return Promise.reject(new CancelledError())
    if (closed) return Promise.reject(new PoolFullError())
    return new Promise((resolve, reject) => {
      const leave = () => quick.remove(work) || slow.remove(work)
      const cancel = () => {
        const place = leave() ? undefined : places.find((one) => one.work === work)
        if (place) setTimeout(() => place.work === work && place.child.end('took-too-long'), cancelGraceMs)
        clearTimeout(patience)
        reject(new CancelledError())
      }
      const patience = setTimeout(() => leave() && work.settle(new PoolFullError()), longestWaitMs)
      const work: Work = {
        subject,
        question,
        settle(outcome) {
          clearTimeout(patience)
          signal?.removeEventListener('abort', cancel)
          if (outcome instanceof Error) reject(outcome)
          else resolve(outcome)
        },
      }
      signal?.addEventListener('abort', cancel, { once: true })
      arrivals.note(subject)
      const queue = isKnownSlow(subject) ? slow : quick
      queue.add(subject, work)
      dispatch()
    })
  }

  return {
    read: (subject, kind, bytes, signal) => ask(subject, { kind, bytes }, signal) as never,
    stats: () => ({
      ...{ size: placeCount, idle: idle().length, queued: quick.size + slow.size, slow: slow.size, restarts },
    }),
    async close() {
      closed = true
      clearTimeout(lookAgain)
      for (const queue of [quick, slow]) {
        for (let next = queue.next(); next; next = queue.next()) {
          queue.remove(next.item)
          next.item.settle(new CancelledError())
        }
      }
      await Promise.all(places.map(({ child }) => child.close()))
    },
  }
}

function near(path: string): URL {
  return new URL(path, import.meta.url)
}
