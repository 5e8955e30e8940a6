/**
 * How right the facts are that are read from listings' words, and how fast.
 * `npm run bench:fields -- LISTINGS_DIR [--wrong]`. Needs `corpus.jsonl.gz` there; the labels are in
 * `packages/sources/evaluation` and hold identifiers, values and offsets only. `--wrong` prints what is wrong, with the
 * sentence, for reading on this machine.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowsOf } from '../evaluation/src/real/packed-rows.ts'
import { type CorpusRow, itemOf } from '../evaluation/src/real/postings.ts'
import type { Listing } from '../packages/contracts/src/listing.ts'
import { levelFrom, readTitle, typeFrom } from '../packages/sources/src/reading/kind-of-work.ts'
import { readListing } from '../packages/sources/src/reading/read-listing.ts'
import { factsIn } from '../packages/sources/src/reading/text-facts.ts'
import { type Label, type Scores, scoreOf, sets, shareText } from './fields/scores.ts'
import { isLocked, isOfUnseenEmployer } from './fields/split.ts'

const folder = process.argv[2] ?? process.env.LISTINGS_DIR
if (!folder) throw new Error('Name the listings folder: npm run bench:fields -- LISTINGS_DIR')
const showsWrong = process.argv.includes('--wrong')

const source = { id: 'corpus', name: 'Corpus' }
const read = (row: CorpusRow): Listing => readListing(itemOf(row), source)

const labels = new Map<string, Label[]>()
const labelled = JSON.parse(
  readFileSync(new URL('../packages/sources/evaluation/labels.json', import.meta.url), 'utf8'),
) as Label[]
for (const label of labelled) labels.set(label.id, [...(labels.get(label.id) ?? []), label])

const scores: Scores = new Map()
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
const spent = { all: 0, described: 0 }
const count = { all: 0, described: 0, characters: 0 }
const found = new Map<string, number>()

const score = (row: CorpusRow, label: Label): void => {
  if (!isLocked(row)) throw new Error(`The label of ${row.id} is not of the locked part.`)
  const listing = read(row)
  const text = listing.description ?? ''
  const countries = [...new Set(listing.places?.flatMap(({ country }) => country ?? []) ?? [])]
  const facts = factsIn(text, { title: row.title, posted: listing.posted, countries })
  const titled = readTitle(row.title)
  const type = typeFrom(titled, []) === 'internship' ? 'internship' : undefined
  const level = levelFrom(titled, [])
  scoreOf(
    scores,
    label,
    { ...facts, ...(type && { type }), ...(level && { level }) },
    isOfUnseenEmployer(row),
    (field, want, got) => {
      if (!showsWrong) return
      const said = facts.said[field]
      const where =
        said === undefined ? row.title : said.field === 'title' ? row.title : text.slice(said.start, said.end)
      console.log(
        `${label.sample} ${label.set} ${row.id} ${field}: labelled ${JSON.stringify(want)}, read ${JSON.stringify(got)} <= ${where.slice(0, 300).replaceAll('\n', ' / ')}`,
      )
    },
  )
}

let batch: CorpusRow[] = []
const readBatch = (): void => {
  for (const kind of ['plain', 'described'] as const) {
    const rows = batch.filter(({ description }) => (description ? 'described' : 'plain') === kind)
    const start = cpuSeconds()
    for (const row of rows) {
      const listing = read(row)
      if (kind === 'described')
        for (const field of Object.keys(listing.said ?? {})) found.set(field, (found.get(field) ?? 0) + 1)
    }
    const took = cpuSeconds() - start
    spent.all += took
    if (kind === 'described') spent.described += took
    if (kind === 'described') count.described += rows.length
  }
  count.all += batch.length
  batch = []
}

for await (const row of rowsOf<CorpusRow>(join(folder, 'corpus.jsonl.gz'))) {
  for (const label of labels.get(row.id) ?? []) score(row, label)
  count.characters += row.description?.length ?? 0
  batch.push(row)
  if (batch.length === 5_000) readBatch()
}
readBatch()

console.log('field        sample         labelled  precision              recall                 sentence')
for (const [field, bySet] of [...scores].sort()) {
  for (const set of sets) {
    const one = bySet.get(set)
    if (one === undefined || one.read + one.labelled === 0) continue
    console.log(
      `${field.padEnd(12)} ${set.padEnd(14)} ${String(one.labelled).padStart(8)}  ${shareText(one.right, one.read).padEnd(21)}  ${shareText(one.right, one.labelled).padEnd(21)}  ${shareText(one.pointed, one.pointable)}`,
    )
  }
}
console.log(
  `\nsaid in ${count.described} described postings: ${[...found]
    .sort()
    .map(([field, postings]) => `${field} ${postings}`)
    .join(', ')}`,
)
console.log(
  `${Math.round(count.all / spent.all)} postings a second of CPU as they are, ${Math.round(count.described / spent.described)} described ones of ${Math.round(count.characters / count.described)} characters`,
)
