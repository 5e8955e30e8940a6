import { lookup as dnsLookup } from 'node:dns'
import { setTimeout as pause } from 'node:timers/promises'
import { ExponentialBackoff } from 'cockatiel'
import { EnvHttpProxyAgent } from 'undici'
import type { SteadyClock } from '../clock.ts'
import { type Asked, askedOf, type OutsideRequest } from './asked.ts'
import { type AskingLimits, askingLimits } from './asking-limits.ts'
import { authorities } from './authorities.ts'
import { placeOf } from './fault.ts'
import { createHostTurns, type Wait } from './host-turns.ts'
import { type Journey, readRobots, travel } from './journey.ts'
import { Ended, failed, type OutsideAnswer } from './outside-answer.ts'
import { addressesOf, type LookupAll, publicLookup, readHosts } from './public-address.ts'
import { retryAfter } from './retry-after.ts'
import { createRobots } from './robots.ts'

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
/** Asking again later may help. */
const passing = [408, 425, 429, 500, 502, 503, 504]

/** Of a place that a link leads to: so much is kept. */
const longestAddress = 500

interface OutsideDependencies {
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
}

export function createOutside(deps: OutsideDependencies): Outside & { leadsTo: LeadsTo } {
  const { clock } = deps
  const limits: AskingLimits = { ...askingLimits, ...deps.limits }
  const wait: Wait = deps.wait ?? ((ms, signal) => pause(ms, undefined, { signal }))
  const allowed = readHosts(deps.allowedHosts)
  const closing = new AbortController()
  const dispatchers = {
    toAllowed: dispatcherFor(deps, limits, allowed),
    toOthers: dispatcherFor(deps, limits, addressesOf(allowed)),
  }
  const journey: Journey = {
    ...{ clock, limits, dispatchers, allowed },
    turns: createHostTurns({
      ...{ clock, wait, limits },
      isTrouble: (error) => !closing.signal.aborted && error instanceof Ended && error.mayRetry,
    }),
    robots: createRobots({ clock, agent, keptMs: limits.robotsKeptMs, read: (url) => readRobots(journey, url) }),
    userAgent: `${agent}/${deps.version}${deps.contact === undefined ? '' : ` (+${deps.contact})`}`,
    closing: closing.signal,
  }
  const until = (given: AbortSignal | undefined) =>
    given === undefined ? closing.signal : AbortSignal.any([given, closing.signal])
  return {
    ask: (request, signal) => ask(journey, wait, request, until(signal)),
    leadsTo: (link, signal) => endOf(journey, link, until(signal)),
    async close() {
      closing.abort(new Error('The client that asks outside is closed'))
      await Promise.all(Object.values(dispatchers).map((dispatcher) => dispatcher.destroy()))
    },
  }
}

/** Connections: to the proxy of the host where one is set, else to what is public or allowed. */
function dispatcherFor(
  { env, lookup = dnsLookup }: OutsideDependencies,
  limits: AskingLimits,
  allowed: ReadonlySet<string>,
): EnvHttpProxyAgent {
  const trust = { ...authorities(env.NODE_EXTRA_CA_CERTS), timeout: limits.connectMs, allowH2: false }
  return new EnvHttpProxyAgent({
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
}

/** Asks, and asks again where that may help. */
async function ask(journey: Journey, wait: Wait, request: OutsideRequest, signal: AbortSignal): Promise<OutsideAnswer> {
  const { limits, userAgent } = journey
  const url = URL.parse(request.url)
  if (url === null) return { kind: 'failed', reason: 'This is no address of the web.' }
  const asked = askedOf(request, url, limits, userAgent)
  const backoff = new ExponentialBackoff({ initialDelay: limits.firstPauseMs, maxDelay: limits.longestPauseMs })
  let next = backoff.next()
  for (let count = 1; ; count += 1) {
    signal.throwIfAborted()
    try {
      return await attempt(journey, asked, signal)
    } catch (error) {
      if (!(error instanceof Ended)) throw error
      if (!error.mayRetry || count >= limits.attempts) return error.answer
    }
    await wait(next.duration, signal)
    next = next.next(undefined)
  }
}

async function attempt(journey: Journey, asked: Asked, signal: AbortSignal): Promise<OutsideAnswer> {
  const { clock, limits } = journey
  const { url, received } = await travel(journey, asked, signal)
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

/** Where a link leads in the end; nothing of it is read. */
async function endOf(journey: Journey, link: string, signal: AbortSignal): Promise<LinkEnd> {
  const { limits, userAgent } = journey
  const first = URL.parse(link)
  if (first === null) return { address: link, isReached: false }
  let last = first
  const onStep = (url: URL) => {
    last = url
  }
  const request = askedOf({ url: link, accept: 'html' }, first, limits, userAgent)
  // Of each step, and only from its turn on: no link is dead because its host wants long pauses.
  const asked = { ...request, isForPlace: true, answerMs: limits.linkMs }
  const isReached = await travel(journey, asked, signal, { most: limits.linkRedirects, onStep }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Ended) return false
      throw error
    },
  )
  // What opens no page of the web is named by its kind alone.
  const address = /^https?:$/.test(last.protocol) ? placeOf(last) : last.protocol
  return { address: address.slice(0, longestAddress), isReached }
}
