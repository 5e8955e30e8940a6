import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readBoards, unitsOf } from '@scry/sources/boards'
import { type Connector, missingSettings, type SourceRequest, type SourceUnit } from '@scry/sources/connector'

export type Settings = Readonly<Record<string, string | undefined>>

/** A source that may be asked now, with its units by their ids. */
export interface PlannedSource {
  readonly connector: Connector
  readonly units: ReadonlyMap<string, SourceUnit>
}

export const unitId = ({ source, board }: SourceUnit): string => (board === undefined ? source : `${source}/${board}`)

/** Asked without a word of the host if it needs none, else once its settings are there. */
export function isOn({ manifest }: Connector, settings: Settings): boolean {
  const isToldOf = manifest.settings.some(({ isOptional }) => !isOptional)
  return missingSettings(manifest, settings).length === 0 && (manifest.isOnByDefault || isToldOf)
}

/** The boards that ship with the product. */
export const shippedBoards = (): string =>
  readFileSync(createRequire(import.meta.url).resolve('@scry/sources/boards.csv'), 'utf8')

export function planOf(connectors: readonly Connector[], boardList: string, settings: Settings): PlannedSource[] {
  const { boards } = readBoards(
    boardList,
    connectors.map(({ manifest }) => manifest),
  )
  return connectors
    .filter((connector) => isOn(connector, settings))
    .map((connector) => ({
      connector,
      units: new Map(unitsOf(connector.manifest, boards).map((unit) => [unitId(unit), unit])),
    }))
}

/** The settings of a source that are no secret: all that its connector may see. */
export function openSettings({ manifest }: Connector, settings: Settings): Record<string, string> {
  const open = manifest.settings.filter(({ isSecret }) => !isSecret)
  return Object.fromEntries(open.flatMap(({ name }) => (settings[name] ? [[name, settings[name]]] : [])))
}

/** The address and the headers of a request with what only the sender may know. */
export function filled({ url, fill }: SourceRequest, settings: Settings) {
  const address = new URL(url)
  for (const [name, setting] of Object.entries(fill?.query ?? {})) {
    const value = settings[setting]
    if (value) address.searchParams.set(name, value)
  }
  const headers = Object.entries(fill?.headers ?? {}).flatMap(([name, setting]) =>
    settings[setting] ? [[name, settings[setting]]] : [],
  )
  return { url: fill?.query ? address.href : url, headers: Object.fromEntries(headers) as Record<string, string> }
}
