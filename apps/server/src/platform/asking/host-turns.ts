import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import PQueue from 'p-queue'
import type { SteadyClock } from '../clock.ts'
import type { AskingLimits } from './asking-limits.ts'
import type { Received } from './exchange.ts'

export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** The host is left alone until then: it failed often, or it asked for it with this status. */
export class RestingError extends Error {
  override name = 'RestingError'
  readonly until: number
  readonly status: number | undefined

  /** `cause` is what failed last. */
  constructor(until: number, status?: number, cause?: unknown) {
    super('This host is left alone for now', { cause })
    this.until = until
    this.status = status
  }
}

type Turn = {
  host: string
  perMinute: number
  signal: AbortSignal
  /** What becomes of it says nothing of its host: anybody can write links that lead nowhere. */
  isLink: boolean
}

export type HostTurns = {
  /** Does `work` when it is this host's turn: few at once, spaced, and not while it rests. */
  take(turn: Turn, work: () => Promise<Received>): Promise<Received>
  /** The host asked for no requests until then. */
  rest(host: string, until: number, status: number): void
}

const mostHosts = 1000

export function createHostTurns(deps: {
  clock: SteadyClock
  wait: Wait
  limits: AskingLimits
  /** Whether an error says that the host itself is in trouble. */
  isTrouble: (error: unknown) => boolean
}): HostTurns {
  const { clock, wait, limits, isTrouble } = deps
  const overall = new PQueue({ concurrency: limits.overall })
  const hosts = new Map<string, ReturnType<typeof createHost>>()

  const createHost = () => {
    // The pace goes by the clock that nobody sets: no jump of the other one silences a host.
    const state = { nextAt: 0, rest: new RestingError(0), openUntil: 0, lastError: undefined as unknown }
    const breaker = circuitBreaker(
      handleWhen(isTrouble).orWhenResult((received) => (received as Received).status >= 500),
      {
        breaker: new ConsecutiveBreaker(limits.failures),
        halfOpenAfter: {
          next: ({ attempt }) => pause(attempt),
        },
      },
    )
    const pause = (attempt: number) => {
      const duration = Math.min(limits.openMs * 2 ** (attempt - 1), limits.longestOpenMs)
      state.openUntil = clock.now() + duration
      return { duration, next: (context: { attempt: number }) => pause(context.attempt) }
    }
    return { state, breaker, queue: new PQueue({ concurrency: limits.perHost }) }
  }

  const hostOf = (name: string) => {
    const known = hosts.get(name)
    if (known !== undefined) return known
    if (hosts.size >= mostHosts) forgetIdle()
    const made = createHost()
    hosts.set(name, made)
    return made
  }

  const forgetIdle = () => {
    for (const [name, { queue, state, breaker }] of hosts) {
      const isIdle = queue.size + queue.pending === 0 && breaker.state === CircuitState.Closed
      if (isIdle && state.nextAt < clock.monotonic() && state.rest.until < clock.now()) hosts.delete(name)
    }
  }

  return {
    take({ host: name, perMinute, signal, isLink }, work) {
      const { state, breaker, queue } = hostOf(name)
      const turn = async () => {
        if (state.rest.until > clock.now()) throw state.rest
        const now = clock.monotonic()
        const at = Math.max(state.nextAt, now)
        state.nextAt = at + 60_000 / perMinute
        if (at > now) await wait(at - now, signal)
        return overall.add(work, { signal })
      }
      const guarded = async () => {
        try {
          const received = await breaker.execute(turn)
          state.lastError = undefined
          return received
        } catch (error) {
          if (error instanceof BrokenCircuitError) throw new RestingError(state.openUntil, undefined, state.lastError)
          state.lastError = error
          throw error
        }
      }
      return queue.add(isLink ? turn : guarded, { signal })
    },
    rest(name, until, status) {
      const { state } = hostOf(name)
      const ms = until - clock.now()
      if (ms > limits.longestWaitMs) state.rest = new RestingError(until, status)
      else state.nextAt = Math.max(state.nextAt, clock.monotonic() + ms)
    },
  }
}
