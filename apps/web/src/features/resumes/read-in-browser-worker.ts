import { openPageReader } from '@scry/resume-parser/page-reader'
import { readResume } from '@scry/resume-parser/read-resume'
import type { BrowserReadRequest } from './read-in-browser.ts'

self.onmessage = async (event: MessageEvent<BrowserReadRequest>) => {
  const response = await fetch(event.data.wasmUrl)
  const pageReader = await openPageReader(new Uint8Array(await response.arrayBuffer()))
  const result = await readResume(event.data.bytes, { pageReader })
  self.postMessage(result.ok ? result.analysis : null)
}
