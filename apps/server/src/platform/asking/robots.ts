import type { Clock } from '../clock.ts'
import { type RobotsRules, readRobots } from './robots-rules.ts'

export type Robots = {
  /** Whether a page may be read, and the pause between two requests that the host asks for, ms. */
  rulesFor(url: URL): Promise<{ isAllowed: boolean; pauseMs: number }>
}

type Kept = { until: number; rules: Promise<RobotsRules> }

const mostKept = 300
const longestPauseMs = 60_000

/**
 * What hosts write into robots.txt, by RFC 9309: a file that is not there allows all; a file that cannot be had allows
 * nothing, and `read` throws. Several requests share one reading.
 */
export function createRobots(deps: {
  clock: Clock
  agent: string
  keptMs: number
  /** The text of the file; empty where there is none. */
  read: (url: URL) => Promise<string>
}): Robots {
  const { clock, agent, keptMs, read } = deps
  const kept = new Map<string, Kept>()

  const rulesOf = (origin: string) => {
    const known = kept.get(origin)
    if (known !== undefined && known.until > clock.now()) return known.rules
    kept.delete(origin)
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    const url = new URL('/robots.txt', origin)
    const rules = read(url).then((text) => readRobots(text, agent))
    kept.set(origin, { until: clock.now() + keptMs, rules })
    rules.catch(() => kept.delete(origin))
    return rules
  }

  return {
    async rulesFor(url) {
      const rules = await rulesOf(url.origin)
      return { isAllowed: rules.isAllowed(url), pauseMs: Math.min(rules.pauseSeconds * 1000, longestPauseMs) }
    },
  }
}
