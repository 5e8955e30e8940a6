import { expect, test } from 'vitest'
import { bold, head, readRows } from '../testing/read-rows.ts'

test('a town below a row that has a place of its own names the employer (§1.1)', () => {
  const { work_experience } = readRows(
    [[40, 'Ada Example', { ...bold, size: 20 }]],
    [[40, 'ada@mailbox.example']],
    null,
    [[40, 'EXPERIENCE', head]],
    [
      [40, 'Office Assistant, Dallas', bold],
      [400, 'May 2021 – Dec 2024'],
    ],
    [[40, 'Lakewood']],
    [[40, '• Answered the calls of forty tenants and kept their files in order.']],
  )
  expect(work_experience).toMatchObject([{ position: 'Office Assistant', company: 'Lakewood', location: 'Dallas' }])
})
