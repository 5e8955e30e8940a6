import { parentPort, workerData } from 'node:worker_threads'
import { sampleListings } from '@scry/sources/sample-catalogue'
import { type ListingRow, listingRow } from './listing-row.ts'
import { sampleFeed } from './listing-wire.ts'

/** Makes the sample catalogue beside the event loop of the server, and hands it over in parts; an empty part is the end. */
const { seed, now, partSize } = workerData as { seed: number; now: number; partSize: number }
let part: ListingRow[] = []
for (const listing of sampleListings({ seed, now })) {
  part.push(listingRow(sampleFeed, listing))
  if (part.length < partSize) continue
  parentPort?.postMessage(part)
  part = []
}
if (part.length > 0) parentPort?.postMessage(part)
parentPort?.postMessage([])
