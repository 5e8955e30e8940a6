import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type Browser, expect, type Page, type Route, test } from '@playwright/test'
import { samplePerson } from '@scry/fictional/people'
import { makeDataDir } from './data-dir.ts'
import { createAccount, password, resumeFile } from './journey.ts'
import { newAddress } from './member.ts'
import { freePort, startServer } from './own-server.ts'

// A server of this file's own, because it is killed in the middle; without the catalogue, so that it starts quickly.
let port = 0
let dataDir = ''
let server: ChildProcess

async function start(): Promise<void> {
  server = await startServer(port, dataDir, 'off')
}

async function kill(): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
}

let resume: Awaited<ReturnType<typeof resumeFile>>

test.beforeAll(async () => {
  resume = await resumeFile(samplePerson)
  port = await freePort()
  dataDir = makeDataDir()
  await start()
})
test.afterAll(() => kill())

/** One of each way that a person goes on: nothing stands, an account without a profile, both. Every step is cut off in `registration-kill.test.ts`. */
const steps = [
  ['the analysis', 'POST', '/api/analyze-resume'],
  ['the account', 'POST', '/v1/account'],
  ['the profile', 'POST', '/v1/databases/scry/collections/users/documents'],
] as const

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` })
  return context.newPage()
}

/** From the chosen file to the request for the account, or to wherever the server went away. */
async function registerUntilCut(page: Page, email: string, cut: Promise<void>): Promise<void> {
  await page.goto('/upload-resume')
  await page.locator('input[type=file]').setInputFiles(resume)
  await page.getByRole('button', { name: 'Extract Email & Continue' }).click()
  const creating = (async () => {
    await page.getByRole('heading', { name: 'Check what we read, then create your account' }).waitFor()
    await createAccount(page, email)
  })()
  creating.catch(() => {})
  await cut
}

/** A person who comes back in another browser: logs in with the chosen password, or registers again. */
async function comeBack(page: Page, email: string): Promise<'login' | 'registration'> {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  const refused = page.getByText('Invalid email or password').first()
  const inside = page.getByRole('heading', { name: 'Check Your Email' })
  await expect(refused.or(inside)).toBeVisible()
  if (await inside.isVisible()) return 'login'
  await page.goto('/upload-resume')
  await page.locator('input[type=file]').setInputFiles(resume)
  await page.getByRole('button', { name: 'Extract Email & Continue' }).click()
  await createAccount(page, email)
  await expect(inside).toBeVisible()
  return 'registration'
}

for (const [name, method, path] of steps) {
  test(`a registration cut off at ${name}, after the server has answered, keeps nobody out (§4.2, §4.9, §8.1)`, async ({
    browser,
  }) => {
    const email = newAddress('cut')
    const page = await openPage(browser)
    let isCut = () => {}
    const cut = new Promise<void>((resolve) => {
      isCut = resolve
    })
    let isDown = false
    const cutOff = async (route: Route) => {
      if (isDown || route.request().method() !== method) return route.fallback()
      isDown = true
      await route.fetch()
      await kill()
      await route.abort('connectionreset').catch(() => {})
      isCut()
    }
    await page.route((url) => url.pathname === path, cutOff)
    await registerUntilCut(page, email, cut)
    await page.context().close()
    await start()

    const again = await openPage(browser)
    const way = await comeBack(again, email)
    // An account that has no profile yet gets one from its next resume.
    await again.goto('/jobs')
    const upload = again.getByRole('button', { name: 'Upload Resume (PDF)' })
    const listed = again.getByRole('heading', { name: 'Jobs for you' })
    await expect(upload.or(listed)).toBeVisible()
    if (await upload.isVisible()) {
      expect(way).toBe('login')
      await upload.click()
      await again.getByRole('dialog').locator('input[type=file]').setInputFiles(resume)
    }
    await expect(listed).toBeVisible()
    await again.goto('/profile')
    await expect(again.getByRole('region', { name: 'Profile Information' })).toContainText(samplePerson.name)
    await expect(again.getByRole('region', { name: 'Resume Management' })).toContainText('Version 1')
    await again.context().close()
  })
}
