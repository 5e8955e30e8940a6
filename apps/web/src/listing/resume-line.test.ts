import { expect, test } from 'vitest'
import { profileOf } from '../testing/people.ts'
import { tiedPlace } from './resume-line.ts'

const profile = profileOf({
  work_experience: 'Clerk at Quay (2025): Kept tide tables. Wrote reports in SQL.',
  projects: JSON.stringify([{ name: 'Ferry', description: 'Maps the harbor with React', technologies: [] }]),
})
const places = ['Rust', 'React', 'SQL'].map((text, at) => ({ start: at * 10, text }))

test('words of a listing are tied to the sentence of the resume that says the same ones', () => {
  const line = { before: 'Maps the harbor with ', words: 'React', after: '' }
  expect(tiedPlace(places, 'React, SQL', profile)).toEqual({ start: 10, line })
  const other = { before: 'Wrote reports in ', words: 'SQL', after: '' }
  expect(tiedPlace(places, 'SQL', profile)).toEqual({ start: 20, line: other })
})

test('words that no sentence says are tied as the lists of the resume have them', () => {
  const plain = (words: string) => ({ before: '', words, after: '' })
  expect(tiedPlace(places, 'Go, Rust', profile)).toEqual({ start: 0, line: plain('Rust') })
  expect(tiedPlace(places, 'Go, Elm', null)).toEqual({ start: 0, line: plain('Go, Elm') })
  expect(tiedPlace([], 'Go', profile)).toBeNull()
})
