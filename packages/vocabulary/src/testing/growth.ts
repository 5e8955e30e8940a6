/** Less than this is the clock's own noise, in milliseconds. */
const least = 5

/**
 * Both lengths are measured in turn, so that what else the machine does meets both, and the least of each counts: memory is
 * collected in one run, code made fast in another. Where two looks show a quick rule there is no third; a slow rule is slow in
 * all five.
 */
const [fewestRuns, mostRuns] = [2, 5]

/**
 * How many times as long the work takes at a length as at a quarter of it, by the thread's processor time. A rule that
 * reads a text once gives about 4, one that begins anew at each of its places 16. Unlike a limit in seconds it says the
 * same on a slow machine and on a busy one.
 */
export function growth(length: number, work: (length: number) => unknown): number {
  // Once before, so that what is built on first use is in neither.
  work(16)
  let [whole, quarter] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const times = () => whole / Math.max(quarter, least)
  for (let run = 0; run < fewestRuns || (run < mostRuns && times() >= growthOfOneReading); run += 1) {
    const ofWhole = processorMs(() => work(length))
    const ofQuarter = processorMs(() => work(length / 4))
    whole = Math.min(whole, ofWhole)
    quarter = Math.min(quarter, ofQuarter)
  }
  return times()
}

/** Above what a rule reaches that reads its text once, below a rule that begins anew at each place. */
export const growthOfOneReading = 9

function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
