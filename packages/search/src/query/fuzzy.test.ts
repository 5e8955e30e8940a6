import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TermDictionary } from '../store/term-dictionary.ts'
import { editDistance, SimilarWords } from './fuzzy.ts'

/** Words over few letters, so that near ones are common; some of another script. */
const word = fc.oneof(
  { weight: 5, arbitrary: fc.stringMatching(/^[abc1]{1,10}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^[abøя]{1,8}$/) },
)
const dictionaryOf = (words: readonly string[], settled: number): TermDictionary => {
  const dictionary = new TermDictionary()
  words.forEach((text, at) => {
    if (at === settled) dictionary.settle()
    dictionary.numberOfWord(text)
  })
  return dictionary
}
const textsOf = (dictionary: TermDictionary, found: readonly number[]): string[] =>
  found.map((number) => dictionary.words.textOf(number)).sort()

test('words one and two edits away are those that comparing with every word finds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, fc.nat(60), (words, asked, settled) => {
      const dictionary = dictionaryOf(words, settled)
      const similar = new SimilarWords(dictionary)
      const naive = (distance: number) => words.filter((other) => editDistance(asked, other, 3) === distance).sort()
      expect(textsOf(dictionary, similar.atOneEdit(asked))).toEqual(naive(1))
      expect(textsOf(dictionary, similar.atTwoEdits(asked))).toEqual(naive(2))
    }),
    { numRuns: 500 },
  )
})

test('words one and two edits away are found among those that came since they were asked for last', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, fc.nat(60), (words, asked, known) => {
      const dictionary = dictionaryOf(words.slice(0, known), known)
      const similar = new SimilarWords(dictionary)
      similar.atOneEdit(asked)
      similar.atTwoEdits(asked)
      for (const text of words.slice(known)) dictionary.numberOfWord(text)
      const naive = (distance: number) => words.filter((other) => editDistance(asked, other, 3) === distance).sort()
      for (let time = 0; time < 2; time += 1) {
        expect(textsOf(dictionary, similar.atOneEdit(asked))).toEqual(naive(1))
        expect(textsOf(dictionary, similar.atTwoEdits(asked))).toEqual(naive(2))
      }
    }),
    { numRuns: 500 },
  )
})

test('words with a beginning or an end are those that looking at every word finds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, fc.nat(60), (words, part, settled) => {
      const dictionary = dictionaryOf(words, settled)
      const from: string[] = []
      const upTo: string[] = []
      dictionary.forEachFrom(part, (number) => from.push(dictionary.words.textOf(number)))
      dictionary.forEachUpTo(part, (number) => upTo.push(dictionary.words.textOf(number)))
      expect(from.sort()).toEqual(words.filter((text) => text.startsWith(part)).sort())
      expect(upTo.sort()).toEqual(words.filter((text) => text.endsWith(part)).sort())
    }),
    { numRuns: 300 },
  )
})
