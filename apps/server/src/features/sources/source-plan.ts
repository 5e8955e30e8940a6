import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readBoards, unitsOf } from '@scry/sources/boards'
import {
  type AskedConnector,
  type Connector,
  missingSettings,
  type SourceManifest,
  type SourceRequest,
  type SourceUnit,
} from '@scry/sources/connector'
import type { OwnFeed } from '@scry/sources/own-feed'
import { connectors, sourceManifests } from '@scry/sources/registry'
import type { OutsideRequest } from '../../platform/asking/asked.ts'
import { readApart } from './read-apart.ts'

/** Whether a server with this setting asks sources outside. */
const asksOutside = (sources: string): boolean => sources === 'auto' || sources === 'live'

export type Settings = Readonly<Record<string, string | undefined>>

/** A source that may be asked now, with its units by their ids. */
export interface PlannedSource {
  readonly connector: AskedConnector
  readonly units: ReadonlyMap<string, SourceUnit>
}

export const unitId = ({ source, board }: SourceUnit): string => (board === undefined ? source : `${source}/${board}`)

/** Asked without a word of the host if it needs none, else once its settings are there. */
export function isOn({ manifest }: Pick<Connector, 'manifest'>, settings: Settings): boolean {
  const isToldOf = manifest.settings.some(({ isOptional }) => !isOptional)
  return missingSettings(manifest, settings).length === 0 && (manifest.isOnByDefault || isToldOf)
}

/** The boards that ship with the product. */
const shippedBoards = (): string =>
  readFileSync(createRequire(import.meta.url).resolve('@scry/sources/boards.csv'), 'utf8')

export function planOf(chosen: readonly Connector[], boardList: string, settings: Settings): PlannedSource[] {
  const read = readBoards(
    boardList,
    chosen.map(({ manifest }) => manifest),
  )
  const boards = inTurn(read.boards, ({ field }) => field)
  return chosen
    .filter((connector) => isOn(connector, settings))
    .map((connector) => ({
      connector,
      units: new Map(unitsOf(connector.manifest, boards).map((unit) => [unitId(unit), unit])),
    }))
}

/** The first of each group, then the second of each: the first boards that are asked are of many fields. */
function inTurn<Item>(items: readonly Item[], groupOf: (item: Item) => unknown): Item[] {
  const groups = [...Map.groupBy(items, groupOf).values()]
  const longest = Math.max(0, ...groups.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group.slice(at, at + 1))).flat()
}

/** The plan of a server with these settings; it is empty where nobody is asked. */
export const plannedSources = (sources: string, settings: Settings): PlannedSource[] =>
  asksOutside(sources) ? planOf(connectors, shippedBoards(), settings) : []

/** The host's own feeds, which every setting but 'off' asks. */
export const plannedFeeds = (sources: string, feeds: readonly OwnFeed[]): PlannedSource[] =>
  sources === 'off'
    ? []
    : feeds.map((feed) => {
        const connector = readApart(feed)
        const { id } = connector.manifest
        return { connector, units: new Map([[id, { source: id }]]) }
      })

/** Feeds that a server with this setting and plan shows nothing of. What a host brought itself is always shown. */
export function hiddenFeeds(sources: string, plan: readonly PlannedSource[]): string[] {
  const planned = new Set(plan.map(({ connector }) => connector.manifest.id))
  const isShown = ({ id, isFictional }: SourceManifest) =>
    isFictional ? sources === 'auto' || sources === 'sample' : planned.has(id)
  return sourceManifests.filter((manifest) => !isShown(manifest)).map(({ id }) => id)
}

/** The settings of a source that are no secret: all that its connector may see. */
export function openSettings({ manifest }: Pick<Connector, 'manifest'>, settings: Settings): Record<string, string> {
  const open = manifest.settings.filter(({ isSecret }) => !isSecret)
  return Object.fromEntries(open.flatMap(({ name }) => (settings[name] ? [[name, settings[name]]] : [])))
}

/** A request as it is sent: with what only the sender may know, and within what the source allows. */
export function sentAs(request: SourceRequest, manifest: SourceManifest, settings: Settings): OutsideRequest {
  const { url, accept, body, fill } = request
  const { limits, hosts, isOwn, heedsRobots } = manifest
  const address = new URL(url)
  for (const [name, setting] of Object.entries(fill?.query ?? {})) {
    const value = settings[setting]
    if (value) address.searchParams.set(name, value)
  }
  const headers = Object.entries(fill?.headers ?? {}).flatMap(([name, setting]) =>
    settings[setting] ? [[name, settings[setting]]] : [],
  )
  return {
    ...{ url: fill?.query ? address.href : url, headers: Object.fromEntries(headers), accept },
    ...{ perMinute: limits.requestsPerMinute, answerMegabytes: limits.answerMegabytes },
    ...(!isOwn && { hosts }),
    ...(heedsRobots && { heedsRobots }),
    ...(body !== undefined && { body }),
  }
}
