import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOfHtml, textOfPlain } from './listing-text.ts'

test('paragraphs, headings, line breaks and items of lists survive as text', () => {
  const html =
    '<h2>What you do</h2><p>Build <b>things</b>.<br>Ship them.</p><p><strong>You bring</strong></p><ul><li>Care</li><li><p>Tests</p></li></ul><p>Apply now.</p>'
  expect(textOfHtml(html)).toBe(
    '## What you do\n\nBuild things.\nShip them.\n\n## You bring\n\n- Care\n- Tests\n\nApply now.',
  )
})

test('a line in bold that goes on in plain letters is no heading', () => {
  expect(textOfHtml('<p><b>Note:</b> bring a pen</p>')).toBe('Note: bring a pen')
})

test('markup that was escaped as a whole, once or twice, is decoded before its tags are read', () => {
  expect(textOfHtml('&lt;p&gt;Hello &amp;amp; welcome&lt;/p&gt;')).toBe('Hello & welcome')
  expect(textOfHtml('&amp;lt;p&amp;gt;Hello&amp;lt;/p&amp;gt;')).toBe('Hello')
})

test('nothing of scripts, styles, forms and attributes comes through, hidden behind escaping or not', () => {
  expect(textOfHtml('&lt;p&gt;A&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;')).toBe('A')
  expect(textOfHtml('<p onclick="x()">A</p><style>p{}</style><!-- note --><script>if (a > b) {}</script >B')).toBe(
    'A\n\nB',
  )
  expect(textOfHtml('<a title="a > b" href=javascript:x()>Link</a> text')).toBe('Link text')
})

test('text that holds no markup keeps its lines and a lone less-than sign', () => {
  expect(textOfHtml('first\nsecond, 3 < 4 &amp; more')).toBe('first\nsecond, 3 < 4 & more')
})

test('bullets, headings of markdown and lines in bold of plain text follow the same convention', () => {
  expect(textOfPlain('# Role\r\n• Care\n* Tests\n**You bring**\n- Wit\n\n\n\nBye')).toBe(
    '## Role\n- Care\n- Tests\n\n## You bring\n- Wit\n\nBye',
  )
})

test('signs that markdown escapes and lines of dashes around a heading are taken off', () => {
  expect(textOfPlain('## \\-\\-\\-\\- Preferred\n---- Role ----\nC\\+\\+\n-----')).toBe('## Preferred\n\n## Role\nC++')
})

test('lines that a source ran together are parted again', () => {
  expect(textOfPlain('You lead a team of fiveBachelor’s degree required3-5 years in sales')).toBe(
    'You lead a team of five\nBachelor’s degree required\n3-5 years in sales',
  )
})

test('items of a list that stand in one line each get a line of their own', () => {
  expect(textOfPlain('You bring * A degree * Three years in care * 5 * 4 is no item * Patience')).toBe(
    'You bring\n- A degree\n- Three years in care * 5 * 4 is no item\n- Patience',
  )
  expect(textOfPlain('Cranes, 3 * m * n tons')).toBe('Cranes, 3 * m * n tons')
})

test('any text is read without an error, and plain words come through in order', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      expect(textOfHtml(text)).not.toMatch(/\n{3}/)
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{2,8}$/), { minLength: 1, maxLength: 10 }), (words) => {
      expect(textOfHtml(words.map((word) => `<p>${word}</p>`).join(''))).toBe(words.join('\n\n'))
    }),
  )
})
