import { once } from 'node:events'
import { createServer } from 'node:http'
import { screenshot } from '@scry/contracts/limits'
import { reportMail } from '@scry/contracts/report-mail'
import { lifeMs } from '@scry/contracts/retention'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mailText } from '../../platform/mail-parts.ts'
import { composeReport } from '../../platform/report-mail.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { reportTables } from './personal-tables.ts'

const params = {
  type: 'bug',
  title: 'The list jumps',
  description: 'It jumps when I scroll.',
  category: 'ui',
  urgency: 'high',
  steps: 'Scroll.',
  expected: 'It stays.',
  actual: 'It jumps.',
  contactName: 'Ilse Varga',
  contactEmail: 'ilse@example.org',
  browser: 'Firefox 150',
  deviceInfo: 'Linux, 1440 x 900',
  url: 'http://127.0.0.1:3000/reset-password?userId=u&secret=s#x',
  screenshots_count: 1,
  submitted_at: 'Nov 21, 2026',
  timestamp: '2026-11-21T09:00:00.000Z',
  userAgent: 'Mozilla/5.0',
  allowContact: true,
  reportId: 'BUG-1',
  screenshots_html: '<a href="http://127.0.0.1:3000/report-images/x.jpg">1</a>',
}
const send = {
  service_id: reportMail.serviceId,
  template_id: reportMail.templateId,
  user_id: reportMail.userId,
  lib_version: '4.4.1',
}

async function server(options: Parameters<typeof startTestServer>[0] = {}) {
  return startTestServer({ ...options, env: { TEAM_EMAIL: 'team@example.org', ...options.env } })
}

function picture(width = 1200, height = 800) {
  return sharp({ create: { width, height, channels: 3, background: '#356' } }).withExif({ IFD0: { Artist: 'canary' } })
}

function form(image: string | Uint8Array, key = 'none') {
  const body = new FormData()
  body.set('key', key)
  if (typeof image === 'string') body.set('image', image)
  else body.set('image', new Blob([new Uint8Array(image)]), 'shot.png')
  return body
}

test('a report is stored, and mailed to the team with every parameter from the outbox (§7.37, §1.4)', async () => {
  const { app, database } = await server()
  const payload = { ...send, template_params: { ...params, to_email: 'someone@example.com' } }
  const answer = await app.inject({ method: 'POST', url: reportMail.sendPath, payload })
  expect([answer.statusCode, answer.body]).toEqual([200, 'OK'])
  const reports = await database.query.selectFrom('reports').selectAll().execute()
  expect(reports).toHaveLength(1)
  expect(JSON.parse(reports[0]?.params ?? '')).toEqual({ ...params, url: 'http://127.0.0.1:3000/reset-password' })
  const mails = await database.query.selectFrom('outbox').select(['recipient', 'template', 'params']).execute()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ recipient: 'team@example.org', template: 'report' })
  expect(Object.keys(JSON.parse(mails[0]?.params ?? '')).sort()).toEqual(Object.keys(params).sort())
})

test('the same report sent twice is one report and one mail', async () => {
  const { app, database } = await server()
  for (const _ of [1, 2]) {
    const payload = { ...send, template_params: params }
    expect((await app.inject({ method: 'POST', url: reportMail.sendPath, payload })).statusCode).toBe(200)
  }
  expect(await database.query.selectFrom('reports').select('id').execute()).toHaveLength(1)
  expect(await database.query.selectFrom('outbox').select('id').execute()).toHaveLength(1)
})

test('another service, template or key is Forbidden, and too many are Too Many Requests (§8.25)', async () => {
  const { app } = await server({ limits: { reportPerAddress: { count: 1, windowMs: 60_000 } } })
  const post = (change: object) =>
    app.inject({
      method: 'POST',
      url: reportMail.sendPath,
      payload: { ...send, template_params: params, ...change },
    })
  for (const change of [{ service_id: 'x' }, { template_id: 'x' }, { user_id: 'x' }]) {
    const answer = await post(change)
    expect([answer.statusCode, answer.body]).toEqual([403, 'Forbidden'])
  }
  expect((await post({})).statusCode).toBe(200)
  const limited = await post({})
  expect([limited.statusCode, limited.body]).toEqual([429, 'Too Many Requests'])
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
})

test('the official client of the mail service works with our origin (§7.37, §8.25)', async () => {
  const { listen, database } = await server()
  const address = await listen()
  // The client reads these two of a browser's globals; it has no other tie to one.
  Object.assign(globalThis, { location: { pathname: '/' } })
  const { default: emailjs } = await import('@emailjs/browser')
  emailjs.init({ publicKey: reportMail.userId, origin: address } as never)
  const answer = await emailjs.send(reportMail.serviceId, reportMail.templateId, params, { origin: address } as never)
  expect([answer.status, answer.text]).toEqual([200, 'OK'])
  await expect(emailjs.send('other', reportMail.templateId, params)).rejects.toMatchObject({ status: 403 })
  expect(await database.query.selectFrom('reports').select('id').execute()).toHaveLength(1)
})

test('the official client refuses a headless browser by 451 before anything is sent (§8.25)', async () => {
  const { listen, database } = await server()
  const origin = await listen()
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('navigator', { webdriver: true, languages: ['en-US'] })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { default: emailjs } = await import('@emailjs/browser')
  const options = { publicKey: reportMail.userId, origin, blockHeadless: true } as never
  const sent = emailjs.send(reportMail.serviceId, reportMail.templateId, params, options)
  await expect(sent).rejects.toMatchObject({ status: 451, text: 'Unavailable For Headless Browser' })
  expect(await database.query.selectFrom('reports').select('id').execute()).toEqual([])
})

test.each(['base64 text', 'file'])(
  'a screenshot sent as %s is kept re-encoded and served (§7.36, §5.52)',
  async (how) => {
    const { listen, clock, database } = await server()
    const address = await listen()
    const png = new Uint8Array(await picture().png().toBuffer())
    const body = form(how === 'file' ? png : Buffer.from(png).toString('base64'))
    const response = await fetch(address + reportMail.uploadPath, { method: 'POST', body })
    const answer = (await response.json()) as { data: { url: string; thumb: { url: string } } }
    expect(answer).toMatchObject({ success: true, status: 200 })
    expect(answer.data.url).toMatch(new RegExp(`^${address}/report-images/[0-9a-v]{26}\\.jpg$`))
    const image = await fetch(answer.data.url)
    expect(image.headers.get('content-type')).toBe('image/jpeg')
    expect(image.headers.get('x-content-type-options')).toBe('nosniff')
    expect(image.headers.get('content-security-policy')).toContain("default-src 'none'")
    const bytes = Buffer.from(await image.arrayBuffer())
    expect(bytes.includes('canary')).toBe(false)
    expect((await sharp(bytes).metadata()).width).toBe(screenshot.widthPx)
    expect((await fetch(answer.data.thumb.url)).status).toBe(200)

    clock.advance(lifeMs.screenshot + 1)
    expect((await fetch(answer.data.url)).status).toBe(404)
    const [, images] = reportTables
    await images?.expire?.(database.query, clock.now())
    expect(await database.query.selectFrom('report_images').select('id').execute()).toEqual([])
  },
)

test('what is no picture, too large or over the quota is refused with its own status (§5.51, §8.24)', async () => {
  const { listen } = await server({ limits: { imagePerAddress: { count: 4, windowMs: 86_400_000 } } })
  const address = await listen()
  const post = async (body: FormData) => {
    const response = await fetch(address + reportMail.uploadPath, { method: 'POST', body })
    return [response.status, ((await response.json()) as { code: string }).code]
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  expect(await post(form(Buffer.from(svg).toString('base64')))).toEqual([400, 'invalid-input'])
  expect(await post(form(new Uint8Array([0xff, 0xd8, 0xff, 0, 1, 2])))).toEqual([400, 'invalid-input'])
  expect(await post(form(new Uint8Array(screenshot.maxBytes + 1)))).toEqual([413, 'too-large'])
  expect(await post(new FormData())).toEqual([400, 'invalid-input'])
  expect(await post(form('x'))).toEqual([429, 'too-many-requests'])
})

test('with an image host configured the picture goes there with the server key (§7.36)', async () => {
  const seen: string[] = []
  const host = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    seen.push(body)
    const data = { url: 'https://img.example.org/a.jpg', thumb: { url: 'https://img.example.org/t.jpg' } }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ success: true, status: 200, data }))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void host.close())
  await once(host, 'listening')
  const { port } = host.address() as { port: number }
  const { listen, database } = await server({
    env: { IMAGE_HOST_URL: `http://127.0.0.1:${port}/1/upload`, IMAGE_HOST_KEY: 'server-key' },
  })
  const body = form(new Uint8Array(await picture(40, 40).jpeg().toBuffer()), 'client-key')
  const response = await fetch((await listen()) + reportMail.uploadPath, { method: 'POST', body })
  expect(await response.json()).toMatchObject({ data: { url: 'https://img.example.org/a.jpg' } })
  expect(seen[0]).toContain('server-key')
  expect(seen[0]).not.toContain('client-key')
  expect(await database.query.selectFrom('report_images').select('id').execute()).toEqual([])
})

test('reports are kept one year', async () => {
  const { app, clock, database } = await server()
  await app.inject({ method: 'POST', url: reportMail.sendPath, payload: { ...send, template_params: params } })
  const [reports] = reportTables
  await reports?.expire?.(database.query, clock.now() + lifeMs.report - 1)
  expect(await database.query.selectFrom('reports').select('id').execute()).toHaveLength(1)
  await reports?.expire?.(database.query, clock.now() + lifeMs.report)
  expect(await database.query.selectFrom('reports').select('id').execute()).toEqual([])
})

test('pictures of few bytes that claim to be huge are refused, and a crowd of pictures waits or comes back', async () => {
  const { listen } = await server()
  const address = await listen()
  const post = async (bytes: Uint8Array) => {
    const response = await fetch(address + reportMail.uploadPath, { method: 'POST', body: form(bytes) })
    return [response.status, Number(response.headers.get('retry-after')) > 0]
  }
  const huge = new Uint8Array(
    await sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#356' } })
      .png()
      .toBuffer(),
  )
  expect(huge.length).toBeLessThan(screenshot.maxBytes / 10)
  expect(await post(huge)).toEqual([400, false])
  const large = new Uint8Array(
    await sharp({ create: { width: 3900, height: 3900, channels: 3, background: '#356' } })
      .png()
      .toBuffer(),
  )
  const answers = await Promise.all(Array.from({ length: 30 }, () => post(large)))
  expect(answers).toContainEqual([200, false])
  expect(answers).toContainEqual([503, true])
  expect(answers.filter(([status]) => status !== 200 && status !== 503)).toEqual([])
  expect(await post(large)).toEqual([200, false])
})

test('a text of several lines cannot pass for another parameter of the report, nor end a header of the mail', async () => {
  const title = 'Broken\r\nBcc: all@example.org'
  const contactEmail = 'a@example.org\r\nBcc: b@example.org'
  const mail = await composeReport({
    type: 'bug',
    title,
    description: 'x\nurgency: low',
    contactEmail,
    allowContact: 'true',
  })
  expect(mail?.subject).toBe('[bug] Broken Bcc: all@example.org')
  expect(mail?.replyTo).toBeUndefined()
  const lines = mailText(mail?.parts ?? []).split('\n')
  expect(lines.filter((line) => /^(Bcc|urgency)/.test(line))).toEqual([])
})

test.each([
  ['no mail server, it is a file for whoever runs the server', undefined, [{ recipient: 'hello@scry.example' }]],
  ['a mail server, it is kept and mailed to nobody', 'smtp://127.0.0.1:9', []],
])('without TEAM_EMAIL and with %s (§1.4)', async (_what, smtpUrl, mails) => {
  const { app, database } = await server({ env: { TEAM_EMAIL: undefined, SMTP_URL: smtpUrl } })
  const payload = { ...send, template_params: params }
  expect((await app.inject({ method: 'POST', url: reportMail.sendPath, payload })).statusCode).toBe(200)
  expect(await database.query.selectFrom('reports').select('id').execute()).toHaveLength(1)
  expect(await database.query.selectFrom('outbox').select('recipient').execute()).toEqual(mails)
})

test('a report whose address, title, description or steps are missing is refused in words (§5.45-5.48)', async () => {
  const { app, database } = await server()
  const post = async (change: object) => {
    const payload = { ...send, template_params: { ...params, ...change } }
    const answer = await app.inject({ method: 'POST', url: reportMail.sendPath, payload })
    return [answer.statusCode, answer.body]
  }
  expect(await post({ title: ' ' })).toEqual([400, 'Title is required'])
  expect(await post({ title: undefined })).toEqual([400, 'Title is required'])
  expect(await post({ description: '' })).toEqual([400, 'Description is required'])
  expect(await post({ steps: ' ' })).toEqual([400, 'Steps to reproduce are required for bug reports'])
  expect(await post({ contactEmail: '' })).toEqual([400, 'Contact email is required'])
  expect(await post({ contactEmail: 'nobody' })).toEqual([400, 'Please enter a valid email address'])
  expect(await post({ title: 'x'.repeat(301) })).toEqual([400, 'The title may have at most 300 characters'])
  expect(await post({ urgency: 'odd' })).toEqual([
    ...[400, 'The field "template_params.urgency" must be one of low, medium, high, critical.'],
  ])
  expect(await database.query.selectFrom('reports').select('id').execute()).toEqual([])
  expect(await post({ type: 'feature', steps: '' })).toEqual([200, 'OK'])
})
