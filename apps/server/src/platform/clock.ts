export interface Clock {
  /** Milliseconds since 1970, UTC. Somebody may set it, also backwards. */
  now(): number
}

export interface SteadyClock extends Clock {
  /** Milliseconds since some instant. Nobody sets it. */
  monotonic(): number
}

export const systemClock: SteadyClock = { now: () => Date.now(), monotonic: () => performance.now() }

/** Processes and machines differ by seconds, and a time server corrects by minutes: less than this is no jump. */
export const clockSlackMs = 5 * 60_000
