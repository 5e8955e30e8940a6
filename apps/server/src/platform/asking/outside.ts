import { lookup as dnsLookup } from 'node:dns'
import { setTimeout as pause } from 'node:timers/promises'
import { ExponentialBackoff } from 'cockatiel'
import { EnvHttpProxyAgent } from 'undici'
import type { SteadyClock } from '../clock.ts'
import { type Asked, askedOf, isAmong, type OutsideRequest, partsOf, redirected } from './asked.ts'
import { type AskingLimits, askingLimits } from './asking-limits.ts'
import { authorities } from './authorities.ts'
import { exchange, type Received } from './exchange.ts'
import { faultOf, placeOf } from './fault.ts'
import { createHostTurns, RestingError, type Wait } from './host-turns.ts'
import { addressFault, hostOf, type LookupAll, publicLookup, readHosts } from './public-address.ts'
import { retryAfter } from './retry-after.ts'
import { createRobots } from './robots.ts'

export type OutsideAnswer =
  /** `url` is where the answer came from in the end. It may hold a key in its query. */
  | { kind: 'ok'; text: string; etag?: string; lastModified?: string; url: string }
  | { kind: 'unchanged' }
  | { kind: 'gone'; status: 404 | 410 }
  /** It said no, or not now. Status 0: its robots.txt does. `retryAt`: ms UTC. */
  | { kind: 'refused'; status: number; retryAt?: number }
  /** A sentence for people, without the query of an address. */
  | { kind: 'failed'; reason: string }

export type Outside = {
  /** Rejects only where `signal` ends it or the client is closed. */
  ask(request: OutsideRequest, signal?: AbortSignal): Promise<OutsideAnswer>
  close(): Promise<void>
}

/** Where a link leads. `address` is without its query, which may hold what is nobody's business. */
export type LinkEnd = { address: string; isReached: boolean }
export type LeadsTo = (link: string, signal?: AbortSignal) => Promise<LinkEnd>

export type OutsideEnvironment = {
  readonly HTTPS_PROXY?: string | undefined
  readonly HTTP_PROXY?: string | undefined
  readonly NO_PROXY?: string | undefined
  readonly NODE_EXTRA_CA_CERTS?: string | undefined
}

/** The name under which hosts may address us in robots.txt. */
const agent = 'Scry'
const redirects = [301, 302, 303, 307, 308]
/** Asking again later may help. */
const passing = [408, 425, 429, 500, 502, 503, 504]

/** Of a place that a link leads to: so much is kept. */
const longestAddress = 500

/** Ends a request with this answer. */
class Ended extends Error {
  readonly answer: OutsideAnswer
  readonly mayRetry: boolean

  constructor(answer: OutsideAnswer, mayRetry = false) {
    super(answer.kind)
    this.answer = answer
    this.mayRetry = mayRetry
  }
}

const failed = (reason: string, mayRetry = false) => new Ended({ kind: 'failed', reason }, mayRetry)

export function createOutside(deps: {
  clock: SteadyClock
  /** How whoever is asked can reach the host of this server: an address of the web or of mail. */
  contact: string | undefined
  version: string
  /** Names and addresses that may be private, and that may be asked over http. */
  allowedHosts: readonly string[]
  env: OutsideEnvironment
  limits?: Partial<AskingLimits>
  lookup?: LookupAll
  wait?: Wait
}): Outside & { leadsTo: LeadsTo } {
  const { clock, env, lookup = dnsLookup } = deps
  const limits: AskingLimits = { ...askingLimits, ...deps.limits }
  const wait: Wait = deps.wait ?? ((ms, signal) => pause(ms, undefined, { signal }))
  const allowed = readHosts(deps.allowedHosts)
  const userAgent = `${agent}/${deps.version}${deps.contact === undefined ? '' : ` (+${deps.contact})`}`
  const trust = { ...authorities(env.NODE_EXTRA_CA_CERTS), timeout: limits.connectMs, allowH2: false }
  const closing = new AbortController()
  const dispatcher = new EnvHttpProxyAgent({
    // An empty text keeps the library from reading the environment itself.
    httpProxy: env.HTTP_PROXY ?? '',
    httpsProxy: env.HTTPS_PROXY ?? '',
    noProxy: env.NO_PROXY ?? '',
    connect: { ...trust, lookup: publicLookup(lookup, allowed) },
    requestTls: trust,
    // The proxy is the host's own choice: its address is not checked.
    proxyTls: trust,
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.bodyMs,
  })
  const turns = createHostTurns({
    ...{ clock, wait, limits },
    isTrouble: (error) => !closing.signal.aborted && error instanceof Ended && error.mayRetry,
  })
  const robots = createRobots({ clock, agent, keptMs: limits.robotsKeptMs, read: readRobots })

  /** One request, without redirects, in its host's turn. */
  async function visit(url: URL, asked: Asked, signal: AbortSignal): Promise<Received> {
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
      if (!(error instanceof RestingError)) throw error
      const { until, status, cause } = error
      if (status !== undefined) throw new Ended({ kind: 'refused', status, retryAt: until })
      const reason =
        cause instanceof Ended && cause.answer.kind === 'failed'
          ? `${cause.answer.reason} ${url.host}`
          : `${url.host} failed several times in a row and`
      throw failed(`${reason} is left alone until ${new Date(until).toISOString().slice(11, 16)} UTC.`)
    })
    const retryAt = retryAfter(received.headers['retry-after'], clock.now(), limits.longestRestMs)
    if (retryAt !== undefined && [429, 503].includes(received.status)) turns.rest(url.host, retryAt, received.status)
    return received
  }

  /** Goes where redirects lead. Each step is checked as the first one was. */
  async function follow(
    asked: Asked,
    signal: AbortSignal,
    { most, onStep }: { most: number; onStep?: (url: URL) => void } = { most: limits.redirects },
  ): Promise<{ url: URL; received: Received }> {
    let step = asked
    for (let count = 0; ; count += 1) {
      const { url } = step
      onStep?.(url)
      const fault = addressFault(url, mayBePrivate(url, asked) ? allowed : new Set())
      if (fault !== undefined) throw failed(sentence(url, asked, fault))
      if (count > 0 && !mayLeadTo(url, asked)) throw failed(sentence(url, asked, 'is none of the hosts it may lead to'))
      const paused = step.heedsRobots ? await heedRobots(step, url, signal) : step
      const received = await visit(url, paused, signal)
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

  async function heedRobots(step: Asked, url: URL, signal: AbortSignal): Promise<Asked> {
    const { isAllowed, pauseMs } = await unlessEnded(robots.rulesFor(url), signal)
    if (!isAllowed) throw new Ended({ kind: 'refused', status: 0 })
    return pauseMs === 0 ? step : { ...step, perMinute: Math.min(step.perMinute, 60_000 / pauseMs) }
  }

  /** Belongs to no single request, so that none of them ends it for the others. */
  async function readRobots(url: URL): Promise<string> {
    const request = { url: url.href, accept: 'any', answerMegabytes: limits.robotsMegabytes } as const
    const asked = { ...askedOf(request, url, limits, userAgent), answerMs: limits.robotsMs }
    const { received } = await follow(asked, closing.signal)
    const { status, text } = received
    if (status === 429 || status >= 500) throw failed(`${placeOf(url)} could not be read: it answered ${status}.`, true)
    return text
  }

  async function attempt(asked: Asked, signal: AbortSignal): Promise<OutsideAnswer> {
    const { url, received } = await follow(asked, signal)
    const { status, headers, text } = received
    if (status >= 200 && status < 300) {
      const { etag, 'last-modified': lastModified } = headers
      return { kind: 'ok', text, url: url.href, ...(etag && { etag }), ...(lastModified && { lastModified }) }
    }
    if (status === 304 && asked.isConditional) return { kind: 'unchanged' }
    if (status === 404 || status === 410) return { kind: 'gone', status }
    const retryAt = retryAfter(headers['retry-after'], clock.now(), limits.longestRestMs)
    const mayRetry = passing.includes(status) && (retryAt ?? 0) - clock.now() <= limits.longestWaitMs
    if ([401, 403, 429].includes(status) || (status === 503 && retryAt !== undefined))
      throw new Ended({ kind: 'refused', status, ...(retryAt !== undefined && { retryAt }) }, mayRetry)
    throw failed(`${placeOf(url)} answered ${status}.`, mayRetry)
  }

  return {
    async ask(request, given) {
      const signal = given === undefined ? closing.signal : AbortSignal.any([given, closing.signal])
      const url = URL.parse(request.url)
      if (url === null) return { kind: 'failed', reason: 'This is no address of the web.' }
      const asked = askedOf(request, url, limits, userAgent)
      const backoff = new ExponentialBackoff({ initialDelay: limits.firstPauseMs, maxDelay: limits.longestPauseMs })
      let next = backoff.next()
      for (let count = 1; ; count += 1) {
        signal.throwIfAborted()
        try {
          return await attempt(asked, signal)
        } catch (error) {
          if (!(error instanceof Ended)) throw error
          if (!error.mayRetry || count >= limits.attempts) return error.answer
        }
        await wait(next.duration, signal)
        next = next.next(undefined)
      }
    },
    async leadsTo(link, given) {
      const signal = given === undefined ? closing.signal : AbortSignal.any([given, closing.signal])
      const first = URL.parse(link)
      if (first === null) return { address: link, isReached: false }
      let last = first
      const onStep = (url: URL) => {
        last = url
      }
      const request = askedOf({ url: link, accept: 'html' }, first, limits, userAgent)
      // Of each step, and only from its turn on: no link is dead because its host wants long pauses.
      const asked = { ...request, isForPlace: true, answerMs: limits.linkMs }
      const isReached = await follow(asked, signal, { most: limits.linkRedirects, onStep }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Ended) return false
          throw error
        },
      )
      // What opens no page of the web is named by its kind alone.
      const address = /^https?:$/.test(last.protocol) ? placeOf(last) : last.protocol
      return { address: address.slice(0, longestAddress), isReached }
    },
    async close() {
      closing.abort(new Error('The client that asks outside is closed'))
      await dispatcher.destroy()
    },
  }
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

const mayLeadTo = (url: URL, { hosts }: Asked): boolean => hosts === undefined || isAmong(url, hosts)

const sentence = (url: URL, { url: first }: Asked, fault: string): string =>
  url === first
    ? `${placeOf(url)} was not asked: it ${fault}.`
    : `${placeOf(first)} redirects to ${placeOf(url)}, which was not asked: it ${fault}.`
