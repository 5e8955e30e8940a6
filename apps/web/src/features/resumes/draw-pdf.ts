import { fetchCode } from '../../load-part.ts'
import type { Drawing, Drawn } from '../../resume/begun-readings.ts'
import type { DrawAnswer, DrawRequest } from './draw-messages.ts'
import workerUrl from './draw-pdf-worker.ts?worker&url'

async function newWorker(): Promise<Worker> {
  await fetchCode(workerUrl)
  return new Worker(workerUrl, { type: 'module' })
}

let waiting: Promise<Worker> | null = null

/** Has a worker at work for the next file, so that it is drawn without a wait for the code. */
export function startWorker(): void {
  const forget = () => {
    waiting = null
  }
  waiting ??= newWorker()
  waiting.then((worker) => {
    worker.onerror = forget
  }, forget)
}

/** As wide as the widest place of a sheet, in device pixels: two are enough, fewer than one and a half are not. */
function sheetPixels(): number {
  const beside = window.matchMedia('(min-width: 64rem)').matches
  const width = beside ? 752 : window.innerWidth - 40
  return Math.round(width * Math.min(2, Math.max(1.5, window.devicePixelRatio)))
}

/** Draws a resume apart from the page's own work, with a worker of its own that ends with it. */
export function drawPdf(file: File): Drawing {
  let drawn: Drawn = { pages: [], of: null, failure: null }
  let worker: Worker | null = null
  let isAtWork = true
  let isCutOff = false
  const watchers = new Set<() => void>()
  const show = (change: Partial<Drawn>) => {
    drawn = { ...drawn, ...change }
    for (const tell of watchers) tell()
  }
  const stop = () => {
    isAtWork = false
    worker?.terminate()
  }
  const fail = (failure: string) => {
    console.warn('The page could not be drawn.', failure)
    stop()
    show({ failure })
  }
  const end = () => {
    isCutOff ||= isAtWork
    stop()
  }
  const begin = (ready: Worker) => {
    worker = ready
    if (!isAtWork) return stop()
    worker.onerror = ({ message }) => fail(message)
    worker.onmessage = ({ data }: MessageEvent<DrawAnswer>) => {
      if (data.kind === 'page')
        show({ of: data.of, pages: Object.assign([...drawn.pages], { [data.number - 1]: data.page }) })
      else if (data.kind === 'failed') fail(data.failure)
      else if (data.kind === 'done') stop()
    }
    worker.postMessage({ file, pixels: sheetPixels() } satisfies DrawRequest)
  }
  const starting = waiting ?? newWorker()
  waiting = null
  starting.then(begin, (error: unknown) => fail(String(error)))
  return {
    drawn: () => drawn,
    isCutOff: () => isCutOff,
    end,
    watch: (onChange) => {
      watchers.add(onChange)
      return () => {
        watchers.delete(onChange)
        // Whoever only changes places watches again at once.
        queueMicrotask(() => watchers.size === 0 && end())
      }
    },
  }
}
