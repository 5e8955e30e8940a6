import { expect, test } from '@playwright/test'

test('the landing page leads from its hero, its steps, its figures and its team to a closing call (§1.6, §1.7, §2.1)', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const starts = main.getByRole('link', { name: 'Get Started' })
  await expect(starts).toHaveCount(2)
  for (const link of await starts.all()) await expect(link).toHaveAttribute('href', '/upload-resume')

  const steps = page.getByRole('region', { name: 'How It Works' })
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Upload resume',
    'Verify email',
    'Get matched by AI',
    'Apply with ease',
  ])
  await expect(steps.getByRole('link', { name: 'AI matching system' })).toHaveAttribute('href', '/how-matching-works')

  const team = page.getByRole('region', { name: 'Team' })
  await expect(team.getByRole('listitem')).toHaveCount(3)
  for (const member of await team.getByRole('listitem').all()) {
    await expect(member).toContainText('3rd year university student')
  }
  await starts.first().click()
  await expect(page).toHaveURL('/upload-resume')
})

test('the three figures stand as goals with the true counts of this server beside them (§1.5)', async ({ page }) => {
  const answered = page.waitForResponse('**/api/facts')
  await page.goto('/')
  const facts = await (await answered).json()
  const goals = page.getByRole('region', { name: 'What we are building towards' }).getByRole('listitem')
  await expect(goals).toHaveCount(3)
  const rows = [
    ['10,000+', 'jobs and internships', facts.open_listings],
    ['5,000+', 'users', facts.verified_accounts],
    ['500+', 'partner companies', facts.organisations],
  ]
  for (const [at, [figure, label, count]] of rows.entries()) {
    await expect(goals.nth(at)).toContainText(figure)
    await expect(goals.nth(at)).toContainText(label)
    await expect(goals.nth(at)).toContainText(count.toLocaleString('en-US'))
  }
})

test('the footer stands on the landing page only, with its links, contact and the current year (§2.1, §2.16, §2.17)', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const links = {
    Home: '/',
    'Upload Resume': '/upload-resume',
    Jobs: '/jobs',
    Hackathon: '/hackathons',
    'Contact form': '/contact',
    FAQ: '/faq',
  }
  for (const [name, href] of Object.entries(links)) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  const resources = footer.locator('div').filter({ has: page.getByRole('heading', { name: 'Resources' }) })
  await expect(resources.last().getByRole('link')).not.toHaveCount(0)
  await expect(footer.locator('a[href^="mailto:"]')).toContainText('@')
  await expect(footer.locator('a[href^="tel:"]')).toHaveText(/\d{3}/)
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`)

  for (const path of ['/jobs', '/login', '/upload-resume']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(footer).toHaveCount(0)
  }
})

test('links that the specification leaves without a target lead to pages that open (§2.16, §2.17)', async ({
  page,
}) => {
  for (const path of ['/resume-guide', '/how-matching-works', '/privacy', '/terms', '/contact', '/faq']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('404')
  }
})

test('on a phone no word of the sample resume is cut at the side (§2.1)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const cut = await page.getByRole('img', { name: /sample resume/ }).evaluate((sheet) => {
    const edge = sheet.getBoundingClientRect().right
    const words = [...sheet.querySelectorAll('p, span')].filter((one) => one.getBoundingClientRect().right > edge)
    return words.map((one) => one.textContent)
  })
  expect(cut).toEqual([])
})
