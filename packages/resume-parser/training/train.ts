/**
 * Trains the model that tells sections, then those that tell jobs and studies: `npm run train:reading`. Thousands of invented resumes, set on pages and read into
 * lines as any other, their labels known; an averaged perceptron over whole documents. The same seed gives the same weights.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLines } from '../src/lines/document-lines.ts'
import { seeDocument } from '../src/sections/label-headings.ts'
import { labelCount } from '../src/sections/section-labels.ts'
import { labelLines, labelNamed, type SeenLine } from '../src/sections/section-model.ts'
import { inventResume } from './invented-resume.ts'
import { chanceFrom } from './invented-words.ts'
import { setResume } from './set-resume.ts'

const resumes = 2400
const kept = 300
const rounds = 6
const mostWeights = 3000

interface Example {
  readonly lines: readonly SeenLine[]
  readonly labels: readonly number[]
}

function exampleOf(seed: number): Example {
  const chance = chanceFrom(seed)
  const { document, labels } = setResume(chance, inventResume(chance))
  const { units, see } = seeDocument(readLines(document))
  const own = units.map((line) => {
    const votes = new Map<string, number>()
    for (const mark of line.slice.marks) {
      const label = mark && labels.get(mark)
      if (label) votes.set(label, (votes.get(label) ?? 0) + 1)
    }
    const [first] = [...votes].sort((a, b) => b[1] - a[1])
    return labelNamed(first?.[0] ?? 'head')
  })
  return { lines: see(), labels: own }
}

const all = Array.from({ length: resumes + kept }, (_, seed) => exampleOf(seed + 1))
const [train, test] = [all.slice(kept), all.slice(0, kept)]

const features = new Map<string, Float64Array>()
const totals = new Map<string, Float64Array>()
const steps = new Float64Array((labelCount + 1) * labelCount)
const stepTotals = new Float64Array(steps.length)
const learning = { features, steps, trust: 0, doubt: 0 }
let time = 1

function nudge(name: string, label: number, by: number): void {
  const own = features.get(name) ?? new Float64Array(labelCount)
  const total = totals.get(name) ?? new Float64Array(labelCount)
  features.set(name, own)
  totals.set(name, total)
  own[label] = (own[label] ?? 0) + by
  total[label] = (total[label] ?? 0) + by * time
}
function nudgeStep(before: number, after: number, by: number): void {
  const at = before * labelCount + after
  steps[at] = (steps[at] ?? 0) + by
  stepTotals[at] = (stepTotals[at] ?? 0) + by * time
}

const right = ({ lines, labels }: Example, weights: Parameters<typeof labelLines>[0]) =>
  labelLines(weights, lines).labels.filter((label, at) => label === labels[at]).length

for (let round = 0; round < rounds; round++) {
  const chance = chanceFrom(1000 + round)
  const order = train.map((example) => ({ example, at: chance() })).sort((a, b) => a.at - b.at)
  for (const { example } of order) {
    const { labels: told } = labelLines(learning, example.lines)
    for (const [at, line] of example.lines.entries()) {
      const [wanted = 0, got = 0] = [example.labels[at], told[at]]
      if (wanted !== got)
        for (const name of line.features) {
          nudge(name, wanted, 1)
          nudge(name, got, -1)
        }
      const [before, toldBefore] =
        at === 0 ? [labelCount, labelCount] : [example.labels[at - 1] ?? 0, told[at - 1] ?? 0]
      if (wanted !== got || before !== toldBefore) {
        nudgeStep(before, wanted, 1)
        nudgeStep(toldBefore, got, -1)
      }
    }
    time++
  }
  const lines = test.reduce((sum, { labels }) => sum + labels.length, 0)
  const found = test.reduce((sum, example) => sum + right(example, learning), 0)
  console.log(
    `round ${round + 1}: ${((100 * found) / lines).toFixed(1)} of 100 lines of ${test.length} resumes not trained on`,
  )
}

const averaged = (own: Float64Array, total: Float64Array) => own.map((value, at) => value - (total[at] ?? 0) / time)
const scale = 8
const rounded = (values: Float64Array) => Array.from(values, (value) => Math.round(value * scale))
const weighed = [...features]
  .map(([name, own]) => ({ name, weights: rounded(averaged(own, totals.get(name) ?? own)) }))
  .map((one) => ({ ...one, size: Math.max(...one.weights.map(Math.abs)) }))
  .filter(({ size }) => size > 0)
  .sort((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1))
  .slice(0, mostWeights)
  .sort((a, b) => (a.name < b.name ? -1 : 1))
const rows = weighed.map(({ name, weights }) => `${name}\t${weights.map((weight) => weight || '').join(',')}`)
const text = `/** Weights of the model of sections, written by \`npm run train:reading\`; do not edit. */
export const sectionWeights = {
  steps: '${rounded(averaged(steps, stepTotals))
    .map((weight) => weight || '')
    .join(',')}',
  features: String.raw\`
${rows.join('\n').replaceAll('`', "'")}
\`,
}
`
const file = join(import.meta.dirname, '../src/data/section-weights.ts')
writeFileSync(file, text)
console.log(`${weighed.length} features, ${(text.length / 1024).toFixed(0)} kB`)

await import('./train-entries.ts')
