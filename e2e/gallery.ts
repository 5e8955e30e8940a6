// npm run gallery: every screen and state in both themes at three widths, from the running product, with an index page.
// npm run gallery -- PATTERN [WIDTH]: only the scenes whose name it matches, only at that width.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { makeDataDir } from './data-dir.ts'
import { makePeople } from './gallery-people.ts'
import { scenes } from './gallery-scenes.ts'
import type { Scene } from './gallery-steps.ts'
import { launchOptions } from './launch-options.ts'
import { freePort, startServer } from './own-server.ts'

const port = await freePort()
const dataDir = makeDataDir()
process.env.E2E_DATA_DIR = dataDir
const origin = `http://127.0.0.1:${port}`
const folder = join(import.meta.dirname, '../gallery')
const [, , pattern = '', onlyWidth] = process.argv
const shown = scenes.filter(({ name }) => new RegExp(pattern).test(name))
const widths = [390, 768, 1440].filter((width) => !onlyWidth || width === Number(onlyWidth))

/** Until nothing is asked for any more; a request that a scene lets hang is not waited for. */
const rest = (page: Page) => page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {})

/** Takes one picture; says what went wrong instead of ending the whole gallery. */
async function take(page: Page, scene: Scene, file: string): Promise<void> {
  await scene.prepare?.(page)
  await page.goto(scene.path)
  await page.locator('main').first().waitFor()
  await rest(page)
  await scene.act?.(page)
  await rest(page)
  await page.screenshot({
    path: join(folder, file),
    fullPage: (await page.locator('dialog[open]').count()) === 0,
    animations: 'disabled',
  })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (over > 0) console.error(`${file} scrolls sideways by ${over} px`)
}

const server = await startServer(port, dataDir)
const browser = await chromium.launch(launchOptions)
try {
  const people = await makePeople(browser, origin)
  mkdirSync(folder, { recursive: true })
  const shots: string[] = []
  for (const width of widths)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const scene of shown.filter((one) => (one.width ?? width) === width)) {
        const context = await browser.newContext({
          ...{ baseURL: origin, viewport: { width, height: 900 }, colorScheme },
          storageState: people[scene.who],
        })
        const page = await context.newPage()
        page.setDefaultTimeout(8000)
        const file = `${scene.name}-${width}-${colorScheme}.png`
        await take(page, scene, file).then(
          () => shots.push(file),
          (error: unknown) => console.error(`${file}: ${error}`),
        )
        await context.unrouteAll({ behavior: 'ignoreErrors' })
        await context.close()
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
