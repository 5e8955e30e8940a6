import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openPrinter } from './chromium/printer.ts'
import { people } from './people.ts'
import { producers, renderings, renderResume } from './render-resume.ts'
import { resumesOf } from './resumes-of.ts'
import { labelsAs } from './truth.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { people: { type: 'string' }, producers: { type: 'string' }, layouts: { type: 'string' } },
})
const [folder] = positionals
if (!folder)
  throw new Error('Usage: node print-resumes.ts FOLDER [--people id,…] [--producers name,…] [--layouts name,…]')
const wanted = (list: string | undefined, name: string) => list === undefined || list.split(',').includes(name)

const { possible, skipped } = resumesOf(
  people.filter(({ id }) => wanted(values.people, id)),
  renderings.filter(({ layout, producer }) => wanted(values.producers, producer) && wanted(values.layouts, layout)),
)
await mkdir(join(folder, 'pdf'), { recursive: true })
await mkdir(join(folder, 'labels'), { recursive: true })
const printer = possible.some(({ rendering }) => rendering.producer === 'chromium') ? await openPrinter() : undefined
const timesMs = new Map<string, number[]>()
for (const { person, rendering } of possible) {
  const name = `${person.id}.${rendering.layout}.${rendering.producer}`
  const startedMs = performance.now()
  await writeFile(join(folder, 'pdf', `${name}.pdf`), await renderResume(person, rendering, printer))
  timesMs.set(rendering.producer, [...(timesMs.get(rendering.producer) ?? []), performance.now() - startedMs])
  await writeFile(join(folder, 'labels', `${name}.json`), `${JSON.stringify(labelsAs(person), null, 1)}\n`)
}
await printer?.close()
for (const producer of producers) {
  const times = (timesMs.get(producer) ?? []).sort((a, b) => a - b)
  if (times.length > 0)
    console.log(`${producer}: ${times.length} resumes, median ${times[times.length >> 1]?.toFixed(0)} ms`)
}
for (const reason of new Set(skipped.map(({ rendering, reason }) => `${rendering.producer}: ${reason}`)))
  console.log(`skipped, ${reason}`)
