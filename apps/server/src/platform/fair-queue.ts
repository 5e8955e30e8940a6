/** Time used counts half as much after so long. */
const halfLifeMs = 30_000
/** Who did not ask for so long is a newcomer again. */
const pauseMs = 30_000
/** Addresses remembered; who used something longest ago is forgotten first. */
const mostRemembered = 10_000

/** Milliseconds that each subject, such as an address, has used of late. */
export interface Usage {
  of(subject: string): number
  /** Adds to it; a negative time gives back. */
  charge(subject: string, ms: number): void
}

export function createUsage(nowMs: () => number = () => performance.now()): Usage {
  const uses = new Map<string, { readonly ms: number; readonly atMs: number }>()
  const of = (subject: string) => {
    const use = uses.get(subject)
    return use ? use.ms * 0.5 ** ((nowMs() - use.atMs) / halfLifeMs) : 0
  }
  return {
    of,
    charge(subject, ms) {
      const sum = of(subject) + ms
      // Written anew, so that whoever used something last stands last.
      uses.delete(subject)
      if (sum > 0) uses.set(subject, { ms: sum, atMs: nowMs() })
      if (uses.size <= mostRemembered) return
      const [oldest = ''] = uses.keys()
      uses.delete(oldest)
    },
  }
}

export interface Arrivals {
  note(subject: string): void
  /** When it came: its first ask that others followed without a pause. */
  of(subject: string): number
  /** Who asked within the last so many milliseconds. */
  within(ms: number): string[]
}

/** Who came when, for as long as they go on asking: whoever asks again and again is no newcomer each time. */
export function createArrivals(nowMs: () => number = () => performance.now()): Arrivals {
  /** Who asked longest ago stands first. */
  const asks = new Map<string, { readonly cameMs: number; readonly lastMs: number }>()
  return {
    note(subject) {
      const now = nowMs()
      for (const [one, { lastMs }] of asks) {
        if (now - lastMs <= pauseMs && asks.size <= mostRemembered) break
        asks.delete(one)
      }
      const cameMs = asks.get(subject)?.cameMs ?? now
      asks.delete(subject)
      asks.set(subject, { cameMs, lastMs: now })
    },
    of: (subject) => asks.get(subject)?.cameMs ?? nowMs(),
    within: (ms) => [...asks].filter(([, { lastMs }]) => lastMs >= nowMs() - ms).map(([subject]) => subject),
  }
}

export interface FairQueue<Item> {
  readonly size: number
  add(subject: string, item: Item): void
  /** Takes a waiting item out; false when it does not wait. */
  remove(item: Item): boolean
  /** Takes all of one subject out, in order. */
  removeAll(subject: string): Item[]
  /** Whose turn it is, without taking it. */
  next(): { readonly subject: string; readonly item: Item } | undefined
}

/**
 * Who has used least of late goes first: asking for much holds up nobody else, and whoever is alone is not held up at all.
 * Of those who used the same, counted in steps of `equalMs`, whoever came last (or, without `arrivals`, began to wait last)
 * goes first, since behind a crowd of strangers everybody would wait too long. What one subject asked for stays in order.
 */
export function createFairQueue<Item>(
  usage: Pick<Usage, 'of'>,
  equalMs = 1,
  arrivals?: Pick<Arrivals, 'of'>,
): FairQueue<Item> {
  /** By subject; who began to wait last stands last. */
  const waiting = new Map<string, Item[]>()
  let size = 0
  return {
    get size() {
      return size
    },
    add(subject, item) {
      const items = waiting.get(subject)
      if (items) items.push(item)
      else waiting.set(subject, [item])
      size += 1
    },
    remove(item) {
      for (const [subject, items] of waiting) {
        const at = items.indexOf(item)
        if (at < 0) continue
        items.splice(at, 1)
        if (items.length === 0) waiting.delete(subject)
        size -= 1
        return true
      }
      return false
    },
    removeAll(subject) {
      const items = waiting.get(subject) ?? []
      waiting.delete(subject)
      size -= items.length
      return items
    },
    next() {
      let next: { subject: string; item: Item } | undefined
      let least = Number.POSITIVE_INFINITY
      let newest = 0
      for (const [subject, [item]] of waiting) {
        const steps = Math.floor(usage.of(subject) / equalMs)
        const came = arrivals?.of(subject) ?? 0
        if (steps > least || (steps === least && came < newest) || item === undefined) continue
        next = { subject, item }
        least = steps
        newest = came
      }
      return next
    },
  }
}
