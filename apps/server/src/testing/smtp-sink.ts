import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export interface SmtpSink {
  readonly url: string
  readonly mails: { readonly to: string; readonly messageId: string; readonly text: string }[]
  close(): Promise<void>
}

/** A real SMTP server that keeps what it is given. */
export async function openSmtpSink(): Promise<SmtpSink> {
  const mails: SmtpSink['mails'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        const messageId = /^Message-ID: (\S+)/im.exec(text)?.[1] ?? ''
        mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', messageId, text })
        done()
      })
    },
  })
  server.on('error', () => {})
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('No address.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
