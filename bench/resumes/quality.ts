import type { LabelledResume } from './labelled-resumes.ts'
import { type DocumentScore, figuresOf, type Labelled, scoreReading } from './score-readings.ts'

/** Scores readings of resumes and prints the figures, all together and by each group. */
export async function printQuality(
  title: string,
  resumes: readonly LabelledResume[],
  read: (bytes: Uint8Array) => Promise<Labelled>,
): Promise<void> {
  if (resumes.length === 0) return
  const scored: { groups: LabelledResume['groups']; score: DocumentScore }[] = []
  for (const { bytes, labels, groups } of resumes) {
    scored.push({ groups, score: scoreReading(labels, await read(bytes)) })
  }
  const all = figuresOf(scored.map(({ score }) => score))
  console.log(`\n${title}, ${resumes.length} documents: ${all.macro.toFixed(1)}`)
  console.log([...all.fields].map(([field, value]) => `${field} ${value.toFixed(1)}`).join(', '))
  for (const by of Object.keys(resumes[0]?.groups ?? {})) {
    const names = [...new Set(scored.map(({ groups }) => groups[by] ?? ''))].sort()
    const rows = names.map((name) => {
      const own = scored.filter(({ groups }) => groups[by] === name)
      return `| ${name} | ${own.length} | ${figuresOf(own.map(({ score }) => score)).macro.toFixed(1)} |`
    })
    console.log(`\n| ${by} | documents | macro |\n|---|---|---|\n${rows.join('\n')}`)
  }
}
