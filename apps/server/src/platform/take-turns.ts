/**
 * Lets long pieces of work run one a turn of the event loop, in the order they were asked for. Without it every request
 * that lies ready is worked off before the sockets are looked at again: who comes just too late waits for all of them,
 * and then for all that came meanwhile.
 */
export function takeTurns(): () => Promise<void> {
  const waiting: (() => void)[] = []
  const next = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(next)
    })
}
