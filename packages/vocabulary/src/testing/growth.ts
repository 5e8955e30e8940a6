/** Less than this is the clock's own noise, in milliseconds. */
const least = 5

/**
 * How many times as long the work takes at a length as at a quarter of it, by the thread's processor time. A rule that
 * reads a text once gives about 4, one that begins anew at each of its places 16. Unlike a limit in seconds it says the
 * same on a slow machine and on a busy one.
 */
export function growth(length: number, work: (length: number) => unknown): number {
  // Once before, so that what is built on first use is in neither.
  work(16)
  return (
    leastMs(() => work(length)) /
    Math.max(
      leastMs(() => work(length / 4)),
      least,
    )
  )
}

/** Above what a rule reaches that reads its text once, below a rule that begins anew at each place. */
export const growthOfOneReading = 9

const runs = 5

/** The least of some runs: memory is collected in one, code made fast in another. A rule that is slow is so in all. */
const leastMs = (work: () => unknown): number => Math.min(...Array.from({ length: runs }, () => processorMs(work)))

function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
