// node packages/resume-parser/soak/layouts.ts [--people id,…] [--producers name,…] [--layouts name,…]
// Every fictional person through every layout and producer reads the same: fields equal in 98 %, entries in 93 %, whole analyses in 75 %.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { openPrinter } from '@scry/fictional/chromium/printer'
import { type Comparison, compareReadings } from '@scry/fictional/compare-readings'
import { people } from '@scry/fictional/people'
import type { Person } from '@scry/fictional/person'
import { type Rendering, renderings, renderManyByOffice, renderResume } from '@scry/fictional/render-resume'
import { resumesOf } from '@scry/fictional/resumes-of'
import { openPageReader } from '../src/page-reader.ts'
import { readResume } from '../src/read-resume.ts'
import { expectedReading } from '../src/testing/expected-reading.ts'

const { values } = parseArgs({
  options: { people: { type: 'string' }, producers: { type: 'string' }, layouts: { type: 'string' } },
})
const wanted = (list: string | undefined, name: string) => list === undefined || list.split(',').includes(name)
const { possible, skipped } = resumesOf(
  people.filter(({ id }) => wanted(values.people, id)),
  renderings.filter(({ layout, producer }) => wanted(values.producers, producer) && wanted(values.layouts, layout)),
)
const wasm = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')))
const pageReader = await openPageReader(wasm)

interface Tally {
  resumes: number
  whole: number
  fields: { equal: number; total: number }
  entries: { equal: number; total: number }
}
const tallies = new Map<string, Tally>()
const fieldsMissed = new Map<string, number>()

function count(group: string, { fields, entries, isWhole }: Comparison): void {
  const none = { resumes: 0, whole: 0, fields: { equal: 0, total: 0 }, entries: { equal: 0, total: 0 } }
  const tally = tallies.get(group) ?? none
  tallies.set(group, tally)
  tally.resumes += 1
  tally.whole += isWhole ? 1 : 0
  for (const [sum, more] of [
    [tally.fields, fields],
    [tally.entries, entries],
  ] as const) {
    sum.equal += more.equal
    sum.total += more.total
  }
}

async function compare(person: Person, { layout, producer }: Rendering, bytes: Uint8Array): Promise<void> {
  const result = await readResume(bytes, { pageReader })
  if (!result.ok) throw new Error(`${person.id}, ${layout} by ${producer}: ${result.message}`)
  const comparison = compareReadings(expectedReading(person), result.analysis)
  for (const group of ['all', `by ${producer}`, `layout ${layout}`, `person ${person.id}`]) count(group, comparison)
  for (const { field, expected, actual } of comparison.differences) {
    const kind = field.replace(/\..*\./, '.')
    fieldsMissed.set(kind, (fieldsMissed.get(kind) ?? 0) + 1)
    console.log(`${person.id}, ${layout} by ${producer}, ${field}: '${expected}' was read as '${actual}'`)
  }
}

const printer = possible.some(({ rendering }) => rendering.producer === 'chromium') ? await openPrinter() : undefined
for (const { person, rendering } of possible) {
  if (rendering.producer !== 'libreoffice')
    await compare(person, rendering, await renderResume(person, rendering, printer))
}
await printer?.close()
for (const rendering of renderings.filter(({ producer }) => producer === 'libreoffice')) {
  const chosen = possible.flatMap((one) => (one.rendering === rendering ? [one.person] : []))
  const files = chosen.length > 0 ? await renderManyByOffice(chosen, rendering.layout) : []
  for (const [at, person] of chosen.entries()) await compare(person, rendering, files[at] ?? new Uint8Array())
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`
const shown = (name: string, { resumes, whole, fields, entries }: Tally) =>
  `${name}: ${resumes} resumes, fields ${percent(fields.equal, fields.total)}, entries ${percent(entries.equal, entries.total)}, whole ${percent(whole, resumes)}`
const weakest = (kind: string) =>
  [...tallies]
    .filter(([name]) => name.startsWith(kind))
    .sort(([, a], [, b]) => a.fields.equal / a.fields.total - b.fields.equal / b.fields.total)
    .slice(0, 4)
const reasons = new Set(skipped.map(({ rendering, reason }) => `${rendering.producer}: ${reason}`))
for (const reason of reasons) console.log(`skipped, ${reason}`)
for (const [name, tally] of [...weakest('person '), ...weakest('layout ')]) console.log(`weakest ${shown(name, tally)}`)
for (const [name, tally] of tallies) if (name.startsWith('by ')) console.log(shown(name, tally))
const missed = [...fieldsMissed].sort(([, a], [, b]) => b - a).slice(0, 8)
console.log(`missed most: ${missed.map(([kind, times]) => `${kind} ${times}`).join(', ')}`)
const all = tallies.get('all')
if (!all) throw new Error('No resume was made.')
console.log(shown('all', all))
const holds =
  all.fields.equal / all.fields.total >= 0.98 &&
  all.entries.equal / all.entries.total >= 0.93 &&
  all.whole / all.resumes >= 0.75
process.exitCode = holds ? 0 : 1
