import { createFairQueue, createUsage } from './fair-queue.ts'

/** Does `work` when it is the turn of `subject`, such as the address that asks. */
export type Turns = <Result>(subject: string, work: () => Result | Promise<Result>) => Promise<Result>

/**
 * Lets long pieces of work run one at a time and one a turn of the event loop, so that short calls get between them. Whose
 * work took least time of late goes first: who asks for much waits for others as soon as there are any, and not before.
 */
export function takeTurns(): Turns {
  const usage = createUsage()
  const queue = createFairQueue<() => Promise<unknown>>(usage)
  let isRunning = false
  const next = async () => {
    const turn = queue.next()
    if (!turn) {
      isRunning = false
      return
    }
    queue.remove(turn.item)
    const from = performance.now()
    await turn.item()
    usage.charge(turn.subject, performance.now() - from)
    setImmediate(() => void next())
  }
  return (subject, work) =>
    new Promise((resolve, reject) => {
      queue.add(subject, async () => {
        try {
          resolve(await work())
        } catch (error) {
          reject(error)
        }
      })
      if (isRunning) return
      isRunning = true
      setImmediate(() => void next())
    })
}
