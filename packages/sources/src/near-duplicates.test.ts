import { expect, test } from 'vitest'
import { nearDuplicates } from './near-duplicates.ts'

const duties = Array.from(
  { length: 40 },
  (_, at) => `Task ${at * 7919} concerns the ${(at * 104_729).toString(36)} ward. `,
)

test('a text with one word changed is a near duplicate, an unrelated one is not', () => {
  const long = duties.slice(0, 20).join('')
  const texts = [long, duties.slice(20).join(''), long.replace('ward', 'unit'), 'Cook wanted.']
  expect(nearDuplicates(texts, 0.9)).toEqual([0, 2])
})

test('texts that share half of their sentences are not near duplicates', () => {
  expect(nearDuplicates([duties.slice(0, 20).join(''), duties.slice(10, 30).join('')], 0.9)).toEqual([])
})
