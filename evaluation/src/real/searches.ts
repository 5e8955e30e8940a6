import { readFileSync } from 'node:fs'
import { buildIndex } from '@scry/search/listing-index'
import { readPostings, realDate } from './postings.ts'
import { isLockedQuery, phoneQueries, realQueries } from './queries.ts'

const depth = 10

/** By query 1 for postings that are what was meant, 0 for others. Ids only: no word of an employer's text is kept. */
type QueryGrades = Record<string, Record<string, 0 | 1>>
const readQueryGrades = (): QueryGrades =>
  JSON.parse(readFileSync(new URL('../../query-judgments.json', import.meta.url), 'utf8')) as QueryGrades

/** What one typed query shows. */
interface Told {
  readonly isLocked: boolean
  readonly isJudged: boolean
  readonly rows: number
  readonly relevant: number
  readonly unjudged: number
  /** Nothing has all that was asked for, and the answer says so. */
  readonly isLoose: boolean
}

/** `npm run eval -- LISTINGS_DIR --queries`: what typed queries find among the real postings. */
export async function measureSearches(folder: string): Promise<void> {
  const index = buildIndex(await readPostings(folder))
  const asked = { filters: { kind: 'job' }, now: realDate, openOnly: true } as const
  const grades = readQueryGrades()
  for (const [name, queries] of Object.entries({ desk: realQueries, phone: phoneQueries })) {
    const lost: string[] = []
    const told = queries.map((text, at): Told => {
      const { total, hits, leftOut } = index.search({ ...asked, text, grouped: 1, limit: depth })
      if (total === 0 && index.search({ ...asked, text, match: 'any', limit: 0 }).total > 0) lost.push(text)
      const own = grades[text]
      return {
        isLocked: isLockedQuery(at),
        isJudged: own !== undefined,
        rows: hits.length,
        relevant: hits.filter(({ id }) => own?.[id] === 1).length,
        unjudged: hits.filter(({ id }) => own?.[id] === undefined).length,
        isLoose: leftOut !== undefined,
      }
    })
    console.log(`${name}: ${told.length} queries, ${lost.length} empty where one word would find: ${lost.join('; ')}`)
    console.log(`${told.filter(({ isLoose }) => isLoose).length} say what they leave out`)
    for (const locked of [true, false])
      console.log(
        `${locked ? 'locked' : 'open'}: ${figuresOf(told.filter((one) => one.isJudged && one.isLocked === locked))}`,
      )
  }
}

const figuresOf = (judged: readonly Told[]): string => {
  const sum = (name: 'rows' | 'relevant' | 'unjudged', of = judged) => of.reduce((total, one) => total + one[name], 0)
  const share = (relevant: number, of: number) => (of === 0 ? 'none' : (relevant / of).toFixed(3))
  const whole = judged.filter(({ isLoose }) => !isLoose)
  return `${judged.length} judged, relevant of the rows shown ${share(sum('relevant'), sum('rows'))}, of ten ${share(sum('relevant'), depth * judged.length)}; of the ${whole.length} that leave nothing out ${share(sum('relevant', whole), sum('rows', whole))}; unjudged rows ${sum('unjudged')}`
}
