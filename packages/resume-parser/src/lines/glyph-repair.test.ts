import { expect, test } from 'vitest'
import { pageOfText } from '../testing/page-of-text.ts'
import { guessLigature } from './glyph-repair.ts'

test('a ligature without a letter is known by the code that TeX keeps it at (§1.1)', () => {
  const [glyph] = pageOfText(1, [{ text: '\u001c', x: 40, baseline: 60 }]).glyphs
  if (!glyph) throw new Error('no glyph')
  expect(guessLigature({ ...glyph, mapped: false }, 'Scienti', 'c')).toBe('fi')
  expect(guessLigature(glyph, 'Scienti', 'c')).toBe('')
})
