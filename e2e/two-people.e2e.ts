import { type Browser, expect, type Page } from '@playwright/test'
import type { Alerts } from '@scry/contracts/alert-routes'
import type { Application } from '@scry/contracts/application-routes'
import { password } from './journey.ts'
import { type Member, makeMember, test } from './member.ts'

const profile = { name: 'Nova', skills: ['SQL', 'Python'], location: 'Austin, TX', hasResume: true }
const record = 'title,company,place,stage,next step,next step on\nTide Clerk,Saltmarsh Office,Harwich,applied,Call Jo,'

async function open(browser: Browser, { storageState }: Member): Promise<Page> {
  return (await browser.newContext({ storageState })).newPage()
}
const ask = async <Answer>(page: Page, method: string, path: string, data?: unknown): Promise<Answer> => {
  const answer = await page.request.fetch(path, { method, data })
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
  return (await answer.json()) as Answer
}

/** Somebody with alerts, a saved search, an application and a skill that they do not have. */
async function busyMember(browser: Browser, baseURL: string) {
  const member = await makeMember({ baseURL, name: 'busy', profile })
  const page = await open(browser, member)
  await page.goto('/')
  await ask(page, 'POST', '/api/alerts', { every: 'daily', zone: 'Europe/Helsinki' })
  const saved = { kind: 'job', name: 'Tide work', query: 'q=tide' }
  const { searches } = await ask<Alerts>(page, 'POST', '/api/saved-searches', saved)
  await ask(page, 'POST', '/api/applications/import', { csv: record })
  const { applications } = await ask<{ applications: Application[] }>(page, 'GET', '/api/applications')
  await ask(page, 'POST', '/api/skills', { name: 'SQL', claim: 'rejected' })
  return { page, search: searches[0]?.id ?? '', application: applications[0]?.id ?? '' }
}

/** Nothing of the busy person is on the screens of somebody else. */
async function expectNothingOf(page: Page): Promise<void> {
  await page.goto('/alerts')
  await expect(page.getByRole('main').getByText(/^None yet/)).toBeVisible()
  await expect(page.getByRole('main').getByText(/^Alerts are off/)).toBeVisible()
  await page.goto('/applications')
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'I do not have it: SQL' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('You said that you do not have it')
}

/** All that the busy person has is there as it was. */
async function expectAllOf(page: Page): Promise<void> {
  await page.goto('/alerts')
  await expect(page.getByRole('main').getByText(/^On: every morning/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tide work' })).toBeVisible()
  await page.goto('/applications')
  await expect(page.getByRole('main')).toContainText('Tide Clerk')
  await page.goto('/profile')
  await expect(page.getByRole('main')).toContainText('You said that you do not have it')
}

test('two people at once: neither sees nor changes the alerts, searches, applications and skills of the other', async ({
  browser,
  baseURL,
}) => {
  const busy = await busyMember(browser, baseURL ?? '')
  const other = await open(browser, await makeMember({ baseURL: baseURL ?? '', name: 'other', profile }))
  await expectNothingOf(other)
  // Whoever guesses an id of somebody else's changes nothing by it.
  for (const [method, path, data] of [
    ['DELETE', `/api/saved-searches/${busy.search}`],
    ['POST', `/api/applications/${busy.application}`, { stage: 'rejected', notes: 'mine' }],
    ['DELETE', `/api/applications/${busy.application}`],
    ['DELETE', '/api/alerts'],
    ['POST', '/api/skills', { name: 'SQL', claim: 'confirmed' }],
  ] as const)
    await other.request.fetch(path, { method, data })
  await expectAllOf(busy.page)
  await expect(busy.page.getByRole('main')).toContainText('You said that you do not have it')
})

test('in one browser, whoever logs in after another finds nothing of them', async ({ browser, baseURL }) => {
  const { page } = await busyMember(browser, baseURL ?? '')
  const next = await makeMember({ baseURL: baseURL ?? '', name: 'next', profile })
  await expectAllOf(page)
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(next.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
  await expectNothingOf(page)
})

test('an archive that somebody else brings into their account is theirs from then on, and leaves its owner’s as it was', async ({
  browser,
  baseURL,
}) => {
  const busy = await busyMember(browser, baseURL ?? '')
  const other = await open(browser, await makeMember({ baseURL: baseURL ?? '', name: 'brings', profile }))
  const archive = await busy.page.request.post('/api/export.zip', { data: { password } })
  await other.goto('/profile')
  await other.getByLabel('File to restore from').setInputFiles({
    ...{ name: 'scry-account.zip', mimeType: 'application/zip', buffer: await archive.body() },
  })
  await other.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(other.getByText(/^Restored: /)).toBeVisible()
  const { applications } = await ask<{ applications: Application[] }>(other, 'GET', '/api/applications')
  expect(applications).toMatchObject([{ title: 'Tide Clerk' }])
  expect(applications[0]?.id).not.toBe(busy.application)
  await ask(other, 'DELETE', `/api/applications/${applications[0]?.id}`)
  await ask(other, 'DELETE', '/api/alerts')
  await ask(other, 'DELETE', '/api/account', { password })
  await expectAllOf(busy.page)
})
