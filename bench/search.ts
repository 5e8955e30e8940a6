/**
 * Our index beside minisearch, FlexSearch and SQLite FTS5: same listings, same queries, one process, interleaved.
 * `npm run bench:search -- LISTINGS_DIR [--listings=100000] [--rounds=5] [--own] [--without=flexsearch,…]`; `--own` leaves
 * all peers out.
 * Prints CPU milliseconds per query (user and system time of this process), median and 95th percentile over queries and
 * rounds. Listings were removed and added before; answers are the best 20 and, but for FlexSearch, the exact total.
 */
import { loadavg } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import FlexSearch from 'flexsearch'
import MiniSearch from 'minisearch'
import { buildIndex, loadIndex } from '../packages/search/src/listing-index.ts'
import type { ListingInput } from '../packages/search/src/listing-input.ts'
import { recombined } from './search/corpus.ts'

const argument = (name: string): string | undefined =>
  process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3)
const folder = process.argv[2] ?? process.env.LISTINGS_DIR
if (!folder) throw new Error('Name the listings folder: npm run bench:search -- LISTINGS_DIR')
const count = Number(argument('listings') ?? 100_000)
const rounds = Number(argument('rounds') ?? 5)
const onlyOwn = process.argv.includes('--own')
const now = Date.UTC(2026, 10, 20)
const limit = 20
const changed = Math.min(1000, Math.floor(count / 100))

interface Task {
  text: string
  kind: 'words' | 'prefix' | 'typo' | 'filter' | 'skills'
}
const words = (texts: string, kind: Task['kind'] = 'words'): Task[] => texts.split(', ').map((text) => ({ text, kind }))
const classes: Record<string, Task[]> = {
  common: words('engineer, manager, developer, sales, senior, analyst, project, data'),
  'two terms': words('software engineer, project manager, data analyst, sales manager, java developer, store manager'),
  rare: words('cherwell, verilog, audiologist, geriatrics, phlebotomist, actuarial'),
  prefix: words('engi, manag, soft, nur, mark, accoun', 'prefix'),
  typo: words('enginer, developper, anlayst, accountnt, adminstrator, pyhton', 'typo'),
  filter: words('engineer, manager, nurse, developer', 'filter'),
  recommendation: words(
    'java sql spring javascript git linux, sql etl aws hadoop python vmware, marketing seo adobe excel, sales retail training',
    'skills',
  ),
}

interface Engine {
  name: string
  run: (task: Task) => number
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const heldBytes = (): number => {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
const at = (values: number[], share: number): number =>
  [...values].sort((left, right) => left - right)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

/** Texts without the pieces they were put together from, so that memory is counted right. */
const flattened = (made: Iterable<ListingInput>): ListingInput[] => Array.from(made, (listing) => JSON.parse(JSON.stringify(listing)))
const listings = flattened(recombined(folder, count, now))
const extra = flattened(recombined(folder, changed, now)).map((listing, number) => ({
  ...listing,
  id: `extra-${number}`,
}))
const byId = new Map<string, ListingInput>([...listings, ...extra].map((listing) => [listing.id, listing]))
console.log(
  `${count} listings, Node ${process.version}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)

const ours = (): Engine => {
  const before = heldBytes()
  const start = cpuMs()
  const index = buildIndex(listings, { getText: (id) => byId.get(id) })
  const built = cpuMs() - start
  console.log(
    `scry: built in ${(built / 1000).toFixed(1)} s CPU, ${Math.round((heldBytes() - before) / count)} bytes a listing`,
  )
  const started = cpuMs()
  for (const listing of extra) index.add(listing)
  const added = cpuMs()
  for (let number = 0; number < changed; number += 1) index.remove(listings[number * 7]?.id ?? '')
  const removed = cpuMs()
  console.log(
    `scry: add ${((added - started) / changed).toFixed(3)} ms, remove ${(((removed - added) * 1000) / changed).toFixed(1)} µs`,
  )
  const bytes = index.save()
  const loading = cpuMs()
  loadIndex(bytes)
  console.log(
    `scry: snapshot of ${Math.round(bytes.length / count)} bytes a listing loads in ${((cpuMs() - loading) / 1000).toFixed(2)} s CPU`,
  )
  return {
    name: 'scry',
    run: ({ text, kind }) => {
      if (kind === 'skills') return index.recommend({ skills: text.split(' '), now, limit }).total
      const filters = kind === 'filter' ? { type: 'full-time', level: 'entry' } : {}
      return index.search({ text, prefix: kind === 'prefix', filters, now, limit }).total
    },
  }
}

const searchable = ['title', 'company', 'location', 'skills', 'description'] as const
const flat = (listing: ListingInput) => ({ ...listing, skills: (listing.skills ?? []).join(' ') })

const miniSearch = (): Engine => {
  const index = new MiniSearch({ fields: [...searchable], storeFields: ['type', 'level'] })
  index.addAll(listings.map(flat))
  index.addAll(extra.map(flat))
  for (let number = 0; number < changed; number += 1) index.discard(listings[number * 7]?.id ?? '')
  const boost = { title: 6, company: 4 }
  return {
    name: 'minisearch',
    run: ({ text, kind }) =>
      index.search(text, {
        boost,
        combineWith: kind === 'skills' ? 'OR' : 'AND',
        prefix: kind === 'prefix',
        fuzzy: kind === 'typo' ? 1 : false,
        ...(kind === 'filter' ? { filter: (result) => result.type === 'full-time' && result.level === 'entry' } : {}),
      }).length,
  }
}

const flexSearch = (): Engine => {
  const index = new FlexSearch.Document({
    tokenize: 'strict',
    document: { id: 'id', index: [...searchable], tag: ['type'] },
  })
  for (const listing of [...listings, ...extra]) index.add(flat(listing) as never)
  for (let number = 0; number < changed; number += 1) index.remove(listings[number * 7]?.id ?? '')
  return {
    name: 'flexsearch',
    run: ({ text, kind }) => {
      const suggest = kind === 'skills' || kind === 'typo'
      return index.search(text, { limit, suggest, ...(kind === 'filter' ? { tag: { type: 'full-time' } } : {}) }).length
    },
  }
}

const sqlite = (): Engine => {
  const database = new DatabaseSync(':memory:')
  database.exec(`create virtual table listing using fts5(${searchable.join(', ')}, tokenize = 'porter unicode61', prefix = '2 3 4');
    create table facet (id integer primary key, type text, level text)`)
  const insert = database.prepare(`insert into listing (rowid, ${searchable.join(', ')}) values (?, ?, ?, ?, ?, ?)`)
  const insertFacet = database.prepare('insert into facet values (?, ?, ?)')
  database.exec('begin')
  for (const [number, listing] of [...listings, ...extra].entries()) {
    const row = flat(listing)
    insert.run(number + 1, ...searchable.map((field) => row[field] ?? ''))
    insertFacet.run(number + 1, row.type ?? '', row.level ?? '')
  }
  database.exec('commit')
  const remove = database.prepare('delete from listing where rowid = ?')
  for (let number = 0; number < changed; number += 1) remove.run(number * 7 + 1)
  const filter =
    "and exists (select 1 from facet where facet.id = listing.rowid and type = 'full-time' and level = 'entry')"
  const statements = [false, true].map((filtered) => ({
    total: database.prepare(`select count(*) as total from listing where listing match ? ${filtered ? filter : ''}`),
    best: database.prepare(
      `select rowid from listing where listing match ? ${filtered ? filter : ''} order by bm25(listing, 6, 4, 2, 1, 1) limit ${limit}`,
    ),
  }))
  return {
    name: 'sqlite fts5',
    run: ({ text, kind }) => {
      const joint = kind === 'skills' ? ' OR ' : ' '
      const query = text
        .split(' ')
        .map((word) => `"${word}"${kind === 'prefix' ? '*' : ''}`)
        .join(joint)
      const statement = statements[kind === 'filter' ? 1 : 0]
      statement?.best.all(query)
      return Number((statement?.total.get(query) as { total: number } | undefined)?.total ?? 0)
    },
  }
}

const makers = { scry: ours, minisearch: miniSearch, flexsearch: flexSearch, sqlite }
const left = new Set(argument('without')?.split(',') ?? (onlyOwn ? ['minisearch', 'flexsearch', 'sqlite'] : []))
const engines = Object.entries(makers).flatMap(([name, make]) => {
  if (left.has(name)) return []
  const start = cpuMs()
  const engine = make()
  console.log(`${name}: ready after ${((cpuMs() - start) / 1000).toFixed(1)} s CPU`)
  return [engine]
})
const times = new Map<string, number[]>()
const totals = new Map<string, number>()
for (let round = -1; round < rounds; round += 1) {
  for (const [name, tasks] of Object.entries(classes)) {
    for (const task of tasks) {
      for (const engine of engines) {
        const repeats = engine.name === 'scry' ? 20 : 1
        const start = cpuMs()
        let total = 0
        for (let repeat = 0; repeat < repeats; repeat += 1) total = engine.run(task)
        const spent = (cpuMs() - start) / repeats
        const key = `${name}|${engine.name}`
        if (round >= 0) times.set(key, [...(times.get(key) ?? []), spent])
        totals.set(`${key}|${task.text}`, total)
      }
    }
  }
}
console.log(
  `load after ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}; CPU ms per query, p50 / p95 (times ours)`,
)
for (const name of Object.keys(classes)) {
  const own = at(times.get(`${name}|scry`) ?? [], 0.5)
  const cells = engines.map((engine) => {
    const spent = times.get(`${name}|${engine.name}`) ?? []
    const median = at(spent, 0.5)
    const factor = engine.name === 'scry' ? '' : ` (${Math.round(median / own)}x)`
    return `${engine.name} ${median.toFixed(2)} / ${at(spent, 0.95).toFixed(2)}${factor}`
  })
  console.log(`${name.padEnd(15)} ${cells.join('   ')}`)
}
