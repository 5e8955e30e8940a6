import { lifeMs } from '@scry/contracts/retention'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { OutboxTable } from '../database/platform-tables.ts'
import type { Clock } from './clock.ts'
import type { MailTemplate } from './mail-templates.ts'
import type { Mailer } from './mailer.ts'
import type { WrittenMails } from './written-mails.ts'

export interface ComposedMail {
  readonly subject: string
  readonly text: string
  readonly replyTo?: string
  /** The link in the text, for the terminal of the person who runs this on their own machine. */
  readonly link?: string
  /** When the link stops working; a written file is removed then. */
  readonly expiresAt?: number
}

/** Makes the mail of a row at the moment of sending; undefined when it is no longer wanted. */
export type Composer = (params: Readonly<Record<string, string>>) => Promise<ComposedMail | undefined>

/** An attempt may last this long; a row whose worker died is taken up again after it. */
const leaseMs = 30_000
const giveUpAfterMs = lifeMs.mailAttempts
const longestWaitMs = 60 * 60 * 1000

export interface WrittenMail {
  readonly template: string
  readonly fileName: string
  readonly link: string | undefined
}

export interface OutboxWorker {
  /** Sends what is due, one after the other. Answers how many were sent. */
  drain(signal?: AbortSignal): Promise<number>
}

export function createOutboxWorker(deps: {
  readonly database: Database
  readonly clock: Clock
  readonly mailer: Mailer
  readonly written: WrittenMails
  readonly from: string
  readonly composers: Readonly<Record<MailTemplate, Composer>>
  /** Tells the terminal what was written where mail goes to files. */
  announce(mail: WrittenMail): void
  onError(outboxId: string, error: unknown): void
}): OutboxWorker {
  const { database, clock, mailer, written } = deps

  const claim = async () => {
    const now = clock.now()
    const isDue = await database.query
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '<=', now)
      .where('leased_until', '<=', now)
      .limit(1)
      .executeTakeFirst()
    if (!isDue) return undefined
    const skipLocked = database.engine === 'postgres' ? sql` for update skip locked` : sql``
    const { rows } = await sql<Selectable<OutboxTable>>`
      update outbox set leased_until = ${now + leaseMs}, attempts = attempts + 1 where id = (
        select id from outbox where state = 'waiting' and next_attempt_at <= ${now} and leased_until <= ${now}
        order by next_attempt_at, id limit 1${skipLocked}
      ) returning *`.execute(database.query)
    return rows[0]
  }

  /** Whether the row was still there: its account may have been deleted meanwhile. */
  const finish = async (id: string, values: Partial<OutboxTable>) => {
    const rows = await database.query.updateTable('outbox').set(values).where('id', '=', id).returning('id').execute()
    return rows.length > 0
  }

  const attempt = async (row: Selectable<OutboxTable>) => {
    const mail = await deps.composers[row.template as MailTemplate](JSON.parse(row.params) as Record<string, string>)
    if (!mail) {
      await finish(row.id, { state: 'void', params: '{}' })
      return false
    }
    const { messageId, from, to } = { messageId: row.message_id, from: deps.from, to: row.recipient }
    const { fileName } = await mailer.send(
      { messageId, from, to, subject: mail.subject, text: mail.text, replyTo: mail.replyTo },
      row.id,
    )
    const now = clock.now()
    const file =
      fileName === undefined ? {} : { file_name: fileName, file_expires_at: mail.expiresAt ?? now + lifeMs.mail }
    const isKept = await finish(row.id, { state: 'sent', sent_at: now, params: '{}', last_error: null, ...file })
    if (!isKept) {
      await written.remove(row.id)
      return false
    }
    if (fileName !== undefined) deps.announce({ template: row.template, fileName, link: mail.link })
    return true
  }

  return {
    drain: async (signal) => {
      let sent = 0
      while (!signal?.aborted) {
        const row = await claim()
        if (!row) return sent
        try {
          if (await attempt(row)) sent += 1
        } catch (error) {
          const now = clock.now()
          const isHopeless = now - row.created_at > giveUpAfterMs
          await finish(row.id, {
            state: isHopeless ? 'failed' : 'waiting',
            leased_until: 0,
            next_attempt_at: now + waitAfter(row.attempts),
            last_error: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
          })
          deps.onError(row.id, error)
        }
      }
      return sent
    },
  }
}

/** 5 seconds, doubled with each attempt, at most an hour. */
function waitAfter(attempts: number): number {
  return Math.min(longestWaitMs, 5000 * 2 ** Math.min(attempts - 1, 20))
}
