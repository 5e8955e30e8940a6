import type { Queries } from '../database/connect.ts'
import type { Clock } from './clock.ts'
import type { Ids } from './ids.ts'

export type MailTemplate = 'verification' | 'recovery' | 'report' | 'posting' | 'digest'

export interface MailRequest {
  readonly template: MailTemplate
  readonly recipient: string
  /** Texts for the template. Never a secret: the worker makes a link's secret when it sends. */
  readonly params: Readonly<Record<string, string>>
  readonly accountId?: string
}

export interface Outbox {
  /** Writes the mail beside what causes it; `queries` is that transaction. */
  add(queries: Queries, mail: MailRequest): Promise<string>
}

export function createOutbox(deps: {
  readonly clock: Clock
  readonly ids: Ids
  /** Right-hand side of every Message-ID. */
  readonly mailDomain: string
}): Outbox {
  return {
    add: async (queries, mail) => {
      const id = deps.ids.id()
      const now = deps.clock.now()
      await queries
        .insertInto('outbox')
        .values({
          id,
          account_id: mail.accountId ?? null,
          recipient: mail.recipient,
          template: mail.template,
          params: JSON.stringify(mail.params),
          message_id: `<${id}@${deps.mailDomain}>`,
          state: 'waiting',
          attempts: 0,
          next_attempt_at: now,
          leased_until: 0,
          last_error: null,
          created_at: now,
          sent_at: null,
          file_name: null,
          file_expires_at: null,
        })
        .execute()
      return id
    },
  }
}
