import { simpleParser } from 'mailparser'
import { expect, onTestFinished, test } from 'vitest'
import { openSmtpSink } from '../testing/smtp-sink.ts'
import { startTestServer } from '../testing/test-server.ts'
import { createSmtpMailer } from './mailer.ts'

/** What a real SMTP server received when this posting was decided on. */
async function received(params: Record<string, string>, recipient = 'mira@example.org') {
  const sink = await openSmtpSink()
  const mailer = createSmtpMailer(sink.url, false)
  onTestFinished(async () => {
    mailer.close()
    await sink.close()
  })
  const server = await startTestServer({ mailer, env: { TEAM_EMAIL: 'team@scry.example' } })
  await server.database.transaction((trx) =>
    server.platform.outbox.add(trx, { template: 'posting', recipient, params }),
  )
  expect(await server.outboxWorker.drain()).toBe(1)
  const [mail] = sink.mails
  if (!mail) throw new Error('Nothing was received.')
  return { mail, parsed: await simpleParser(mail.text) }
}

const decided = { outcome: 'rejected', title: 'Pattern Cutter', kind: 'job', origin: 'https://scry.example' }

test('a mail says the same as text and as HTML, and names its sender, date, language and what it is', async () => {
  const { mail, parsed } = await received({ ...decided, words: 'No such\nemployer.' })
  expect(parsed.headers.get('content-type')).toMatchObject({ value: 'multipart/alternative' })
  expect(parsed.from?.value).toEqual([{ name: 'Scry', address: 'team@scry.example' }])
  expect(parsed.subject).toBe('Your posting was not accepted')
  expect(parsed.headers.get('auto-submitted')).toBe('auto-generated')
  expect(parsed.messageId).toBe(mail.messageId)
  expect(parsed.date?.getTime()).toBeGreaterThan(Date.UTC(2020, 0))
  expect(parsed.text).toBe(
    "'Pattern Cutter' was not accepted, so it is not in the lists.\n\nThe reviewer writes:\n\n  No such\n  employer.\n\nYou find it here:\n\nhttps://scry.example/jobs#own-jobs\n",
  )
  const html = parsed.html || ''
  expect(html).toContain('<html dir="ltr" lang="en">')
  for (const words of ['The reviewer writes:', 'No such\nemployer.', 'href="https://scry.example/jobs#own-jobs"'])
    expect(html).toContain(words)
  expect(html).not.toMatch(/<(script|img|link rel)|url\(/)
})

test('what somebody typed ends no header, adds no receiver and becomes no tag', async () => {
  const evil = 'A\r\nBcc: all@example.org\r\n\r\n<img src=x onerror=alert(1)><a href="https://evil.example">here</a>'
  const { parsed } = await received({ ...decided, title: evil, words: evil })
  expect(parsed.bcc).toBeUndefined()
  expect([parsed.headers.has('bcc'), parsed.to]).toEqual([false, expect.objectContaining({ text: 'mira@example.org' })])
  expect(parsed.html).not.toMatch(/<img|href="https:\/\/evil/)
  expect(parsed.html).toContain('&lt;img src=x')
})

test('what somebody typed turns nothing that the mail says behind it', async () => {
  const { parsed } = await received({ ...decided, title: 'Cutter \u202e', words: 'See \u2067moc.live\u202e' })
  const said = `${parsed.subject}${parsed.text}${parsed.html}`
  expect(said).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  expect(parsed.text).toContain('See moc.live')
})

test.each([
  ['a@bücher.example', 'a@xn--bcher-kva.example'],
  ['müller@bücher.example', 'müller@bücher.example'],
])('a mail to %s arrives', async (address, written) => {
  const { mail, parsed } = await received({ ...decided, title: 'Näherin — 裁断' }, address)
  expect(mail.to).toBe(address)
  expect(mail.text).toContain(`\nTo: ${written}\r\n`)
  expect(parsed.text).toContain('Näherin — 裁断')
})
