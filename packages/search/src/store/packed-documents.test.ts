import { expect, test } from 'vitest'
import { ListCursor } from './list-cursor.ts'
import { PostingPacker } from './posting-packer.ts'
import { PostingLists } from './postings.ts'

/** So many of all documents, drawn by a fixed sequence; some stand close together, others far apart. */
const drawn = (count: number, documents: number): number[] => {
  const found = new Set<number>()
  for (let step = 7; found.size < count; step = (step * 48_271) % 2_147_483_647) {
    const isClose = step % 3 === 0
    found.add(isClose ? step % Math.min(documents, 2 * count) : step % documents)
  }
  return [...found].sort((left, right) => left - right)
}

const cases = [
  [1, 1],
  [1, 3_000_000],
  [5000, 5000],
  [4999, 5000],
  [2000, 5000],
  [128, 5000],
  [129, 5000],
  [700, 90_000],
  [700, 3_000_000],
  [3, 30_000_000],
] as const

test.each(cases)('a list of %i of %i documents comes back as it was packed', (count, documents) => {
  const wanted = drawn(count, documents)
  const impacts = wanted.map((document) => 1 + (document % 255))
  const packer = new PostingPacker(3)
  packer.open(0)
  packer.write(documents - 1, 9)
  packer.open(1)
  wanted.forEach((document, at) => {
    packer.write(document, impacts[at] as number)
  })
  packer.open(2)
  packer.write(0, 255)
  const lists = new PostingLists(packer.finish(), documents)
  const list = lists.read(1)
  expect([...list.documents.subarray(0, list.count)]).toEqual(wanted)
  expect([...list.impacts.subarray(0, list.count)]).toEqual(impacts)

  const ahead = new ListCursor(lists, 1)
  const known = new Set(wanted)
  for (const document of wanted) {
    if (!known.has(document - 1)) expect(ahead.impactOf(document - 1)).toBe(0)
    expect(ahead.impactOf(document)).toBe(1 + (document % 255))
  }
  const anyway = new ListCursor(lists, 1)
  for (let at = 0; at < 300; at += 1) {
    const document = wanted[(at * 7919) % count] as number
    expect(anyway.impactOf(document)).toBe(1 + (document % 255))
    const other = (document * 31 + at) % documents
    expect(anyway.impactOf(other)).toBe(known.has(other) ? 1 + (other % 255) : 0)
  }
})
