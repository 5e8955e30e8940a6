import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gzipOf, packPiece, plainPiece } from './packed-pieces.ts'

test('pieces that were packed apart are one gzip file of their bytes in a row, in any order and again and again', () => {
  const bytes = fc.uint8Array({ maxLength: 300 })
  fc.assert(
    fc.property(fc.array(fc.tuple(bytes, fc.boolean()), { maxLength: 12 }), (given) => {
      const pieces = given.map(([plain, isPacked]) => (isPacked ? packPiece(plain) : plainPiece(plain)))
      for (const some of [pieces, pieces.toReversed(), [...pieces, ...pieces]])
        expect(gunzipSync(gzipOf(some)).equals(Buffer.concat(some.map(({ plain }) => plain)))).toBe(true)
    }),
  )
})

test('a packed piece keeps no more memory alive than its own length', () => {
  const { packed } = packPiece(Buffer.from('data '.repeat(300)))
  expect(packed.buffer.byteLength).toBe(packed.byteLength)
})

test('a plain piece may be longer than one block', () => {
  const long = Buffer.from('data '.repeat(40_000))
  expect(gunzipSync(gzipOf([plainPiece(long), packPiece(long), plainPiece(long)])).length).toBe(3 * long.length)
})
