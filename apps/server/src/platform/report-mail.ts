import type { Composer } from './outbox-worker.ts'

/** A report to the team: every parameter by its name. */
export const composeReport: Composer = async (params) => {
  const subject = `[${params.type ?? 'report'}] ${params.title ?? ''}`.replace(/\s+/g, ' ').slice(0, 200)
  const mayReply = params.allowContact === 'true' && /^[^\s@,<>]+@[^\s@,<>]+$/.test(params.contactEmail ?? '')
  const replyTo = mayReply && params.contactEmail !== undefined ? { replyTo: params.contactEmail } : {}
  return { subject, parts: [{ fields: params }], ...replyTo }
}
