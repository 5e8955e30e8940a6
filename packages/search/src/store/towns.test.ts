import { expect, test } from 'vitest'
import { kilometres, spotsIn } from './towns.ts'

const between = (one: string, other: string): number | undefined => {
  const [from] = spotsIn(one)
  const [to] = spotsIn(other)
  return from && to && Math.round(kilometres(from.spot, to.spot))
}

test.each([
  ['Utrecht, Netherlands', 'Amsterdam, Netherlands', 30, 40],
  ['Austin, TX', 'Houston, Texas, United States', 225, 245],
  ['New York, NY', 'Jersey City, New Jersey', 3, 9],
  ['Manhattan, New York, NY', 'Brooklyn, NY', 5, 18],
  ['Munich, Germany', 'München, Bayern, Deutschland', 0, 0],
  ['Zürich, Switzerland', 'Winterthur, Switzerland', 15, 25],
  ['Aachen, Germany', 'Maastricht, Netherlands', 25, 35],
  ['Washington, DC', 'Arlington, VA', 3, 12],
  ['Freiburg, Germany', 'Freiburg im Breisgau, Germany', 0, 0],
  ['St. Paul, MN', 'Minneapolis, Minnesota', 10, 20],
  ['Greater Chicago Area, USA', 'Chicago, IL 60601', 0, 0],
])('#16.3: %s is some kilometres from %s', (one, other, least, most) => {
  expect(between(one, other)).toBeGreaterThanOrEqual(least)
  expect(between(one, other)).toBeLessThanOrEqual(most)
})

test('#16.3: of towns with one name the state or the country says which', () => {
  expect(between('Portland, OR', 'Portland, ME')).toBeGreaterThan(4000)
  expect(between('Cambridge, MA', 'Cambridge, United Kingdom')).toBeGreaterThan(5000)
  expect(spotsIn('Springfield, USA')).toEqual([])
  expect(between('Newark, NJ', 'New York, NY')).toBeLessThan(20)
  expect(spotsIn('Hoboken, CA')).toEqual([])
  expect(between('Freiburg, Baden-Württemberg, Germany', 'Freiburg im Breisgau, Germany')).toBe(0)
})

test('#16.3: a text with several towns names each; one without a town names none', () => {
  expect(spotsIn('Berlin, Germany; Munich, Germany')).toHaveLength(2)
  expect(spotsIn('Remote, Germany')).toEqual([])
  expect(spotsIn('Bavaria, Germany')).toEqual([])
  expect(spotsIn('Smallville Creek, New York')).toEqual([])
})
