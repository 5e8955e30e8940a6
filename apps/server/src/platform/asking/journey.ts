import type { Dispatcher } from 'undici'
import type { SteadyClock } from '../clock.ts'
import { type Asked, askedOf, isAmong, partsOf, redirected } from './asked.ts'
import type { AskingLimits } from './asking-limits.ts'
import { exchange, type Received } from './exchange.ts'
import { faultOf, placeOf } from './fault.ts'
import { type HostTurns, RestingError } from './host-turns.ts'
import { Ended, failed } from './outside-answer.ts'
import { addressFault, hostOf } from './public-address.ts'
import { retryAfter } from './retry-after.ts'
import type { Robots } from './robots.ts'

const redirects = [301, 302, 303, 307, 308]

/** By what requests travel. */
export interface Journey {
  readonly clock: SteadyClock
  readonly limits: AskingLimits
  /** A name may lead to a private address only where it is asked for itself: any site can redirect to it. */
  readonly dispatchers: { readonly toAllowed: Dispatcher; readonly toOthers: Dispatcher }
  readonly turns: HostTurns
  readonly robots: Robots
  /** Names and addresses that may be private. */
  readonly allowed: ReadonlySet<string>
  readonly userAgent: string
  /** Ends all of them. */
  readonly closing: AbortSignal
}

/** One request, without redirects, in its host's turn. */
async function visit(journey: Journey, dispatcher: Dispatcher, asked: Asked, signal: AbortSignal): Promise<Received> {
  const { clock, limits, turns } = journey
  const { url } = asked
  const { perMinute, mostBytes, answerMs, isForPlace } = asked
  const work = async () => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(answerMs)])
    try {
      return await exchange(dispatcher, url, { ...partsOf(asked), mostBytes, isForPlace, signal: inTime })
    } catch (error) {
      signal.throwIfAborted()
      const { reason, isTrouble } = faultOf(error, url)
      throw failed(reason, isTrouble)
    }
  }
  const turn = { host: url.host, perMinute, signal, isLink: isForPlace }
  const received = await turns.take(turn, work).catch((error: unknown) => {
    throw error instanceof RestingError ? leftAlone(error, url) : error
  })
  const retryAt = retryAfter(received.headers['retry-after'], clock.now(), limits.longestRestMs)
  if (retryAt !== undefined && [429, 503].includes(received.status)) turns.rest(url.host, retryAt, received.status)
  return received
}

/** Why a host that rests is not asked. */
function leftAlone({ until, status, cause }: RestingError, url: URL): Ended {
  if (status !== undefined) return new Ended({ kind: 'refused', status, retryAt: until })
  const reason =
    cause instanceof Ended && cause.answer.kind === 'failed'
      ? `${cause.answer.reason} ${url.host}`
      : `${url.host} failed several times in a row and`
  return failed(`${reason} is left alone until ${new Date(until).toISOString().slice(11, 16)} UTC.`)
}

/** Goes where redirects lead. Each step is checked as the first one was. */
export async function travel(
  journey: Journey,
  asked: Asked,
  signal: AbortSignal,
  { most, onStep }: { most: number; onStep?: (url: URL) => void } = { most: journey.limits.redirects },
): Promise<{ url: URL; received: Received }> {
  let step = asked
  for (let count = 0; ; count += 1) {
    const { url } = step
    onStep?.(url)
    const isOwnPlace = mayBePrivate(url, asked)
    const fault = addressFault(url, isOwnPlace ? journey.allowed : new Set())
    if (fault !== undefined) throw failed(sentence(url, asked, fault))
    if (count > 0 && !mayLeadTo(url, asked)) throw failed(sentence(url, asked, 'is none of the hosts it may lead to'))
    const paused = step.heedsRobots ? await heedRobots(journey.robots, step, signal) : step
    const { toAllowed, toOthers } = journey.dispatchers
    const received = await visit(journey, isOwnPlace ? toAllowed : toOthers, paused, signal)
    if (!redirects.includes(received.status)) return { url, received }
    const next = URL.parse(received.headers.location ?? '', url.href)
    if (count === most) {
      if (next !== null) onStep?.(next)
      throw failed(`${placeOf(asked.url)} redirects more than ${most} times.`)
    }
    if (next === null) throw failed(`${placeOf(url)} redirects to nowhere.`)
    step = redirected(step, next, received.status)
  }
}

/** A redirect reaches what is private only within the request's own host or the hosts that it names. */
const mayBePrivate = (url: URL, asked: Asked) =>
  hostOf(url) === hostOf(asked.url) || (asked.hosts !== undefined && isAmong(url, asked.hosts))

const mayLeadTo = (url: URL, { hosts }: Asked): boolean => hosts === undefined || isAmong(url, hosts)

const sentence = (url: URL, { url: first }: Asked, fault: string): string =>
  url === first
    ? `${placeOf(url)} was not asked: it ${fault}.`
    : `${placeOf(first)} redirects to ${placeOf(url)}, which was not asked: it ${fault}.`

async function heedRobots(robots: Robots, step: Asked, signal: AbortSignal): Promise<Asked> {
  const { isAllowed, pauseMs } = await unlessEnded(robots.rulesFor(step.url), signal)
  if (!isAllowed) throw new Ended({ kind: 'refused', status: 0 })
  return pauseMs === 0 ? step : { ...step, perMinute: Math.min(step.perMinute, 60_000 / pauseMs) }
}

/** Belongs to no single request, so that none of them ends it for the others. */
export async function readRobots(journey: Journey, url: URL): Promise<string> {
  const { limits, userAgent, closing } = journey
  const request = { url: url.href, accept: 'any', answerMegabytes: limits.robotsMegabytes } as const
  const asked = { ...askedOf(request, url, limits, userAgent), answerMs: limits.robotsMs }
  const { received } = await travel(journey, asked, closing)
  const { status, text } = received
  if (status === 429 || status >= 500) throw failed(`${placeOf(url)} could not be read: it answered ${status}.`, true)
  return text
}

/** Ends the waiting with `signal`, and not the work, which others may wait for too. */
async function unlessEnded<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  work.then(resolve, reject)
  return promise.finally(() => signal.removeEventListener('abort', end))
}
