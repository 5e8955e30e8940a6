/**
 * Reads a folder of resumes: how right, how fast, and which are the worst.
 * `npm run bench:resumes -- --pdf DIR --labels DIR [--ids FILE] [--scorer FILE] [--rounds 5]`
 * DIR/ID.pdf is read into the shape of DIR/ID.json; --ids names a file with one ID a line. The scorer is a program that
 * takes --labels, --pred, --ids, --ci and --per-doc; without one only times are printed. A document's time is the median
 * of its rounds; our stages and the bare extraction by PDFium and by pdf.js take turns in one process. CPU is what the
 * process used, its helper threads included; on a busy machine it says more than the time on the wall.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { zlibSize } from '../packages/resume-parser/src/guard/zlib-size.ts'
import { labelsOf } from '../packages/resume-parser/src/label-shape.ts'
import { openPageReader } from '../packages/resume-parser/src/page-reader.ts'
import { analyseDocument, readPages } from '../packages/resume-parser/src/read-resume.ts'
import { pdfiumText, pdfJsText } from './resumes/bare-extraction.ts'

const { values } = parseArgs({
  options: {
    pdf: { type: 'string' },
    labels: { type: 'string' },
    ids: { type: 'string' },
    scorer: { type: 'string' },
    rounds: { type: 'string', default: '5' },
  },
})
const { pdf: folder, labels, ids, scorer } = values
if (!folder || (scorer && !labels)) {
  console.error('npm run bench:resumes -- --pdf DIR --labels DIR [--ids FILE] [--scorer FILE] [--rounds 5]')
  process.exit(2)
}
const rounds = Number(values.rounds)
const wanted = ids ? new Set(readFileSync(ids, 'utf8').split(/\s+/)) : null
const documents = readdirSync(folder)
  .filter((name) => name.endsWith('.pdf') && (wanted?.has(name.slice(0, -4)) ?? true))
  .map((name) => ({ id: name.slice(0, -4), bytes: new Uint8Array(readFileSync(join(folder, name))) }))
  .filter(({ bytes }) => bytes.length > 0)

const wasm = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')))
const options = { pageReader: await openPageReader(wasm), inflatedSize: zlibSize }
const now = new Date()
const today = { year: now.getFullYear(), month: now.getMonth() + 1 }
const peers = [await pdfiumText(), pdfJsText()]

const stages = ['page reader', 'after it', 'whole', ...peers.map(({ name }) => name)] as const
type Stage = (typeof stages)[number]
interface Measured {
  readonly id: string
  pages: number
  readonly times: Map<Stage, { wallMs: number; cpuMs: number }[]>
}
const measured = documents.map(({ id }): Measured => ({ id, pages: 0, times: new Map() }))
const instant = () => {
  const { user, system } = process.cpuUsage()
  return { wallMs: performance.now(), cpuMs: (user + system) / 1000 }
}
const predictions = mkdtempSync(join(tmpdir(), 'scry-predictions-'))

// The first round warms everything up and is not counted.
for (let round = 0; round <= rounds; round += 1) {
  for (const [at, { id, bytes }] of documents.entries()) {
    const one = measured[at] as Measured
    const note = (stage: Stage, from: ReturnType<typeof instant>) => {
      const { wallMs, cpuMs } = instant()
      const time = { wallMs: wallMs - from.wallMs, cpuMs: cpuMs - from.cpuMs }
      if (round > 0) one.times.set(stage, [...(one.times.get(stage) ?? []), time])
    }
    const start = instant()
    const read = await readPages(bytes, options)
    note('page reader', start)
    const afterReader = instant()
    const result = read.ok ? analyseDocument(read.document, today) : read
    note('after it', afterReader)
    note('whole', start)
    for (const peer of peers) {
      const from = instant()
      await peer.read(bytes)
      note(peer.name, from)
    }
    if (round > 0) continue
    one.pages = read.ok ? read.document.pages.length : 0
    const prediction = labelsOf('analysis' in result ? result.analysis : null)
    writeFileSync(join(predictions, `${id}.json`), JSON.stringify(prediction))
  }
}

if (scorer && labels) {
  const args = ['--labels', labels, '--pred', predictions, '--ci', '--per-doc', ...(ids ? ['--ids', ids] : [])]
  const table = execFileSync(process.execPath, [resolve(scorer), ...args], { encoding: 'utf8', maxBuffer: 1 << 26 })
  const end = table.indexOf('\n\n', table.indexOf('OVERALL'))
  console.log(table.slice(0, end))
  console.log(`\nWorst documents:\n${table.slice(end).trim().split('\n').slice(0, 8).join('\n')}`)
}
rmSync(predictions, { recursive: true })

const at = (numbers: readonly number[], share: number) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0
const timeOf = (one: Measured, stage: Stage, kind: 'wallMs' | 'cpuMs' = 'wallMs') =>
  at(
    (one.times.get(stage) ?? []).map((time) => time[kind]),
    0.5,
  )
const pages = measured.reduce((sum, one) => sum + one.pages, 0)
const load = loadavg()[0]?.toFixed(1)
console.log(`\n${documents.length} documents, ${pages} pages, ${rounds} rounds, ${cpus()[0]?.model}, load ${load}`)
console.log('\n| ms a document | median | p95 | CPU median | CPU p95 | pages a CPU second |\n|---|---|---|---|---|---|')
for (const stage of stages) {
  const wall = measured.map((one) => timeOf(one, stage))
  const cpu = measured.map((one) => timeOf(one, stage, 'cpuMs'))
  const perSecond = pages / (cpu.reduce((sum, ms) => sum + ms, 0) / 1000)
  const shown = [wall, cpu].flatMap((times) => [at(times, 0.5).toFixed(1), at(times, 0.95).toFixed(1)])
  console.log(`| ${stage} | ${shown.join(' | ')} | ${perSecond.toFixed(0)} |`)
}
console.log('\nSlowest documents, CPU ms, whole (after the page reader):')
const slowest = measured
  .map((one) => ({ ...one, whole: timeOf(one, 'whole', 'cpuMs'), after: timeOf(one, 'after it', 'cpuMs') }))
  .sort((a, b) => b.whole - a.whole)
for (const { id, pages, whole, after } of slowest.slice(0, 5)) {
  console.log(`${id}, ${pages} pages: ${whole.toFixed(0)} (${after.toFixed(0)})`)
}
