import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BestDocuments } from './best-documents.ts'
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
