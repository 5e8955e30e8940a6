import { expect, test } from '@playwright/test'
import { fullProfile, makeMember } from './member.ts'

const deed = 'Built a TypeScript service that matches delivery routes to drivers'

test('a sentence of a resume that answers one of a listing is its first reason, on the row, in the account and beside the text', async ({
  browser,
  baseURL,
}) => {
  const work_experience = `Software Intern at Juniper River Trust (2025): ${deed}. Kept the desk of the library tidy.`
  const profile = { ...fullProfile, work_experience, projects: '[]', skills: ['TypeScript', 'React', 'Git'] }
  const { storageState } = await makeMember({ baseURL: baseURL ?? '', name: 'answers', profile })
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto('/jobs?q=typescript')

  const row = page
    .locator('[data-row]')
    .filter({ hasText: deed.slice(0, 30) })
    .first()
  const reasons = row.getByRole('listitem').filter({ hasText: 'The listing:' })
  const first = (await reasons.first().textContent()) ?? ''
  const theirs = /“(?:…\s)?(.+?)(?:\s…)?”$/.exec(first)?.[1] ?? ''
  expect(first).toMatch(/^Your resume: Built a TypeScript service/)
  expect(theirs).toContain('TypeScript')
  const said = (await reasons.allTextContents()).filter((text) => text.includes(theirs))
  expect(said).toHaveLength(1)

  await row.getByRole('button', { name: /^Why this fits/ }).click()
  const account = row.getByRole('region', { name: 'Why this fits' })
  const line = account.getByRole('row', { name: /^What you did/ })
  await expect(line).toContainText(deed)
  await expect(line).toContainText(theirs)
  await expect(row.locator('.margin-note').filter({ hasText: deed })).toBeVisible()
  await context.close()
})
