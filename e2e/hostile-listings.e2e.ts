import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { makeDataDir } from './data-dir.ts'
import { fullProfile, makeMember } from './member.ts'

const command = join(import.meta.dirname, '../apps/server/src/operations/listings-command.ts')

/** Each would set `window.hit`, leave the page or change it, if any place took it for more than text. */
const attacks = [
  '<script>window.hit = 1</script>',
  '"><img src=x onerror="window.hit = 1">',
  '</script></title></textarea><svg onload="window.hit = 1">',
  '<base href="https://elsewhere.example/"><meta http-equiv="refresh" content="0;url=https://elsewhere.example/">',
  '<style>* { display: none }</style><!--',
  '&lt;script&gt;window.hit = 1&lt;/script&gt;',
  '<a href="javascript:window.hit = 1">Apply</a><iframe src="https://elsewhere.example/"></iframe><img src="https://elsewhere.example/pixel.gif">',
]
const wide = ['W'.repeat(300), `Z${'\u0301'.repeat(200)}`, '\u202egnitirw\u202c', '🧑‍🚀'.repeat(60)]
const ids = ['../../etc/passwd', 'a/b?c#d%2F', '__proto__', 'größe 日本']

const trades = [
  ...[
    'Archivist',
    'Baker',
    'Carpenter',
    'Dancer',
    'Electrician',
    'Florist',
    'Glazier',
    'Hatter',
    'Interpreter',
    'Juggler',
  ],
  ...['Kiteboarder', 'Locksmith', 'Mason', 'Nurse', 'Optician', 'Plumber', 'Quilter', 'Roofer', 'Shepherd', 'Tailor'],
  ...['Upholsterer', 'Vet'],
]
let made = 0
/** Each of another employer and about other work, so that no two are taken for the same opening. */
const listing = (ownOf: (title: string) => Record<string, unknown>) => {
  const at = made++
  const title = trades[at] ?? ''
  return {
    ...{ id: `number ${at}`, title, company: `${title} House`, url: `https://jobs.example.org/${at}` },
    ...{ location: 'Berlin, Germany', description: 'You know SQL.', ...ownOf(title) },
  }
}
const listings = [
  ...attacks.flatMap((text) => [
    listing((title) => ({ title: `${title} ${text}`, company: `${title} House ${text}` })),
    listing(() => ({ description: `You bake. ${text} You know SQL.`, location: text, skills: [text, 'SQL'] })),
  ]),
  ...wide.map((text) => listing(() => ({ title: text, company: text, location: text, skills: Array(40).fill(text) }))),
  ...ids.map((id) => listing(() => ({ id }))),
]

test('what a posting says is text: it runs nothing, leads nowhere, asks nobody and breaks no page, in a list and on a page of its own', async ({
  page,
}) => {
  const dataDir = makeDataDir()
  const file = join(dataDir, 'postings.jsonl')
  await writeFile(file, listings.map((one) => JSON.stringify(one)).join('\n'))
  const server = await startServerProcess({ DATA_DIR: dataDir })
  const faults: string[] = []
  const fault = (text: string) => faults.push(`${page.url()}: ${text}`)
  page.on('dialog', (dialog) => {
    fault(`asked ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', ({ message }) => fault(message))
  page.on('console', (line) => line.type() === 'error' && fault(line.text()))
  page.on('request', (request) => request.url().startsWith(server.url) || fault(`asked for ${request.url()}`))
  try {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
    const { stdout } = await promisify(execFile)(process.execPath, [command, 'import', file, '--source', 'Campus'], {
      env,
    })
    expect(stdout).toContain(`${listings.length} new`)
    await page.setViewportSize({ width: 390, height: 844 })
    const look = async () => {
      expect(await page.evaluate(() => 'hit' in window)).toBe(false)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(390)
    }
    const found = async () => (await (await fetch(`${server.url}/api/search-jobs?type=any&limit=50`)).json()).jobs
    await expect.poll(async () => (await found()).length).toBe(listings.length)
    const jobs = await found()
    await page.goto(`${server.url}/jobs?type=any`)
    await expect(
      page.getByRole('heading', { level: 2, name: new RegExp(`^${listings.length} .+, newest first$`) }),
    ).toBeVisible()
    await look()
    for (const { id, title } of jobs) {
      await page.goto(`${server.url}/jobs/${encodeURIComponent(id)}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      // The code has taken the page over when its button answers.
      const wrong = page.getByRole('button', { name: 'Something wrong with this listing?' })
      await wrong.click()
      await expect(wrong).toHaveAttribute('aria-expanded', 'true')
      await look()
    }
    expect(faults).toEqual([])
  } finally {
    await server.end('SIGTERM')
  }
})

test('a person who posted words that are longer than the line finds their own pages as wide as the phone', async ({
  page,
}) => {
  const word = wide[0]?.slice(0, 200) ?? ''
  const dataDir = makeDataDir()
  const server = await startServerProcess({ DATA_DIR: dataDir, SOURCES: 'off' })
  try {
    const baseURL = server.url
    const profile = { ...fullProfile, name: word.slice(0, 120), summary: word, skills: [word.slice(0, 90)] }
    const member = await makeMember({ baseURL, name: 'wide', profile, dataDir })
    await page.context().addCookies(member.storageState.cookies)
    await page.setViewportSize({ width: 390, height: 844 })
    const posted = await page.request.post(`${baseURL}/v1/databases/scry/collections/hackathon/documents`, {
      data: { documentId: 'unique()', data: wideHackathon(word) },
    })
    expect(posted.status()).toBe(201)
    for (const [path, heading] of [
      ['/hackathons', word],
      ['/profile', 'Settings'],
    ] as const) {
      await page.goto(`${baseURL}${path}`)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
    }
  } finally {
    await server.end('SIGTERM')
  }
})

const wideHackathon = (word: string) => ({
  ...{ title: word, organization: word, description: word, prize: word.slice(0, 100), mode: 'online' },
  ...{ registration_deadline: '2028-01-31T00:00:00.000Z', start_date: '2028-02-01T00:00:00.000Z' },
  ...{ participation_link: 'https://jobs.example.org/1', location: word.slice(0, 100), themes: [word.slice(0, 90)] },
})
