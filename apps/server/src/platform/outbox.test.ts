import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { lastLink, signUp } from '../testing/browser.ts'
import { isSlow, runSlowMail } from '../testing/mail-run.ts'
import { goodPassword } from '../testing/people.ts'
import { openSmtpSink } from '../testing/smtp-sink.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createFileMailer, createSmtpMailer, type Mail, type Mailer, mailLanes } from './mailer.ts'
import { writtenMailsIn } from './written-mails.ts'

const minuteMs = 60_000
const verifyUrl = 'http://localhost:5173/verify-email'

async function askVerification(server: TestServer) {
  const person = await signUp(server, 'mira@example.org')
  await person.call('POST', '/v1/account/verification', { url: verifyUrl })
  return person
}

/** A real SMTP server that answers each message as `accept` says. */
async function smtpServer(accept: () => Error | undefined = () => undefined) {
  const messages: { from: string; to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
        messages.push({ from, to: session.envelope.rcptTo.map(({ address }) => address), text })
        done(accept())
      })
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('No address.')
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${address.port}`, false)
  onTestFinished(async () => {
    mailer.close()
    await new Promise<void>((resolve) => server.close(resolve))
  })
  return { messages, mailer }
}

/** A real SMTP server that keeps some receivers waiting, and the mailer that speaks to it. */
async function stallingServer() {
  const sink = await openSmtpSink({ stalls: isSlow })
  const mailer = createSmtpMailer(sink.url, false)
  onTestFinished(async () => {
    sink.release()
    mailer.close()
    await sink.close()
  })
  return { sink, mailer }
}

test('receivers that never answer hold up nobody else', async () => {
  const { sink, mailer } = await stallingServer()
  const server = await startTestServer({ mailer })
  const result = await runSlowMail(server, sink, { slowReceivers: 10, others: 20, mostMs: 8000 })
  expect(result).toMatchObject({ slowReceivers: 10, arrived: 20 })
})

test('a link that somebody waits for goes out before reports that were asked for earlier', async () => {
  const mailer = unreliableMailer()
  mailer.isDown = false
  const server = await startTestServer({ mailer })
  for (let at = 0; at < 30; at += 1)
    await server.database.transaction((trx) =>
      server.platform.outbox.add(trx, {
        template: 'report',
        recipient: `p${at}@d${at}.example`,
        params: { title: 'x' },
      }),
    )
  server.clock.advance(1000)
  const person = await askVerification(server)
  await person.call('POST', '/v1/account/recovery', { email: person.email, url: 'http://localhost/reset-password' })
  expect(await server.outboxWorker.drain()).toBe(32)
  const first = mailer.tried.slice(0, mailLanes + 1).map(({ subject }) => subject)
  expect(first).toContain('Reset your password')
  const all = mailer.tried.map(({ subject }) => subject)
  expect(all.indexOf('Reset your password')).toBeLessThan(all.indexOf('Verify your email address'))
})

test('a mail server off this machine that offers no TLS gets no mail, and the reason stands in the outbox', async () => {
  const sink = await openSmtpSink()
  const mailer = createSmtpMailer(sink.url, true)
  onTestFinished(async () => {
    mailer.close()
    await sink.close()
  })
  const server = await startTestServer({ mailer })
  await askVerification(server)
  expect(await server.outboxWorker.drain()).toBe(0)
  expect(sink.mails).toEqual([])
  expect(await row(server)).toMatchObject({ state: 'waiting', last_error: expect.stringMatching(/STARTTLS/i) })
})

test('a turn or a wait that lies further ahead than any can be was written by a wrong clock, and holds up no mail', async () => {
  const server = await startTestServer()
  await askVerification(server)
  const year = server.clock.now() + 365 * 24 * 60 * minuteMs
  await server.database.query.updateTable('outbox').set({ leased_until: year, next_attempt_at: year }).execute()
  expect(await server.outboxWorker.drain()).toBe(1)
})

/** A mailer that fails until told otherwise, and keeps what it was given. */
function unreliableMailer(): Mailer & { isDown: boolean; tried: Mail[] } {
  const mailer = {
    kind: 'smtp' as const,
    isDown: true,
    tried: [] as Mail[],
    send: async (mail: Mail) => {
      mailer.tried.push(mail)
      if (mailer.isDown) throw new Error('The mail server does not answer.')
      return {}
    },
    close: () => {},
  }
  return mailer
}

const linkIn = (text: string) => new URL(/^http\S+$/m.exec(text)?.[0] ?? '')
const row = (server: TestServer) => server.database.query.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()

test('a mail goes through a real SMTP server with the sender, the receiver and its fixed Message-ID', async () => {
  const { messages, mailer } = await smtpServer()
  const server = await startTestServer({ mailer, env: { TEAM_EMAIL: 'team@scry.example' } })
  await askVerification(server)
  expect(await server.outboxWorker.drain()).toBe(1)
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatchObject({ from: 'team@scry.example', to: ['mira@example.org'] })
  const { message_id: messageId, state, params } = await row(server)
  expect(messages[0]?.text).toContain(`Message-ID: ${messageId}`)
  expect([state, params]).toEqual(['sent', '{}'])
  expect(await server.outboxWorker.drain()).toBe(0)
})

test('a refused mail is tried again later with the same Message-ID, and only the last link works', async () => {
  const mailer = unreliableMailer()
  const server = await startTestServer({ mailer })
  const person = await askVerification(server)
  expect(await server.outboxWorker.drain()).toBe(0)
  expect(await server.outboxWorker.drain()).toBe(0)
  expect(mailer.tried).toHaveLength(1)
  server.clock.advance(5000)
  mailer.isDown = false
  expect(await server.outboxWorker.drain()).toBe(1)
  const [first, second] = mailer.tried
  expect(first?.messageId).toBe(second?.messageId)
  const verify = async (text: string | undefined) => {
    const { searchParams } = linkIn(text ?? '')
    const body = { userId: searchParams.get('userId'), secret: searchParams.get('secret') }
    return (await person.call('PUT', '/v1/account/verification', body)).statusCode
  }
  expect([await verify(first?.text), await verify(second?.text)]).toEqual([401, 200])
})

test('a mail server that is away for a day loses no mail', async () => {
  const mailer = unreliableMailer()
  const server = await startTestServer({ mailer })
  await askVerification(server)
  for (let hour = 0; hour < 24; hour += 1) {
    await server.outboxWorker.drain()
    server.clock.advance(60 * minuteMs)
  }
  mailer.isDown = false
  expect(await server.outboxWorker.drain()).toBe(1)
  expect((await row(server)).state).toBe('sent')
  expect(mailer.tried.length).toBeLessThan(60)
})

test('a mail that is given up keeps none of its words', async () => {
  const server = await startTestServer({ mailer: unreliableMailer() })
  await askVerification(server)
  expect((await row(server)).params).not.toBe('{}')
  await server.database.query.updateTable('outbox').set({ attempts: 30, created_at: 0 }).execute()
  await server.outboxWorker.drain()
  expect(await row(server)).toMatchObject({ state: 'failed', params: '{}' })
})

test('a mail whose worker died in the middle is taken up by another after the lease', async () => {
  const mailer = unreliableMailer()
  mailer.isDown = false
  const server = await startTestServer({ mailer })
  await askVerification(server)
  const now = server.clock.now()
  await server.database.query
    .updateTable('outbox')
    .set({ leased_until: now + 30_000, attempts: 1 })
    .execute()
  expect(await server.outboxWorker.drain()).toBe(0)
  server.clock.advance(30_000)
  expect(await server.outboxWorker.drain()).toBe(1)
})

test('a worker whose clock is a second behind leaves a mail alone that another is sending', async () => {
  const server = await startTestServer()
  await askVerification(server)
  const ahead = server.clock.now() + 1000
  await server.database.query
    .updateTable('outbox')
    .set({ leased_until: ahead + 30_000 })
    .execute()
  expect(await server.outboxWorker.drain()).toBe(0)
})

test('a database that goes away ends a look only when no mail is under way any more, so that nothing fails unheard', async () => {
  let underWay = 0
  const mailer = {
    ...unreliableMailer(),
    send: async () => {
      underWay += 1
      await server.database.query.destroy()
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      underWay -= 1
      throw new Error('Nor does the mail server answer.')
    },
  }
  const server = await startTestServer({ mailer })
  for (let at = 0; at < mailLanes; at += 1)
    await server.database.transaction((trx) =>
      server.platform.outbox.add(trx, { template: 'report', recipient: `p@d${at}.example`, params: { title: 'x' } }),
    )
  await expect(server.outboxWorker.drain()).rejects.toThrow()
  expect(underWay).toBe(0)
})

test('workers that drain at once send each mail once', async () => {
  const mailer = unreliableMailer()
  mailer.isDown = false
  const server = await startTestServer({ mailer })
  for (const email of ['a@example.org', 'b@example.org', 'c@example.org', 'd@example.org']) {
    const person = await signUp(server, email)
    await person.call('POST', '/v1/account/verification', { url: verifyUrl })
  }
  const sent = await Promise.all([1, 2, 3].map(() => server.outboxWorker.drain()))
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(4)
  expect(new Set(mailer.tried.map(({ to }) => to)).size).toBe(4)
})

test('a link that was asked for again replaces the waiting mail', async () => {
  const server = await startTestServer()
  const person = await askVerification(server)
  await person.call('POST', '/v1/account/verification', { url: verifyUrl })
  expect(await server.outboxWorker.drain()).toBe(1)
  expect(server.mails).toHaveLength(1)
})

test('without a mail server each mail is a file for its owner only, named and without its link on the terminal', async () => {
  const server = await startTestServer()
  await askVerification(server)
  await server.outboxWorker.drain()
  const directory = join(server.dataDir, 'outbox')
  const [file = ''] = readdirSync(directory)
  expect(statSync(join(directory, file)).mode & 0o777).toBe(0o600)
  expect(statSync(directory).mode & 0o777).toBe(0o700)
  const text = readFileSync(join(directory, file), 'utf8')
  expect(text).toContain('To: mira@example.org')
  expect(text.split('\r\n')).toContain(lastLink(server).url.href)
  expect(text).toContain('Content-Transfer-Encoding: 7bit')
  expect(server.printed).toEqual([expect.stringContaining(file)])
  expect(server.printed.join()).not.toContain(lastLink(server).secret)
})

test('on the terminal of the own machine the link is printed', async () => {
  const server = await startTestServer({ mayPrintLinks: true })
  await askVerification(server)
  await server.outboxWorker.drain()
  expect(server.printed.join()).toContain(lastLink(server).url.href)
})

test('a mail and what causes it are written together or not at all', async () => {
  const server = await startTestServer()
  const failing = server.database.transaction(async (trx) => {
    await server.platform.outbox.add(trx, { template: 'report', recipient: 'team@scry.example', params: {} })
    throw new Error('What causes it failed.')
  })
  await expect(failing).rejects.toThrow('What causes it failed.')
  expect(await server.outboxWorker.drain()).toBe(0)
})

/** Writes files as the real one does, after what `before` does in the midst of an attempt. */
function slowFileMailer(): Mailer & { before: () => Promise<unknown>; dataDir: string } {
  const mailer = {
    kind: 'files' as const,
    before: async (): Promise<unknown> => undefined,
    dataDir: '',
    send: async (mail: Mail, id: string) => {
      await mailer.before()
      return createFileMailer(writtenMailsIn(mailer.dataDir)).send(mail, id)
    },
    close: () => {},
  }
  return mailer
}

test('a mail that is being written while its account is deleted leaves no file', async () => {
  const mailer = slowFileMailer()
  const server = await startTestServer({ mailer })
  mailer.dataDir = server.dataDir
  const person = await askVerification(server)
  mailer.before = () => person.call('DELETE', '/api/account', { password: goodPassword })
  expect(await server.outboxWorker.drain()).toBe(0)
  expect(await writtenMailsIn(server.dataDir).ids()).toEqual([])
})

test('the file of a worker that was killed before its commit goes with the account, or within minutes after it', async () => {
  const server = await startTestServer()
  const written = writtenMailsIn(server.dataDir)
  const person = await askVerification(server)
  const { id } = await row(server)
  await written.write(id, Buffer.from('a link'))
  await written.write('a-row-that-is-gone', Buffer.from('another link'))
  const look = () => server.tasks.find(({ name }) => name === 'written-mails')?.run(new AbortController().signal)
  await look()
  expect(await written.ids()).toEqual([id])
  await person.call('DELETE', '/api/account', { password: goodPassword })
  expect(await written.ids()).toEqual([])
})
