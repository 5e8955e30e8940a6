import { expect, test } from '@playwright/test'
import { type Person, signUp } from '../apps/server/src/testing/browser.ts'
import { type OpenServer, openSoakServer } from '../apps/server/src/testing/open-server.ts'
import { findings } from './axe.ts'
import { screenFaults } from './screen-faults.ts'

const typed = 'https://example.org/a-very-long-address-that-somebody-typed/'.repeat(4)

/** Every kind of mail, as the server makes it. */
async function everyMail() {
  const { server, close } = await openSoakServer()
  const person = await signUp(server, 'mira@example.org')
  await person.call('POST', '/v1/account/verification', { url: 'http://localhost/verify-email' })
  await person.call('POST', '/v1/account/recovery', { email: person.email, url: 'http://localhost/reset-password' })
  const { outbox } = server.platform
  const add = (template: 'posting' | 'report', params: Record<string, string>) =>
    server.database.transaction((trx) => outbox.add(trx, { template, recipient: person.email, params }))
  const decided = { kind: 'job', title: 'Pattern Cutter', origin: 'https://scry.example', reason: 'incomplete' }
  await add('posting', { ...decided, outcome: 'changes-asked', words: `Please name the town.\n${typed}` })
  await add('report', { type: 'bug', title: 'A button', description: `It does\nnothing.\n${typed}`, urgency: 'low' })
  await addDigest(server, person)
  await server.outboxWorker.drain()
  await close()
  return server.mails
}

/** A digest as it waits for whoever turned alerts on. */
async function addDigest({ database, platform }: OpenServer, person: Person) {
  await database.query.updateTable('accounts').set({ email_verified: 1 }).execute()
  const url = '/v1/databases/scry/collections/users/documents'
  await person.call('POST', url, { documentId: 'unique()', data: { name: 'Mira', skills: ['SQL'] } })
  await person.call('POST', '/api/alerts', { every: 'daily', zone: 'UTC' })
  const item = {
    id: 'a',
    title: 'Pattern Cutter',
    facts: 'Loom · Leith',
    path: '/jobs/a',
    reasons: ['You: SQL. They: “SQL”'],
  }
  const deadline = { id: 'b', title: 'Ferry Planner', company: 'Quayside', at: Date.UTC(2026, 11, 6), path: '/jobs/b' }
  const group = { heading: 'New jobs that fit you strongly:', items: [item, item], more: 3, path: '/dashboard' }
  const digest = JSON.stringify({ groups: [group], deadlines: [deadline], zone: 'UTC' })
  await database.transaction((trx) =>
    platform.outbox.add(trx, {
      ...{ template: 'digest', recipient: person.email, params: { digest }, accountId: person.accountId },
    }),
  )
}

test('every mail can be read on a phone and on a screen, in light and in dark, without a picture or a request', async ({
  page,
}) => {
  const mails = await everyMail()
  expect(mails).toHaveLength(5)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const { subject, html } of mails)
    for (const width of [320, 390, 768, 1440])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await page.setContent(html)
        const look = `${subject}, ${width} px, ${colorScheme}`
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
        expect(isWide, look).toBe(false)
        // An address to copy is a text of the machine.
        const faults = (await screenFaults(page)).filter((fault) => !/^\s*- link "http/.test(fault))
        expect(faults, look).toEqual([])
        // A mail has one layout: what axe looks at does not change with the width.
        if (width > 320) continue
        expect(await findings(page, { values: ['wcag2a', 'wcag2aa'] }), look).toEqual([])
      }
  expect(asked).toEqual([])
})
