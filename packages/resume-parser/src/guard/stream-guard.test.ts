import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { countInflated } from './inflate-size.ts'
import { checkStreams } from './stream-guard.ts'

const limits = { perStream: 1000, perDocument: 2500 }

function pdfWith(streams: readonly { data: Uint8Array; filter: string }[]): Uint8Array {
  const encoder = new TextEncoder()
  const parts = streams.flatMap(({ data, filter }, index) => [
    encoder.encode(`${index + 1} 0 obj << /Filter ${filter} /Length ${data.length} >> stream\n`),
    data,
    encoder.encode('\nendstream endobj\n'),
  ])
  return new Uint8Array(Buffer.concat([encoder.encode('%PDF-1.7\n'), ...parts]))
}

const packed = (bytes: number) => ({ data: new Uint8Array(deflateSync(new Uint8Array(bytes))), filter: '/FlateDecode' })

test('lets streams pass that stay under both limits', () => {
  expect(checkStreams(pdfWith([packed(900), packed(900)]), countInflated, limits)).toBe('ok')
})

test('refuses one stream over its limit, and many small ones over the limit of the document', () => {
  expect(checkStreams(pdfWith([packed(1001)]), countInflated, limits)).toBe('bomb')
  expect(checkStreams(pdfWith([packed(900), packed(900), packed(900)]), countInflated, limits)).toBe('bomb')
})

test('refuses deflate over deflate', () => {
  const stream = { ...packed(10), filter: '[/FlateDecode /FlateDecode]' }
  expect(checkStreams(pdfWith([stream]), countInflated, limits)).toBe('bomb')
})

test('does not look into streams that are not packed', () => {
  expect(checkStreams(pdfWith([{ data: new Uint8Array(5000), filter: '/DCTDecode' }]), countInflated, limits)).toBe(
    'ok',
  )
})

test('does not weigh a picture, which nothing decodes, but what comes behind it (0350)', () => {
  const photograph = { ...packed(5000), filter: '/FlateDecode /Type /XObject /Subtype /Image /Width 50 /Height 100' }
  expect(checkStreams(pdfWith([photograph, photograph]), countInflated, limits)).toBe('ok')
  expect(checkStreams(pdfWith([photograph, packed(1001)]), countInflated, limits)).toBe('bomb')
})
