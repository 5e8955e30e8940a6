import { expect, type Locator, type Page } from '@playwright/test'

/** Timers of the page stand still from here on; `tickUntil` and `page.clock.runFor` move them. Call before `goto`: `page.clock.install()`. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1000)
}

/** Moves the stopped clock by few milliseconds at a time until `locator` is seen: answers of the server come in real time. */
export async function tickUntil(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(5)
    await expect(locator).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [30] })
}
