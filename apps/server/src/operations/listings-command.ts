// npm run listings -- import FILE [--source NAME] [--complete] [--mapping FILE]: takes in listings of the host's own,
// beside the running server or without one. complaints | keep ID | hide ID | split ID: what people say is wrong with listings.
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'
import { type Mapping, mappingForm, noMapping, readMapping } from '@scry/sources/mapping'
import { readConfig } from '../config.ts'
import { connectBeside, hasEmbedded } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { storedListings } from '../features/listings/listing-store.ts'
import { ImportBusyError, importListings } from '../features/sources/import-listings.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { randomIds } from '../platform/ids.ts'
import { createImportReport } from './import-report.ts'
import { judgeListings, judgments } from './judge-listings.ts'
import { shownText } from './plain-text.ts'
import { CommandFailure, runCommand } from './run-command.ts'

const usage = `npm run listings -- import FILE [--source NAME] [--complete] [--mapping FILE]
  FILE        CSV with a header row, JSON Lines, JSON, JSON Feed, RSS, Atom, iCalendar, or a page with schema.org data
  --source    the name that stands beside the listings; without it the name of the file
  --complete  the file holds all that is open: what it lacks has closed
  --mapping   a JSON file that says what the columns mean
docs/runbook.md, 'Your own listings', has an example of each.

npm run listings -- complaints   what people say is wrong with listings
npm run listings -- keep ID      it is right: it stays in the lists
npm run listings -- hide ID      it is in no list from now on; 'keep' takes that back
npm run listings -- split ID     it joins several openings: each becomes a listing of its own`

const options = {
  source: { type: 'string' },
  complete: { type: 'boolean', default: false },
  mapping: { type: 'string' },
} as const

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [verb, path, ...more] = positionals
    if (verb !== 'import' || path === undefined || more.length > 0) throw new CommandFailure(usage)
    const name = values.source?.trim() || basename(path, extname(path))
    if (name.length > 100) throw new CommandFailure('The name of a source has 100 characters at most.')
    return { ...values, path, name }
  } catch (error) {
    if (error instanceof CommandFailure) throw error
    throw new CommandFailure(`${(error as Error).message}\n\n${usage}`)
  }
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new CommandFailure(
      error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read (${error.code}).`,
    )
  })
  if (!found.isFile()) throw new CommandFailure(`${path} is no file.`)
  return found.size
}

async function mappingIn(path: string | undefined): Promise<Mapping> {
  if (path === undefined) return noMapping
  await sizeOf(path)
  let value: unknown
  try {
    value = JSON.parse((await readFile(path, 'utf8')).replace(/^\ufeff/, ''))
  } catch {
    throw new CommandFailure(`${path} is no JSON.\n${mappingForm}`)
  }
  const { mapping, problems } = readMapping(value)
  if (problems.length > 0) throw new CommandFailure(`${path}:\n${problems.join('\n')}\n${mappingForm}`)
  return mapping
}

await runCommand(async () => {
  const [verb, id, ...more] = process.argv.slice(2)
  const judgment = judgments.find((one) => one === verb)
  if (judgment !== undefined) {
    if (more.length > 0 || (id === undefined) !== (judgment === 'complaints')) throw new CommandFailure(usage)
    return judgeListings(readConfig(), judgment, id)
  }
  const { path, name, complete, mapping: mappingPath } = readArguments()
  const config = readConfig()
  if (config.sources === 'off')
    throw new CommandFailure(
      'SOURCES=off: this server lists nothing, so nothing was imported. Any other value lists it.',
    )
  const bytes = await sizeOf(path)
  const mapping = await mappingIn(mappingPath)
  if (config.databaseUrl === undefined && !hasEmbedded(config.dataDir))
    throw new CommandFailure(
      `There is no database in ${config.dataDir} yet. Start the server once, or set DATA_DIR or DATABASE_URL as for the server, in .env or before the command.`,
    )
  const database = connectBeside(config)
  const stop = new AbortController()
  process.once('SIGINT', () =>
    stop.abort(new CommandFailure('Stopped. What was taken in stays; import again to go on.')),
  )
  const report = createImportReport(path, bytes)
  try {
    await migrate(database, migrations, clock)
    const summary = await importListings(
      { database, clock, listings: storedListings, holder: randomIds.id() },
      { name: basename(path), pieces: createReadStream(path), source: name, mapping, isComplete: complete },
      report,
      stop.signal,
    )
    const problems = await report.end()
    if (summary.problem !== undefined)
      throw new CommandFailure(
        `${path}: ${shownText(summary.problem)}${report.mayNeedMapping(summary) ? `\n${mappingForm}` : ''}`,
      )
    report.print(summary, { name, problems, isComplete: complete })
    const read = summary.fresh + summary.changed + summary.unchanged + summary.closed
    if (read === 0 && !(complete && summary.rows === 0)) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof ImportBusyError)) throw error
    throw new CommandFailure(
      `${error.message}. Try again when it is done; one that was killed holds its place for two minutes.`,
    )
  } finally {
    await report.end()
    await database.close()
  }
})
