import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { assemble, catalog, concat, helvetica, latin1, onePage, streamObject, textOperators } from './raw-pdf.ts'

/** A file built to take time or memory. A reader may answer anything that is short, small and clear. */
export interface Bomb {
  readonly id: string
  readonly bytes: () => Uint8Array
}

const mebibyte = 1 << 20
const flate = '/Filter /FlateDecode'

/** A zlib stream that inflates to `mebibytes` of zeros, from one compressed block repeated, without making the zeros. */
export function zerosDeflated(mebibytes: number): Uint8Array {
  const block = deflateRawSync(new Uint8Array(mebibyte), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const last = deflateRawSync(new Uint8Array(0))
  const sumOfZeros = (mebibytes * mebibyte) % 65521
  const checksum = new Uint8Array([sumOfZeros >> 8, sumOfZeros & 0xff, 0, 1])
  return concat([new Uint8Array([0x78, 0xda]), ...Array.from({ length: mebibytes }, () => block), last, checksum])
}

const page = (contents: string, resources = '<< /Font << /F1 5 0 R >> >>') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} /Resources ${resources} >>`
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const greeting = textOperators(['A short page before the trouble.'])

function deflateBomb(): Uint8Array {
  return onePage(streamObject(zerosDeflated(1024), flate))
}

function nestedDeflate(): Uint8Array {
  const twice = deflateSync(zerosDeflated(1024), { level: 9 })
  return onePage(streamObject(deflateSync(twice, { level: 9 }), '/Filter [/FlateDecode /FlateDecode /FlateDecode]'))
}

/** The bomb is a font's character map, which a reader opens although the page's own stream is small. */
function mapBomb(): Uint8Array {
  return onePage(streamObject(latin1(greeting)), {
    font: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
    more: [streamObject(zerosDeflated(1024), flate)],
  })
}

function fontFileBomb(): Uint8Array {
  return onePage(streamObject(latin1(greeting)), {
    font: '<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Bomb /FirstChar 32 /LastChar 33 /Widths [500 500] /FontDescriptor 6 0 R >>',
    more: [
      '<< /Type /FontDescriptor /FontName /ABCDEF+Bomb /Flags 32 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 7 0 R >>',
      streamObject(zerosDeflated(1024), `${flate} /Length1 1073741824`),
    ],
  })
}

function imageBomb(): Uint8Array {
  return onePage(streamObject(latin1(`${greeting}\n595 0 0 842 0 0 cm /Big Do`)), {
    resources: '/XObject << /Big 6 0 R >>',
    more: [
      streamObject(
        zerosDeflated(1024),
        `/Type /XObject /Subtype /Image /Width 32768 /Height 32768 /ColorSpace /DeviceGray /BitsPerComponent 8 ${flate}`,
      ),
    ],
  })
}

function runLengthBomb(): Uint8Array {
  const pairs = new Uint8Array(2 * 60_000).map((_, at) => (at % 2 === 0 ? 129 : 32))
  const runs = deflateSync(concat([...Array.from({ length: 40 }, () => pairs), new Uint8Array([128])]), { level: 9 })
  return onePage(streamObject(runs, '/Filter [/FlateDecode /RunLengthDecode]'))
}

function millionOperators(): Uint8Array {
  const operators = latin1(`${greeting}\n${'q 1 0 0 1 0 0 cm BT /F1 1 Tf (a) Tj ET Q\n'.repeat(1_000_000)}`)
  return onePage(streamObject(deflateSync(operators), flate))
}

function millionWords(): Uint8Array {
  const operators = latin1(
    `BT /F1 8 Tf 10 TL 20 800 Td\n${'(experience engineer 2020 - 2024 skills) Tj T*\n'.repeat(400_000)}ET`,
  )
  return onePage(streamObject(deflateSync(operators), flate))
}

function deepArrays(): Uint8Array {
  const depth = 500_000
  return assemble([catalog, pages, page('4 0 R'), `${'['.repeat(depth)}${']'.repeat(depth)}`, helvetica])
}

function deepDictionaries(): Uint8Array {
  const depth = 200_000
  return assemble([
    catalog,
    pages,
    page('4 0 R', `${'<</A'.repeat(depth)} null ${'>>'.repeat(depth)}`),
    streamObject(latin1(greeting)),
    helvetica,
  ])
}

function deepGraphicsStates(): Uint8Array {
  return onePage(streamObject(deflateSync(latin1(`${'q '.repeat(2_000_000)}${greeting}`)), flate))
}

/** Each of 24 forms draws the next one ten times. */
function formsWithinForms(): Uint8Array {
  const depth = 24
  const forms = Array.from({ length: depth }, (_, at) =>
    streamObject(
      latin1(at === depth - 1 ? greeting : '/Next Do '.repeat(10)),
      `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> /XObject << /Next ${7 + at} 0 R >> >>`,
    ),
  )
  return onePage(streamObject(latin1('/Next Do')), { resources: '/XObject << /Next 6 0 R >>', more: forms })
}

function formWithinItself(): Uint8Array {
  return onePage(streamObject(latin1('/Self Do')), {
    resources: '/XObject << /Self 6 0 R >>',
    more: [
      streamObject(
        latin1(`${greeting} /Self Do`),
        '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> /XObject << /Self 6 0 R >> >>',
      ),
    ],
  })
}

/** 200,000 pages, each an object of its own, packed into one object stream. */
function manyPages(): Uint8Array {
  const count = 200_000
  const firstLeaf = 5
  const leaf = '<</Type/Page/Parent 2 0 R/Contents 3 0 R>> '
  const numbers = Array.from({ length: count }, (_, at) => firstLeaf + at)
  const offsets = numbers.map((number, at) => `${number} ${at * leaf.length}`).join(' ')
  const packed = deflateSync(latin1(`${offsets} ${leaf.repeat(count)}`))
  const kids = numbers.map((number) => `${number} 0 R`).join(' ')
  const plain = [
    catalog,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> >>`,
    streamObject(latin1(greeting)),
    helvetica,
  ]
  const packNumber = firstLeaf + count
  const parts = [latin1('%PDF-1.7\n')]
  const starts: number[] = []
  let at = parts[0]?.length ?? 0
  const add = (number: number, object: string | Uint8Array) => {
    const bytes = concat([
      latin1(`${number} 0 obj\n`),
      typeof object === 'string' ? latin1(object) : object,
      latin1('\nendobj\n'),
    ])
    starts.push(at)
    at += bytes.length
    parts.push(bytes)
  }
  for (const [index, object] of plain.entries()) add(index + 1, object)
  add(packNumber, streamObject(packed, `/Type /ObjStm /N ${count} /First ${offsets.length + 1} ${flate}`))
  const entries = Buffer.alloc((packNumber + 1) * 8)
  const entry = (number: number, kind: number, middle: number, last: number) => {
    entries[number * 8] = kind
    entries.writeUInt32BE(middle, number * 8 + 1)
    entries.writeUIntBE(last, number * 8 + 5, 3)
  }
  for (let number = 1; number <= plain.length; number += 1) entry(number, 1, starts[number - 1] ?? 0, 0)
  for (let index = 0; index < count; index += 1) entry(firstLeaf + index, 2, packNumber, index)
  entry(packNumber, 1, starts[plain.length] ?? 0, 0)
  const table = streamObject(
    deflateSync(entries),
    `/Type /XRef /Size ${packNumber + 1} /W [1 4 3] /Root 1 0 R ${flate}`,
  )
  return withStartxref(concat(parts), concat([latin1(`${packNumber + 1} 0 obj\n`), table, latin1('\nendobj')]))
}

/** 200,000 pages that are one object. */
function samePageManyTimes(): Uint8Array {
  const count = 200_000
  return assemble([
    catalog,
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count} >>`,
    page('4 0 R'),
    streamObject(latin1(greeting)),
    helvetica,
  ])
}

function circularPageTree(): Uint8Array {
  return assemble([
    catalog,
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 3 >>',
    '<< /Type /Pages /Parent 4 0 R /Kids [4 0 R 2 0 R] /Count 3 >>',
    '<< /Type /Pages /Parent 3 0 R /Kids [3 0 R 4 0 R 2 0 R] /Count 3 >>',
  ])
}

function circularReferences(): Uint8Array {
  return assemble([
    catalog,
    pages,
    page('4 0 R', '6 0 R'),
    streamObject(latin1(greeting), '', '7 0 R'),
    helvetica,
    '6 0 R',
    '7 0 R',
  ])
}

function hugeCount(): Uint8Array {
  return assemble([
    catalog,
    '<< /Type /Pages /Kids [3 0 R] /Count 2147483647 >>',
    page('4 0 R'),
    streamObject(latin1(greeting)),
    helvetica,
  ])
}

function hugeLength(): Uint8Array {
  return assemble([catalog, pages, page('4 0 R'), streamObject(latin1(greeting), '', '99999999999'), helvetica])
}

function hugeCoordinates(): Uint8Array {
  const far = '9'.repeat(300)
  return onePage(streamObject(latin1(`BT /F1 ${far} Tf ${far} -${far} Td (far) Tj ET\n${greeting}`)))
}

function hugePredictor(): Uint8Array {
  return onePage(
    streamObject(
      deflateSync(latin1(greeting)),
      `${flate} /DecodeParms << /Predictor 12 /Columns 2147483647 /Colors 32 /BitsPerComponent 16 >>`,
    ),
  )
}

function withStartxref(body: Uint8Array, section: Uint8Array): Uint8Array {
  return concat([body, section, latin1(`\nstartxref\n${body.length}\n%%EOF\n`)])
}

function hugeXrefTable(): Uint8Array {
  const body = onePage(streamObject(latin1(greeting)))
  const rows = latin1('0000000000 00000 n \n'.repeat(200_000))
  return withStartxref(
    body,
    concat([latin1('xref\n0 2147483647\n'), rows, latin1('trailer\n<< /Size 2147483647 /Root 1 0 R >>')]),
  )
}

function xrefStreamBomb(): Uint8Array {
  const body = onePage(streamObject(latin1(greeting)))
  const stream = streamObject(
    zerosDeflated(1024),
    `/Type /XRef /Size 268435456 /W [1 2 1] /Index [0 268435456] /Root 1 0 R ${flate}`,
  )
  return withStartxref(body, concat([latin1('9 0 obj\n'), stream, latin1('\nendobj')]))
}

function circularXref(): Uint8Array {
  const body = onePage(streamObject(latin1(greeting)))
  return withStartxref(
    body,
    latin1(`xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 9 /Root 1 0 R /Prev ${body.length} >>`),
  )
}

/** The page lives in an object stream that inflates to a gigabyte. */
function objectStreamBomb(): Uint8Array {
  const body = concat([
    latin1('%PDF-1.7\n'),
    latin1('1 0 obj\n'),
    streamObject(zerosDeflated(1024), `/Type /ObjStm /N 1000000 /First 100000000 ${flate}`),
    latin1('\nendobj\n'),
  ])
  // Entries: 0 free; 1 the object stream at byte 9; 2 and 3 members 0 and 1 of it.
  const entries = new Uint8Array([0, 0, 0, 0, 1, 0, 9, 0, 2, 0, 1, 0, 2, 0, 1, 1])
  const stream = streamObject(entries, '/Type /XRef /Size 4 /W [1 2 1] /Root 2 0 R')
  return withStartxref(body, concat([latin1('4 0 obj\n'), stream, latin1('\nendobj')]))
}

function endlessMap(): Uint8Array {
  const ranges = latin1(
    `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00000000> <ffffffff> endcodespacerange\n${'1 begincidrange <00000000> <ffffffff> 0 endcidrange\n1 beginbfrange <00000000> <ffffffff> <0041> endbfrange\n'.repeat(200)}endcmap end`,
  )
  return onePage(streamObject(latin1(greeting)), {
    font: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
    more: [streamObject(ranges)],
  })
}

export const bombs: readonly Bomb[] = [
  { id: 'deflate', bytes: deflateBomb },
  { id: 'nested-deflate', bytes: nestedDeflate },
  { id: 'character-map-deflate', bytes: mapBomb },
  { id: 'font-file-deflate', bytes: fontFileBomb },
  { id: 'image-deflate', bytes: imageBomb },
  { id: 'run-length', bytes: runLengthBomb },
  { id: 'million-operators', bytes: millionOperators },
  { id: 'million-words', bytes: millionWords },
  { id: 'deep-arrays', bytes: deepArrays },
  { id: 'deep-dictionaries', bytes: deepDictionaries },
  { id: 'deep-graphics-states', bytes: deepGraphicsStates },
  { id: 'forms-within-forms', bytes: formsWithinForms },
  { id: 'form-within-itself', bytes: formWithinItself },
  { id: '200000-pages', bytes: manyPages },
  { id: 'one-page-200000-times', bytes: samePageManyTimes },
  { id: 'circular-page-tree', bytes: circularPageTree },
  { id: 'circular-references', bytes: circularReferences },
  { id: 'huge-count', bytes: hugeCount },
  { id: 'huge-length', bytes: hugeLength },
  { id: 'huge-coordinates', bytes: hugeCoordinates },
  { id: 'huge-predictor', bytes: hugePredictor },
  { id: 'huge-xref-table', bytes: hugeXrefTable },
  { id: 'xref-stream-deflate', bytes: xrefStreamBomb },
  { id: 'circular-xref', bytes: circularXref },
  { id: 'object-stream-deflate', bytes: objectStreamBomb },
  { id: 'endless-character-map', bytes: endlessMap },
]
