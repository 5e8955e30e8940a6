import { expect, test } from 'vitest'
import { yearsSentences } from './testing/years-sentences.ts'
import { findYears, requiredYears } from './years.ts'

/** 'least[-most] kind', or '-' for none, of the demand that decides; of one that is only preferred where none is required. */
const readingOf = (sentence: string): string => {
  const demand = requiredYears(sentence) ?? findYears(sentence)[0]
  if (demand === undefined) return '-'
  return `${demand.least}${demand.most === null ? '' : `-${demand.most}`} ${demand.required ? 'r' : 'p'}`
}

const labelled = yearsSentences
  .trim()
  .split('\n')
  .map((line) => {
    const at = line.indexOf(' | ')
    return { label: line.slice(0, at), sentence: line.slice(at + 3) }
  })

/** Service and seasons are read as experience only where the words beside them say so. */
const knownMisses = ['7 years of service in a fire brigade']

test('least, most and kind of the years asked for are read in more than 300 labelled sentences', () => {
  expect(labelled.length).toBeGreaterThan(300)
  const wrong = labelled.filter(({ label, sentence }) => readingOf(sentence) !== label)
  expect(wrong.map(({ sentence }) => sentence)).toEqual(knownMisses)
})
