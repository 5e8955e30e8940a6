import { growth, growthOfOneReading } from '@scry/vocabulary/testing/growth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ApplicationRow } from '../../database/application-tables.ts'
import { readApplications, writeApplications } from './application-csv.ts'

const row: ApplicationRow = {
  ...{ id: 'a', account_id: 'b', listing_id: null, kind: 'job', title: 'Baker', company: '', place: '', link: '' },
  ...{ deadline: null, deadline_zone: null, words: '["SQL"]', stage: 'interested', notes: '', next_step: '' },
  ...{ next_step_on: null, created_at: 1_795_000_000_000, updated_at: 1_795_000_000_000 },
}

test('whatever somebody wrote comes back from the file as it was, and no cell is a formula (property)', () => {
  const sign = fc.constantFrom("'", '=', '+', '-', '@', ' ', '\t', '\n', '"', ',', ';', '5', '=1', 'a')
  const text = fc
    .oneof(
      fc.array(sign, { maxLength: 8 }).map((signs) => signs.join('')),
      fc.string({ maxLength: 30 }),
    )
    .map((written) => written.toWellFormed().replaceAll('\u0000', '').trim())
  fc.assert(
    fc.property(text, text, text, (title, notes, next_step) => {
      const written = { ...row, title: title || 'x', notes, next_step }
      const csv = writeApplications([written])
      const [read] = readApplications(csv, 0).applications
      expect(read?.row).toMatchObject({ title: written.title, notes, next_step })
      for (const cell of [title, notes, next_step].filter((one) => /^[=+@]/.test(one)))
        expect(csv).toContain(`'${cell.slice(0, 1)}`)
    }),
    { numRuns: 2000 },
  )
})

test('a line of names as long as the file is read in time by its length', () => {
  // Looking each name up again for each line took 20 s.
  const read = (names: number) => readApplications(`title${',x'.repeat(names)}\n${'a\n'.repeat(1999)}`, 0)
  expect(growth(56_000, read)).toBeLessThan(growthOfOneReading)
})
