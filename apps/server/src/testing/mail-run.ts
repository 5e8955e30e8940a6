import { setTimeout as pause } from 'node:timers/promises'
import type { OpenServer } from './open-server.ts'
import type { SmtpSink } from './smtp-sink.ts'

export interface MailResult {
  readonly slowReceivers: number
  readonly others: number
  /** Others that had their mail while the slow ones still kept the server waiting, and how long that took. */
  readonly arrived: number
  readonly ms: number
}

export const isSlow = (receiver: string) => receiver.endsWith('@slow.example')

/** Queues mails to receivers that stall before mails to others, and sends them until all the others have theirs. */
export async function runSlowMail(
  server: Pick<OpenServer, 'database' | 'platform' | 'outboxWorker'>,
  sink: Pick<SmtpSink, 'mails' | 'release'>,
  options: { readonly slowReceivers: number; readonly others: number; readonly mostMs: number },
): Promise<MailResult> {
  const { slowReceivers, others, mostMs } = options
  const queue = (recipient: string) =>
    server.database.transaction((trx) =>
      server.platform.outbox.add(trx, { template: 'report', recipient, params: { title: 'x' } }),
    )
  for (let at = 0; at < slowReceivers; at += 1) await queue(`p${at}@slow.example`)
  for (let at = 0; at < others; at += 1) await queue(`p${at}@d${at % 7}.example`)
  const from = performance.now()
  const stop = new AbortController()
  const sending = server.outboxWorker.drain(stop.signal)
  const arrived = () => new Set(sink.mails.map(({ to }) => to)).size
  while (arrived() < others && performance.now() - from < mostMs) await pause(5)
  const result = { slowReceivers, others, arrived: arrived(), ms: Math.round(performance.now() - from) }
  stop.abort()
  sink.release()
  await sending
  return result
}
