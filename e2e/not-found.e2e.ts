import { expect, test } from '@playwright/test'

test('any other path says 404 and leads home (§2.11, §2.70)', async ({ page }) => {
  const answer = await page.goto('/nowhere/at-all?x=1')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page).toHaveTitle(/404 Page Not Found/)
  await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a path of dots, percent signs or slashes is shown as not found, and the way home works (§2.11, §2.70)', async ({
  page,
  baseURL,
}) => {
  for (const path of [
    '/jane.doe',
    '/50%',
    '//jobs',
    '/..%2f',
    '/jobs%2f',
    '/%00',
    '/index.html',
    `/${'y'.repeat(5000)}`,
  ]) {
    // Whole, since `//jobs` alone would name another server.
    const answer = await page.goto(`${baseURL}${path}`)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('404 Page Not Found')
  }
  await page.goto(`${baseURL}//jobs`)
  await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL('/')
})
