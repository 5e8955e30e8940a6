import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { type Clock, clockSlackMs } from './clock.ts'
import { ProblemError } from './problem-error.ts'

/** At most `count` at once; spent allowance comes back evenly over `windowMs`. */
export interface Limit {
  readonly count: number
  readonly windowMs: number
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** What is used for longer was written by a clock that was wrong. */
export const longestWindowMs = 2 * dayMs

/**
 * What a name's subject is stands in its name. Per address the allowance fits a campus behind one address;
 * guessing is limited per account and address together, and per account by a wait (login-waits.ts).
 */
export const defaultLimits = {
  registrationPerAddress: { count: 300, windowMs: 10 * minuteMs },
  loginPerAddress: { count: 600, windowMs: 10 * minuteMs },
  loginPerAccountAndAddress: { count: 10, windowMs: 10 * minuteMs },
  loginPerDevice: { count: 10, windowMs: 10 * minuteMs },
  recoveryPerAddress: { count: 60, windowMs: 10 * minuteMs },
  recoveryPerAccountAndAddress: { count: 5, windowMs: 10 * minuteMs },
  linkPerAddress: { count: 300, windowMs: 10 * minuteMs },
  verificationPerAccount: { count: 5, windowMs: 10 * minuteMs },
  passwordPerAccount: { count: 10, windowMs: 10 * minuteMs },
  /** By whoever made the accounts: a campus registers behind one address, and some ask twice. */
  verificationPerAddress: { count: 400, windowMs: hourMs },
  // Apart, since anybody may ask for a recovery: no stranger uses up what the owner needs to verify the address.
  verificationMailPerRecipient: { count: 10, windowMs: hourMs },
  recoveryMailPerRecipient: { count: 10, windowMs: hourMs },
  analysisPerAddress: { count: 240, windowMs: minuteMs },
  postingPerAccount: { count: 20, windowMs: hourMs },
  documentWritePerAccount: { count: 120, windowMs: minuteMs },
  draftPerAccount: { count: 60, windowMs: minuteMs },
  movesPerAccount: { count: 60, windowMs: minuteMs },
  previewPerAccount: { count: 20, windowMs: hourMs },
  calendarPerAccount: { count: 60, windowMs: hourMs },
  exportPerAccount: { count: 10, windowMs: hourMs },
  reportPerAddress: { count: 30, windowMs: 10 * minuteMs },
  /** Openings; a tab that waits for a decision has one an hour, or one each time its network is back. */
  realtimePerAddress: { count: 1200, windowMs: 10 * minuteMs },
  /** A file of the sitemap reads fifty thousand rows. */
  sitemapPerAddress: { count: 120, windowMs: 10 * minuteMs },
  imagePerAddress: { count: 100, windowMs: dayMs },
  /** Calls of the language model, by everybody together. */
  modelPerDay: { count: 200, windowMs: dayMs },
} as const satisfies Record<string, Limit>
export type LimitName = keyof typeof defaultLimits
export type Limits = Readonly<Record<LimitName, Limit>>

export type Taken = { readonly isAllowed: true } | { readonly isAllowed: false; readonly retryAfterSeconds: number }

export interface RateLimiter {
  /** Takes one from the allowance of `subject`. Shared by every process through the database. */
  take(name: LimitName, subject: string): Promise<Taken>
  /** As `take`, but a used-up allowance is the 429 itself. */
  demand(name: LimitName, subject: string): Promise<void>
  /** Gives the whole allowance back. */
  reset(name: LimitName, subject: string): Promise<void>
}

/** A generic cell rate: one row holds the instant until which the allowance is used, one statement checks and takes. */
export function createRateLimiter(deps: {
  readonly database: Database
  readonly clock: Clock
  readonly limits: Limits
}): RateLimiter {
  const { database, clock, limits } = deps
  const take: RateLimiter['take'] = async (name, subject) => {
    const { count, windowMs } = limits[name]
    const now = clock.now()
    const stepMs = Math.max(1, Math.round(windowMs / count))
    const key = rateKey(name, subject)
    // An allowance that is used for longer than its window was used by a clock that ran ahead: it counts as over.
    const farthest = now + stepMs * count + clockSlackMs
    const { rows } = await sql<{ used_until: number }>`
        insert into rate_limits (key, used_until) values (${key}, ${now + stepMs})
        on conflict (key) do update set used_until =
          case when rate_limits.used_until > ${now} and rate_limits.used_until <= ${farthest} then rate_limits.used_until else ${now} end + ${stepMs}
        where rate_limits.used_until <= ${now + stepMs * (count - 1)} or rate_limits.used_until > ${farthest}
        returning used_until`.execute(database.query)
    if (rows.length > 0) return { isAllowed: true }
    const row = await database.query
      .selectFrom('rate_limits')
      .select('used_until')
      .where('key', '=', key)
      .executeTakeFirst()
    const waitMs = (row?.used_until ?? now) - stepMs * (count - 1) - now
    return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }
  }
  return {
    take,
    demand: async (name, subject) => {
      const taken = await take(name, subject)
      if (!taken.isAllowed) {
        const { retryAfterSeconds } = taken
        throw new ProblemError('too-many-requests', 'Too many requests. Please wait a little and try again.', {
          retryAfterSeconds,
        })
      }
    },
    reset: async (name, subject) => {
      await database.query.deleteFrom('rate_limits').where('key', '=', rateKey(name, subject)).execute()
    },
  }
}

/** Neither addresses nor e-mails stand in the table. */
export function rateKey(name: string, subject: string): string {
  return hash('sha256', `${name}\n${subject}`, 'base64url')
}

/**
 * Whom an address stands for, however it is written. One IPv6 customer has as much as a /56 (RIPE-690) and may send from
 * each of its 256 networks, while an allowance fits a campus: its first 56 bits are the address. An IPv4 address inside an
 * IPv6 one is that IPv4 address; the port that some proxies add is none of it. A client that has gone meanwhile has no
 * address any more, whatever the type of the request says.
 */
export function addressSubject(reported: string | undefined): string {
  const ip = (reported ?? '')
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (!isIPv6(ip)) return ip
  const groups = groupsOf(ip)
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  const [first = 0, second = 0, third = 0, fourth = 0] = groups
  const network = [first, second, third, fourth & 0xff00].map((group) => group.toString(16))
  return `${network.join(':')}::/56`
}

/** The network in which an address lies. One person commands many addresses of a network, and few networks. */
export function networkOf(ip: string): string {
  const subject = addressSubject(ip)
  const sign = subject.includes(':') ? ':' : '.'
  return subject.split(sign).slice(0, 3).join(sign)
}

/** The eight numbers of an IPv6 address. */
function groupsOf(ip: string): number[] {
  // The address of a URL is written in its shortest form, in lower case and without dots.
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const middle = tail === undefined ? [] : new Array<string>(8 - front.length - back.length).fill('0')
  return [...front, ...middle, ...back].map((group) => Number.parseInt(group, 16))
}
