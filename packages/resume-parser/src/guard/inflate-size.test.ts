import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countInflated } from './inflate-size.ts'

test('counts what zlib unfolds without keeping any of it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 4000 }), fc.integer({ min: 0, max: 9 }), (data, level) => {
      const repeated = new Uint8Array([...data, ...data, ...data])
      expect(countInflated(deflateSync(repeated, { level }), 1 << 20)).toBe(repeated.length)
    }),
  )
})

test('stops soon after the limit instead of counting a gigabyte', () => {
  const packed = deflateSync(new Uint8Array(8 << 20))
  const size = countInflated(packed, 1 << 20)
  expect(size).toBeGreaterThan(1 << 20)
  expect(size).toBeLessThan((1 << 20) + 300)
})

test('says null for bytes that are no zlib stream', () => {
  expect(countInflated(new Uint8Array([1, 2, 3, 4]), 100)).toBeNull()
})

test('survives any bytes at all', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (data) => {
      const size = countInflated(new Uint8Array([0x78, 0x9c, ...data]), 1 << 16)
      expect(size === null || size >= 0).toBe(true)
    }),
  )
})
