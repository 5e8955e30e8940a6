import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AddedPostings } from './added-postings.ts'
import { columnOf } from './growing.ts'

test('a tail holds what was added to its term, in order, whenever it is asked for', () => {
  const step = fc.oneof(
    fc.record({ term: fc.nat(9), impact: fc.integer({ min: 1, max: 255 }) }),
    fc.record({ asked: fc.nat(9) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const added = new AddedPostings()
      const plain = new Map<number, { document: number; impact: number }[]>()
      const compare = (term: number): void => {
        const entries = plain.get(term) ?? []
        const tail = added.tailOf(term)
        expect(tail?.documents.length ?? 0).toBe(entries.length)
        entries.forEach(({ document, impact }, at) => {
          expect([tail?.documents.values[at], tail?.impacts.values[at]]).toEqual([document, impact])
        })
        expect(tail?.most ?? 0).toBe(Math.max(0, ...entries.map(({ impact }) => impact)))
      }
      steps.forEach((one, document) => {
        if ('asked' in one) compare(one.asked)
        else {
          added.append(document, columnOf(Uint32Array.of(one.term)), columnOf(Uint8Array.of(one.impact)))
          plain.set(one.term, [...(plain.get(one.term) ?? []), { document, impact: one.impact }])
        }
      })
      for (let term = 0; term < 10; term += 1) compare(term)
    }),
  )
})
