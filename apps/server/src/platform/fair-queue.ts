/** Time used counts half as much after so long. */
const halfLifeMs = 30_000
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

export interface FairQueue<Item> {
  readonly size: number
  add(subject: string, item: Item): void
  /** Takes a waiting item out; false when it does not wait. */
  remove(item: Item): boolean
  /** Whose turn it is of those who may have one, without taking it. */
  next(mayHave?: (subject: string) => boolean): { readonly subject: string; readonly item: Item } | undefined
}

/**
 * Who has used least of late goes first: asking for much holds up nobody else, and whoever is alone is not held up at all.
 * Of those who used the same, counted in steps of `equalMs`, the newest goes first, since behind a crowd of strangers
 * everybody would wait too long. What one subject asked for stays in order.
 */
export function createFairQueue<Item>(usage: Usage, equalMs = 1): FairQueue<Item> {
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
    next(mayHave = () => true) {
      let next: { subject: string; item: Item } | undefined
      let least = Number.POSITIVE_INFINITY
      for (const [subject, [item]] of waiting) {
        const steps = Math.floor(usage.of(subject) / equalMs)
        if (steps > least || item === undefined || !mayHave(subject)) continue
        next = { subject, item }
        least = steps
      }
      return next
    },
  }
}
