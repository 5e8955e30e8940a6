import { stem, stopWords, tokenize } from '@scry/vocabulary/tokens'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TermDictionary } from '../store/term-dictionary.ts'
import { FieldBags } from './field-bags.ts'

const words = ['engineer', 'Engineers', 'the', 'data', 'C++', 'É', 'nurse', 'x'.repeat(41), '12'] as const
const field = fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((parts) => parts.join(', '))
const weightAt = (length: number): number => 8 / (1 + length)

/** The plain definition: per stem of the kept words, over the fields, how often it stands there times what that weighs. */
const plainWeights = (fields: readonly string[]): Map<string, number> => {
  const weights = new Map<string, number>()
  for (const text of fields) {
    const kept = tokenize(text).filter((word) => !stopWords.has(word.text) && word.text.length <= 40)
    for (const word of kept) {
      const term = stem(word.text)
      weights.set(term, (weights.get(term) ?? 0) + weightAt(kept.length))
    }
  }
  return weights
}

test('terms of a listing weigh what their words in all fields weigh, listing after listing', () => {
  fc.assert(
    fc.property(fc.array(fc.array(field, { maxLength: 3 }), { maxLength: 4 }), (listings) => {
      const dictionary = new TermDictionary()
      const bags = new FieldBags(dictionary)
      for (const fields of listings) {
        for (const text of fields) bags.add(text, true, weightAt)
        const { terms, weights, size } = bags.take()
        const plain = plainWeights(fields)
        expect(Array.from(terms.subarray(0, size), (term) => dictionary.keyOf(term))).toEqual([...plain.keys()])
        ;[...plain.values()].forEach((weight, at) => {
          expect(weights[at]).toBeCloseTo(weight, 4)
        })
      }
    }),
  )
})

test('a word that stands tens of thousands of times in a field is counted each time', () => {
  const bags = new FieldBags(new TermDictionary())
  bags.add('zinc '.repeat(65_537), true, () => 1)
  expect(bags.take().weights[0]).toBe(65_537)
})
