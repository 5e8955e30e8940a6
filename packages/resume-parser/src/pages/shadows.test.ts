import { expect, test } from 'vitest'
import { pageOfText } from '../testing/page-of-text.ts'
import { withoutShadows } from './shadows.ts'

const row = (text: string, x = 40, baseline = 60) => ({ text, x, baseline })
const textOf = (...rows: Parameters<typeof pageOfText>[1]) =>
  withoutShadows(pageOfText(1, rows).glyphs)
    .map(({ text }) => text)
    .join('')

test('a text with a shadow is said once, and what is painted last stays', () => {
  expect(textOf(row('Ada Example', 40, 61), row('Ada Example'))).toBe(textOf(row('Ada Example')))
  const shadowed = pageOfText(1, [row('Ada Example', 40, 61), row('Ada Example')]).glyphs
  expect(new Set(withoutShadows(shadowed).map(({ baseline }) => baseline))).toEqual(new Set([60]))
})

test('letters that stand beside each other stay, however narrow', () => {
  for (const text of ['Illinois 1111', 'lill ill', 'aaaa bbbb']) {
    const { glyphs } = pageOfText(1, [row(text)])
    expect(withoutShadows(glyphs)).toEqual(glyphs)
  }
})

test('the same words in two rows are two texts', () => {
  expect(textOf(row('Ada Example'), row('Ada Example', 40, 72)).length).toBe(2 * textOf(row('Ada Example')).length)
})
