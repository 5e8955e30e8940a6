import type { AskingLimits } from './asking-limits.ts'
import { readEncodings } from './exchange.ts'
import { hostOf } from './public-address.ts'

export type OutsideRequest = {
  url: string
  accept: 'json' | 'xml' | 'html' | 'any'
  /** Sent as JSON by POST; without it the request is a GET. It must change nothing there: it may be sent again. */
  body?: unknown
  /** Not sent on where a redirect leads to another origin. */
  headers?: Readonly<Record<string, string>>
  etag?: string
  lastModified?: string
  /** Pages are asked by their host's robots.txt in any case. */
  heedsRobots?: boolean
  /** The only hosts that a redirect may lead to, '*.' for one label; absent: any public one. */
  hosts?: readonly string[]
  /** The most requests to this host; it is asked at even pauses. */
  perMinute?: number
  /** The most that the answer may hold, where less than the limit of all. */
  answerMegabytes?: number
}

const accepts = {
  json: 'application/json',
  xml: 'application/rss+xml, application/atom+xml, application/xml, text/xml;q=0.9',
  html: 'text/html, application/xhtml+xml;q=0.9',
  any: '*/*',
}

/** A request as it goes from step to step. */
export type Asked = {
  url: URL
  body: string | undefined
  headers: Record<string, string>
  /** Those that the request brought, which stay within the origin that it names; they come before ours. */
  own: Readonly<Record<string, string>>
  isConditional: boolean
  heedsRobots: boolean
  hosts: readonly string[] | undefined
  perMinute: number
  mostBytes: number
  /** For one answer from end to end. */
  answerMs: number
  /** Only where it leads is wanted: what is sent there is not read. */
  isForPlace: boolean
}

export function askedOf(request: OutsideRequest, url: URL, limits: AskingLimits, userAgent: string): Asked {
  const { accept, body, etag, lastModified } = request
  return {
    url,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: {
      'user-agent': userAgent,
      accept: accepts[accept],
      'accept-encoding': readEncodings,
      ...(etag !== undefined && { 'if-none-match': etag }),
      ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
    },
    own: Object.fromEntries(Object.entries(request.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value])),
    isConditional: etag !== undefined || lastModified !== undefined,
    heedsRobots: accept === 'html' || request.heedsRobots === true,
    hosts: request.hosts,
    perMinute: request.perMinute ?? limits.perMinute,
    mostBytes: Math.min(request.answerMegabytes ?? limits.answerMegabytes, limits.answerMegabytes) * 1e6,
    answerMs: limits.answerMs,
    isForPlace: false,
  }
}

export const partsOf = ({ body, headers, own }: Asked) => ({
  method: body === undefined ? ('GET' as const) : ('POST' as const),
  headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers, ...own },
  body,
})

export function redirected(step: Asked, url: URL, status: number): Asked {
  return {
    ...step,
    url,
    body: status === 307 || status === 308 ? step.body : undefined,
    own: url.origin === step.url.origin ? step.own : {},
  }
}

/** '*.' stands for one label. */
export function isAmong(url: URL, hosts: readonly string[]): boolean {
  const host = hostOf(url)
  const [label = '', ...rest] = host.split('.')
  return hosts.some((one) => one === host || (one.startsWith('*.') && label !== '' && one === `*.${rest.join('.')}`))
}
