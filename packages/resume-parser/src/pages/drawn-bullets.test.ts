import { expect, test } from 'vitest'
import { pageOfText } from '../testing/page-of-text.ts'
import { type Dot, withDrawnBullets } from './drawn-bullets.ts'

/** Two rows of ten-point text that begin at 60, on 100 and 116. */
const { glyphs } = pageOfText(1, [
  { text: 'Kept the books', x: 60, baseline: 100 },
  { text: 'and the rota', x: 60, baseline: 116 },
])

/** A dot of four points, its middle a third of the letters' height above the baseline. */
const dotAt = (x0: number, baseline: number, size = 4): Dot => ({
  x0,
  x1: x0 + size,
  top: baseline - 3.3 - size / 2,
  bottom: baseline - 3.3 + size / 2,
})

const rowsWith = (...dots: Dot[]) =>
  withDrawnBullets(glyphs, dots)
    .map(({ text, spaceBefore }) => (spaceBefore ? ' ' : '') + text)
    .join('')
    .trim()

test('puts a bullet before a row that a small dot is drawn before, and none before the next', () => {
  expect(rowsWith(dotAt(51, 100))).toBe('• Kept the books and the rota')
})

test('takes several dots beside each other for a rating', () => {
  expect(rowsWith(dotAt(40, 100), dotAt(46, 100), dotAt(52, 100))).not.toContain('•')
})

test('leaves dots alone that are large, far away, behind text or not at the height of the letters', () => {
  expect(rowsWith(dotAt(45, 100, 8))).not.toContain('•')
  expect(rowsWith(dotAt(20, 100))).not.toContain('•')
  expect(rowsWith(dotAt(131, 100))).not.toContain('•')
  expect(rowsWith(dotAt(51, 92))).not.toContain('•')
})
