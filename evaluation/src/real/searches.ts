import { readFileSync } from 'node:fs'
import { buildIndex } from '@scry/search/listing-index'
import { readPostings, realDate } from './postings.ts'
import { isLockedQuery, realQueries } from './queries.ts'

const depth = 10

/** By query 1 for postings that are what was meant, 0 for others. Ids only: no word of an employer's text is kept. */
type QueryGrades = Record<string, Record<string, 0 | 1>>
const readQueryGrades = (): QueryGrades =>
  JSON.parse(readFileSync(new URL('../../query-judgments.json', import.meta.url), 'utf8')) as QueryGrades

/** `npm run eval -- LISTINGS_DIR --queries`: what typed queries find among the real postings. */
export async function measureSearches(folder: string): Promise<void> {
  const index = buildIndex(await readPostings(folder))
  const asked = { filters: { kind: 'job' }, now: realDate, openOnly: true } as const
  const grades = readQueryGrades()
  const told = realQueries.map((text, at) => {
    const { total, hits, leftOut } = index.search({ ...asked, text, grouped: 1, limit: depth })
    const any = index.search({ ...asked, text, match: 'any', limit: 0 }).total
    const own = grades[text] ?? {}
    const relevant = hits.filter(({ id }) => own[id] === 1).length
    const unjudged = hits.filter(({ id }) => own[id] === undefined).length
    return {
      text,
      isLocked: isLockedQuery(at),
      rows: hits.length,
      relevant,
      unjudged,
      leftOut,
      isLost: !total && any > 0,
    }
  })
  const lost = told.filter(({ isLost }) => isLost).map(({ text }) => text)
  const loose = told.filter(({ leftOut }) => leftOut !== undefined)
  console.log(`${told.length} queries, ${lost.length} empty where one word would find: ${lost.join('; ')}`)
  console.log(`${loose.length} show rows without some word`)
  for (const locked of [true, false]) {
    const judged = told.filter(({ text, isLocked }) => isLocked === locked && grades[text] !== undefined)
    const [relevant, rows, unjudged] = (['relevant', 'rows', 'unjudged'] as const).map((name) =>
      judged.reduce((sum, one) => sum + one[name], 0),
    ) as [number, number, number]
    const share = (of: number) => (of === 0 ? 'none' : (relevant / of).toFixed(3))
    console.log(
      `${locked ? 'locked' : 'open'}: ${judged.length} judged, relevant of the rows shown ${share(rows)}, of ten ${share(depth * judged.length)}, unjudged rows ${unjudged}`,
    )
  }
}
