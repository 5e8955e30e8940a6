import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect as expectBy, test } from '@playwright/test'
import type { SourceStatus } from '@scry/contracts/source-routes'
import { inventFeeds } from '../apps/server/src/testing/invented-feeds.ts'
import { openRecordedInternet } from '../apps/server/src/testing/recorded-internet.ts'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { fillWithSmallSample } from '../apps/server/src/testing/small-sample.ts'
import { makeDataDir } from './data-dir.ts'

/** Each step takes seconds where a machine is idle; where others work on it, minutes. */
const expect = expectBy.configure({ timeout: 240_000 })
const command = join(import.meta.dirname, '../apps/server/src/operations/sources-command.ts')

test('the sample gives way to real listings; a closed one leaves, and a source breaks and mends', async ({ page }) => {
  test.setTimeout(900_000)
  // No job is real until the sample was seen: asked to wait, the server would give up at its limits.
  const feeds = inventFeeds({ perBoard: 0, perList: 0 })
  const internet = await openRecordedInternet(feeds.answering)
  const env = { ...internet.env, DATA_DIR: makeDataDir() }
  await fillWithSmallSample(env.DATA_DIR)
  const server = await startServerProcess({ ...env, SOURCES: 'auto' })
  /** What the operator of the server types beside it; `failed` where it says that something is wrong. */
  const runLists = () =>
    promisify(execFile)(process.execPath, [command, 'run', 'student-lists'], {
      env: { PATH: process.env.PATH, ...env, SOURCES: 'live' },
    }).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => `failed\n${stdout}`,
    )
  const stateOfLists = async () => {
    const { sources } = (await (await fetch(`${server.url}/api/sources`)).json()) as { sources: SourceStatus[] }
    return sources.find(({ id }) => id === 'student-lists')?.state
  }
  try {
    await page.goto(`${server.url}/jobs`)
    await expect(page.getByText(/^Real listings are arriving: [\d,]+ so far\. Until enough are here/)).toBeVisible()
    await expect(page.getByRole('heading', { name: /sample internships, newest first$/ })).toBeVisible()

    // The server asks each list once; then they fill, and the operator does not wait for the next hour.
    await expect.poll(stateOfLists).toBe('good')
    feeds.lists.rows = 150
    expect(await runLists()).toMatch(/^(.+: 150 open, done\n){4}$/)
    // The list follows by itself, since nobody reads on in it.
    await expect(page.getByRole('heading', { name: /^[\d,]+ internships, newest first$/ })).toBeVisible()
    await page.goto(`${server.url}/hackathons`)
    await expect(page.getByRole('heading', { name: '45 hackathons, deadline soonest' })).toBeVisible()

    const [offer] = (await (await fetch(`${server.url}/api/search-jobs?source=Student%20list`)).json()).jobs
    const search = `${server.url}/jobs?q=${encodeURIComponent(`"${offer.company}"`)}`
    await page.goto(search)
    await expect(page.locator(`[data-row="${offer.id}"]`)).toBeVisible()
    feeds.lists.closedEmployers.add(offer.company)
    feeds.broken.set('raw.githubusercontent.com', 403)
    expect(await runLists()).toMatch(/^failed\n.+ open, It refused to answer \(403\)\.$/m)
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Student lists on GitHub' }) })
    await page.goto(`${server.url}/sources`)
    await expect(row).toContainText('It refused to answer (403).')
    await expect(row).not.toContainText('Works')
    feeds.broken.clear()
    expect(await runLists()).toMatch(/: 149 open, done$/m)
    await page.reload()
    await expect(row).toContainText('Works')
    await page.goto(search)
    await expect(page.getByRole('heading', { name: /^No / })).toBeVisible()
    await page.goto(`${server.url}/jobs/${encodeURIComponent(offer.id)}`)
    await expect(page.getByRole('heading', { level: 1, name: offer.title })).toBeVisible()
    await expect(page.getByText('This job has closed. You can no longer apply.')).toBeVisible()
  } finally {
    await server.end('SIGTERM')
    await internet.close()
  }
})
