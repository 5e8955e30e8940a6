import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clearBit, setBit } from './bits.ts'
import { DocumentIds } from './document-ids.ts'
import { TextTable } from './text-table.ts'

const texts = ['a', 'b', 'c', '12', 'é', 'a b', 'zz']
const id = fc.constantFrom(...texts)
const change = fc.record({ id, isAdded: fc.boolean() })

test('ids that come, go and come back are found at their last document, also behind a snapshot', () => {
  fc.assert(
    fc.property(fc.uniqueArray(id), fc.array(change, { maxLength: 40 }), (saved, changes) => {
      const table = new TextTable()
      for (const text of saved) table.add(text)
      const ids = new DocumentIds(table.snapshot())
      const live = new Uint32Array(8)
      const given = [...saved]
      const holders = new Map(saved.map((text, document) => [text, document]))
      for (const document of holders.values()) setBit(live, document)
      for (const { id, isAdded } of changes) {
        const before = holders.get(id)
        if (before !== undefined) {
          clearBit(live, before)
          ids.release(before)
          holders.delete(id)
        }
        if (isAdded) {
          expect(ids.add(id)).toBe(given.length)
          setBit(live, given.length)
          holders.set(id, given.length)
          given.push(id)
        }
        for (const text of [...texts, 'none']) expect(ids.find(text, live)).toBe(holders.get(text))
      }
      expect(ids.count).toBe(given.length)
      expect(given.map((_, document) => ids.textOf(document))).toEqual(given)
    }),
  )
})
