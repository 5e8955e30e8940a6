import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureAutomatically } from './automatic.ts'
import { corpusDate, corpusSeed, openJobs } from './catalogue.ts'
import { renderDocument } from './document.ts'
import { evaluate } from './evaluate.ts'
import { recordGrades, writeSheets } from './judging-sheets.ts'
import { readJudgments, textHash } from './judgments.ts'
import { choosePersonas } from './personas.ts'
import { readPersonas } from './pipeline.ts'
import { againPairs, unjudgedPairs } from './pool.ts'
import { measureReal } from './real/run.ts'
import { measureSearches } from './real/searches.ts'
import { type EvaluationResult, statements } from './result.ts'
import { createSystems, depth, ours } from './systems.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pool: { type: 'string' },
    again: { type: 'string' },
    record: { type: 'string' },
    locked: { type: 'boolean', default: false },
    rows: { type: 'string' },
    lines: { type: 'boolean', default: false },
    queries: { type: 'boolean', default: false },
  },
})
const [folder] = positionals

if (folder !== undefined && options.queries) await measureSearches(folder)
else if (folder !== undefined) {
  const { pool, record, locked, rows, lines } = options
  await measureReal({ folder, pool, record, locked, rows, lines })
} else if (options.record !== undefined) console.log(`${recordGrades(options.record)} grades recorded`)
else await measure()

/** Ranks for every persona, then writes the sheets that are asked for, or the result. */
async function measure(): Promise<void> {
  const personas = await readPersonas(choosePersonas(), corpusDate)
  const byId = new Map(personas.map((persona) => [persona.person.id, persona]))
  const jobs = openJobs()
  const listings = new Map(jobs.map((listing) => [listing.id, listing]))
  const systems = createSystems(jobs)
  const rankings = new Map(personas.map((persona) => [persona.person.id, systems.rank(persona)]))
  const all = readJudgments()
  const judgments = all.filter(({ persona, listing, text }) => {
    const person = byId.get(persona)?.person
    const judged = listings.get(listing)
    return person && judged && textHash(person, judged) === text
  })
  const unjudged = unjudgedPairs(personas, rankings, listings, judgments)
  if (options.pool !== undefined || options.again !== undefined) {
    const folder = options.again ?? options.pool ?? ''
    const pairs = options.again === undefined ? unjudged : againPairs(personas, listings, judgments)
    for (const locked of [true, false]) writeSheets(`${folder}/${locked ? 'locked' : 'open'}`, pairs, locked)
    console.log(`${pairs.length} pairs to judge`)
    return
  }

  const people = personas.map(({ person, family, rendering, locked }) => ({
    id: person.id,
    field: person.field,
    family,
    level: person.level,
    layout: `${rendering.layout}, ${rendering.producer}`,
    locked,
  }))
  const { worst, ...measured } = evaluate(people, rankings, judgments)
  const result: EvaluationResult = {
    statements,
    algorithm: systems.algorithm,
    corpus: {
      name: 'sample catalogue',
      seed: corpusSeed,
      date: new Date(corpusDate).toISOString().slice(0, 10),
      version: systems.corpus,
      openJobs: jobs.length,
    },
    depth,
    automatic: measureAutomatically(jobs),
    lockedPeople: people.filter(({ locked }) => locked).length,
    outdated: all.length - judgments.length,
    ...measured,
    worst: worst.map((one) => {
      const persona = byId.get(one.persona)
      const listing = listings.get(one.listing)
      return {
        ...one,
        title: listing?.title ?? one.listing,
        place: listing?.location ?? 'place not stated',
        reasons: persona ? systems.reasons(persona, one.listing) : [],
      }
    }),
  }
  writeFileSync(new URL('../result.json', import.meta.url), `${JSON.stringify(result, null, 1)}\n`)
  writeFileSync(new URL('../../docs/quality.md', import.meta.url), renderDocument(result))
  const own = result.systems.find(({ name }) => name === ours)
  console.log(
    `nDCG@${depth} of ours ${own?.ndcg}, unjudged@${depth} ${own?.unjudged}; ${unjudged.length} pairs of the pool unjudged`,
  )
}
