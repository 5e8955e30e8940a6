import { expect, type Page } from '@playwright/test'
import { fullProfile, makeMember, test } from './member.ts'

/** What our own reader finds in a page as it is printed. */
async function readPrinted(page: Page) {
  const resume = { name: 'printed.pdf', mimeType: 'application/pdf', buffer: await page.pdf({ format: 'A4' }) }
  const answer = await page.request.post('/api/analyze-resume', { multipart: { resume } })
  return (await answer.json()).analysis
}

const typical = {
  ...fullProfile,
  education: 'B.Sc. Statistics, Willow Creek University (2021 - 2025)',
  summary: 'Keeps readings of rivers honest.',
  work_experience: [
    'Data Intern at Juniper River Trust (3 months): Collected readings of river sensors',
    'Library Assistant at Willow Creek University (1 year): Answered questions at the desk',
  ].join('\n'),
}
/** As one that was read from a resume has it. */
const dated = {
  ...typical,
  unshown: JSON.stringify({
    dates: [
      'Data Intern at Juniper River Trust (Jun 2025 - Aug 2025)',
      'Library Assistant at Willow Creek University (Sep 2023 - Aug 2024)',
    ],
  }),
}
/** As they are to be read again, each for itself. */
const jobs = [
  ['Data Intern', 'Juniper River Trust', 'Collected readings of river sensors'],
  ['Library Assistant', 'Willow Creek University', 'Answered questions at the desk'],
]
const longest = { ...typical, work_experience: 'Clerk at Quay (2024): Kept the tide tables of a harbor. '.repeat(120) }

for (const [name, profile] of Object.entries({ typical, dated, longest }))
  test(`a ${name} profile is printed as a resume of one page that our own reader reads`, async ({
    browser,
    baseURL,
  }) => {
    const { storageState, email } = await makeMember({ baseURL: baseURL ?? '', name: `printed-${name}`, profile })
    const context = await browser.newContext({ storageState })
    const page = await context.newPage()
    await page.goto('/profile')
    await expect(page.getByRole('button', { name: 'Print as a resume' })).toBeVisible()
    const read = await readPrinted(page)
    expect(read.evidence.pages).toHaveLength(1)
    expect([read.name, read.email]).toEqual(['Nova Larkspur', email])
    expect(read.skills).toEqual(expect.arrayContaining(['Python', 'SQL', 'PostgreSQL']))
    const texts = ({ position, company, description }: Record<string, string>) => [position, company, description]
    if (name !== 'longest') expect(read.work_experience.map(texts)).toEqual(jobs)
    if (name === 'dated') {
      const spans = read.work_experience.map(({ start, end }: Record<string, string>) => [start, end])
      expect(spans).toEqual([
        ['Jun 2025', 'Aug 2025'],
        ['Sep 2023', 'Aug 2024'],
      ])
    }
    await context.close()
  })

test('on paper a shortlist stands alone, and a listing has its text and no button', async ({ memberPage: page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Your shortlist' })).toBeVisible()
  const title = page.getByRole('region', { name: 'Your shortlist' }).getByRole('link').first()
  await expect(title).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(title).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await title.click()
  await expect(page.getByRole('region', { name: 'The posting' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toHaveCount(0)
})

test('what was just told stands over no line of a page that is printed', async ({ page }) => {
  await page.goto('/jobs')
  await page.getByRole('main').locator('[data-row-title]').first().click()
  await page.getByRole('button', { name: 'Share' }).click()
  const told = page.getByText(/^The link (?:is copied|could not be copied)/).first()
  await expect(told).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(told).toBeHidden()
})

test('on paper the reasons are summed once, and no page is empty', async ({ memberPage: page }) => {
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Your shortlist' }).getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'The posting' })).toBeVisible()
  // So tall that the table of reasons goes on behind a page's end.
  await page
    .getByRole('main')
    .locator('article > header')
    .evaluate((header) => {
      header.style.paddingTop = '8cm'
    })
  const resume = { name: 'printed.pdf', mimeType: 'application/pdf', buffer: await page.pdf({ format: 'A4' }) }
  const answer = await page.request.post('/api/check-resume', { multipart: { resume } })
  const { parts, analysis } = (await answer.json()).check
  const lines: { page: number; text: string }[] = parts.flatMap(({ rows }: { rows: [] }) => rows)
  const reasons = lines.filter(({ text }) => /^(?:Why this fits|Strong \d)/.test(text))
  expect(reasons.map(({ page }) => page)).toEqual([1, 2])
  expect(new Set(lines.map(({ page }) => page)).size).toBe(analysis.evidence.pages.length)
})
