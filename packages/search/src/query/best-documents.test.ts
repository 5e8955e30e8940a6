import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BestDocuments } from './best-documents.ts'
import { bestScored } from './best-scored.ts'
import { TopDocuments } from './top-documents.ts'

test('the best documents are those that a heap keeps, offered once or again and in any order', () => {
  const offers = fc.array(fc.tuple(fc.nat(300), fc.integer({ min: -3, max: 20 })), { maxLength: 600 })
  // Documents from 200 on stand in another order than their numbers do.
  const rankOf = (document: number): number => (document < 200 ? 2 * document : 1001 - document)
  const compareIds = (left: number, right: number): number => rankOf(left) - rankOf(right)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), offers, (size, offered) => {
      const best = new BestDocuments(size, compareIds, 200)
      const top = new TopDocuments(size, compareIds, 200)
      for (const [document, key] of offered) {
        best.offer(document, key)
        top.offer(document, key)
      }
      for (let key = -4; key < 21; key += 1) {
        // It may let more be looked at, never less.
        if (best.isAbove(key, 150, 151)) expect(top.isAbove(key, 150, 151)).toBe(true)
      }
      const wanted = top.sorted().map(({ document }) => document)
      expect([...best.members()].sort(compareIds)).toEqual(wanted.sort(compareIds))
      if (wanted.length === size) expect(best.threshold).toBe(top.threshold)
    }),
    { numRuns: 500 },
  )
})

test('of documents that were found with their scores the best are those that a heap keeps, in its order', () => {
  const keys = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 90 })
  // Documents from 60 on stand in another order than their numbers do.
  const rankOf = (document: number): number => (document < 60 ? 2 * document : 181 - document)
  const compareIds = (left: number, right: number): number => rankOf(left) - rankOf(right)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), keys, (size, scores) => {
      const documents = scores.map((_, document) => document)
      const top = new TopDocuments(size, compareIds, 60)
      for (const [document, key] of scores.entries()) if (key % 4 > 0) top.offer(document, key)
      const found = { sets: null, documents, scores, count: scores.length }
      expect(bestScored(found, size, (key) => key % 4 > 0, compareIds, 60)).toEqual(top.sorted())
    }),
    { numRuns: 500 },
  )
})
