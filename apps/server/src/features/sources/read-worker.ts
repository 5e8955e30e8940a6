import { parentPort, workerData } from 'node:worker_threads'
import type { Ask, SourceRequest } from '@scry/sources/connector'
import { type OwnFeed, ownFeedConnector } from '@scry/sources/own-feed'

export interface ReadOrder {
  readonly feed: OwnFeed
  readonly request: SourceRequest
  readonly body: string
  readonly ask: Ask
}

/** Reads one answer of a feed of the host's own, beside the event loop of the server. */
const { feed, request, body, ask } = workerData as ReadOrder
parentPort?.postMessage(ownFeedConnector(feed).read(request, body, ask))
