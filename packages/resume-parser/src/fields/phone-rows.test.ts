import { expect, test } from 'vitest'
import { bold, head, readRows } from '../testing/read-rows.ts'

test('reads the number of the row that says it is a telephone, not a postcode above it (§1.1)', () => {
  const { phone } = readRows(
    [[40, 'Ada Beispiel', { ...bold, size: 20 }]],
    null,
    [[40, 'Persönliche Daten', head]],
    [
      [40, 'Anschrift'],
      [180, 'Hafenstraße 27, 32423 Minden'],
    ],
    [
      [40, 'Telefon'],
      [180, '0571 / 555 91 20'],
    ],
    [
      [40, 'E-Mail'],
      [180, 'ada@mailbox.example'],
    ],
    null,
    [[40, 'Kenntnisse', head]],
    [[40, 'Buchhaltung, Lohnabrechnung']],
  )
  expect(phone).toBe('0571 / 555 91 20')
})

test('keeps the rows beside a tall name whole, where each ends at the right edge', () => {
  const analysis = readRows(
    [
      [40, 'Ada Example', { ...bold, size: 40 }],
      [500, 'Ottersum'],
    ],
    [[470, '06 55501119']],
    [[430, 'ada@mailbox.example']],
    null,
    [[40, 'Skills', head]],
    [[40, 'Bookkeeping, Payroll']],
  )
  expect(analysis.phone).toBe('06 55501119')
})

test('ends a number at a point between spaces', () => {
  const { phone } = readRows(
    [[40, 'Ada Example', { ...bold, size: 20 }]],
    [[40, 'ada@mailbox.example · 20 55 01 18 · 8000 Aarhus C']],
    null,
    [[40, 'Skills', head]],
    [[40, 'Bookkeeping, Payroll']],
  )
  expect(phone).toBe('20 55 01 18')
})
