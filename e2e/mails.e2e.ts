import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { signUp } from '../apps/server/src/testing/browser.ts'
import { openSoakServer } from '../apps/server/src/testing/open-server.ts'
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
  await server.outboxWorker.drain()
  await close()
  return server.mails
}

test('every mail can be read on a phone and on a screen, in light and in dark, without a picture or a request', async ({
  page,
}) => {
  const mails = await everyMail()
  expect(mails).toHaveLength(4)
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
        // Contrast hangs on the scheme and order on the room: one look at each of both tells of them.
        if (width !== (colorScheme === 'light' ? 390 : 1440)) continue
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(['wcag2a', 'wcag2aa']).analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html: one }) => one).join()}`),
          look,
        ).toEqual([])
      }
  expect(asked).toEqual([])
})
