import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

const said = (text: string): string[] => sentencesOf(text).map(({ start, end }) => text.slice(start, end))

test('a text is cut at the ends of sentences and of lines, without the marks of its lists', () => {
  expect(said('You lead. You write!\n\n- Build pipelines\n• Test, e.g. with Vitest, Inc. tools → Ship')).toEqual([
    'You lead',
    'You write',
    'Build pipelines',
    'Test, e.g. with Vitest, Inc. tools',
    'Ship',
  ])
})

test('a sentence whose white space was lost ends too, and a name with a point goes on', () => {
  expect(said('Reach core goals.Design and plan with Node.js in the U.S. team')).toEqual([
    'Reach core goals',
    'Design and plan with Node.js in the U.S. team',
  ])
})

test('sentences stand in the order of any text, inside it, and are never empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'B', '.', ';', ' ', '\n', '•', '-') }), (text) => {
      let last = 0
      for (const { start, end } of sentencesOf(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        last = end
      }
      expect(last).toBeLessThanOrEqual(text.length)
    }),
  )
})

test('long rows of dashes or white space inside a text are read in one go', () => {
  for (const sign of ['-', ' ', '*', '\t']) {
    const text = `Lead${sign.repeat(400_000)}write`
    expect(sentencesOf(text)).toEqual([{ start: 0, end: text.length }])
  }
})
