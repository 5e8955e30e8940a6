/**
 * Retrieval quality on the tasks of a listings folder: `node search/quality.ts LISTINGS_DIR [--half=even|odd]`.
 * Prints one line per task; figures are means over its queries.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { buildIndex, type ListingIndex } from '../../packages/search/src/listing-index.ts'
import { hardQueries, type KnownItemQuery } from './hard-queries.ts'

interface Document {
  id: number
  title: string
  company: string
  labels?: string[]
  cl?: string
}
interface Tasks {
  a: { docs: Document[]; qs: KnownItemQuery[] }
  b: { docs: Document[]; qs: { q: string; label: string }[] }
  c: { docs: Document[]; qs: { skills: string[]; cl: string; self: number }[] }
}

const folder = process.argv[2]
if (!folder) throw new Error('Name the listings folder: node search/quality.ts LISTINGS_DIR')
const half = process.argv.find((argument) => argument.startsWith('--half='))?.slice(7)
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice(7)
const tasks: Tasks = JSON.parse(gunzipSync(readFileSync(join(folder, 'search/tasks.json.gz'))).toString())

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
const shown = (value: number): string => value.toFixed(4)
const inHalf = <Q>(queries: readonly Q[]): Q[] =>
  half === undefined ? [...queries] : queries.filter((_, at) => at % 2 === (half === 'even' ? 0 : 1))
const indexOf = (documents: readonly Document[]): ListingIndex =>
  buildIndex(documents.map((document) => ({ ...document, id: String(document.id), kind: 'job' as const })))

const reciprocalRank = (ids: readonly string[], relevant: ReadonlySet<string>, depth: number): number => {
  const at = ids.slice(0, depth).findIndex((id) => relevant.has(id))
  return at < 0 ? 0 : 1 / (at + 1)
}
const gainAt = (ids: readonly string[], isRelevant: (id: string) => boolean, relevant: number) => {
  let hits = 0
  let gain = 0
  let ideal = 0
  for (let at = 0; at < 20; at += 1) {
    const id = ids[at]
    if (id !== undefined && isRelevant(id)) {
      hits += 1
      gain += 1 / Math.log2(at + 2)
    }
    if (at < relevant) ideal += 1 / Math.log2(at + 2)
  }
  return { precision: hits / 20, ndcg: ideal === 0 ? 0 : gain / ideal }
}

const knownItem = (): void => {
  const index = indexOf(tasks.a.docs)
  const queries = inHalf(tasks.a.qs)
  const hard = inHalf(hardQueries(tasks.a.docs, tasks.a.qs))
  for (const match of ['any', 'all'] as const) {
    const rank = (text: string, relevant: readonly number[]) => {
      const ids = index.search({ text, match, limit: 10 }).hits.map((hit) => hit.id)
      return reciprocalRank(ids, new Set(relevant.map(String)), 10)
    }
    const clean = queries.map(({ clean, rel }) => rank(clean, rel))
    const typo = queries.map(({ typo, rel }) => rank(typo, rel))
    const hardRanks = hard.map(({ text, rel }) => rank(text, rel))
    console.log(
      `a known item, match ${match}: clean ${shown(mean(clean))} typo ${shown(mean(typo))} hard ${shown(mean(hardRanks))}`,
    )
    if (process.argv.includes('--misses')) {
      for (const [kind, ranks, texts] of [
        ['clean', clean, queries.map((q) => q.clean)],
        ['typo', typo, queries.map((q) => q.typo)],
        ['hard', hardRanks, hard.map((q) => q.text)],
      ] as const) {
        ranks.forEach((rank, at) => {
          if (rank < 1) console.log('  miss', kind, match, rank.toFixed(2), texts[at])
        })
      }
    }
  }
}

const category = (): void => {
  const index = indexOf(tasks.b.docs)
  const labels = new Map(tasks.b.docs.map((document) => [String(document.id), new Set(document.labels ?? [])]))
  for (const match of ['any', 'all'] as const) {
    const results = inHalf(tasks.b.qs).map(({ q, label }) => {
      const ids = index.search({ text: q, match, limit: 20 }).hits.map((hit) => hit.id)
      const relevant = [...labels.values()].filter((own) => own.has(label)).length
      return gainAt(ids, (id) => labels.get(id)?.has(label) ?? false, relevant)
    })
    console.log(
      `b category, match ${match}: P@20 ${shown(mean(results.map((result) => result.precision)))} NDCG@20 ${shown(mean(results.map((result) => result.ndcg)))}`,
    )
  }
}

const recommendation = (): void => {
  const index = indexOf(tasks.c.docs)
  const cores = new Map(tasks.c.docs.map((document) => [String(document.id), document.cl ?? '']))
  const selfRanks: number[] = []
  const results = inHalf(tasks.c.qs).map(({ skills, cl, self }) => {
    const ids = index.recommend({ skills, limit: 60, now: 0 }).hits.map((hit) => hit.id)
    selfRanks.push(reciprocalRank(ids, new Set([String(self)]), 60))
    const others = ids.filter((id) => id !== String(self))
    const relevant = [...cores.entries()].filter(([id, core]) => core === cl && id !== String(self)).length
    return gainAt(others, (id) => cores.get(id) === cl, relevant)
  })
  console.log(
    `c recommendation: P@20 ${shown(mean(results.map((result) => result.precision)))} NDCG@20 ${shown(mean(results.map((result) => result.ndcg)))} selfMRR ${shown(mean(selfRanks))}`,
  )
}

console.log(`${folder}, ${half === undefined ? 'all' : half} queries`)
if (only === undefined || only === 'a') knownItem()
if (only === undefined || only === 'b') category()
if (only === undefined || only === 'c') recommendation()
