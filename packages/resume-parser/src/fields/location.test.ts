import { expect, test } from 'vitest'
import { type Cell, career, nameRow, readRows } from '../testing/read-rows.ts'

type Row = readonly Cell[] | null
const locationOf = (...rows: readonly Row[]) => readRows(nameRow, ...rows, ...career).location

test.each([
  ['5120 Rue Clark', 'Montreal Quebec H2T 2V1'],
  ['Rua Augusta 900', 'São Paulo SP 01304-001'],
  ['Via Roma 7', 'Bologna'],
  ['14 Mill Lane', 'CF10 1AA Cardiff'],
])('joins a street with the row of its town, however that writes a postcode: %s, %s', (street, town) => {
  expect(locationOf([[40, street]], [[40, town]], [[40, 'ada@mailbox.example']])).toBe(`${street} ${town}`)
})

test('takes an address in a column of labels before the region below it', () => {
  const form: readonly Row[] = [
    [
      [40, 'Address'],
      [200, '14 Mill Lane'],
    ],
    [
      [40, 'Postal Code & City'],
      [200, 'CF10 1AA Cardiff'],
    ],
    [
      [40, 'Region'],
      [200, 'Wales'],
    ],
  ]
  expect(locationOf(...form)).toBe('14 Mill Lane CF10 1AA Cardiff')
})

test.each(['555 201 7788', '+44 7700 900123', 'ada@mailbox.example', 'Head Baker'])(
  'takes no other row below a street for its town: %s',
  (other) => {
    expect(locationOf([[40, '14 Mill Lane']], [[40, other]])).toBe('14 Mill Lane')
  },
)

test.each([
  ['Temuco Araucanía CL', ['Temuco Araucanía CL']],
  ['Wien 1030 AT', ['Wien 1030 AT']],
  ['Santiago Región Metropolitana CL', ['Santiago Región', 'Metropolitana CL']],
])('reads a place whose parts nothing but gaps and rows set apart: %s', (place, rows) => {
  expect(locationOf([[40, 'ada@mailbox.example']], ...rows.map((text): Row => [[40, text]]))).toBe(place)
})

test('takes no name of an account for a place, nor what stands far below an empty label', () => {
  expect(locationOf([[40, 'me@adalton.example']], [[40, 'ADalton']])).toBeNull()
  expect(locationOf([[40, 'Location']], null, null, [[200, 'Ovens: steam, stone and wood']])).toBeNull()
})

test.each(['Comune', '場所', 'Region'])('reads a place after its label in any language: %s', (label) => {
  expect(locationOf([[40, `${label}: Quellmark`]], [[40, 'ada@mailbox.example']])).toBe('Quellmark')
})
