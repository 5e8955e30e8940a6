// npm run bench:web: what the web app weighs and how fast it is on a throttled phone, from the running product.
// JavaScript that each route loads cold (gzip); a resume dropped on the landing page; then Lighthouse, the median of five runs.
// --part weights | drop | lighthouse: one of the three. --only /jobs: Lighthouse on pages whose address has that. --film FOLDER: the
// first ten seconds after the drop as pictures, and nothing else.
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { samplePerson } from '@scry/fictional/people'
import lighthouse, { type Flags } from 'lighthouse'
import { makeDataDir } from '../e2e/data-dir.ts'
import { createAccount, dropResume } from '../e2e/journey.ts'
import { launchOptions } from '../e2e/launch-options.ts'
import { mailedLink } from '../e2e/mail.ts'
import { freePort, startServer } from '../e2e/own-server.ts'
import { takeFilmStrip } from './web/film-strip.ts'
import { desk, phone, printDrops } from './web/first-minute.ts'

const { values } = parseArgs({
  options: {
    ...{ runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
    ...{ part: { type: 'string', default: '' }, film: { type: 'string', default: '' } },
  },
})
const port = await freePort()
const debugPort = await freePort()
const dataDir = makeDataDir()
const origin = `http://127.0.0.1:${port}`
const budgets: Record<string, number> = { '/': 130 }
const visitorRoutes = ['/', '/jobs', '/hackathons', '/upload-resume', '/login', '/forgot-password']
const memberRoutes = ['/dashboard', '/profile', '/applications', '/calendar']
const routes = [...visitorRoutes, ...memberRoutes]
/** Stands for each address without a page; its answer is a 404, of which Lighthouse gives no figures. */
const missing = '/nowhere'
const takes = (part: string) => values.film === '' && ['', part].includes(values.part)

const server = await startServer(port, dataDir)
const browser = await chromium.launch({
  ...launchOptions,
  args: [...(launchOptions.args ?? []), `--remote-debugging-port=${debugPort}`],
})
try {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  const email = 'bench@mailbox.example'
  await page.goto('/upload-resume')
  await dropResume(page, samplePerson)
  await createAccount(page, email)
  await page.waitForURL('**/verify-email')
  await page.goto(await mailedLink(email, '/verify-email', dataDir))
  await page.waitForURL('**/dashboard')
  const cookies = await context.cookies()
  const member = cookies.map(({ name, value, path, httpOnly }) => ({ name, value, path, httpOnly, url: origin }))

  const load = () => loadavg()[0]?.toFixed(1)
  console.log(`${cpus().length} x ${cpus()[0]?.model}, Chromium ${browser.version()}, load ${load()}\n`)
  if (takes('weights')) console.log('| route | JavaScript, gzip kB | budget |\n|---|---|---|')
  for (const route of takes('weights') ? [missing, ...routes] : []) {
    const cold = await browser.newContext({ baseURL: origin })
    if (memberRoutes.includes(route)) await cold.addCookies(cookies)
    const tab = await cold.newPage()
    // Whoever saves data gets only what the page itself needs, without what it makes ready for the next.
    await tab.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const scripts = new Set<string>()
    tab.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url())
    })
    await tab.goto(route)
    await tab.waitForLoadState('networkidle')
    let bytes = 0
    for (const url of scripts) bytes += gzipSync(await (await fetch(url)).bytes(), { level: 9 }).length
    console.log(`| ${route} | ${(bytes / 1000).toFixed(1)} | ${budgets[route] ?? 190} |`)
    await cold.close()
  }

  if (takes('drop')) await printDrops(browser, origin, Number(values.runs))
  for (const look of values.film === '' ? [] : [phone, desk])
    await takeFilmStrip(browser, look, origin, join(values.film, `first-seconds-${look.name}.png`))

  if (takes('lighthouse'))
    console.log(
      '\n| page | performance | accessibility | best practices | SEO | LCP s | CLS | TBT ms |\n|---|---|---|---|---|---|---|---|',
    )
  const wholeBrowser = await browser.newBrowserCDPSession()
  for (const route of takes('lighthouse') ? routes.filter((one) => one.includes(values.only)) : []) {
    const flags: Flags = { port: debugPort, output: 'json', logLevel: 'error' }
    const results = []
    for (let run = 0; run < Number(values.runs); run += 1) {
      // Lighthouse opens its pages in the browser's own context, which forgets a session with its last page.
      if (memberRoutes.includes(route)) await wholeBrowser.send('Storage.setCookies', { cookies: member })
      const lhr = (await lighthouse(`${origin}${route}`, flags))?.lhr
      if (new URL(lhr?.finalDisplayedUrl ?? origin).pathname !== route) throw new Error(`${route} led elsewhere.`)
      results.push(lhr)
    }
    const median = (read: (lhr: NonNullable<(typeof results)[number]>) => number) => {
      const sorted = results.flatMap((lhr) => (lhr ? [read(lhr)] : [])).sort((a, b) => a - b)
      return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
    }
    const score = (name: string) => Math.round(median((lhr) => (lhr.categories[name]?.score ?? 0) * 100))
    const audit = (name: string) => median((lhr) => lhr.audits[name]?.numericValue ?? Number.NaN)
    console.log(
      `| ${route} | ${score('performance')} | ${score('accessibility')} | ${score('best-practices')} | ${score('seo')} | ${(audit('largest-contentful-paint') / 1000).toFixed(2)} | ${audit('cumulative-layout-shift').toFixed(3)} | ${Math.round(audit('total-blocking-time'))} |`,
    )
    const [last] = results.slice(-1)
    for (const { id, score: got } of Object.values(last?.audits ?? {}))
      if (
        got !== null &&
        got < 0.9 &&
        ['accessibility', 'best-practices', 'seo'].some((name) =>
          last?.categories[name]?.auditRefs.some((ref) => ref.id === id && ref.weight > 0),
        )
      )
        console.log(`  ${route}: ${id}`)
  }
  console.log(`\nLoad ${load()} at the end.`)
} finally {
  await browser.close()
  server.kill('SIGTERM')
}
