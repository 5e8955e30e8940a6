import { expect, test } from 'vitest'
import { evaluate, type Judged } from './evaluate.ts'
import type { Judgment } from './judgments.ts'
import type { Grade } from './metrics.ts'
import { shuffled } from './seeded-random.ts'
import { bm25, ours, type Rankings } from './systems.ts'

const person = (id: string, level: string): Judged => ({
  id,
  field: `field of ${id}`,
  family: 'trades',
  level,
  layout: 'one-column, pdfkit',
  locked: id === 'ada',
})
const judged = (persona: string, listing: string, grade: Grade, round: 1 | 2 = 1): Judgment => ({
  persona,
  listing,
  text: '',
  grade,
  reason: `reason for ${listing}`,
  round,
})

const people = [person('ada', 'entry'), person('ben', 'mid')]
const rankings = new Map<string, Rankings>([
  ['ada', { [ours]: ['a', 'b'], [bm25]: ['b', 'x'] }],
  ['ben', { [ours]: ['c', 'd'], [bm25]: ['d', 'c'] }],
])
const judgments = [
  judged('ada', 'a', 3),
  judged('ada', 'b', 0),
  judged('ben', 'c', 0),
  judged('ben', 'd', 2),
  judged('ben', 'd', 1, 2),
  judged('ada', 'a', 3, 2),
]

test('systems are measured by the judgments and ordered by their value', () => {
  const { systems, comparison } = evaluate(people, rankings, judgments)
  expect(systems.map(({ name }) => name)).toEqual([ours, bm25])
  // Ada 1 and Ben 1 / log2(3) by ours; 0 and 1 by BM25.
  expect(systems[0]?.ndcg).toBeCloseTo((1 + 1 / Math.log2(3)) / 2, 4)
  expect(systems[1]?.ndcg).toBe(0.5)
  expect(systems[1]?.unjudged).toBe(0.5)
  expect(comparison).toMatchObject({ better: 1, worse: 1 })
})

test('a second grade of a pair counts for agreement and never as a result', () => {
  const { judgments: counted, systems } = evaluate(people, rankings, judgments)
  expect(counted).toMatchObject({ pairs: 4, twice: 2, same: 1, grades: [2, 0, 1, 1] })
  const once = evaluate(
    people,
    rankings,
    judgments.filter(({ round }) => round === 1),
  )
  expect(once.systems).toEqual(systems)
  expect(once.judgments.kappa).toBeNull()
})

test('slices and people stand worst first, and the worst cases are our highest rows of no use', () => {
  const { slices, people: results, worst } = evaluate(people, rankings, judgments)
  expect(slices.map(({ ndcg }) => ndcg)).toEqual(slices.map(({ ndcg }) => ndcg).toSorted((a, b) => a - b))
  expect(results.map(({ id }) => id)).toEqual(['ben', 'ada'])
  expect(worst.map(({ persona, listing, rank }) => [persona, listing, rank])).toEqual([
    ['ben', 'c', 1],
    ['ada', 'b', 2],
  ])
})

test('the same judgments give the same result in whatever order they come', () => {
  const expected = JSON.stringify(evaluate(people, rankings, judgments))
  for (const seed of [1, 2, 3]) {
    expect(JSON.stringify(evaluate(shuffled(people, seed), rankings, shuffled(judgments, seed)))).toBe(expected)
  }
})
