import { expect, test } from 'vitest'
import { pageOfText } from '../testing/page-of-text.ts'
import { spreadReplacementText } from './shared-places.ts'

const { glyphs } = pageOfText(1, [{ text: 'Pruitt, PhD', x: 40, baseline: 60, style: { size: 20 } }])

test('letters of one ligature that are each as wide as it share its room', () => {
  // 'tt' is drawn as one sign from 80 to 100; both letters are given its box.
  const given = glyphs.map((glyph) => (glyph.text === 't' ? { ...glyph, x0: 80, x1: 100 } : glyph))
  const letters = spreadReplacementText(given, new Map()).filter(({ text }) => text === 't')
  expect(letters.map(({ x0, x1 }) => [x0, x1])).toEqual([
    [80, 90],
    [90, 100],
  ])
})
