/** How long a line may wait; a process that is killed loses no more than what came in that time. */
const longestWaitMs = 50

/**
 * Lines of a log, written together: a write to the operating system for each of them costs as much as reading a person's
 * profile from the database.
 */
export function bundleLines(write: (text: string) => void) {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const text = waiting
    waiting = ''
    if (text !== '') write(text)
  }
  return {
    write(line: string): void {
      waiting += line
      timer ??= setTimeout(flush, longestWaitMs)
    },
    /** Writes what waits; to be called when the process ends. */
    flush,
  }
}
