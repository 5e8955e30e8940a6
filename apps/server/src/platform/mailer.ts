import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { WrittenMails } from './written-mails.ts'

export interface Mail {
  readonly messageId: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: string | undefined
  /** Where one POST ends mails of this kind. */
  readonly unsubscribe?: string | undefined
}

export interface Delivery {
  /** Name of the written file, where mail goes to files. */
  readonly fileName?: string
}

export interface Mailer {
  readonly kind: 'smtp' | 'files'
  send(mail: Mail, id: string): Promise<Delivery>
  close(): void
}

/** Below the lease of a mail. */
const longestDialogueMs = 25_000

/** So many mails are sent at once. */
export const mailLanes = 6

export function createSmtpMailer(smtpUrl: string, needsTls: boolean): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: mailLanes,
    requireTLS: needsTls,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
  })
  return {
    kind: 'smtp',
    send: async (mail) => {
      const sending = transport.sendMail(withHeaders(mail))
      sending.catch(() => {})
      await Promise.race([sending, tooLong()])
      return {}
    },
    close: () => transport.close(),
  }
}

/** The sender has the product's name, and no absence notice answers: nobody wrote this by hand (RFC 3834). */
function withHeaders({ from, unsubscribe, ...mail }: Mail) {
  const ends = unsubscribe && {
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const headers = { 'Auto-Submitted': 'auto-generated', ...ends }
  return { ...mail, from: { name: 'Scry', address: from }, headers }
}

/** A dialogue that drags on must end before another worker may take the mail up. */
async function tooLong(): Promise<never> {
  await pause(longestDialogueMs, undefined, { ref: false })
  throw new Error('The mail server took too long.')
}

/** The composed mail with its text as it is: a person opens the file and copies the link out of it. */
function readable(message: Buffer, text: string): Buffer {
  const [head = ''] = message.toString('latin1').split('\r\n\r\n', 1)
  const encoding = Buffer.byteLength(text) === text.length ? '7bit' : '8bit'
  const plainHead = head.replace(/^Content-Transfer-Encoding: .*$/m, `Content-Transfer-Encoding: ${encoding}`)
  return Buffer.concat([
    Buffer.from(`${plainHead}\r\n\r\n`, 'latin1'),
    Buffer.from(`${text.replace(/\r?\n/g, '\r\n')}\r\n`),
  ])
}

/** Without a mail server each mail is a file that only its owner can read. */
export function createFileMailer(written: WrittenMails): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    kind: 'files',
    send: async (mail, id) => {
      // In the file stands what a person reads and copies: the text.
      const { html: _html, ...rest } = withHeaders(mail)
      const { message } = await composer.sendMail(rest)
      return { fileName: await written.write(id, readable(message as Buffer, mail.text)) }
    },
    close: () => {},
  }
}
