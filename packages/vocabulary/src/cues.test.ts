import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Cues } from './cues.ts'

const pieces = [
  'no',
  'years',
  'five',
  '5+',
  'Preferred',
  'preference',
  'nodes',
  'x',
  'é',
  ' ',
  '. ',
  '-',
  '\n',
  '(',
  '’',
]
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(''))

/** The plain definition: a run of Latin letters and digits, at its start or behind a letter that is not plain. */
const isCue = (text: string, word: RegExp): boolean => new RegExp(`(?<![a-z0-9])${word.source}`, 'i').test(text)

test('a cue is found exactly where its word stands', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const cues = new Cues(text)
      expect(cues.has('optional')).toBe(isCue(text, /prefer/))
      expect(cues.has('noExperience')).toBe(isCue(text, /no(?![a-zé0-9])/))
      expect(cues.has('year')).toBe(isCue(text, /year/))
      expect(cues.placesOf('optional', 'year').length > 0).toBe(cues.has('optional') || cues.has('year'))
    }),
  )
})

test('trying a pattern where its cues stand finds what trying it everywhere finds', () => {
  const pattern = /(?<![\p{L}\p{N}])(?:\d|five)\+?(?:[ -]years)?/iu
  const found = (matches: Iterable<RegExpExecArray>) => Array.from(matches, (match) => [match.index, match[0]])
  fc.assert(
    fc.property(texts, (text) => {
      const everywhere = text.matchAll(new RegExp(pattern, 'giu'))
      expect(found(new Cues(text).matches('numeral', new RegExp(pattern, 'iuy'), text))).toEqual(found(everywhere))
    }),
  )
})
