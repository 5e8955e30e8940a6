import { expect, test } from '@playwright/test'

for (const width of [390, 768, 1440]) {
  test(`at ${width} px a row names six skills, its posting date and that it is a sample, closed or opened, and so does the head (§2.29, §3.22, §9.16)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.route('**/api/search-jobs**', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      json.jobs[0].skills = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((word) => `${word}Skill`)
      await route.fulfill({ response, json })
    })
    await page.goto('/jobs')
    await expect(page.getByRole('heading', { name: /^[\d,]+ sample internships, newest first$/ })).toBeVisible()
    const row = page.locator('[data-row]').first()
    for (const state of ['closed', 'opened']) {
      if (state === 'opened') await row.getByRole('button', { name: /^Details/ }).click()
      await expect(row.getByText(/Skill$/).locator('visible=true')).toHaveCount(6)
      await expect(row.getByText('Sample listing').locator('visible=true').first()).toBeVisible()
      await expect(
        row
          .getByText(/^Posted /)
          .locator('visible=true')
          .first(),
      ).toBeVisible()
    }
  })
}

test('on paper a list has its rows in the light theme, and no bar, filter or button', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/jobs')
  const row = page.locator('[data-row]').first()
  await expect(row).toBeVisible()
  expect(await row.evaluate((one) => getComputedStyle(one).colorScheme)).toBe('light')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(row.getByRole('button', { name: /^(Save|Apply Now)/ })).toHaveCount(0)
})
