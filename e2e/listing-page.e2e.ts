import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as visitorTest } from '@playwright/test'
import { test } from './member.ts'

visitorTest(
  'without code the page of a listing can be read whole, and an unknown one is not found',
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const answer = await page.goto('/jobs/sample-job-00001')
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    const posting = page.getByRole('region', { name: 'The posting' })
    expect(((await posting.textContent()) ?? '').length).toBeGreaterThan(200)
    await expect(page.getByRole('complementary', { name: 'At a glance' }).getByRole('definition').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
    // It came with its styles: the title stands in the type of headings.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Piazzolla/)
    const next = page.getByRole('region', { name: 'Similar jobs' }).getByRole('link').first()
    const title = (await next.textContent()) ?? ''
    await next.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const missing = await page.goto('/hackathons/nothing')
    expect(missing?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await context.close()
  },
)

visitorTest(
  'the address of a listing makes a card with its title, its employer, its place and a picture',
  async ({ page, request, baseURL }) => {
    await page.goto('/jobs/sample-job-00001')
    const { job } = await (await request.get('/api/listings/sample-job-00001/page')).json()
    const card = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content')
    expect(await card('title')).toBe(`${job.title}, ${job.company}`)
    expect(await card('description')).toContain(job.location)
    const picture = new URL((await card('image')) ?? '').pathname
    const answer = await request.get(`${baseURL}${picture}`)
    expect(answer.headers()['content-type']).toBe('image/png')
    expect(await answer.body()).toEqual(await readFile(join(import.meta.dirname, '../apps/web/public', picture)))
  },
)

visitorTest(
  'a title leads to the page of its listing, and back to the place and the row where one was',
  async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto('/jobs')
    const link = page.locator('[data-row-title]').nth(12)
    const title = (await link.textContent()) ?? ''
    await link.focus()
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/jobs\/sample-job-\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(new RegExp(`^${title.replace(/[()+.*?]/g, '.')}`))
    await page.goBack()
    await expect(link).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
    // Asked for by its address the same page comes as markup, which the code takes over without a word.
    await page.goForward()
    await page.reload()
    await page.getByRole('button', { name: `Save ${title}` }).click()
    await expect(page.getByRole('button', { name: `Save ${title}` })).toHaveAttribute('aria-pressed', 'true')
    expect(complaints).toEqual([])
  },
)

test('for a person with a resume the reasons stand in the text, each with the letter of its line (§6.2)', async ({
  memberPage: page,
}) => {
  await page.goto('/jobs')
  await page.locator('[data-row-title]').first().click()
  const account = page.getByRole('region', { name: 'Why this fits' })
  await expect(account).toBeVisible()
  const posting = page.getByRole('region', { name: 'The posting' })
  const marked = posting.locator('mark, .gap-words').first()
  await expect(marked).toBeVisible()
  await expect(posting).toContainText('(line a)')
  await page.reload()
  await expect(account).toBeVisible()
  await expect(marked).toBeVisible()
})
