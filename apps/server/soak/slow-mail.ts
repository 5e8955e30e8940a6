// node apps/server/soak/slow-mail.ts [--slow 200] [--others 500]
// Mails to receivers that never answer are queued before mails to others, through a real SMTP server: every other has its mail while the slow ones still wait.
import { parseArgs } from 'node:util'
import { createSmtpMailer } from '../src/platform/mailer.ts'
import { isSlow, runSlowMail } from '../src/testing/mail-run.ts'
import { openSoakServer } from '../src/testing/open-server.ts'
import { openSmtpSink } from '../src/testing/smtp-sink.ts'

const { values } = parseArgs({
  options: { slow: { type: 'string', default: '200' }, others: { type: 'string', default: '500' } },
})
const sink = await openSmtpSink({ stalls: isSlow })
const mailer = createSmtpMailer(sink.url, false)
const { server, close } = await openSoakServer({ mailer, env: { SMTP_URL: sink.url } })
const sizes = { slowReceivers: Number(values.slow), others: Number(values.others) }
const result = await runSlowMail(server, sink, { ...sizes, mostMs: 60_000 })
mailer.close()
await close()
await sink.close()
console.log(JSON.stringify({ soak: 'slow-mail', ...result }))
if (result.arrived < sizes.others) process.exitCode = 1
