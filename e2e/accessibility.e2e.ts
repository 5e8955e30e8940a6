import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page } from '@playwright/test'
import { pagePaths } from '@scry/contracts/page-paths'
import { samplePerson } from '@scry/fictional/people'
import { dropResume } from './journey.ts'
import { type Member, makeMember, test } from './member.ts'

interface Scene {
  name: string
  who: 'visitor' | 'member' | 'newcomer'
  path: string
  /** Brings the page into the state. */
  act?: (page: Page) => Promise<void>
}

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .locator('visible=true')
    .first()
    .click()
const dialogOpen = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()
const failed = async (page: Page) => {
  await page.route('**/api/{search,get-personalized}-*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.reload()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
}

const scenes: Scene[] = [
  { name: 'the landing page', who: 'visitor', path: '/' },
  { name: 'the login with an error', who: 'visitor', path: '/login', act: press('Sign In') },
  { name: 'the upload with an error', who: 'visitor', path: '/upload-resume', act: press('Extract Email & Continue') },
  {
    name: 'the reading',
    who: 'visitor',
    path: '/upload-resume',
    act: async (page) => {
      await dropResume(page, samplePerson)
      await expect(page.getByRole('region', { name: /top five/ }).getByRole('article')).toHaveCount(5)
      await press('Create Account')(page)
    },
  },
  { name: 'the forgotten password', who: 'visitor', path: '/forgot-password', act: press('Send reset link') },
  {
    name: 'the reset password',
    who: 'visitor',
    path: '/reset-password?userId=a&secret=b',
    act: press('Reset Password'),
  },
  { name: 'an invalid reset link', who: 'visitor', path: '/reset-password' },
  { name: 'a refused verification', who: 'visitor', path: '/verify-email?userId=a&secret=b' },
  { name: 'the jobs of a visitor', who: 'visitor', path: '/jobs' },
  { name: 'jobs that failed to load', who: 'visitor', path: '/jobs', act: failed },
  { name: 'jobs without a match', who: 'visitor', path: '/jobs?q=zzzzqqq' },
  {
    name: 'the keys of a list',
    who: 'visitor',
    path: '/jobs',
    act: async (page) => {
      await page.keyboard.press('?')
      await dialogOpen(page)
    },
  },
  {
    name: 'the report menu',
    who: 'visitor',
    path: '/jobs',
    act: press('Report'),
  },
  {
    name: 'the report dialog with errors',
    who: 'visitor',
    path: '/jobs',
    act: async (page) => {
      await press('Report')(page)
      await press('Bug report')(page)
      await press('Submit report')(page)
    },
  },
  { name: 'the hackathons of a visitor', who: 'visitor', path: '/hackathons' },
  { name: 'the not-found page', who: 'visitor', path: '/nowhere' },
  { name: 'the contact page', who: 'visitor', path: '/contact' },
  { name: 'the privacy page', who: 'visitor', path: '/privacy' },
  { name: 'the page on matching', who: 'visitor', path: '/how-matching-works' },
  { name: 'the dashboard', who: 'member', path: '/dashboard' },
  { name: 'a dashboard without a resume', who: 'newcomer', path: '/dashboard' },
  { name: 'the account of a match', who: 'member', path: '/jobs', act: press(/^Why this fits/) },
  {
    name: 'a toast with undo',
    who: 'member',
    path: '/jobs',
    act: async (page) => {
      await press(/^Save /)(page)
      await page.getByRole('button', { name: 'Undo' }).hover()
    },
  },
  { name: 'the hackathons of a person', who: 'member', path: '/hackathons', act: press(/^Why this fits/) },
  { name: 'the settings', who: 'member', path: '/profile' },
  { name: 'settings without a profile', who: 'newcomer', path: '/profile' },
  { name: 'the settings in edit', who: 'member', path: '/profile', act: press('Edit Profile') },
  {
    name: 'the password form with errors',
    who: 'member',
    path: '/profile',
    act: async (page) => {
      await press('Change Password')(page)
      await press('Change Password')(page)
    },
  },
  {
    name: 'the logout prompt',
    who: 'member',
    path: '/profile',
    act: async (page) => {
      await press('Sign Out')(page)
      await dialogOpen(page)
    },
  },
  {
    name: 'the job dialog with errors',
    who: 'member',
    path: '/jobs',
    act: async (page) => {
      await press('Post a job')(page)
      await press('Submit for review')(page)
    },
  },
  {
    name: 'the hackathon dialog with errors',
    who: 'member',
    path: '/hackathons',
    act: async (page) => {
      await press('Post a hackathon')(page)
      await press('Submit for review')(page)
    },
  },
]

let newcomer: Member
test.beforeAll(async ({ baseURL }) => {
  newcomer = await makeMember({ baseURL: baseURL ?? '', name: 'axe', profile: null })
})

async function openAs(browser: Browser, who: Scene['who'], member: Member, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    ...(who !== 'visitor' && { storageState: (who === 'member' ? member : newcomer).storageState }),
  })
  return context.newPage()
}

/** Open and at rest: heading there, nothing loading. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

for (const { name, who, path, act } of scenes) {
  test(`axe finds nothing on ${name}, on a light phone and on a dark desk`, async ({ browser, member }) => {
    const page = await openAs(browser, who, member, 390)
    await page.goto(path)
    await settle(page)
    await act?.(page)
    expect(await findings(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    expect(await findings(page)).toEqual([])
    await page.context().close()
  })
}

const widely = {
  visitor: [
    ...['/', '/login', '/upload-resume', '/forgot-password', '/jobs', '/hackathons', '/nowhere', '/how-matching-works'],
  ],
  member: ['/dashboard', '/jobs', '/hackathons', '/profile'],
} as const

for (const who of ['visitor', 'member'] as const) {
  test(`text of double size scrolls no screen of a ${who} sideways, at 390 and at 320 px`, async ({
    browser,
    member,
  }) => {
    const page = await openAs(browser, who, member, 390)
    const wide: string[] = []
    for (const path of widely[who]) {
      await page.goto(path)
      await settle(page)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        const over = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          if (scrollWidth <= clientWidth) return ''
          const widest = [...document.querySelectorAll('main *, header *, footer *')]
            .filter((one) => one.getBoundingClientRect().right > clientWidth + 1 && !one.closest('.overflow-hidden'))
            .slice(0, 4)
            .map((one) => `${one.tagName}.${one.className} ${(one.textContent ?? '').slice(0, 30)}`)
          return `${scrollWidth - clientWidth} px: ${widest.join(' || ')}`
        })
        if (over) wide.push(`${path} at ${width}: ${over}`)
      }
    }
    expect(wide).toEqual([])
    await page.context().close()
  })
}

test('with reduced motion nothing moves: not the landing page, not a list, not a toast', async ({
  browser,
  member,
}) => {
  const page = await openAs(browser, 'visitor', member, 1440)
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => Number(one.effect?.getComputedTiming().duration ?? 0) > 10)
        .map((one) => (one.effect as KeyframeEffect).target?.className ?? ''),
    )
  await page.goto('/')
  await settle(page)
  expect(await moving()).toEqual([])
  await page.evaluate(() => window.scrollTo(0, 400))
  expect(await moving()).toEqual([])
  await page.goto('/jobs')
  await settle(page)
  await page.locator('[data-row-title]').first().click()
  await press(/^Save /)(page)
  await expect(page.getByText('Saved for later')).toBeVisible()
  expect(await moving()).toEqual([])
  await page.context().close()
})

test('the first Tab reaches a skip link, and a change of page is announced', async ({ page }) => {
  await page.goto('/jobs')
  await settle(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveTitle(/Sign In/)
  await expect(page.locator('[aria-live="polite"][aria-atomic="true"]')).toHaveText('Sign In')
  await expect(page.getByRole('main')).toBeFocused()
})

test('every page names itself, and no two alike', async ({ memberPage }) => {
  const titles: string[] = []
  for (const path of Object.values(pagePaths)) {
    await memberPage.goto(path)
    await expect(memberPage.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(memberPage).toHaveTitle(/. · Scry$/)
    titles.push(await memberPage.title())
  }
  expect([...new Set(titles)]).toEqual(titles)
})
