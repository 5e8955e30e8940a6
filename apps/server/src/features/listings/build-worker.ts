import { parentPort } from 'node:worker_threads'
import type { Listing } from '@scry/contracts/listing'
import { buildIndex } from '@scry/search/listing-index'

/** Builds an index beside the event loop of the server: parts of listings come in, an empty part ends them, a snapshot goes out. */
const taken: Listing[] = []
parentPort?.on('message', (part: Listing[]) => {
  taken.push(...part)
  if (part.length > 0) return
  const bytes = buildIndex(taken, { getText: () => undefined }).save()
  parentPort?.postMessage(bytes, bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [])
  parentPort?.close()
})
