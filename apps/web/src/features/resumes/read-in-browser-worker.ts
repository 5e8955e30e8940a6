import { openPageReader } from '@scry/resume-parser/page-reader'
import { readResume } from '@scry/resume-parser/read-resume'
import type { BrowserReadRequest } from './read-in-browser.ts'

self.onmessage = async (event: MessageEvent<BrowserReadRequest>) => {
  // A rejection here does not reach the page's onerror: it would wait until its time is over.
  try {
    const response = await fetch(event.data.wasmUrl)
    const pageReader = await openPageReader(new Uint8Array(await response.arrayBuffer()))
    const result = await readResume(event.data.bytes, { pageReader })
    self.postMessage(result.ok ? result.analysis : null)
  } catch (error) {
    console.warn('The resume could not be read in this browser.', error)
    self.postMessage(null)
  }
}
