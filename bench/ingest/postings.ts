import { join } from 'node:path'
import { rowsOf } from '../../evaluation/src/real/packed-rows.ts'
import { type CorpusRow, itemOf } from '../../evaluation/src/real/postings.ts'
import { seededRandom } from '../../fictional/src/seeded-random.ts'
import type { SourceItem } from '../../packages/sources/src/source-item.ts'

export const seed = 11
const filledLength = 5000

interface Row extends CorpusRow {
  readonly source: string
}

/** A posting as a source shows it, with the unit that shows it. */
export interface Posting {
  readonly unit: string
  readonly item: SourceItem
}

const boards = new Set(['greenhouse', 'ashby'])

const shownBy = (row: Row): SourceItem => ({
  ...itemOf(row),
  ...(row.company && boards.has(row.source) && { board: row.company }),
})

/**
 * The corpus or its first `count` postings. `isFilled` fills descriptions up to 5 kB with sentences of the described ones.
 * The same arguments give the same postings.
 */
export async function* postings(
  folder: string,
  { count, isFilled }: { readonly count: number | undefined; readonly isFilled: boolean },
): AsyncGenerator<Posting> {
  const file = join(folder, 'corpus.jsonl.gz')
  const random = seededRandom(seed)
  const sentences = isFilled ? await sentencesOf(file) : []
  const fill = (row: Row): Row => (isFilled ? { ...row, description: filled(row.description, sentences, random) } : row)
  let made = 0
  for await (const row of rowsOf<Row>(file)) {
    if (made === count) return
    made += 1
    yield { unit: `bench/${row.source}`, item: shownBy(fill(row)) }
  }
}

async function sentencesOf(file: string): Promise<string[]> {
  const sentences = new Set<string>()
  for await (const { description } of rowsOf<Row>(file)) {
    for (const line of description?.split('\n') ?? []) if (line.length > 30 && line.length < 600) sentences.add(line)
  }
  return [...sentences]
}

function filled(own: string | undefined, sentences: readonly string[], random: () => number): string {
  let text = own ?? ''
  while (text.length < filledLength) {
    const line = sentences[Math.floor(random() * sentences.length)] ?? ''
    text += text === '' ? line : `\n${line}`
  }
  return text.slice(0, Math.max(filledLength, own?.length ?? 0))
}
