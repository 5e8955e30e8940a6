import { expect, test } from 'vitest'
import { exportCsv } from './export-csv.ts'

const cellOf = (value: unknown) => exportCsv({ t: [{ f: value }] }).slice('table,row,field,value\r\nt,1,f,'.length, -2)

test.each([
  '=1+1',
  '+1+1',
  '-1+cmd',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  ' =1+1',
  '=HYPERLINK("http://x","y")',
])('a cell that a spreadsheet would run is text: %j', (value) => {
  expect(cellOf(value).replace(/^"/, '')).toMatch(/^'/)
})

test('numbers, quotes and lines stay what they are', () => {
  expect([-5, '-5.2', 'a,b', 'say "x"', 'two\nlines', null].map(cellOf)).toEqual([
    ...['-5', '-5.2', '"a,b"', '"say ""x"""', '"two\nlines"', ''],
  ])
})
