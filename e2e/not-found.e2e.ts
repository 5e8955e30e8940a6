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

test('the example that stands where a desk has room is true of the sample resume and of a sample listing', async ({
  page,
}) => {
  await page.goto('/nowhere')
  const example = page.getByRole('figure')
  const wordsOf = async (words: string) =>
    ((await example.getByText(words).textContent()) ?? '').replace(/[“”]/g, '').replace(/\s+/g, ' ')
  const sample = await page.request.get('/sample-resume.pdf')
  const file = { name: 'sample.pdf', mimeType: 'application/pdf', buffer: await sample.body() }
  const { analysis } = await (await page.request.post('/api/analyze-resume', { multipart: { resume: file } })).json()
  expect(analysis.work_experience[0].description).toContain(await wordsOf('Collected'))
  const { job } = await (await page.request.get('/api/listings/sample-job-00549/page')).json()
  await expect(example).toContainText(`${job.title}, ${job.company}`)
  expect(job.description).toContain(await wordsOf('Everyday practice'))
  for (const skills of [analysis.skills, job.skills]) expect(skills).toEqual(expect.arrayContaining(['Python', 'SQL']))
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(example).toBeHidden()
})
