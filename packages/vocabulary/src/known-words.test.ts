import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Cues } from './cues.ts'
import { CutText, unread } from './cut-text.ts'
import { knownWord } from './known-words.ts'
import { findSkillsIn } from './skills.ts'
import { nextWord, wordAt } from './tokens.ts'

const cutOf = (text: string): CutText => {
  const cut = new CutText()
  const place = { start: 0, end: 0, hash: 0 }
  while (nextWord(text, place.end, place)) {
    const { name, cues } = place.hash === 0 ? { name: unread, cues: 0 } : knownWord(wordAt(text, place))
    cut.put(place.start, place.end, name, cues)
  }
  return cut
}

const pieces = (
  'Python3 Java SQL C C++ C# R R&D M&A .NET net asp Node js machine learning project management Excel Go data science ' +
  'five 3 years experience master degree preferred plus no résumé Zürich naïve 東京 日本語Python é 🚀 deve\u20ddloper x_y'
).split(' ')
const joints = [' ', ' ', ' ', ', ', '. ', '.', '&', ' & ', '-', '/', '+', '#', '’', '\n• ', ' – ', '']
const text = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(...joints)), { maxLength: 40 })
  .map((parts) => parts.flat().join(''))

test('a text that was cut into words before reads as the text alone', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (text) => {
      const cut = cutOf(text)
      expect(findSkillsIn(text, cut)).toEqual(findSkillsIn(text))
      expect(new Cues(text, cut)).toEqual(new Cues(text))
    }),
    { numRuns: 2000 },
  )
})
