import { expect, it } from 'vitest'
import { occupationNames, readingOf } from './coverage.ts'

it('reads the names of every unit group of ISCO-08 in eight languages as work of a right field', () => {
  const share = (reading: string) =>
    occupationNames.filter((one) => readingOf(one) === reading).length / occupationNames.length
  expect(new Set(occupationNames.map(({ group }) => group)).size).toBe(434)
  expect(share('right')).toBeGreaterThan(0.97)
  expect(share('wrong')).toBeLessThan(0.01)
})
