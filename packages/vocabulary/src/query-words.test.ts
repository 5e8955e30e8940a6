import { expect, test } from 'vitest'
import { sameInListings } from './query-words.ts'
import { tokenize } from './tokens.ts'

test('words of work abroad are known as queries spell them, with accents or without', () => {
  const english = (text: string) => tokenize(text).flatMap((token) => sameInListings(token.text))
  expect(english('Enfermera öğretmen KSIĘGOWA')).toEqual(['nurse', 'teacher', 'accountant'])
  expect(english('tasarımcı TASARIMCI tasarimci')).toEqual(['designer', 'designer', 'designer'])
})
