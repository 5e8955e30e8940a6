import { expect, test } from 'vitest'
import { surerReading } from './surer-reading.ts'

const slice = (text: string | null) => (text === null ? null : { text, marks: [...text].map(() => null) })
const entry = (confidence: number, title: string | null, employer: string | null) => ({
  names: [slice(title), slice(employer)],
  confidence,
})
const titles = (entries: readonly ReturnType<typeof entry>[]) => entries.map(({ names }) => names[0]?.text)
const read = (ruled: readonly ReturnType<typeof entry>[], labelled: readonly ReturnType<typeof entry>[]) =>
  titles(
    surerReading(
      ruled,
      ({ names }) => names,
      () => labelled,
    ),
  )

test('what rules read by half or less surely is read by the labelling, where it names all', () => {
  expect(read([entry(0.9, 'Clerk', null)], [entry(0.5, 'Baker', 'Elm')])).toEqual(['Baker'])
  expect(read([entry(0.6, 'Clerk', 'Oak')], [entry(0.9, 'Baker', 'Elm')])).toEqual(['Baker'])
  expect(read([entry(0.6, 'Clerk', 'Oak')], [entry(0.9, 'Baker', 'Elm'), entry(0.9, 'Smith', null)])).toEqual(['Clerk'])
})

test('what rules are as sure of, and what both name alike or the labelling runs together, stays as the rules read it', () => {
  expect(read([entry(0.8, 'Clerk', 'Oak')], [entry(0.9, 'Baker', 'Elm')])).toEqual(['Clerk'])
  expect(read([entry(0.6, 'Clerk', 'Oak')], [entry(0.9, 'Clerk,', 'at Oak')])).toEqual(['Clerk'])
  expect(read([entry(0.6, 'Clerk', 'Oak')], [])).toEqual(['Clerk'])
  const two = [entry(0.6, 'Clerk', 'Oak'), entry(0.6, 'Baker', 'Oak')]
  expect(read(two, [entry(0.99, 'Clerk Baker', 'Oak')])).toEqual(['Clerk', 'Baker'])
})

test('a reading of the labelling is never said surer than three in four', () => {
  const [only] = surerReading(
    [entry(0.5, 'Clerk', 'Oak')],
    ({ names }) => names,
    () => [entry(0.99, 'Baker', 'Elm')],
  )
  expect(only?.confidence).toBe(0.75)
})
