import type { Composer } from './outbox-worker.ts'

/** A report to the team: every parameter as one line of plain text. */
export const composeReport: Composer = async (params) => {
  const subject = `[${params.type ?? 'report'}] ${params.title ?? ''}`.replace(/\s+/g, ' ').slice(0, 200)
  const lines = Object.entries(params).map(([name, value]) => `${name}: ${value}`)
  const mayReply = params.allowContact === 'true' && /^[^\s@,<>]+@[^\s@,<>]+$/.test(params.contactEmail ?? '')
  const replyTo = mayReply && params.contactEmail !== undefined ? { replyTo: params.contactEmail } : {}
  return { subject, text: `${lines.join('\n')}\n`, ...replyTo }
}
