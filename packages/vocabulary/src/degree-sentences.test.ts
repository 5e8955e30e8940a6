import { expect, test } from 'vitest'
import { findDegrees, requiredDegree } from './degrees.ts'
import { degreeSentences } from './testing/degree-sentences.ts'

const readingOf = (sentence: string): string => {
  const demand = requiredDegree(sentence) ?? findDegrees(sentence)[0]
  return demand === undefined ? '-' : `${demand.rank} ${demand.required ? 'r' : 'p'}`
}

test('the least degree asked for, and whether it is required, are read in labelled sentences', () => {
  const lines = degreeSentences.trim().split('\n')
  const wrong = lines.filter((line) => {
    const at = line.indexOf(' | ')
    return readingOf(line.slice(at + 3)) !== line.slice(0, at)
  })
  expect(lines.length).toBeGreaterThan(60)
  expect(wrong).toEqual(['- | Our head pastry chef is a bachelor of many talents.'])
})
