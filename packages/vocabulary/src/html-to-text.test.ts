import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeReferences, htmlToText } from './html-to-text.ts'

test('paragraphs, line breaks and list items become lines', () => {
  const html = '<h2>What you do</h2><p>Build <b>things</b>.<br>Ship them.</p><ul><li>Care</li><li><p>Test</p></li></ul>'
  expect(htmlToText(html)).toBe('What you do\n\nBuild things.\nShip them.\n\n- Care\n\n- Test')
})

test('escaped markup is decoded before tags are taken out, twice over if it was escaped twice', () => {
  expect(htmlToText('&lt;p&gt;Hello &amp;amp; welcome&lt;/p&gt;')).toBe('Hello & welcome')
  expect(htmlToText('&amp;lt;p&amp;gt;Hello&amp;lt;/p&amp;gt;')).toBe('Hello')
})

test('a script that hides behind escaping does not come through as text', () => {
  expect(htmlToText('&lt;p&gt;A&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;')).toBe('A')
  expect(htmlToText('<p>A</p><style>p{}</style><!-- note --><script>if (a > b) {}</script >B')).toBe('A\n\nB')
})

test('an attribute may hold a greater-than sign', () => {
  expect(htmlToText('<a title="a > b" href=x>Link</a> text')).toBe('Link text')
})

test('text without markup keeps its lines and a lone less-than sign', () => {
  expect(htmlToText('first\nsecond, 3 < 4 &amp; more')).toBe('first\nsecond, 3 < 4 & more')
})

test('character references are decoded once and unknown ones stay', () => {
  expect(decodeReferences('&eacute;&Eacute;&#8217;&#x41;&nope;&amp;lt;')).toBe('éÉ’A&nope;&lt;')
  expect(decodeReferences('&toString;&constructor;')).toBe('&toString;&constructor;')
  expect(decodeReferences('&#0;&#x110000;')).toBe('\ufffd\ufffd')
})

test('any text is read without an error, and plain words come through', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      expect(typeof htmlToText(text)).toBe('string')
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 10 }), (words) => {
      expect(htmlToText(words.map((word) => `<p>${word}</p>`).join(''))).toBe(words.join('\n\n'))
    }),
  )
})
