import type { MatchBand } from '@scry/contracts/enumerations'
import { expect, test } from 'vitest'
import { movesBetween } from './moved-jobs.ts'
import type { ListedRow } from './row-cache.ts'

const row = (id: string, band: MatchBand) =>
  ({ stored: { listing: { id, title: id } }, match: { band } }) as unknown as ListedRow

test('no more jobs are said to change their match strength than were compared: those that go are replaced, not changed', () => {
  const before = ['a', 'b', 'c', 'd'].map((id) => row(id, 'fair'))
  const after = ['d', 'e', 'f', 'g'].map((id) => row(id, 'good'))
  const { compared, come, rebanded, replaced, moved } = movesBetween(before, after, (_, when) =>
    when === 'before' ? 'fair' : 'good',
  )
  expect({ compared, come, rebanded, replaced }).toEqual({ compared: 4, come: 3, rebanded: 1, replaced: 1 })
  expect(moved.map(({ id }) => id)).toEqual(expect.arrayContaining(['a', 'e']))
})
