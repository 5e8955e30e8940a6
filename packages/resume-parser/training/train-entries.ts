/** Trains the models that tell the fields of jobs and studies; see train.ts. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { kindOf } from '../src/entries/entry-labels.ts'
import { type EntryWeights, labelPieces, readWeights, weightSigns, weightSteps } from '../src/entries/entry-model.ts'
import { type Example, examplesOf, seenOf, statesOf } from './entry-examples.ts'
import type { EntryKind } from './entry-layouts.ts'
import { chanceFrom } from './invented-words.ts'
import { LinearChain } from './linear-chain.ts'

const pages = 3000
const kept = 300
const rounds = 4
const least = 6
/** Steps that a weight has at least, and how many features of a model are kept. */
const smallest = 2
const mostOwn = 6000
const mostPair = 400

const lost = { count: 0 }
const clock = Date.now()
const all = Array.from({ length: pages + kept }, (_, seed) => examplesOf(seed + 1, lost))
/** Pages of families that nothing is learnt from. */
const strange = Array.from({ length: kept }, (_, seed) => examplesOf(900_001 + seed, lost, 'held back')).flat()
console.log(`${all.flat().length} sections, ${lost.count} lost, ${((Date.now() - clock) / 1000).toFixed(0)} s`)

function learnFrom(examples: readonly Example[], tests: readonly Example[], first: EntryWeights | null): EntryWeights {
  const chain = new LinearChain()
  const counts = new Map<string, number>()
  // One copy of each name: the features of all examples are held at once.
  const names = new Map<string, string>()
  const once = (name: string) => {
    const known = names.get(name)
    if (known === undefined) names.set(name, name)
    return known ?? name
  }
  const seen = examples.map((example) => {
    const { pieces, end } = seenOf(example, first)
    return {
      end,
      pieces: pieces.map((piece) => ({
        ...piece,
        own: piece.own.map(once),
        pair: piece.pair.map(once),
        seen: piece.seen.map(once),
      })),
    }
  })
  for (const { pieces } of seen)
    for (const { own, pair } of pieces) {
      for (const name of own) counts.set(name, (counts.get(name) ?? 0) + 1)
      for (const name of pair) counts.set(`|${name}`, (counts.get(`|${name}`) ?? 0) + 1)
    }
  const lessons = seen.map(({ pieces, end }, at) => {
    const usual = pieces.map((piece) => ({
      ...piece,
      own: piece.own.filter((name) => (counts.get(name) ?? 0) >= least),
      pair: piece.pair.filter((name) => (counts.get(`|${name}`) ?? 0) >= least),
    }))
    const example = examples[at]
    return chain.lessonOf({ pieces: usual, end }, (example && statesOf(example.pieces, example.labels)) ?? [])
  })
  for (let round = 0; round < rounds; round++) {
    const chance = chanceFrom(1000 + round)
    const order = lessons.map((lesson) => ({ lesson, at: chance() })).sort((a, b) => a.at - b.at)
    let loss = 0
    for (const { lesson } of order) loss += chain.learn(lesson, 0.12 / (1 + round * 0.5), 2e-4, () => chance() > 0.2)
    const weights = chain.weights()
    const score = round === rounds - 1 ? `, ${scoreOf(weights, tests, first)}` : ''
    console.log(
      `round ${round + 1}: loss ${(loss / lessons.length).toFixed(2)}${score}, ${((Date.now() - clock) / 1000).toFixed(0)} s`,
    )
  }
  return chain.weights()
}

function scoreOf(weights: EntryWeights, tests: readonly Example[], first: EntryWeights | null): string {
  let [pieces, right, whole, headers, headersRight] = [0, 0, 0, 0, 0]
  for (const example of tests) {
    const told = labelPieces(weights, seenOf(example, first))
    const hits = told.filter((label, at) => label === example.labels[at]).length
    pieces += told.length
    right += hits
    if (hits === told.length) whole++
    for (const [at, label] of example.labels.entries()) {
      if (kindOf(label) >= 4) continue
      headers++
      if (told[at] === label) headersRight++
    }
  }
  const of = (a: number, b: number) => ((100 * a) / b).toFixed(1)
  return `pieces ${of(right, pieces)}, of headers ${of(headersRight, headers)}, whole sections ${of(whole, tests.length)}`
}

const middle = weightSigns.indexOf('.')
const signOf = (value: number) => {
  const step = Math.round(value * weightSteps)
  return weightSigns.charAt(
    middle + Math.max(-middle, Math.min(weightSigns.length - 1 - middle, Math.abs(step) < smallest ? 0 : step)),
  )
}
/** The rows of the features that say most. */
const rowsOf = (weights: ReadonlyMap<string, ArrayLike<number>>, most: number) =>
  [...weights]
    .map(([name, values]) => ({ name, values: Array.from(values), size: Math.max(...Array.from(values, Math.abs)) }))
    .filter(({ size }) => Math.round(size * weightSteps) >= smallest)
    .sort((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, values }) => `${name}\t${values.map(signOf).join('')}`)
    .join('\n')
const kept1 = (weights: EntryWeights) => ({
  own: rowsOf(weights.own, mostOwn),
  pair: rowsOf(weights.pair, mostPair),
  seen: rowsOf(weights.seen, mostPair),
})
const textOf = (name: string, rows: ReturnType<typeof kept1>) =>
  `  ${name}: {\n    own: String.raw\`\n${rows.own}\n\`,\n    pair: String.raw\`\n${rows.pair}\n\`,\n    seen: String.raw\`\n${rows.seen}\n\`,\n  },\n`

let text =
  '/** Weights of the models of jobs and studies, written by `npm run train:reading`; do not edit. */\nexport const entryWeights = {\n'
for (const kind of ['experience', 'education'] as const satisfies readonly EntryKind[]) {
  const own = all.map((page) => page.flatMap((one) => (one.kind === kind ? [one.example] : [])))
  const tests = own.slice(0, kept).flat()
  const train = own.slice(kept)
  const half = Math.floor(train.length / 2)
  console.log(kind)
  const first = learnFrom(train.slice(0, half).flat(), tests, null)
  const second = learnFrom(train.slice(half).flat(), tests, first)
  const [one, two] = [kept1(first), kept1(second)]
  console.log(`as kept: ${scoreOf(readWeights(two), tests, readWeights(one))}`)
  const unseen = strange.flatMap(({ kind: own, example }) => (own === kind ? [example] : []))
  console.log(`of families held back: ${scoreOf(readWeights(two), unseen, readWeights(one))}`)
  text += textOf(`${kind}First`, one) + textOf(kind, two)
}
text += '}\n'
writeFileSync(join(import.meta.dirname, '../src/data/entry-weights.ts'), text)
console.log(`${(text.length / 1024).toFixed(0)} kB, ${(gzipSync(text).length / 1024).toFixed(0)} kB packed`)
