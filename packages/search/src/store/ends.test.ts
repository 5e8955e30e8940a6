import { expect, test } from 'vitest'
import { Ends } from './ends.ts'

test('pieces are found whatever their lengths, also behind a snapshot', () => {
  const lengths = Array.from({ length: 1000 }, (_, at) => (at % 190 === 3 ? 70_000 : at % 257 === 9 ? 65_500 : at % 40))
  let ends = new Ends()
  let last = 0
  const wanted = lengths.map((length) => {
    const start = last
    last += length
    return [start, last]
  })
  const check = (count: number) => {
    expect(ends.count).toBe(count)
    for (let at = 0; at < count; at += 1) expect([ends.startOf(at), ends.endOf(at)]).toEqual(wanted[at])
  }
  for (const [, end] of wanted.slice(0, 700)) ends.push(end as number)
  check(700)
  const snapshot = ends.snapshot()
  const copy = structuredClone(snapshot)
  ends = new Ends(snapshot)
  for (const [, end] of wanted.slice(700)) ends.push(end as number)
  check(1000)
  expect(snapshot).toEqual(copy)
})
