import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import result from '../result.json' with { type: 'json' }
import { renderDocument } from './document.ts'
import { readJudgments } from './judgments.ts'
import { choosePersonas } from './personas.ts'
import type { EvaluationResult } from './result.ts'

test('the committed document is what the committed result renders to', () => {
  const written = readFileSync(new URL('../../docs/quality.md', import.meta.url), 'utf8')
  expect(written).toBe(renderDocument(result as EvaluationResult))
})

test('every judgment has a grade of the guide, words of reason, and at most one of each round', () => {
  const judgments = readJudgments()
  const keys = judgments.map(({ persona, listing, round }) => `${persona} ${listing} ${round}`)
  expect(new Set(keys).size).toBe(keys.length)
  const wrong = judgments.filter(
    ({ grade, reason, text }) =>
      ![0, 1, 2, 3].includes(grade) || reason.trim().length < 5 || !/^[0-9a-f]{12}$/.test(text),
  )
  expect(wrong).toEqual([])
})

test('a fifth of the pairs that count were judged twice', () => {
  expect(result.judgments.twice).toBeGreaterThanOrEqual(Math.floor(result.judgments.pairs / 5))
})

test('24 people of at least 20 fields are judged for, three of them in their first year, nine locked', () => {
  const personas = choosePersonas()
  expect(personas).toHaveLength(24)
  expect(new Set(personas.map(({ person }) => person.field)).size).toBeGreaterThanOrEqual(20)
  expect(personas.filter(({ person }) => person.field.startsWith('first-year'))).toHaveLength(3)
  expect(personas.filter(({ locked }) => locked)).toHaveLength(9)
  expect(new Set(personas.map(({ rendering }) => rendering.layout)).size).toBeGreaterThanOrEqual(8)
  expect(choosePersonas()).toEqual(personas)
})

test('what the search package is measured on is judged: no more than a fifth of our first ten rows is unjudged', () => {
  const ours = result.systems.find(({ name }) => name === 'ours')
  expect(ours?.unjudged).toBeLessThanOrEqual(result.depth / 5)
})

test('postings of an occupation and hidden skills are found far more often than by chance or by frequency', () => {
  const [ours, ...others] = result.automatic.occupations
  expect(ours?.name).toBe('ours')
  for (const other of others) expect(ours?.map).toBeGreaterThan(other.map)
  const [guessed, ...baselines] = result.automatic.hiddenSkills
  expect(guessed?.name).toBe('ours')
  for (const other of baselines) expect(guessed?.recall10).toBeGreaterThan(2 * other.recall10)
})
