import type { Listing } from '@scry/contracts/listing'

/** What is known of a source before it is asked for anything. */
export type SourceManifest = {
  /** Lower case, stands in rows and settings. */
  id: string
  /** As people see it beside a listing. */
  name: string
  /** Names of the settings without which it cannot run. */
  needs: readonly string[]
  /** How often and how much it may be asked; absent where nothing leaves the process. */
  limits?: { requestsPerHour: number; note: string }
  /** On what terms its listings may be shown, as one sentence. */
  terms: string
  /** True when its organisations and openings are made up. */
  fictional: boolean
}

export type SourceRequest = {
  /** The present, ms UTC. */
  now: number
  /** Fixes what a generated source makes; ignored by feeds. */
  seed?: number
}

/** A feed of listings. Every listing passes the `Listing` schema of the contracts. */
export type Source = {
  manifest: SourceManifest
  listings(request: SourceRequest): Iterable<Listing> | AsyncIterable<Listing>
}
