import { type Browser, expect, type Page } from '@playwright/test'
import { pagePaths } from '@scry/contracts/page-paths'
import { findings } from './axe.ts'
import { stopClock } from './clock.ts'
import { makePeople, type People } from './gallery-people.ts'
import { scenes } from './gallery-scenes.ts'
import { lookAtList } from './journey.ts'
import { keepPages, type Look } from './kept-pages.ts'
import { type Member, makeMember, test } from './member.ts'
import { screenFaults } from './screen-faults.ts'

let people: People
let pages: ReturnType<typeof keepPages>
test.beforeAll(async ({ browser, baseURL }) => {
  people = await makePeople(browser, baseURL ?? '')
  pages = keepPages(browser, baseURL ?? '', people)
})
test.afterAll(() => pages.close())

const looks: Look[] = [390, 768, 1440].flatMap((width) => [
  { width, colorScheme: 'light' as const },
  { width, colorScheme: 'dark' as const },
])

async function openAs(browser: Browser, storageState: Member['storageState'], look: Look): Promise<Page> {
  const { width, colorScheme } = look
  const viewport = { width, height: 900 }
  const context = await browser.newContext({ viewport, colorScheme, storageState, reducedMotion: 'reduce' })
  return context.newPage()
}

/** Open and at rest: heading there, nothing loading. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

const isWhole = process.env.E2E_LOOKS === 'all'

/** Each state in the next of the six looks; with E2E_LOOKS=all in every one. */
function looksOf(width: number | undefined, at: number): Look[] {
  const asked = isWhole ? looks : [looks[at % looks.length] as Look]
  if (width === undefined) return asked
  return [...new Set(asked.map(({ colorScheme }) => colorScheme))].map((colorScheme) => ({ width, colorScheme }))
}

// Axe waits by the clock of the page, so it cannot look where that stands.
const standing = scenes.filter(({ act }) => act !== stopClock)
// Neighbours are states of one screen: every other one is enough for each change, all of them for a release.
const looked = standing.filter((_, at) => isWhole || at % 2 === 0)
const seen = looked.flatMap((scene, at) => looksOf(scene.width, at).map((look) => ({ scene, look })))
for (const { scene, look } of seen) {
  test(`axe finds nothing, nor a raw or squeezed text, in the state '${scene.name}', ${look.colorScheme} at ${look.width} px`, async () => {
    const page = await pages.of(scene, look)
    await scene.prepare?.(page)
    await page.goto(scene.path)
    if (!scene.hangs) await settle(page)
    await scene.act?.(page)
    // The loading screen stands for a moment: a heading would announce a page that is not there yet.
    const without = scene.name === 'checking-session' ? ['page-has-heading-one'] : []
    expect(await findings(page, { without })).toEqual([])
    expect(await screenFaults(page)).toEqual([])
    if (scene.spoils) await pages.renew(scene)
  })
}

const phone: Look = { width: 390, colorScheme: 'light' }
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
    const page = await openAs(browser, who === 'member' ? member.storageState : people.visitor, phone)
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

test('icons grow with the text (§2.12, §2.29)', async ({ browser }) => {
  const page = await openAs(browser, people.member, phone)
  await page.goto('/dashboard')
  await lookAtList(page)
  await expect(page.locator('[data-row]')).toHaveCount(20)
  await settle(page)
  const widths = () => page.locator('svg').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  const before = await widths()
  expect(before.length).toBeGreaterThan(40)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect.poll(widths).toEqual(before.map((width) => width * 2))
  await page.context().close()
})

test('with reduced motion nothing moves: not the landing page, not a list, not a toast', async ({ browser }) => {
  const page = await openAs(browser, people.visitor, { width: 1440, colorScheme: 'light' })
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
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Save (?!this search)/ })
    .locator('visible=true')
    .first()
    .click()
  await expect(page.getByText('Saved for later')).toBeVisible()
  expect(await moving()).toEqual([])
  await page.context().close()
})

test('in forced colours a matched word keeps its mark, the strength its stroke, and the top bar an edge', async ({
  browser,
}) => {
  const context = await browser.newContext({ forcedColors: 'active', storageState: people.member })
  const page = await context.newPage()
  await page.goto('/jobs')
  await settle(page)
  const mark = page.locator('mark').first()
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect(mark).not.toHaveCSS('background-color', canvas)
  await expect(page.locator('.stroke').first()).not.toHaveCSS('background-color', canvas)
  await expect(page.getByRole('banner')).toHaveCSS('border-bottom-width', '1px')
  await context.close()
})

test('whoever asks for more contrast reads the notes in the ink of the text', async ({ browser }) => {
  const context = await browser.newContext({ contrast: 'more' })
  const page = await context.newPage()
  await page.goto('/jobs')
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((one) => getComputedStyle(one).color)
  await expect(page.getByText(/^Listings checked/)).toHaveCSS('color', ink)
  await context.close()
})

test('a word of 75 letters, as of an address, in every field of a profile widens no page', async ({
  browser,
  baseURL,
}) => {
  const word = 'https://mailbox.example/'.padEnd(75, 'long-way-')
  const projects = [{ name: word, description: word, technologies: [word], duration: word }]
  const texts = { name: word, location: word, education: word, summary: word, originalFileName: `${word}.pdf` }
  const lists = { skills: [word, 'Python', 'SQL'], languages: [word], certifications: [word] }
  const profile = { hasResume: true, work_experience: `${word} at ${word}: ${word}`, ...texts, ...lists }
  const { storageState } = await makeMember({
    ...{ baseURL: baseURL ?? '', name: 'long-words' },
    profile: { ...profile, projects: JSON.stringify(projects) },
  })
  const press = (name: string | RegExp) => (page: Page) =>
    page.getByRole('button', { name }).locator('visible=true').first().click()
  for (const width of [320, 768]) {
    const page = await openAs(browser, storageState, { width, colorScheme: 'light' })
    for (const [path, act] of [
      ['/dashboard', press('Your Profile')],
      ['/jobs', press(/^Why this fits/)],
      ['/profile', press('Edit Profile')],
    ] as const) {
      await page.goto(path)
      await settle(page)
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(await over(), `${path} at ${width} px`).toBe(0)
      await act(page)
      await expect.poll(over, `${path} at ${width} px, opened`).toBe(0)
    }
    await page.context().close()
  }
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

test('by key the search field of the jobs is four presses away, past the filters before it', async ({ page }) => {
  await page.goto('/jobs')
  await settle(page)
  for (const [name, lands] of [
    ['Skip to content', page.getByRole('main')],
    ['Skip to search', page.getByRole('searchbox', { name: 'Search jobs' })],
  ] as const) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(lands).toBeFocused()
  }
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
