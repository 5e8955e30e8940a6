import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compoundFrom, partsOfCompound, stem, tokenize } from './tokens.ts'

const words = (text: string): string[] => tokenize(text).map((token) => token.text)

test('words are lower-case, without accents, and keep the signs of C++ and C#', () => {
  expect(words('Développeur C++ / C#, Node.js (R&D)')).toEqual(['developpeur', 'c++', 'c#', 'node', 'js', 'r&d'])
  expect(words('a+b #1')).toEqual(['a', 'b', '1'])
})

test('every token is the text between its offsets, folded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      let before = 0
      for (const { start, end } of tokenize(text)) {
        expect(start).toBeGreaterThanOrEqual(before)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
        before = end
      }
    }),
  )
})

test('forms of one word share a stem and other words do not', () => {
  for (const forms of [
    'engineer engineers engineering engineered',
    'manage manages managing managed',
    'company companies',
    'program programs programming',
    'class classes',
    'code codes coding coded',
  ]) {
    expect(new Set(forms.split(' ').map(stem)).size, forms).toBe(1)
  }
  for (const [left, right] of [
    ['manager', 'management'],
    ['nurse', 'nursery'],
    ['aws', 'aw'],
    ['analysis', 'analyst'],
  ] as const) {
    expect(stem(left)).not.toBe(stem(right))
  }
})

test('a stem is a fixed point of words with signs and digits', () => {
  for (const word of ['c++', 'c#', 'h264s', 'es6']) expect(stem(word)).toBe(word)
})

test('front end, frontend and front-end are one compound', () => {
  expect(compoundFrom('front', 'end')).toBe('frontend')
  expect(partsOfCompound('frontend')).toEqual(['front', 'end'])
  expect(compoundFrom('end', 'front')).toBeUndefined()
})
