import { createArrivals, createFairQueue, createUsage } from '../../platform/fair-queue.ts'
import type { PoolOutcome, PoolQuestion, PoolReading } from './pool-messages.ts'
import { type ChildOptions, type EndReason, startWarmChild, type WarmChild } from './warm-child.ts'

export interface ParserPoolOptions extends Partial<ChildOptions> {
  /** Files read at a time; one child more is kept warm for the file that takes long. */
  readonly size: number
  /** A file that uses more processor time gives its place to others. */
  readonly quickMs?: number
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
class Pool implements ParserPool {
  private readonly size: number
  private readonly quickMs: number
  private readonly longestWaitMs: number
  private readonly startChild: typeof startWarmChild
  private readonly ofChild: ChildOptions
  private readonly placeCount: number
  private readonly usage = createUsage()
  /** What addresses used on slow files alone: a campus uses much, and on none of them. */
  private readonly slowUsage = createUsage()
  private readonly arrivals = createArrivals()
  private readonly quick = createFairQueue<Work>(this.usage, equalMs, this.arrivals)
  private readonly slow = createFairQueue<Work>(this.slowUsage, equalSlowMs, this.arrivals)
  private readonly places: Place[] = []
  private restarts = 0
  private startMs = 0
  private closed = false
  private lookAgain: NodeJS.Timeout | undefined

  constructor(options: ParserPoolOptions) {
    this.size = options.size
    this.quickMs = options.quickMs ?? 500
    this.longestWaitMs = options.longestWaitMs ?? 20_000
    this.startChild = options.startChild ?? startWarmChild
    // One more than can be busy at a time: a place that was given up is taken at once, while its child starts anew.
    this.placeCount = options.size + 2
    this.ofChild = {
      program: options.program ?? new URL('./parser-child.ts', import.meta.url),
      readable: options.readable ?? ['../../', '../../../../../packages/', '../../../../../node_modules/'].map(near),
      timeoutMs: options.timeoutMs ?? 5000,
      memoryMaxBytes: options.memoryMaxBytes ?? 448 * 1024 * 1024,
      restMaxBytes: options.restMaxBytes ?? 288 * 1024 * 1024,
    }
    this.startNext()
  }

  private isSlow({ lane, isOver }: Place) {
    return lane === 'slow' || isOver
  }

  private busy(lane: Place['lane']) {
    return this.places.filter((place) => place.work !== undefined && place.lane === lane)
  }

  private idle() {
    return this.places.filter(({ child }) => child.state() === 'idle')
  }

  private fill(place: Place) {
    place.child = this.startChild(this.ofChild, {
      free: (ms) => {
        this.startMs = ms ?? this.startMs
        place.failedStarts = 0
        if (place === this.places.at(-1)) this.startNext()
        this.dispatch()
      },
      answered: (outcome, usedMs) => {
        const { work } = place
        this.charge(place, usedMs)
        place.work = undefined
        work?.settle(outcome)
      },
      uses: (usedMs) => {
        if (usedMs > place.chargedMs) this.charge(place, usedMs)
        if (usedMs < this.quickMs || place.lane === 'slow' || place.isOver) return
        if (place.work) this.knowAsSlow(place.work.subject, usedMs)
        if (this.busy('slow').length > 0) place.isOver = true
        else place.lane = 'slow'
        this.dispatch()
      },
      gone: (reason, wasStarting) => {
        this.chargeStart(place)
        place.work?.settle({ ok: false, reason, message: ended[reason] })
        place.work = undefined
        if (this.closed) return
        this.restarts += 1
        if (wasStarting) {
          const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** place.failedStarts)
          place.failedStarts += 1
          setTimeout(() => this.closed || this.fill(place), pauseMs).unref()
        } else this.fill(place)
        this.dispatch()
      },
    })
  }

  private charge(place: Place, usedMs: number) {
    if (!place.work) return
    const ms = usedMs - place.chargedMs
    this.usage.charge(place.work.subject, ms)
    if (this.isSlow(place)) this.slowUsage.charge(place.work.subject, ms)
    place.chargedMs = usedMs
  }

  /** What else it asked for waits with the slow files. */
  private knowAsSlow(subject: string, usedMs: number) {
    this.slowUsage.charge(subject, usedMs)
    for (const work of this.quick.removeAll(subject)) this.slow.add(subject, work)
  }

  /** A new child costs what it takes to start it, and that is charged to whoever made it necessary. */
  private chargeStart(place: Place) {
    if (place.work) this.usage.charge(place.work.subject, this.startMs)
  }

  private dispatch() {
    this.share()
    this.letOthersPass()
  }

  /** A file that has had its quick time stands still while one that has not is read. */
  private letOthersPass() {
    const isPassed = this.places.some((place) => place.work !== undefined && !this.isSlow(place))
    // Also of a child whose answer came as it was stopped: its next file would wait for ever.
    for (const place of this.places) place.child.pause(isPassed && place.work !== undefined && this.isSlow(place))
  }

  private share() {
    if (this.busy('slow').length === 0) this.fillSlowLane()
    while (this.busy('quick').every(({ isOver }) => isOver) && this.busy('quick').length >= this.size && this.putOff());
    while (this.busy('quick').length < this.size && this.begin(this.quick, 'quick'));
    while (this.busy('quick').length < this.size && !this.isContested() && this.begin(this.slow, 'quick'));
    // Those who leave places to others may have them when nobody comes any more.
    clearTimeout(this.lookAgain)
    if (this.slow.size > 0 && !this.closed) this.lookAgain = setTimeout(() => this.dispatch(), contestMs).unref()
  }

  /** Whose turn in the slow lane comes first: as in its queue. */
  private inOrder(a: string, b: string): number {
    const steps = (subject: string) => Math.floor(this.slowUsage.of(subject) / equalSlowMs)
    return steps(a) - steps(b) || this.arrivals.of(b) - this.arrivals.of(a)
  }

  private over() {
    return this.places.flatMap((place) => (place.work && place.isOver ? [{ place, work: place.work }] : []))
  }

  private fillSlowLane() {
    const [begun] = this.over().sort((a, b) => this.inOrder(a.work.subject, b.work.subject))
    const next = this.slow.next()
    if (begun && !(next && this.inOrder(next.subject, begun.work.subject) < 0)) {
      Object.assign(begun.place, { lane: 'slow', isOver: false })
    } else this.begin(this.slow, 'slow')
  }

  private isKnownSlow(subject: string) {
    return this.slowUsage.of(subject) >= this.quickMs / 5
  }

  /** The quick places are for those whose files are quick, as long as any of them come. */
  private isContested() {
    return this.arrivals.within(contestMs).some((subject) => !this.isKnownSlow(subject))
  }

  private begin(queue: Pool['quick'], lane: Place['lane']): boolean {
    const [place] = this.idle()
    const next = queue.next()
    if (!place || !next) return false
    queue.remove(next.item)
    Object.assign(place, { work: next.item, lane, chargedMs: 0, isOver: false })
    this.charge(place, expectedMs)
    place.child.ask(next.item.question)
    return true
  }

  /** Ends a file that has had its quick time, if one waits whose address used less; it is read anew in the slow lane. */
  private putOff(): boolean {
    const next = this.quick.next()
    const last = this.over().sort((a, b) => this.inOrder(b.work.subject, a.work.subject))[0]
    if (!next || !last || this.usage.of(next.subject) >= this.usage.of(last.work.subject)) return false
    this.chargeStart(last.place)
    last.place.child.end('took-too-long')
    this.slow.add(last.work.subject, last.work)
    last.place.work = undefined
    return true
  }

  /** One child after the other, so that those of a server that starts leave it processors. */
  private startNext() {
    if (this.closed || this.places.length === this.placeCount) return
    const place = { work: undefined, lane: 'quick', chargedMs: 0, failedStarts: 0, isOver: false } as unknown as Place
    this.places.push(place)
    this.fill(place)
  }

  private ask(subject: string, question: PoolQuestion, signal: AbortSignal | undefined): Promise<PoolOutcome> {
    if (signal?.aborted) return Promise.reject(new CancelledError())
    if (this.closed) return Promise.reject(new PoolFullError())
    return new Promise((resolve, reject) => {
      const leave = () => this.quick.remove(work) || this.slow.remove(work)
      const cancel = () => {
        const place = leave() ? undefined : this.places.find((one) => one.work === work)
        if (place) setTimeout(() => place.work === work && place.child.end('took-too-long'), cancelGraceMs)
        clearTimeout(patience)
        reject(new CancelledError())
      }
      const patience = setTimeout(() => leave() && work.settle(new PoolFullError()), this.longestWaitMs)
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
      this.arrivals.note(subject)
      const queue = this.isKnownSlow(subject) ? this.slow : this.quick
      queue.add(subject, work)
      this.dispatch()
    })
  }

  read<Reading extends PoolReading>(subject: string, kind: Reading, bytes: Uint8Array, signal?: AbortSignal) {
    return this.ask(subject, { kind, bytes }, signal) as Promise<PoolOutcome<Reading>>
  }

  stats() {
    return {
      size: this.placeCount,
      idle: this.idle().length,
      queued: this.quick.size + this.slow.size,
      slow: this.slow.size,
      restarts: this.restarts,
    }
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.lookAgain)
    for (const queue of [this.quick, this.slow]) {
      for (let next = queue.next(); next; next = queue.next()) {
        queue.remove(next.item)
        next.item.settle(new CancelledError())
      }
    }
    await Promise.all(this.places.map(({ child }) => child.close()))
  }
}

export const createParserPool = (options: ParserPoolOptions): ParserPool => new Pool(options)

function near(path: string): URL {
  return new URL(path, import.meta.url)
}
