import type { Connector, SourceManifest } from './connector.ts'
import { sampleManifest } from './sample-catalogue.ts'

/** Every source outside that can be asked. A new one is a folder in `connectors/` and a line here. */
export const connectors: readonly Connector[] = []

/** What is known of every source, the sample first. */
export const sourceManifests: readonly SourceManifest[] = [
  sampleManifest,
  ...connectors.map(({ manifest }) => manifest),
]
