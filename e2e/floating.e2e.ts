import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './member.ts'

const floating = (page: Page) =>
  ['Post a job', 'Post a hackathon', 'Report'].map((name) => page.getByRole('button', { name, exact: true }))
const inkOf = (element: Element) => getComputedStyle(element).color
const topOf = async (page: Page) => (await floating(page)[2]?.boundingBox())?.y ?? 0

for (const width of [768, 1440]) {
  test(`at ${width} px the floating buttons stand beside the content and cover none of it (§2.41, §2.42)`, async ({
    memberPage: page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/dashboard', '/hackathons', '/profile']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const content = await page.locator('main .page').first().boundingBox()
      if (!content) throw new Error(`${path} has no content.`)
      for (const button of floating(page)) {
        const box = await button.boundingBox()
        if (!box) throw new Error('A floating button is not there.')
        expect(box.x + box.width <= content.x || box.x >= content.x + content.width).toBe(true)
        expect(box.x >= 0 && box.x + box.width <= width).toBe(true)
      }
    }
  })
}

test('on a phone the floating buttons make way while a person reads on, and come back at the end (§2.41, §2.42)', async ({
  memberPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/hackathons')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  const scroll = (by: number) => page.evaluate((pixels) => window.scrollBy(0, pixels), by)
  await expect.poll(() => topOf(page)).toBeLessThan(844)
  await scroll(400)
  await expect.poll(() => topOf(page)).toBeGreaterThan(844)
  await scroll(-60)
  await expect.poll(() => topOf(page)).toBeLessThan(844)
  await scroll(400)
  await expect.poll(() => topOf(page)).toBeGreaterThan(844)
  await scroll(100_000)
  await expect.poll(() => topOf(page)).toBeLessThan(844)
  const last = await page.locator('main .page').last().boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(await topOf(page))
})

test('on a phone the bar at the foot leads to the lists, and the floating buttons stand on it (§2.13, §2.14, §2.41, §2.42)', async ({
  page,
  memberPage,
}) => {
  for (const [who, texts] of [
    [page, ['Home', 'Jobs', 'Hackathons', 'Sign In', 'Get Started']],
    [memberPage, ['Dashboard', 'Jobs', 'Hackathons', 'Me']],
  ] as const) {
    await who.setViewportSize({ width: 320, height: 640 })
    await who.goto('/jobs')
    const bar = who.getByRole('navigation', { name: 'Pages' })
    await expect(bar.getByRole('link')).toHaveText([...texts])
    const cut = await bar
      .getByRole('link')
      .evaluateAll((links) =>
        links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
      )
    expect(cut).toEqual([])
    await expect(bar.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page')
    const report = await floating(who)[2]?.boundingBox()
    expect((report?.y ?? 0) + (report?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
    if (who === memberPage) {
      const rows = await Promise.all(floating(who).map((button) => button.boundingBox()))
      expect(new Set(rows.map((box) => box?.y)).size).toBe(1)
      await expect(floating(who)[0] as Locator).toHaveText('Post a job')
    }
    await bar.getByRole('link', { name: 'Hackathons' }).click()
    await expect(who).toHaveURL('/hackathons')
    await who.goBack()
    await expect(bar.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page')
  }
})

test('an address that is typed begins at the top, wherever the page before it was scrolled (§2.9)', async ({
  memberPage: page,
}) => {
  await page.goto('/jobs')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600)
  await page.goto('/hackathons')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600)
})

test('on a phone the dialogs of the floating buttons keep the theme of the page (§2.41, §2.42)', async ({
  memberPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/profile')
    const ink = await page.getByRole('main').evaluate(inkOf)
    for (const open of ['Post a job', 'Post a hackathon']) {
      await page.getByRole('button', { name: open }).click()
      expect(await page.getByRole('dialog').evaluate(inkOf)).toBe(ink)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await page.getByRole('button', { name: 'Feedback' }).click()
    expect(await page.getByRole('dialog').evaluate(inkOf)).toBe(ink)
  }
})

test('on a phone a toast covers neither the button of the menu nor the open menu, which leads to the settings (§2.15, §2.20)', async ({
  memberPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/jobs')
  const toast = page.getByRole('region', { name: 'Notifications' }).locator('> div')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const isClearOf = async (other: Locator) => {
    const [one, two] = await Promise.all([toast.boundingBox(), other.boundingBox()])
    if (!one || !two) throw new Error('The toast or what it may not cover is not there.')
    return one.y >= two.y + two.height || one.y + one.height <= two.y
  }
  await page.locator('[data-row]').first().getByRole('button', { name: /^Save/ }).click()
  await expect(toast).toBeVisible()
  await toast.hover()
  await expect.poll(() => isClearOf(page.getByRole('banner'))).toBe(true)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  await expect.poll(() => isClearOf(menu)).toBe(true)
  await menu.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/profile')
})
