import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Environment } from '../config.ts'
import { connect } from '../database/connect.ts'
import { until } from './http-person.ts'
import { inventFeeds } from './invented-feeds.ts'
import { openRecordedInternet } from './recorded-internet.ts'
import { startServerProcess } from './server-process.ts'

const perBoard = 4
const perList = 120
const hackathons = 45
const ownUnit = 'own-office'
const importCommand = join(import.meta.dirname, '../operations/listings-command.ts')

export interface IngestionKills {
  readonly rounds: number
  /** Units that were run to their end, and items that they show. */
  readonly units: number
  readonly items: number
  readonly listings: number
  /** Sentences about every item that is lost, doubled or written more than once. */
  readonly faults: readonly string[]
}

/**
 * Kills a server again and again while it takes in a recorded internet. Beside the last one, while it still does, a file of
 * the host's own is imported. Looks then for every item of every unit that came to its end.
 */
export async function runIngestionKills(options: {
  readonly rounds: number
  readonly env: Environment & { readonly DATA_DIR: string }
  readonly random: () => number
  /** After the last kill the server goes on until so many listings are open. */
  readonly listings: number
  /** Rows of the file. */
  readonly imported: number
}): Promise<IngestionKills> {
  const feeds = inventFeeds({ perBoard, perList, hackathons })
  const internet = await openRecordedInternet(feeds.answering)
  const env = { ...options.env, ...internet.env, SOURCES: 'live', LOG_LEVEL: 'silent' }
  try {
    for (let round = 0; round < options.rounds; round += 1) {
      const server = await startServerProcess(env)
      await pause(100 + options.random() * 2400)
      await server.end('SIGKILL')
    }
    const server = await startServerProcess(env)
    const good = async () => {
      // The answer is not cheap, and the server has other work.
      await pause(300)
      const answer = await fetch(`${server.url}/api/sources`)
      const { sources } = (await answer.json()) as { sources: { listings: number }[] }
      return sources.reduce((sum, one) => sum + one.listings, 0) >= options.listings
    }
    try {
      await importBeside(env, options.imported)
      await until(good, 'listings')
    } finally {
      await server.end('SIGTERM')
    }
    return { rounds: options.rounds, ...(await lookAt(options.env, options.imported)) }
  } finally {
    await internet.close()
  }
}

async function importBeside(env: Environment & { DATA_DIR: string }, rows: number): Promise<void> {
  const path = join(env.DATA_DIR, 'office.csv')
  const lines = Array.from({ length: rows }, (_, at) => `${at},Tutor ${at},Hall ${at},https://office.example/${at}`)
  writeFileSync(path, ['id,title,employer,link', ...lines].join('\n'))
  const command = [importCommand, 'import', path, '--source', 'Office']
  const { NODE_COMPILE_CACHE } = process.env
  await promisify(execFile)(process.execPath, command, { env: { NODE_COMPILE_CACHE, ...env } })
}

/** How many items a unit shows. */
function itemsOf(unit: string, imported: number): number {
  if (unit === ownUnit) return imported
  if (unit.startsWith('greenhouse/')) return perBoard
  if (unit.startsWith('student-lists/')) return perList
  return unit === 'devpost' ? hackathons : 0
}

async function lookAt({ DATA_DIR, DATABASE_URL }: Environment & { DATA_DIR: string }, imported: number) {
  const database = connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL })
  try {
    const { query } = database
    const done = await query.selectFrom('source_units').selectAll().where('last_run_at', 'is not', null).execute()
    const sightings = await query.selectFrom('sightings').select(['unit', 'listing_id', 'closed_at']).execute()
    const rows = await query.selectFrom('listings').select(['id', 'content']).execute()
    const changes = await query.selectFrom('listing_changes').select('listing_id').execute()
    const listed = new Set(rows.map(({ id }) => id))
    const byUnit = Map.groupBy(sightings, ({ unit }) => unit)
    const faults: string[] = []
    for (const { id, open_listings } of done) {
      const its = byUnit.get(id) ?? []
      const there = its.filter((one) => one.closed_at === null && listed.has(one.listing_id)).length
      const shown = itemsOf(id, imported)
      if (there !== shown || open_listings !== shown)
        faults.push(`${id} shows ${shown} items; ${there} are listed and ${open_listings} counted.`)
    }
    if (!done.some(({ id }) => id === ownUnit)) faults.push('The import did not come to its end.')
    const seen = new Set(sightings.map(({ listing_id }) => listing_id))
    for (const id of listed) if (!seen.has(id)) faults.push(`The listing ${id} stands for no item.`)
    const names = Map.groupBy(rows, ({ content }) => {
      const { title, company, location } = JSON.parse(content)
      return [title, company, location].join(' | ')
    })
    for (const [name, same] of names) if (same.length > 1) faults.push(`${name} is listed ${same.length} times.`)
    for (const [id, its] of Map.groupBy(changes, (one) => one.listing_id))
      if (its.length > 1) faults.push(`The listing ${id} was written ${its.length} times.`)
    return { units: done.length, items: sightings.length, listings: rows.length, faults }
  } finally {
    await database.close()
  }
}
