import { expect, test } from 'vitest'
import { analyseDocument } from './read-resume.ts'
import { type PrintedRow, pageOfText } from './testing/page-of-text.ts'
import { bold, head } from './testing/read-rows.ts'

const large = { ...bold, size: 20 }
const other = { ...large, font: 'Other-Bold' }

/** The name that is read from pieces of it, each at its place; letters are half as wide as high. */
function nameOf(...pieces: readonly (readonly [x: number, text: string, more?: Partial<PrintedRow>])[]) {
  const page = pageOfText(1, [
    ...pieces.map(([x, text, more]) => ({ text, x, baseline: 60, style: large, ...more })),
    { text: 'ada@mailbox.example', x: 40, baseline: 84 },
    { text: 'Skills', x: 40, baseline: 120, style: head },
    { text: 'Bank reconciliation, Bookkeeping', x: 40, baseline: 140 },
  ])
  const result = analyseDocument({ title: '', pages: [page] }, { year: 2026, month: 11 })
  if (!result.ok) throw new Error(result.message)
  return result.analysis.name
}

test('sets an accent that is painted after the row over the letter it stands above (§7.20)', () => {
  expect(nameOf([40, 'Yuto Ennerich'], [50, '¯', { baseline: 58 }])).toBe('Yūto Ennerich')
})

test('gives an accent painted before its letter to that letter, though it reaches over the one before (§7.20)', () => {
  // An accent wider than the letters: its box begins over the letter before.
  expect(nameOf([40, 'Ji'], [59, 'ˇ'], [60, 'r'], [70, '´'], [70, 'ı'], [90, 'Novak'])).toBe('Jiří Novak')
})

test('joins a double acute and a letter without its dot to one letter', () => {
  expect(nameOf([40, 'K'], [50, '˝'], [50, 'oszegi'], [120, 'D'], [130, 'ˆ'], [130, 'ırvan'])).toBe('Kőszegi Dîrvan')
})

test('takes no space for the end of a word where an accent made the page reader see one', () => {
  expect(nameOf([40, 'Za'], [60, 'Z'], [60, '˙', { baseline: 57 }], [70, 'olc'], [110, 'Ennerich'])).toBe(
    'ZaŻolc Ennerich',
  )
})

test('leaves an apostrophe before a capital that reaches under it alone', () => {
  expect(nameOf([40, "Ada d'"], [97, 'Angelo'])).toBe("Ada d'Angelo")
})

test('puts letters of another font that are painted after their row where they belong in it', () => {
  expect(
    nameOf([40, 'Micha'], [110, 'Ka'], [140, 'mierski'], [90, 'ł', { style: other }], [130, 'ź', { style: other }]),
  ).toBe('Michał Kaźmierski')
})

test('keeps letters set in another font in the next column apart from the row', () => {
  expect(
    nameOf(
      [40, 'Ada Example'],
      [300, 'Leeds', { style: { size: 10 } }],
      [200, 'AE', { style: { ...other, size: 30 } }],
    ),
  ).not.toMatch(/ExampleAE|AELeeds/)
})

test('joins letters set a little apart, though the page reader sees a space between two of them', () => {
  // At 20 points a letter takes 10, and 2.4 for its tracking.
  const tracked = { tracking: 0.12 }
  expect(nameOf([40, 'Annel', tracked], [102, 'iese Berg', tracked])).toBe('Anneliese Berg')
})

test('keeps the words apart of a name whose letters are set a little apart', () => {
  const tracked = { tracking: 0.08 }
  expect(nameOf([40, 'Ann', tracked], [85, 'Li Berg', tracked])).toBe('Ann Li Berg')
})
