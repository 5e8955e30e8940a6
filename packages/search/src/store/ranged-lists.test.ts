import { expect, test } from 'vitest'
import { PostingPacker } from './posting-packer.ts'
import { PostingLists } from './postings.ts'
import { RangedLists } from './ranged-lists.ts'

const documents = 9000
/** So many terms with one document each, and one more term without any. */
const listsOf = (terms: number): RangedLists => {
  const packer = new PostingPacker(terms + 1)
  for (let term = 0; term < terms; term += 1) {
    packer.open(term)
    packer.write(term, 1)
  }
  return new RangedLists(new PostingLists(packer.finish(), documents))
}

test('a use that broke off leaves nothing for the next one', () => {
  const lists = listsOf(3)
  const { sums } = lists.clearedScratch()
  lists.addTo(sums, [lists.weighted(1, 5)], 0)
  expect([sums.values[1], sums.count]).toEqual([5, 1])
  const next = lists.clearedScratch()
  expect([next.sums.values[1], next.sums.count, next.others.count]).toEqual([0, 0, 0])
})

test('of many short lists no more than two thousand are kept, and empty ones not at all', () => {
  const lists = listsOf(3000)
  lists.weighted(3000, 1)
  expect(lists.byteLength).toBe(0)
  lists.weighted(0, 1)
  const one = lists.byteLength
  for (let term = 1; term < 3000; term += 1) lists.weighted(term, 1)
  expect(lists.byteLength).toBe(2000 * one)
})
