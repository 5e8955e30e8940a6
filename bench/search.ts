/**
 * Our index beside minisearch, FlexSearch, SQLite FTS5 and PostgreSQL: same listings, same queries, one run, interleaved.
 * `npm run bench:search -- LISTINGS_DIR [--listings=100000] [--rounds=3] [--own] [--without=flexsearch,…] [--snapshot=FILE]`.
 * `--own` leaves all peers out; `--snapshot` takes our index from a file, or builds it and writes the file.
 *
 * Prints milliseconds of CPU per query (user and system time of this process; PostgreSQL works in another process, so for
 * it time passed), median and 95th percentile over queries and rounds, in two tables: a query asked once, and the mean of
 * the nine times it is asked at once again. Before each query every engine takes one listing in and another out, which is
 * not counted, and the other engines answer in between. Every recommendation is for somebody who did not ask before. Answers are
 * the best 20 and the exact total; FlexSearch has no totals.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { seededRandom } from '../fictional/src/seeded-random.ts'
import { IndexBuilder, type ListingIndex, loadIndex } from '../packages/search/src/listing-index.ts'
import type { ListingInput } from '../packages/search/src/listing-input.ts'
import { recombined } from './search/corpus.ts'
import { cpuMs, type Engine, filtered, limit, type Task } from './search/engines.ts'
import { flexSearch, miniSearch, postgres, sqlite } from './search/peers.ts'

const argument = (name: string): string | undefined =>
  process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3)
const folder = process.argv[2] ?? process.env.LISTINGS_DIR
if (!folder) throw new Error('Name the listings folder: npm run bench:search -- LISTINGS_DIR')
const count = Number(argument('listings') ?? 100_000)
const rounds = Number(argument('rounds') ?? 3)
const snapshot = argument('snapshot')
const left = new Set(argument('without')?.split(',') ?? [])
const now = Date.UTC(2026, 10, 20)
const changes = 1000

const words = (texts: string, kind: Task['kind'] = 'words'): Task[] => texts.split(', ').map((text) => ({ text, kind }))
const classes: Record<string, Task[]> = {
  common: words('engineer, manager, developer, sales, senior, analyst, project, data'),
  'two terms': words('software engineer, project manager, data analyst, sales manager, java developer, store manager'),
  rare: words('cherwell, verilog, audiologist, geriatrics, phlebotomist, actuarial'),
  prefix: words('engi, manag, soft, nur, mark, accoun', 'prefix'),
  typo: words('enginer, developper, anlayst, accountnt, adminstrator, pyhton', 'typo'),
  filter: words('engineer, manager, nurse, developer', 'filter'),
}
const skills =
  'java sql spring javascript git linux etl aws hadoop python vmware marketing seo adobe excel sales retail training nursing cad'
/** People with five of the skills, others in each round; in the first, which makes ready, so many that code is compiled. */
const peopleIn = (round: number): Task[] => {
  const random = seededRandom(round + 2)
  return Array.from({ length: round < 0 ? 60 : 16 }, () => {
    const left = skills.split(' ')
    const own = Array.from({ length: 5 }, () => left.splice(Math.floor(random() * left.length), 1)[0])
    return { text: own.join(' '), kind: 'skills' }
  })
}
const facets = ['type', 'level', 'workplace', 'source', 'posted', 'deadline', 'skills', 'company'] as const

const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')
const heldBytes = (): number => {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
const at = (values: readonly number[], share: number): number =>
  [...values].sort((left, right) => left - right)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
/** A listing whose texts do not hold on to the pieces they were put together from, so that memory is counted right. */
const flattened = (listing: ListingInput): ListingInput => JSON.parse(JSON.stringify(listing))
const idOf = (number: number): string => `listing-${String(number).padStart(8, '0')}`

const builtIndex = (listings: Iterable<ListingInput>): ListingIndex => {
  const builder = new IndexBuilder({ getText: () => undefined })
  for (const listing of listings) builder.take(listing)
  return builder.finish()
}

const ownIndex = (listings: Iterable<ListingInput>): ListingIndex => {
  if (snapshot !== undefined && existsSync(snapshot)) {
    const bytes = new Uint8Array(readFileSync(snapshot))
    const start = cpuMs()
    const index = loadIndex(bytes, { getText: () => undefined })
    console.log(`scry: loaded from ${snapshot} in ${((cpuMs() - start) / 1000).toFixed(2)} s CPU`)
    return index
  }
  const before = heldBytes()
  const start = cpuMs()
  const index = builtIndex(listings)
  const built = (cpuMs() - start) / 1000
  console.log(
    `scry: built in ${built.toFixed(1)} s CPU, ${Math.round((heldBytes() - before) / count)} bytes a listing kept`,
  )
  return index
}

const drawn = Array.from(recombined(folder, changes * 2, now), (listing, number) => ({
  ...flattened(listing),
  id: `extra-${number}`,
}))
const extras = drawn.slice(0, changes)
const ours = (listings: Iterable<ListingInput>): Engine & { withFacets: (text: string) => number } => {
  const index = ownIndex(listings)
  const cold = cpuMs()
  for (const listing of extras) index.add({ ...listing, id: `early-${listing.id}` })
  const started = cpuMs()
  for (const listing of drawn.slice(changes)) index.add(listing)
  const added = cpuMs()
  for (let number = 0; number < changes; number += 1) index.remove(idOf(number * 7 + 3))
  const removed = cpuMs()
  const bytes = index.save()
  if (snapshot !== undefined && !existsSync(snapshot)) writeFileSync(snapshot, bytes)
  const loading = cpuMs()
  const again = loadIndex(bytes)
  const loaded = cpuMs() - loading
  console.log(
    `scry: add ${((added - started) / changes).toFixed(3)} ms (the first thousand ${((started - cold) / changes).toFixed(3)} ms), remove ${(((removed - added) * 1000) / changes).toFixed(1)} µs, ` +
      `snapshot of ${Math.round(bytes.length / again.stats().listings)} bytes a listing loads in ${(loaded / 1000).toFixed(2)} s CPU, ` +
      `${Math.round(again.stats().bytes / again.stats().listings)} bytes a listing in arrays`,
  )
  const rehearsing = cpuMs()
  for (const _ of index.rehearse(now));
  console.log(
    `scry: rehearsed in ${((cpuMs() - rehearsing) / 1000).toFixed(2)} s CPU, ${Math.round(index.stats().bytes / index.stats().listings)} bytes a listing in arrays then`,
  )
  return {
    name: 'scry',
    run: ({ text, kind }) => {
      if (kind === 'skills') return index.recommend({ skills: text.split(' '), now, limit }).total
      const filters = kind === 'filter' ? filtered : {}
      return index.search({ text, prefix: kind === 'prefix', filters, now, limit }).total
    },
    withFacets: (text) => index.search({ text, now, limit, facets }).total,
    change: (added, removed) => {
      index.add(added)
      index.remove(removed)
    },
  }
}

console.log(
  `${count} listings, seed 11, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load()}`,
)
const own = process.argv.includes('--own')
const listings = own ? [] : Array.from(recombined(folder, count, now), flattened)
const scry = ours(own ? recombined(folder, count, now) : listings)
const engines: Engine[] = [scry]
const makers = {
  minisearch: () => miniSearch(listings),
  flexsearch: () => flexSearch(listings, 90),
  sqlite: () => sqlite(listings),
  postgres: () => postgres(listings),
}
for (const [name, make] of Object.entries(makers)) {
  if (own || left.has(name)) continue
  const before = heldBytes()
  const start = cpuMs()
  const engine = await make()
  if (engine === null) continue
  console.log(
    `${name}: ready after ${((cpuMs() - start) / 1000).toFixed(1)} s CPU of this process, ${Math.round((heldBytes() - before) / count)} bytes a listing in it`,
  )
  engines.push(engine)
}

const again = 9
const times = new Map<string, number[]>()
const record = (key: string, spent: number): void => {
  times.set(key, [...(times.get(key) ?? []), spent])
}
let changed = 0
const changeAll = async (): Promise<void> => {
  const added = { ...(extras[changed % changes] as ListingInput), id: `late-${changed}` }
  for (const engine of engines) await engine.change(added, idOf(changed * 7 + 1))
  changed += 1
}
/** Asks once and then `again` times, and records both as times of the row. */
const measure = async (row: string, name: string, ask: () => number | Promise<number>): Promise<void> => {
  const clock = name === 'postgresql' ? () => performance.now() : cpuMs
  for (const [column, asked] of [['once', 1] as const, ['again', again] as const]) {
    if (column === 'again' && row.startsWith('first')) continue
    const start = clock()
    for (let time = 0; time < asked; time += 1) {
      const total = ask()
      if (typeof total !== 'number') await total
    }
    record(`${column}|${row}|${name}`, (clock() - start) / asked)
  }
}
for (let round = -1; round < rounds; round += 1) {
  const people: Record<string, Task[]> = { recommendation: peopleIn(round) }
  for (const [name, tasks] of Object.entries({ ...classes, ...people })) {
    for (const task of tasks) {
      await changeAll()
      const row = round < 0 ? `first ${name}` : name
      for (const engine of engines) await measure(row, engine.name, () => engine.run(task))
      if (task.kind === 'words' && round >= 0) await measure('with facets', 'scry', () => scry.withFacets(task.text))
    }
  }
}
const cell = (spent: readonly number[]): string => `${at(spent, 0.5).toFixed(3)} / ${at(spent, 0.95).toFixed(3)}`
console.log(`\nload after ${load()}; ms per query, p50 / p95 (times ours)`)
for (const column of ['once', 'again']) {
  console.log(`\n| asked ${column} | first asked | ${engines.map(({ name }) => name).join(' | ')} |`)
  console.log(`|---|---|${engines.map(() => '---').join('|')}|`)
  for (const row of [...Object.keys(classes), 'recommendation', 'with facets']) {
    const spentBy = (name: string, kind = row): number[] => times.get(`${column}|${kind}|${name}`) ?? []
    const median = at(spentBy('scry'), 0.5)
    const cells = engines.map(({ name }) => {
      const spent = spentBy(name)
      if (spent.length === 0) return ''
      return cell(spent) + (name === 'scry' ? '' : ` (${Math.round(at(spent, 0.5) / median)}×)`)
    })
    const first = column === 'once' && times.has(`once|first ${row}|scry`) ? cell(spentBy('scry', `first ${row}`)) : ''
    console.log(`| ${row} | ${first} | ${cells.join(' | ')} |`)
  }
}
for (const engine of engines) await engine.close?.()
