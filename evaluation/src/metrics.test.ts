import { expect, test } from 'vitest'
import {
  bootstrapInterval,
  gainOf,
  mean,
  ndcgAt,
  pairedRandomisation,
  precisionAt,
  unjudgedAt,
  weightedKappa,
} from './metrics.ts'

test('nDCG@10 equals a value worked out by hand', () => {
  // Gains 3 (grade 2), 0, 7 (grade 3): 3 / 1 + 0 + 7 / 2 = 6.5. Best order 7, 3, 1: 7 + 3 / 1.58496 + 1 / 2 = 9.39279.
  expect(ndcgAt(10, [2, 0, 3], [0, 2, 3, 1])).toBeCloseTo(6.5 / 9.392789, 6)
  expect([0, 1, 2, 3].map((grade) => gainOf(grade as 0 | 1 | 2 | 3))).toEqual([0, 1, 3, 7])
})

test('nDCG is 1 for the best order, 0 for nothing of use, and looks no deeper than asked', () => {
  expect(ndcgAt(10, [3, 2, 1, 0], [0, 1, 2, 3])).toBe(1)
  expect(ndcgAt(10, [0, 0], [0, 0])).toBe(0)
  expect(ndcgAt(2, [0, 0, 3], [3])).toBe(0)
})

test('an unjudged row gains nothing and is counted as unjudged, not as wrong in silence', () => {
  expect(ndcgAt(10, [undefined, 3], [3])).toBeCloseTo(1 / Math.log2(3), 9)
  expect(unjudgedAt(10, [undefined, 3, undefined])).toBe(2)
  expect(unjudgedAt(1, [3, undefined])).toBe(0)
})

test('P@5 counts grades 2 and 3 and divides by five even when rows are missing', () => {
  expect(precisionAt(5, [3, 2, 1, 0, undefined, 3])).toBe(0.4)
  expect(precisionAt(5, [3])).toBe(0.2)
})

test('weighted kappa equals a value worked out by hand', () => {
  // Seen: (1/9) / 4 = 1/36. Shares of the first side 1/2, 1/4, 0, 1/4, of the second 1/2, 0, 1/4, 1/4: by chance 13/36.
  const pairs = [
    [0, 0],
    [0, 0],
    [1, 2],
    [3, 3],
  ] as const
  expect(weightedKappa(pairs)).toBeCloseTo(12 / 13, 9)
})

test('weighted kappa is 1 for full agreement, below 0 for contradiction, and null without pairs', () => {
  expect(
    weightedKappa([
      [0, 0],
      [3, 3],
    ]),
  ).toBe(1)
  expect(
    weightedKappa([
      [0, 3],
      [3, 0],
    ]),
  ).toBeLessThan(0)
  expect(weightedKappa([])).toBeNull()
})

test('the bootstrap interval holds the mean, has no width for equal values, and repeats with its seed', () => {
  const values = [0.1, 0.5, 0.9, 0.4, 0.7]
  const [low, high] = bootstrapInterval(values, { draws: 2000, seed: 1 })
  expect(low).toBeLessThan(mean(values))
  expect(high).toBeGreaterThan(mean(values))
  expect(bootstrapInterval(values, { draws: 2000, seed: 1 })).toEqual([low, high])
  expect(bootstrapInterval([0.5, 0.5], { draws: 100, seed: 1 })).toEqual([0.5, 0.5])
})

test('the randomisation test finds no difference between equals and a small p for a lasting one', () => {
  const ones = Array.from({ length: 12 }, (_, at) => 0.6 + at / 100)
  expect(pairedRandomisation(ones, ones, { draws: 1000, seed: 1 })).toBe(1)
  const others = ones.map((value) => value - 0.3)
  expect(pairedRandomisation(ones, others, { draws: 5000, seed: 1 })).toBeLessThan(0.01)
  // One pair alone: swapped or not, the difference is as large as seen.
  expect(pairedRandomisation([1], [0], { draws: 1000, seed: 1 })).toBe(1)
})
