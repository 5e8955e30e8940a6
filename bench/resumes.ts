/**
 * Reads a folder of resumes: how right, how fast, and which are the worst.
 * `npm run bench:resumes -- RESUMES_DIR [--rounds 5]`
 * RESUMES_DIR/pdf/ID.pdf is read into the shape of RESUMES_DIR/labels/ID.json, for each ID of RESUMES_DIR/ids-dev-text.txt,
 * and scored by RESUMES_DIR/score.mjs; by language and producer, which RESUMES_DIR/manifest.json tells, it is scored by our
 * own scorer. Then the kinds of resume that are held back from training are drawn and scored, with or without RESUMES_DIR. Of
 * both it is printed how sure the reading is and how often it is right. A document's time is the median of its rounds; our
 * stages and the bare extraction by PDFium and by pdf.js take turns in one process. CPU is what the process used, its
 * helper threads included; on a busy machine it says more than the time on the wall.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { zlibSize } from '../packages/resume-parser/src/guard/zlib-size.ts'
import { labelsOf } from '../packages/resume-parser/src/label-shape.ts'
import { openPageReader } from '../packages/resume-parser/src/page-reader.ts'
import { analyseDocument, readPages } from '../packages/resume-parser/src/read-resume.ts'
import { pdfiumText, pdfJsText } from './resumes/bare-extraction.ts'
import { printCalibration } from './resumes/calibration.ts'
import { heldBack, knownResumes } from './resumes/labelled-resumes.ts'
import { printQuality } from './resumes/quality.ts'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const [folder] = positionals
const rounds = Number(values.rounds)
const known = folder ? knownResumes(folder) : []
const documents = known.map(({ id, bytes }) => ({ id, bytes }))

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

if (folder) {
  const file = (name: string) => join(folder, name)
  const args = [
    '--labels',
    file('labels'),
    '--pred',
    predictions,
    '--ids',
    file('ids-dev-text.txt'),
    '--ci',
    '--per-doc',
  ]
  const table = execFileSync(process.execPath, [file('score.mjs'), ...args], { encoding: 'utf8', maxBuffer: 1 << 26 })
  const end = table.indexOf('\n\n', table.indexOf('OVERALL'))
  console.log(table.slice(0, end))
  console.log(`\nWorst documents:\n${table.slice(end).trim().split('\n').slice(0, 8).join('\n')}`)
}
const analyse = async (bytes: Uint8Array) => {
  const pages = await readPages(bytes, options)
  const result = pages.ok ? analyseDocument(pages.document, today) : null
  return result?.ok ? result.analysis : null
}
for (const [title, resumes] of [
  ['Known documents', known],
  ['Kinds held back from training', await heldBack()],
] as const) {
  await printQuality(title, resumes, async (bytes) => labelsOf(await analyse(bytes)))
  await printCalibration(title, resumes, analyse)
}
rmSync(predictions, { recursive: true })

const at = (numbers: readonly number[], share: number) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0
const timeOf = (one: Measured, stage: Stage, kind: 'wallMs' | 'cpuMs' = 'wallMs') =>
  at(
    (one.times.get(stage) ?? []).map((time) => time[kind]),
    0.5,
  )
if (documents.length === 0) process.exit()
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
