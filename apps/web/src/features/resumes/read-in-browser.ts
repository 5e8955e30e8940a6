import wasmUrl from '@hyzyla/pdfium/pdfium.wasm?url'
import type { ResumeAnalysis } from '@scry/contracts/analysis'

const timeoutMs = 20_000

export interface BrowserReadRequest {
  bytes: Uint8Array<ArrayBuffer>
  wasmUrl: string
}

/** The third fallback (§7.22): the same parser, in a worker of this browser. Null when it finds nothing in time; ends with `signal`. */
export async function readInBrowser(file: File, signal: AbortSignal): Promise<ResumeAnalysis | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  signal.throwIfAborted()
  const worker = new Worker(new URL('./read-in-browser-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<ResumeAnalysis | null>((resolve, reject) => {
      const timer = setTimeout(() => resolve(null), timeoutMs)
      worker.onmessage = (event: MessageEvent<ResumeAnalysis | null>) => {
        clearTimeout(timer)
        resolve(event.data)
      }
      worker.onerror = (event) => {
        clearTimeout(timer)
        reject(new Error(event.message))
      }
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason)
      })
      worker.postMessage({ bytes, wasmUrl: new URL(wasmUrl, window.location.href).href } satisfies BrowserReadRequest)
    })
  } finally {
    worker.terminate()
  }
}
