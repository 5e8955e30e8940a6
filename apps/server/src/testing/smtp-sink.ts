import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export interface SmtpSink {
  readonly url: string
  readonly mails: { readonly to: string; readonly messageId: string; readonly text: string }[]
  /** Answers the receivers that were kept waiting: they are refused for now. */
  release(): void
  close(): Promise<void>
}

/** A real SMTP server that keeps what it is given. A receiver that `stalls` gets no answer until it is released. */
export async function openSmtpSink(
  options: {
    readonly stalls?: (receiver: string) => boolean
    /** Takes no mail, now or later: true, or the words of the refusal. */
    readonly refuses?: (receiver: string) => boolean | string
    /** Takes the receiver, and refuses what is sent to it. */
    readonly refusesData?: (receiver: string) => boolean
    readonly offersTls?: boolean
  } = {},
): Promise<SmtpSink> {
  const mails: SmtpSink['mails'] = []
  const waiting: (() => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.offersTls ? [] : ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const refusal = options.refuses?.(address)
      if (refusal) {
        const words = refusal === true ? 'No such mailbox.' : refusal
        return done(Object.assign(new Error(words), { responseCode: 550 }))
      }
      if (!options.stalls?.(address)) return done()
      waiting.push(() => done(Object.assign(new Error('Later, please.'), { responseCode: 451 })))
    },
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        const receiver = session.envelope.rcptTo[0]?.address ?? ''
        if (options.refusesData?.(receiver))
          return done(Object.assign(new Error('Not of our taste.'), { responseCode: 554 }))
        const messageId = /^Message-ID: (\S+)/im.exec(text)?.[1] ?? ''
        mails.push({ to: receiver, messageId, text })
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
    release: () => {
      for (const answer of waiting.splice(0)) answer()
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
