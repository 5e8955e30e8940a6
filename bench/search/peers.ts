import { DatabaseSync } from 'node:sqlite'
import FlexSearch from 'flexsearch'
import MiniSearch from 'minisearch'
import pg from 'pg'
import { startPostgres } from '../../apps/server/src/testing/postgres.ts'
import type { ListingInput } from '../../packages/search/src/listing-input.ts'
import { editDistance, editsAllowed } from '../../packages/search/src/query/fuzzy.ts'
import { cpuMs, type Engine, fields, filtered, flat, limit } from './engines.ts'

/** Texts searched by peers without typing mistakes of their own: the written words, nearest first. */
const nearest = (word: string, candidates: readonly string[]): string => {
  let best = word
  let least = editsAllowed(word.length) + 1
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate, least - 1)
    if (distance < least) {
      least = distance
      best = candidate
    }
  }
  return best
}
const wordsOf = (listings: readonly ListingInput[]): string[] => {
  const words = new Set<string>()
  for (const listing of listings) {
    for (const field of fields)
      for (const word of flat(listing)
        [field]?.toLowerCase()
        .match(/[a-z]{3,30}/g) ?? [])
        words.add(word)
  }
  return [...words]
}
const trigrams = (word: string): string[] =>
  Array.from({ length: Math.max(1, word.length - 2) }, (_, at) => word.slice(at, at + 3))

export const miniSearch = (listings: readonly ListingInput[]): Engine => {
  const index = new MiniSearch({ fields: [...fields], storeFields: ['type', 'level'] })
  index.addAll(listings.map(flat))
  const boost = { title: 6, company: 4 }
  return {
    name: 'minisearch',
    run: ({ text, kind }) =>
      index.search(text, {
        boost,
        combineWith: kind === 'skills' ? 'OR' : 'AND',
        prefix: kind === 'prefix',
        fuzzy: kind === 'typo' ? 1 : false,
        ...(kind === 'filter'
          ? { filter: (result) => result.type === filtered.type && result.level === filtered.level }
          : {}),
      }).length,
    change: (added, removed) => {
      index.add(flat(added))
      if (index.has(removed)) index.discard(removed)
    },
  }
}

/** FlexSearch has neither totals nor typing mistakes; null when it has not taken all listings after so many seconds of CPU. */
export const flexSearch = (listings: readonly ListingInput[], seconds: number): Engine | null => {
  const index = new FlexSearch.Document({
    tokenize: 'strict',
    document: { id: 'id', index: [...fields], tag: ['type'] },
  })
  const start = cpuMs()
  for (const [number, listing] of listings.entries()) {
    index.add(flat(listing) as never)
    if (cpuMs() - start < seconds * 1000) continue
    console.log(`flexsearch: left out, ${number + 1} of ${listings.length} listings taken after ${seconds} s CPU`)
    return null
  }
  return {
    name: 'flexsearch',
    run: ({ text, kind }) => {
      const suggest = kind === 'skills' || kind === 'typo'
      return index.search(text, { limit, suggest, ...(kind === 'filter' ? { tag: { type: filtered.type } } : {}) })
        .length
    },
    change: (added, removed) => {
      index.add(flat(added) as never)
      index.remove(removed)
    },
  }
}

/** Typing mistakes by a second table of words under trigrams, as its documentation suggests for substrings. */
export const sqlite = (listings: readonly ListingInput[]): Engine => {
  const database = new DatabaseSync(':memory:')
  database.exec(`create virtual table listing using fts5(${fields.join(', ')}, tokenize = 'porter unicode61', prefix = '2 3 4');
    create virtual table word using fts5(text, tokenize = 'trigram', detail = 'none');
    create table facet (number integer primary key, id text unique, type text, level text)`)
  const insert = database.prepare(`insert into listing (rowid, ${fields.join(', ')}) values (?, ?, ?, ?, ?, ?)`)
  const insertFacet = database.prepare('insert into facet values (?, ?, ?, ?)')
  const insertWord = database.prepare('insert into word (text) values (?)')
  let last = 0
  const add = (listing: ListingInput): void => {
    const row = flat(listing)
    last += 1
    insert.run(last, ...fields.map((field) => row[field] ?? ''))
    insertFacet.run(last, listing.id, row.type ?? '', row.level ?? '')
  }
  database.exec('begin')
  for (const listing of listings) add(listing)
  for (const word of wordsOf(listings)) insertWord.run(word)
  database.exec('commit')
  database.exec("insert into listing (listing) values ('optimize')")
  const numberOf = database.prepare('select number from facet where id = ?')
  const remove = database.prepare('delete from listing where rowid = ?')
  const removeFacet = database.prepare('delete from facet where number = ?')
  const nearWords = database.prepare('select text from word where word match ? order by rank limit 100')
  const isFiltered =
    "and exists (select 1 from facet where facet.number = listing.rowid and type = 'full-time' and level = 'entry')"
  const [plain, narrowed] = ['', isFiltered].map((filter) => ({
    total: database.prepare(`select count(*) as total from listing where listing match ? ${filter}`),
    best: database.prepare(
      `select rowid from listing where listing match ? ${filter} order by bm25(listing, 6, 4, 2, 1, 1) limit ${limit}`,
    ),
  }))
  const corrected = (word: string): string => {
    const rows = nearWords.all(
      trigrams(word)
        .map((part) => `"${part}"`)
        .join(' OR '),
    ) as { text: string }[]
    return nearest(
      word,
      rows.map(({ text }) => text),
    )
  }
  return {
    name: 'sqlite fts5',
    run: ({ text, kind }) => {
      const words = kind === 'typo' ? [corrected(text)] : text.split(' ')
      const query = words
        .map((word) => `"${word}"${kind === 'prefix' ? '*' : ''}`)
        .join(kind === 'skills' ? ' OR ' : ' ')
      const statement = kind === 'filter' ? narrowed : plain
      statement?.best.all(query)
      return Number((statement?.total.get(query) as { total: number } | undefined)?.total ?? 0)
    },
    change: (added, removed) => {
      add(added)
      const number = (numberOf.get(removed) as { number: number } | undefined)?.number
      if (number === undefined) return
      remove.run(number)
      removeFacet.run(number)
    },
  }
}

/** A cluster of its own, one core for each query; typing mistakes by pg_trgm over the words. */
export const postgres = async (listings: readonly ListingInput[]): Promise<Engine> => {
  const cluster = await startPostgres()
  const client = new pg.Client({ connectionString: cluster.urlOf('postgres') })
  await client.connect()
  await client.query(`set max_parallel_workers_per_gather = 0;
    create extension pg_trgm;
    create table word (text text);
    create table listing (id text primary key, type text, level text, words tsvector)`)
  const weighed = fields.map(
    (_, at) => `setweight(to_tsvector('english', $${at + 4}), '${at === 0 ? 'A' : at === 1 ? 'B' : 'D'}')`,
  )
  const insert = {
    name: 'insert',
    text: `insert into listing values ($1, $2, $3, ${weighed.join(' || ')}) on conflict (id) do nothing`,
  }
  const add = (listing: ListingInput) => {
    const row = flat(listing)
    return client.query(insert, [row.id, row.type ?? '', row.level ?? '', ...fields.map((field) => row[field] ?? '')])
  }
  await client.query('begin')
  for (const listing of listings) await add(listing)
  await client.query('insert into word select unnest($1::text[])', [wordsOf(listings)])
  await client.query('commit')
  await client.query('create index on listing using gin (words); create index on word using gin (text gin_trgm_ops)')
  await client.query('vacuum analyze')
  const statements = (['', `and type = '${filtered.type}' and level = '${filtered.level}'`] as const).map(
    (filter, at) => ({
      total: {
        name: `total${at}`,
        text: `select count(*)::int as total from listing, to_tsquery('english', $1) q where words @@ q ${filter}`,
      },
      best: {
        name: `best${at}`,
        text: `select id from listing, to_tsquery('english', $1) q where words @@ q ${filter} order by ts_rank(words, q, 1) desc, id limit ${limit}`,
      },
    }),
  )
  const near = {
    name: 'near',
    text: 'select text from word where text % $1 order by similarity(text, $1) desc limit 100',
  }
  return {
    name: 'postgresql',
    run: async ({ text, kind }) => {
      const words =
        kind === 'typo'
          ? [
              nearest(
                text,
                (await client.query(near, [text])).rows.map((row: { text: string }) => row.text),
              ),
            ]
          : text.split(' ')
      const query = words.map((word) => word + (kind === 'prefix' ? ':*' : '')).join(kind === 'skills' ? ' | ' : ' & ')
      const statement = statements[kind === 'filter' ? 1 : 0] ?? statements[0]
      await client.query(statement?.best as pg.QueryConfig, [query])
      return (await client.query(statement?.total as pg.QueryConfig, [query])).rows[0].total
    },
    change: async (added, removed) => {
      await add(added)
      await client.query({ name: 'remove', text: 'delete from listing where id = $1' }, [removed])
    },
    close: async () => {
      await client.end()
      await cluster.stop()
    },
  }
}
