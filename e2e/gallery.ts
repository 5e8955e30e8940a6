// npm run gallery: every screen and state in both themes at three widths, from the running product, with an index page.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { samplePerson } from '@scry/fictional/people'
import { makeDataDir } from './data-dir.ts'
import { createAccount, dropResume } from './journey.ts'
import { launchOptions } from './launch-options.ts'
import { mailedLink } from './mail.ts'
import { freePort, startServer } from './own-server.ts'

const port = await freePort()
const dataDir = makeDataDir()
const origin = `http://127.0.0.1:${port}`
const folder = join(import.meta.dirname, '../gallery')
const only = process.argv[2]

interface Scene {
  name: string
  who: 'visitor' | 'member'
  path: string
  /** Brings the page into the state. */
  act?: (page: Page) => Promise<void>
}

const failList = (page: Page) =>
  page.route('**/api/{search,get-personalized}-*', (route) => route.fulfill({ status: 503, body: '{}' }))
const scenes: Scene[] = [
  { name: 'landing', who: 'visitor', path: '/' },
  { name: 'login', who: 'visitor', path: '/login' },
  {
    name: 'login-error',
    who: 'visitor',
    path: '/login',
    act: (page) => page.getByRole('button', { name: 'Sign In' }).click(),
  },
  { name: 'upload', who: 'visitor', path: '/upload-resume' },
  { name: 'upload-confirm', who: 'visitor', path: '/upload-resume', act: (page) => dropResume(page, samplePerson) },
  { name: 'forgot-password', who: 'visitor', path: '/forgot-password' },
  { name: 'reset-password', who: 'visitor', path: '/reset-password?userId=a&secret=b' },
  { name: 'reset-password-invalid', who: 'visitor', path: '/reset-password' },
  { name: 'verify-error', who: 'visitor', path: '/verify-email?userId=a&secret=b' },
  { name: 'jobs-visitor', who: 'visitor', path: '/jobs' },
  { name: 'hackathons-visitor', who: 'visitor', path: '/hackathons' },
  { name: 'not-found', who: 'visitor', path: '/nowhere' },
  { name: 'how-matching-works', who: 'visitor', path: '/how-matching-works' },
  { name: 'privacy', who: 'visitor', path: '/privacy' },
  { name: 'faq', who: 'visitor', path: '/faq' },
  { name: 'dashboard', who: 'member', path: '/dashboard' },
  { name: 'jobs', who: 'member', path: '/jobs' },
  {
    name: 'jobs-explained',
    who: 'member',
    path: '/jobs',
    act: (page) =>
      page
        .getByRole('button', { name: /^Why this fits/ })
        .locator('visible=true')
        .first()
        .click(),
  },
  { name: 'jobs-no-match', who: 'member', path: '/jobs?q=zzzzqqq&location=Seattle' },
  {
    name: 'jobs-failed',
    who: 'member',
    path: '/jobs',
    act: async (page) => {
      await failList(page)
      await page.reload()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  { name: 'hackathons', who: 'member', path: '/hackathons' },
  { name: 'hackathons-no-match', who: 'member', path: '/hackathons?q=zzzzqqq' },
  { name: 'settings', who: 'member', path: '/profile' },
  {
    name: 'settings-edit',
    who: 'member',
    path: '/profile',
    act: (page) => page.getByRole('button', { name: 'Edit Profile' }).click(),
  },
  {
    name: 'settings-password',
    who: 'member',
    path: '/profile',
    act: (page) => page.getByRole('button', { name: 'Change Password' }).click(),
  },
  {
    name: 'post-job',
    who: 'member',
    path: '/jobs',
    act: (page) => page.getByRole('button', { name: 'Post a job' }).click(),
  },
  {
    name: 'post-hackathon-errors',
    who: 'member',
    path: '/hackathons',
    act: async (page) => {
      await page.getByRole('button', { name: 'Post a hackathon' }).click()
      await page.getByRole('button', { name: 'Submit for review' }).click()
    },
  },
  {
    name: 'report',
    who: 'visitor',
    path: '/jobs',
    act: async (page) => {
      await page.getByRole('button', { name: 'Report', exact: true }).click()
      await page.getByRole('button', { name: 'Bug report' }).click()
    },
  },
  {
    name: 'logout',
    who: 'member',
    path: '/profile',
    act: (page) => page.getByRole('button', { name: 'Sign Out' }).click(),
  },
]

const server = await startServer(port, dataDir)
const browser = await chromium.launch(launchOptions)
try {
  const email = 'gallery@mailbox.example'
  const member = await browser.newContext({ baseURL: origin })
  const page = await member.newPage()
  await page.goto('/upload-resume')
  await dropResume(page, samplePerson)
  await createAccount(page, email)
  await page.waitForURL('**/verify-email')
  await page.goto(await mailedLink(email, '/verify-email', dataDir))
  await page.waitForURL('**/dashboard')
  const storageState = await member.storageState()
  await member.close()
  mkdirSync(folder, { recursive: true })
  const shots: string[] = []
  for (const width of [390, 768, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      const contexts: Record<Scene['who'], BrowserContext> = {
        visitor: await browser.newContext({ baseURL: origin, viewport: { width, height: 900 }, colorScheme }),
        member: await browser.newContext({
          baseURL: origin,
          viewport: { width, height: 900 },
          colorScheme,
          storageState,
        }),
      }
      for (const scene of scenes.filter(({ name }) => !only || name.includes(only))) {
        const tab = await contexts[scene.who].newPage()
        await tab.goto(scene.path)
        await tab.locator('main h1').first().waitFor()
        await tab.waitForLoadState('networkidle')
        await scene.act?.(tab).catch((error: unknown) => console.error(`${scene.name} at ${width}: ${error}`))
        await tab.waitForLoadState('networkidle')
        const file = `${scene.name}-${width}-${colorScheme}.png`
        await tab.screenshot({
          path: join(folder, file),
          fullPage: (await tab.locator('dialog[open]').count()) === 0,
          animations: 'disabled',
        })
        const overflow = await tab.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (overflow > 0) console.error(`${scene.name} scrolls sideways by ${overflow} px at ${width} px`)
        shots.push(file)
        await tab.close()
      }
      await Promise.all(Object.values(contexts).map((context) => context.close()))
    }
  const figures = shots.map(
    (file) =>
      `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${file}</figcaption></figure>`,
  )
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>Gallery</title><style>body{display:grid;grid-template-columns:repeat(6,1fr);gap:1rem;font:14px sans-serif}figure{margin:0}img{width:100%;border:1px solid #999}</style>${figures.join('\n')}`,
  )
  console.log(`${shots.length} pictures in gallery/index.html`)
} finally {
  await browser.close()
  server.kill('SIGTERM')
}
