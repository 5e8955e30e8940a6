import { expect, test } from '@playwright/test'
import { makeDataDir } from './data-dir.ts'
import { freePort, startServer } from './own-server.ts'

/** What would be untrue while the first listings are on their way. */
const untrue =
  /Nothing is listed yet|No (job listings|hackathons) match|\b0 (open|job|hackathons|internships)|did not load/

test('pages opened on a server that has no listings yet say so and fill themselves, and health is not ready before (§4.28, §7.25, §7.34)', async ({
  context,
}) => {
  const port = await freePort()
  const server = await startServer(port, makeDataDir(), 'empty')
  const origin = `http://127.0.0.1:${port}`
  try {
    const paths = ['/jobs', '/hackathons', '/']
    const pages = await Promise.all(paths.map(() => context.newPage()))
    const health = async () => (await context.request.get(`${origin}/api/health`)).json()
    expect(await health()).toMatchObject({ ready: false, preparing: { expected: 10_800 } })
    await Promise.all(pages.map((page, at) => page.goto(`${origin}${paths[at]}`)))
    const [jobs, hackathons, landing] = pages as [(typeof pages)[0], (typeof pages)[0], (typeof pages)[0]]
    await expect(landing.getByText(/^being prepared|^ready in a few seconds/)).toHaveCount(2)
    for (const page of [jobs, hackathons]) {
      await expect(page.getByRole('heading', { name: 'Listings are being prepared' })).toBeVisible()
      await expect(page.getByRole('progressbar')).toBeVisible()
    }
    const loads: string[] = []
    for (const page of pages) page.on('load', () => loads.push(page.url()))
    server.stdin?.write('go on')
    await expect
      .poll(async () => {
        for (const page of pages) expect(await page.getByRole('main').textContent()).not.toMatch(untrue)
        return (await health()).ready
      })
      .toBe(true)
    await expect(jobs.getByRole('heading', { name: '24 sample internships, newest first' })).toBeVisible()
    await expect(hackathons.getByRole('heading', { name: '6 sample hackathons, deadline soonest' })).toBeVisible()
    await expect(landing.getByText('open sample listings today')).toBeVisible()
    expect(loads).toEqual([])
  } finally {
    server.kill('SIGTERM')
  }
})
