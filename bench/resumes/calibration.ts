import type { ResumeAnalysis } from '../../packages/contracts/src/analysis.ts'
import type { LabelledResume } from './labelled-resumes.ts'
import { type JudgedField, judgeFields } from './score-readings.ts'

/** Edges of the steps of confidence; the product asks to check what is below .8. */
const edges = [0, 0.5, 0.7, 0.8, 0.85, 0.9, 0.95, 1.01]

function rowOf(name: string, fields: readonly JudgedField[]): string {
  const share = (of: (field: JudgedField) => number) =>
    (fields.reduce((sum, field) => sum + of(field), 0) / fields.length).toFixed(2)
  return `| ${name} | ${fields.length} | ${share(({ confidence }) => confidence)} | ${share(({ isRight }) => (isRight ? 1 : 0))} |`
}

/** Prints how many of the fields said with a confidence are right, by steps of confidence and by kind of field. */
export async function printCalibration(
  title: string,
  resumes: readonly LabelledResume[],
  read: (bytes: Uint8Array) => Promise<ResumeAnalysis | null>,
): Promise<void> {
  const fields: JudgedField[] = []
  for (const { bytes, labels } of resumes) {
    fields.push(...judgeFields(labels, (await read(bytes))?.evidence.fields ?? {}))
  }
  if (fields.length === 0) return
  const rows = (groups: readonly (readonly [string, readonly JudgedField[]])[]) =>
    groups.flatMap(([name, own]) => (own.length > 0 ? rowOf(name, own) : [])).join('\n')
  const steps = edges.slice(1).map((to, at) => {
    const from = edges[at] ?? 0
    const own = fields.filter(({ confidence }) => confidence >= from && confidence < to)
    return [`${from} to ${Math.min(1, to)}`, own] as const
  })
  const kinds = [...new Set(fields.map(({ kind }) => kind))].sort()
  const byKind = kinds.map((kind) => [kind, fields.filter((field) => field.kind === kind)] as const)
  console.log(`\n${title}: how sure the reading is, and how often it is right`)
  console.log(`\n| confidence | fields | said | right |\n|---|---|---|---|\n${rows(steps)}`)
  console.log(`\n| field | fields | said | right |\n|---|---|---|---|\n${rows(byKind)}`)
}
