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
