import type { ListingIndex } from '@scry/search/listing-index'
import type { UnreadAnswer } from '@scry/search/requests'
import { expect, test } from 'vitest'
import { createFinder } from './find-listings.ts'

/** An index in which so many listings have the words of a phrase, and no text has them side by side. */
function finderOver(count: number) {
  const left = new Set(Array.from({ length: count }, (_, at) => `l${at}`))
  const read: number[] = []
  const searchUnread = (): UnreadAnswer => ({
    answer: { total: left.size, hits: [], next: null, corrected: [], algorithm: '', corpus: '' },
    undecided: [...left].map((id) => ({ id, take: () => left.delete(id) })),
    explain: () => undefined,
  })
  const finder = createFinder({
    clock: { now: () => 0 },
    index: () => ({ searchUnread }) as unknown as ListingIndex,
    rows: { get: async () => new Map() },
    store: {
      some: async (ids) => {
        read.push(ids.length)
        return []
      },
    },
    checkedAt: () => 0,
  })
  const ask = () =>
    finder.list(
      { kind: 'job', text: '"we are"', filters: [], profile: undefined, sort: 'best', limit: 20 },
      async (work) => work(),
    )
  return { ask, read }
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

test('a phrase is looked for in a bounded number of texts for one answer, a hundred at a time, and the answer says so', async () => {
  const { ask, read } = finderOver(4500)
  const first = await ask()
  expect([first.answer.total, first.answer.phrases_unchecked]).toEqual([2500, true])
  expect([sum(read), Math.max(...read)]).toEqual([2000, 100])
})

test('who asks again is answered from what was looked at, and further', async () => {
  const { ask, read } = finderOver(3900)
  await ask()
  const again = await ask()
  expect([again.answer.total, again.answer.phrases_unchecked, sum(read)]).toEqual([0, undefined, 3900])
})
