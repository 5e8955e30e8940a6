/**
 * What each rule of the reading gains: `npm run bench:rules -- RESUMES_DIR`. The named functions of layout, sections and fields are
 * switched off one at a time, and the known resumes of RESUMES_DIR and the kinds held back from training are read without it.
 * A gain is in hundredths of the mean of the scored fields, with degrees and dates as two fields more; a rule may also gain
 * what no label says (texts, links, places of jobs), or hold for scripts that neither set has.
 */
import './rules/load.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { LabelledResume } from './resumes/labelled-resumes.ts'
import type { DocumentScore, Labelled } from './resumes/score-readings.ts'
import { rules, state } from './rules/switches.ts'

// Loaded only now, so that the switches are in them.
const { openPageReader } = await import('../packages/resume-parser/src/page-reader.ts')
const { analyseDocument, readPages } = await import('../packages/resume-parser/src/read-resume.ts')
const { labelsOf } = await import('../packages/resume-parser/src/label-shape.ts')
const { heldBack, knownResumes } = await import('./resumes/labelled-resumes.ts')
const { figuresOf, scoreReading } = await import('./resumes/score-readings.ts')

const [folder] = process.argv.slice(2)
const wasm = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')))
const options = { pageReader: await openPageReader(wasm) }
const today = { year: new Date().getFullYear(), month: new Date().getMonth() + 1 }

type Dated = Readonly<Record<string, string | null>>
const dates = (key: 'school' | 'company') => (entry: Dated) => `${entry[key]} ${entry.start} ${entry.end}`

/** Degrees and dates as lists of their own, which the figures of entries leave out. */
const besides = ({ education = [], experience = [] }: Labelled): Labelled => ({
  certifications: education.map(({ degree }) => degree ?? ''),
  skills: [...education.map(dates('school')), ...experience.map(dates('company'))],
})

interface Reading {
  readonly said: string
  readonly scores: readonly [DocumentScore, DocumentScore]
}

interface Case {
  readonly read: () => Reading
  readonly whole: Reading
  readonly asked: ReadonlySet<number>
}

async function caseOf({ bytes, labels }: LabelledResume): Promise<Case> {
  const pages = await readPages(bytes, options)
  const read = (): Reading => {
    let said: Labelled = {}
    let all = 'broken'
    try {
      const result = pages.ok ? analyseDocument(pages.document, today) : pages
      const analysis = 'analysis' in result ? result.analysis : null
      said = labelsOf(analysis)
      all = JSON.stringify({ ...analysis, evidence: null, experience_level: null })
    } catch {
      // Without the rule there is no reading at all.
    }
    return { said: all, scores: [scoreReading(labels, said), scoreReading(besides(labels), besides(said))] }
  }
  state.spoke.clear()
  return { read, whole: read(), asked: new Set(state.spoke) }
}

function figureOf(readings: readonly Reading[]): number {
  const own = figuresOf(readings.map(({ scores }) => scores[0])).fields
  const more = figuresOf(readings.map(({ scores }) => scores[1])).fields
  const values = [...own.values(), more.get('certifications') ?? 0, more.get('skills') ?? 0]
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** What a set loses without a rule, and how many of its readings change. */
function without(rule: number, cases: readonly Case[]): { gain: number; changed: number } {
  state.off = rule
  const readings = cases.map(({ read, whole, asked }) => (asked.has(rule) ? read() : whole))
  state.off = -1
  const changed = readings.filter(({ said }, at) => said !== cases[at]?.whole.said).length
  return { gain: figureOf(cases.map(({ whole }) => whole)) - figureOf(readings), changed }
}

const sets: Case[][] = []
for (const resumes of [folder ? knownResumes(folder) : [], await heldBack()]) {
  const cases: Case[] = []
  for (const resume of resumes) cases.push(await caseOf(resume))
  if (cases.length > 0) sets.push(cases)
}
const rows = rules.map(({ file, name, lines }, rule) => ({
  file,
  name,
  lines,
  sets: sets.map((cases) => without(rule, cases)),
}))
rows.sort((a, b) => a.file.localeCompare(b.file) || a.name.localeCompare(b.name))
console.log(
  '| rule | lines | gains on known | readings changed | gains on held back | readings changed |\n|---|---|---|---|---|---|',
)
for (const { file, name, lines, sets: gains } of rows) {
  const cells = gains.map(({ gain, changed }) => `${(100 * gain).toFixed(0)} | ${changed}`)
  console.log(`| ${file.replace(/\.ts$/, '')} ${name} | ${lines} | ${cells.join(' | ')} |`)
}
