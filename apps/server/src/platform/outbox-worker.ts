import { setTimeout as pause } from 'node:timers/promises'
import { lifeMs } from '@scry/contracts/retention'
import { visibleLine } from '@scry/contracts/visible-text'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { OutboxTable } from '../database/platform-tables.ts'
import { type Clock, clockSlackMs } from './clock.ts'
import { mailHtml } from './mail-html.ts'
import { type MailPart, mailText } from './mail-parts.ts'
import { type Mailer, mailLanes } from './mailer.ts'
import type { MailTemplate } from './outbox.ts'
import type { WrittenMails } from './written-mails.ts'

export interface ComposedMail {
  readonly subject: string
  readonly parts: readonly MailPart[]
  readonly replyTo?: string
  /** Where one request ends mails of this kind (RFC 8058). */
  readonly unsubscribe?: string
  /** Nobody waits for it: refused for good it is given up at once, and where its receiver is what is refused, this is done. */
  onRefused?(): Promise<void>
  /** The link in the text, for the terminal of the person who runs this on their own machine. */
  readonly link?: string
  /** When the link stops working; a written file is removed then. */
  readonly expiresAt?: number
}

/** Makes the mail of a row at the moment of sending; undefined when it is no longer wanted. */
export type Composer = (
  params: Readonly<Record<string, string>>,
  accountId?: string,
) => Promise<ComposedMail | undefined>

/** An attempt may last this long; a row whose worker died is taken up again after it. */
const leaseMs = 30_000
const giveUpAfterMs = lifeMs.mailAttempts
const longestWaitMs = 60 * 60 * 1000
const leastAttempts = 20
const lanesPerDomain = 2
const lookAgainMs = 200

export interface WrittenMail {
  readonly template: string
  readonly fileName: string
  readonly link: string | undefined
}

export interface OutboxWorker {
  /** Sends what is due, several at once, what people wait for first. Answers how many were sent. */
  drain(signal?: AbortSignal): Promise<number>
}

interface OutboxWorkerDeps {
  readonly database: Database
  readonly clock: Clock
  readonly mailer: Mailer
  readonly written: WrittenMails
  readonly from: string
  readonly composers: Readonly<Record<MailTemplate, Composer>>
  /** Tells the terminal what was written where mail goes to files. */
  announce(mail: WrittenMail): void
  onError(outboxId: string, error: unknown): void
}

export function createOutboxWorker(deps: OutboxWorkerDeps): OutboxWorker {
  /** Who is being written to. */
  const underWay = new Map<string, string>()
  return {
    drain: async (signal) => {
      let sent = 0
      const lanes = new Set<Promise<void>>()
      const failures: unknown[] = []
      const fail = (error: unknown) => void failures.push(error)
      for (;;) {
        // A receiver that is busy now may be free once the look is over.
        const wasIdle = lanes.size === 0
        const mayClaim = lanes.size < mailLanes && failures.length === 0 && !signal?.aborted
        const row = mayClaim ? await claim(deps, underWay).catch(fail) : undefined
        if (row) {
          underWay.set(row.id, row.recipient)
          const lane = send(deps, row)
            .then((isSent) => {
              if (isSent) sent += 1
            }, fail)
            .finally(() => {
              underWay.delete(row.id)
              lanes.delete(lane)
            })
          lanes.add(lane)
        } else if (wasIdle) {
          // The lanes have ended: what failed in one, such as a database that went away, is told now.
          if (failures.length > 0) throw failures[0]
          return sent
        } else if (lanes.size > 0) await firstOf(lanes)
      }
    },
  }
}

/** A slow receiver takes one lane, and all receivers of a slow domain together take two. */
function busy(underWay: ReadonlyMap<string, string>) {
  const domains = new Map<string, number>()
  for (const recipient of underWay.values())
    domains.set(domainOf(recipient), (domains.get(domainOf(recipient)) ?? 0) + 1)
  const full = [...domains].filter(([, lanes]) => lanes >= lanesPerDomain).map(([domain]) => domain)
  return { recipients: [...new Set(underWay.values())], full }
}

/** The next row that is due and whose receiver is free, for as long as an attempt may last. */
async function claim({ database, clock }: OutboxWorkerDeps, underWay: ReadonlyMap<string, string>) {
  const now = clock.now()
  const { recipients, full } = busy(underWay)
  // An instant further ahead than any can be was written by a clock that was wrong.
  const isDue = sql<boolean>`state = 'waiting'
    and (next_attempt_at <= ${now} or next_attempt_at > ${now + longestWaitMs + clockSlackMs})
    and (leased_until <= ${now} or leased_until > ${now + leaseMs + clockSlackMs})
    ${recipients.length > 0 ? sql`and recipient not in (${sql.join(recipients)})` : sql``}
    ${sql.join(
      full.map((domain) => sql`and recipient not like ${`%@${domain}`}`),
      sql` `,
    )}`
  const any = await database.query.selectFrom('outbox').select('id').where(isDue).limit(1).executeTakeFirst()
  if (!any) return undefined
  const skipLocked = database.engine === 'postgres' ? sql` for update skip locked` : sql``
  const { rows } = await sql<Selectable<OutboxTable>>`
    update outbox set leased_until = ${now + leaseMs}, attempts = attempts + 1 where id = (
      select id from outbox where ${isDue}
      order by case template when 'recovery' then 0 when 'verification' then 1 when 'digest' then 3 else 2 end, next_attempt_at, id
      limit 1${skipLocked}
    ) returning *`.execute(database.query)
  return rows[0]
}

/** Whether the row was still there: its account may have been deleted meanwhile. */
async function finish({ database }: OutboxWorkerDeps, id: string, values: Partial<OutboxTable>): Promise<boolean> {
  const rows = await database.query.updateTable('outbox').set(values).where('id', '=', id).returning('id').execute()
  return rows.length > 0
}

async function attempt(deps: OutboxWorkerDeps, row: Selectable<OutboxTable>): Promise<boolean> {
  const params = JSON.parse(row.params) as Record<string, string>
  const mail = await deps.composers[row.template as MailTemplate](params, row.account_id ?? undefined)
  if (!mail) {
    await finish(deps, row.id, { state: 'void', params: '{}' })
    return false
  }
  const { parts, replyTo, unsubscribe, onRefused } = mail
  const subject = visibleLine(mail.subject)
  const addresses = { messageId: row.message_id, from: deps.from, to: row.recipient, replyTo }
  const message = { ...addresses, subject, text: mailText(parts), html: mailHtml(subject, parts), unsubscribe }
  const delivery = await deps.mailer.send(message, row.id).catch(async (error: unknown) => {
    const refused = refusedForGood(error)
    if (!onRefused || !refused) throw error
    if (refused === 'receiver') await onRefused()
    await finish(deps, row.id, { state: 'failed', params: '{}', last_error: reasonOf(error) })
    return undefined
  })
  if (!delivery) return false
  const { fileName } = delivery
  const now = deps.clock.now()
  const file =
    fileName === undefined ? {} : { file_name: fileName, file_expires_at: mail.expiresAt ?? now + lifeMs.mail }
  const isKept = await finish(deps, row.id, { state: 'sent', sent_at: now, params: '{}', last_error: null, ...file })
  if (!isKept) {
    await deps.written.remove(row.id)
    return false
  }
  if (fileName !== undefined) deps.announce({ template: row.template, fileName, link: mail.link })
  return true
}

/** Answers whether it was sent. */
async function send(deps: OutboxWorkerDeps, row: Selectable<OutboxTable>): Promise<boolean> {
  try {
    return await attempt(deps, row)
  } catch (error) {
    const now = deps.clock.now()
    // A clock that ran ahead makes no mail hopeless that was hardly tried.
    const isHopeless = now - row.created_at > giveUpAfterMs && row.attempts >= leastAttempts
    await finish(deps, row.id, {
      ...(isHopeless ? { state: 'failed', params: '{}' } : { state: 'waiting' }),
      leased_until: 0,
      next_attempt_at: now + waitAfter(row.attempts),
      last_error: reasonOf(error),
    })
    deps.onError(row.id, error)
    return false
  }
}

/** Waits for a free lane, or a moment: what was asked for meanwhile need not wait for a slow receiver. */
async function firstOf(lanes: ReadonlySet<Promise<void>>): Promise<void> {
  const moment = new AbortController()
  const soon = pause(lookAgainMs, undefined, { signal: moment.signal }).catch(() => {})
  await Promise.race([...lanes, soon])
  moment.abort()
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 500) : 'unknown'
}

/**
 * What a mail server refuses now and later (RFC 5321, 4.2.1): the receiver, or this mail. A refusal for reasons of policy
 * (5.7 of RFC 3463) is of the sender and says nothing of the receiver.
 */
function refusedForGood(error: unknown): 'receiver' | 'mail' | undefined {
  const { responseCode, command, response } = (error ?? {}) as {
    responseCode?: number
    command?: string
    response?: string
  }
  if ((responseCode ?? 0) < 500) return undefined
  if (command === 'DATA') return 'mail'
  if (command !== 'RCPT TO') return undefined
  return /^5\d\d[ -]5\.7\./.test(response ?? '') ? 'mail' : 'receiver'
}

function domainOf(recipient: string): string {
  return recipient.slice(recipient.lastIndexOf('@') + 1)
}

/** 5 seconds, doubled with each attempt, at most an hour. */
function waitAfter(attempts: number): number {
  return Math.min(longestWaitMs, 5000 * 2 ** Math.min(attempts - 1, 20))
}
