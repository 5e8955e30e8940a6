import { expect, test } from 'vitest'
import { visibleLine, visibleText } from './visible-text.ts'

test('a text keeps its lines and loses what cannot be seen (decision 0342)', () => {
  expect(visibleText('Two\nlines,\ta tab\u0000\u0085\u202e\u2066\uffff')).toBe('Two\nlines,\ta tab')
  expect(visibleText('half \ud800 a letter')).toBe('half \ufffd a letter')
})

test('a line has one line, whatever was sent: no name writes a second one into a mail (decision 0342)', () => {
  expect(visibleLine(' Cook\r\n\r\nOpen\u2028https://evil.example\u2029now ')).toBe(
    'Cook Open https://evil.example now',
  )
  expect(visibleLine('\u202ereenignE\u202c')).toBe('reenignE')
})

test('marks of the scripts of the world stay, and heaps of them do not', () => {
  for (const name of ['Nguyễn Thị Ánh', 'שָׁלוֹם', 'می\u200cخواهم', 'กำลัง', '👩\u200d🔧 Welder'])
    expect(visibleLine(name)).toBe(name)
  expect(visibleLine(`Z${'\u0336'.repeat(100)}algo`)).toBe(`Z${'\u0336'.repeat(6)}algo`)
})

test.each(['', ' ', '\u200b\u200d', '\u3164', '\u2800', '\u00ad', '\u202e', '\u0301'])(
  'a line of which nothing would be seen is empty: %j',
  (text) => {
    expect(visibleLine(text)).toBe('')
  },
)
