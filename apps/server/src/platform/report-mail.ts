import type { Composer } from './outbox-worker.ts'

/** A report to the team: every parameter by its name. Further lines of a text are indented, so that none reads as a parameter. */
export const composeReport: Composer = async (params) => {
  const subject = `[${params.type ?? 'report'}] ${params.title ?? ''}`.replace(/\s+/g, ' ').slice(0, 200)
  const lines = Object.entries(params).map(([name, value]) => `${name}: ${value.replace(/\r\n?|\n/g, '\n  ')}`)
  const mayReply = params.allowContact === 'true' && /^[^\s@,<>]+@[^\s@,<>]+$/.test(params.contactEmail ?? '')
  const replyTo = mayReply && params.contactEmail !== undefined ? { replyTo: params.contactEmail } : {}
  return { subject, text: `${lines.join('\n')}\n`, ...replyTo }
}
