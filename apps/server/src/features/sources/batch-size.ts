const aimMs = 20
const least = 50
const most = 200

function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * How many items are taken in at once: few enough that the event loop of the embedded database is held for some 20 ms, and
 * as many as that allows, since a commit of many costs little more than one of few. Processor time counts: what waits for
 * others on a busy machine would wait longer in more and smaller parts.
 */
export function createBatchSize() {
  let size = least
  return {
    current: () => size,
    /** Does the work of one batch, and learns from how long it takes. */
    async timed<Result>(work: () => Promise<Result>): Promise<Result> {
      const before = workedMs()
      const result = await work()
      const took = workedMs() - before
      if (took > aimMs) size = Math.max(least, Math.floor(size / 2))
      else if (took < aimMs / 2) size = Math.min(most, size * 2)
      return result
    },
  }
}
