// How long a dropped resume takes to show, to be marked and to bring its first match, and which tasks hold up the page meanwhile.
import { loadavg } from 'node:os'
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { samplePerson } from '@scry/fictional/people'
import { resumeFile } from '../../e2e/journey.ts'
import { readTrace, type Task } from './tasks.ts'

export interface Look {
  name: string
  context: BrowserContextOptions
  /** How many times slower the processor is. */
  slower: number
  /** The most that a task may take, in ms. */
  mostTask: number
}

export const phone: Look = {
  name: 'phone',
  context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  slower: 4,
  mostTask: 100,
}
export const desk: Look = {
  name: 'desk',
  context: { viewport: { width: 1440, height: 900 } },
  slower: 1,
  mostTask: 50,
}

/** What Chromium's developer tools call fast 4G: megabits a second and ms there and back. */
const mobileNetwork = { offline: false, downloadThroughput: 8.1e6 / 8, uploadThroughput: 1.35e6 / 8, latency: 165 }

export interface DropTiming {
  /** ms after the drop. */
  pageVisible: number
  allMarked: number
  firstMatch: number
  tasks: Task[]
  /** Processor ms from the drop to the drawn page. */
  mainUntilVisible: number
  workerUntilVisible: number
}

declare global {
  interface Window {
    dropTimes?: { drop?: number; pageVisible?: number; allMarked?: number; firstMatch?: number }
    /** Ends once all of it has been seen. */
    dropDone?: Promise<void>
  }
}

/** Runs in the page: notes when what counts has been painted. */
function watchDrop(): void {
  window.dropTimes = {}
  const times = window.dropTimes
  let marks = 0
  let done = () => {}
  window.dropDone = new Promise((resolve) => {
    done = resolve
  })
  const painted = (name: 'pageVisible' | 'firstMatch' | 'allMarked') =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        times[name] ??= performance.now()
        if (times.allMarked && times.firstMatch) done()
      }),
    )
  // Moved to another place of the page, the marks go on as other animations.
  const swept = async (): Promise<void> => {
    const sweeps = document
      .getAnimations()
      .filter((one) => (one as CSSAnimation).animationName === 'sheet-sweep' && one.playState !== 'finished')
    if (sweeps.length === 0) return
    await Promise.allSettled(sweeps.map((one) => one.finished))
    await swept()
  }
  new MutationObserver(() => {
    if (!times.pageVisible && document.querySelector('[data-sheet][data-drawn]')) {
      performance.mark('drawn')
      painted('pageVisible')
    }
    if (!times.firstMatch && document.querySelector('article')) painted('firstMatch')
    const now = document.querySelectorAll('.sheet-mark').length
    if (now === 0 || now === marks) return
    marks = now
    void swept().then(() => painted('allMarked'))
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-drawn'] })
}

/** Opens the landing page as `look` and waits until it rests; `isWarm` waits for the drawing code too. */
export async function openLanding(page: Page, look: Look, origin: string, isWarm: boolean): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await page.addInitScript(watchDrop)
  if (isWarm) {
    // The drawing code comes last of all.
    await Promise.all([page.waitForResponse(/draw-pdf-worker/), page.goto(origin)])
    await page.waitForLoadState('networkidle')
  } else {
    await page.route(/draw-pdf-worker|UploadResumePage/, (route) => route.abort())
    await page.goto(origin)
    await page.waitForLoadState('networkidle')
    await page.unroute(/draw-pdf-worker|UploadResumePage/)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', mobileNetwork)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: look.slower })
  return session
}

export async function drop(page: Page): Promise<void> {
  const { name, mimeType, buffer } = await resumeFile(samplePerson)
  await page.evaluate(
    ({ base64, name: called, type }) => {
      const dataTransfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))
      dataTransfer.items.add(new File([bytes], called, { type }))
      if (window.dropTimes) window.dropTimes.drop = performance.now()
      performance.mark('dropped')
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    },
    { base64: buffer.toString('base64'), name, type: mimeType },
  )
}

export async function timeDrop(browser: Browser, look: Look, origin: string, isWarm = true): Promise<DropTiming> {
  const context = await browser.newContext(look.context)
  try {
    const page = await context.newPage()
    await openLanding(page, look, origin, isWarm)
    await browser.startTracing(page, {
      categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', 'v8', 'blink.user_timing'],
    })
    // Asked for before: to be asked afterwards the page would have to read the asker's own code, which takes its time.
    const done = page.evaluate(() => window.dropDone)
    await drop(page)
    await done
    const { tasks, threads } = readTrace(await browser.stopTracing())
    const {
      drop: from = 0,
      pageVisible = 0,
      allMarked = 0,
      firstMatch = 0,
    } = (await page.evaluate(() => window.dropTimes)) ?? {}
    return {
      pageVisible: pageVisible - from,
      allMarked: allMarked - from,
      firstMatch: firstMatch - from,
      tasks,
      mainUntilVisible: threads.CrRendererMain ?? 0,
      workerUntilVisible: threads['DedicatedWorker thread'] ?? 0,
    }
  } finally {
    await context.close()
  }
}

const middle = (all: readonly number[]) =>
  Math.round(all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN)

/** Prints the medians of some drops on a phone and a desk, with the drawing code at hand and without. */
export async function printDrops(browser: Browser, origin: string, runs: number): Promise<void> {
  console.log(
    '\n| drop | page visible, ms | all marked | first match | longest task, processor ms | allowed | by the clock | main thread until visible, processor ms | PDF worker | load |\n|---|---|---|---|---|---|---|---|---|---|',
  )
  for (const look of [phone, desk])
    for (const isWarm of [true, false]) {
      const drops: DropTiming[] = []
      for (let run = 0; run < runs; run += 1) drops.push(await timeDrop(browser, look, origin, isWarm))
      const of = (read: (drop: DropTiming) => number) => middle(drops.map(read))
      console.log(
        `| ${look.name}, ${isWarm ? 'code at hand' : 'cold'} | ${of((one) => one.pageVisible)} | ${of((one) => one.allMarked)} | ${of((one) => one.firstMatch)} | ${of((one) => one.tasks[0]?.processor ?? 0)} | ${look.mostTask} | ${of((one) => Math.max(...one.tasks.map(({ clock }) => clock)))} | ${of((one) => one.mainUntilVisible)} | ${of((one) => one.workerUntilVisible)} | ${loadavg()[0]?.toFixed(1)} |`,
      )
    }
}
