import { expect, test } from '@playwright/test'

test('any other path says 404 and leads home (§2.11, §2.70)', async ({ page }) => {
  const answer = await page.goto('/nowhere/at-all?x=1')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page).toHaveTitle(/404 Page Not Found/)
  await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL('/')
})
