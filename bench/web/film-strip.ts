// The first ten seconds of a dropped resume as one picture: what the screen shows each 200 ms.
import type { Browser } from '@playwright/test'
import { drop, type Look, openLanding } from './first-minute.ts'

const every = 200
const seconds = 10
/** How wide a row of pictures may be, in pixels of the screen. */
const across = 4000

/** Films a drop on the landing page and lays the pictures out, row by row. */
export async function takeFilmStrip(browser: Browser, look: Look, origin: string, path: string): Promise<void> {
  const context = await browser.newContext(look.context)
  try {
    const page = await context.newPage()
    const session = await openLanding(page, look, origin, true)
    const frames: { at: number; data: string }[] = []
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ at: (metadata.timestamp ?? 0) * 1000, data })
      void session.send('Page.screencastFrameAck', { sessionId })
    })
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 720, maxHeight: 720 })
    const from = await page.evaluate(() => performance.timeOrigin + performance.now())
    await drop(page)
    await page.waitForTimeout(seconds * 1000)
    await session.send('Page.stopScreencast')
    const shown = Array.from({ length: (seconds * 1000) / every + 1 }, (_, at) => {
      const until = from + at * every
      return { at: at * every, frame: frames.filter((one) => one.at <= until).at(-1) ?? frames[0] }
    })
    // A picture that stays is shown once, with the time that it came.
    const changes = shown.filter(({ frame }, at) => frame !== shown[at - 1]?.frame)
    const perRow = Math.round(across / (look.context.viewport?.width ?? across))
    await layOut(browser, changes, perRow, path)
  } finally {
    await context.close()
  }
}

async function layOut(
  browser: Browser,
  changes: readonly { at: number; frame: { data: string } | undefined }[],
  perRow: number,
  path: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } })
  const figures = changes.map(
    ({ at, frame }) =>
      `<figure style="margin:0"><img style="width:100%;border:1px solid #888" src="data:image/jpeg;base64,${frame?.data ?? ''}"><figcaption>${at} ms</figcaption></figure>`,
  )
  await page.setContent(
    `<body style="display:grid;grid-template-columns:repeat(${Math.min(perRow, Math.max(1, changes.length))},1fr);gap:8px;font:14px sans-serif">${figures.join('')}</body>`,
  )
  await page.screenshot({ path, fullPage: true })
  await page.close()
}
