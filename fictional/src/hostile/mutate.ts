import { seededRandom } from '../seeded-random.ts'

const words = [
  '/Length',
  '/Kids',
  '/Count',
  '/Contents',
  '/Filter',
  '/Type',
  'endobj',
  'stream',
  'xref',
  'trailer',
  '/Root',
  ' 0 R',
  '/ToUnicode',
  '/Parent',
]
const numbers = ['0', '-1', '2147483647', '4294967296', '99999999999999999999', '0.0000001', '1e9', '(', '<<', '[[[[']

type Change = (bytes: Buffer, random: () => number) => Buffer

const place = (bytes: Buffer, random: () => number) => Math.floor(random() * bytes.length)

const flipBytes: Change = (bytes, random) => {
  const changed = Buffer.from(bytes)
  const count = 1 + Math.floor(random() * 40)
  for (let at = 0; at < count; at += 1) changed[place(bytes, random)] = Math.floor(random() * 256)
  return changed
}

const dropRange: Change = (bytes, random) => {
  const from = place(bytes, random)
  const length = 1 + Math.floor(random() * Math.min(2000, bytes.length / 4))
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + length)])
}

const repeatRange: Change = (bytes, random) => {
  const from = place(bytes, random)
  const range = bytes.subarray(from, from + 1 + Math.floor(random() * 500))
  const times = 1 + Math.floor(random() * 20)
  return Buffer.concat([bytes.subarray(0, from), ...Array.from({ length: times }, () => range), bytes.subarray(from)])
}

const truncate: Change = (bytes, random) => bytes.subarray(0, place(bytes, random))

const insertNoise: Change = (bytes, random) => {
  const at = place(bytes, random)
  const noise = Buffer.from(Array.from({ length: 1 + Math.floor(random() * 200) }, () => Math.floor(random() * 256)))
  return Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at)])
}

/** Replaces the number after a place, or a name by another, so that the file stays well formed and means something else. */
const changeNumber: Change = (bytes, random) => {
  let from = place(bytes, random)
  const isDigit = (at: number) => (bytes[at] ?? 0) >= 48 && (bytes[at] ?? 0) <= 57
  while (from < bytes.length && !isDigit(from)) from += 1
  let to = from
  while (to < bytes.length && isDigit(to)) to += 1
  const value = numbers[Math.floor(random() * numbers.length)] ?? '0'
  return Buffer.concat([bytes.subarray(0, from), Buffer.from(value), bytes.subarray(to)])
}

const swapWord: Change = (bytes, random) => {
  const from = words[Math.floor(random() * words.length)] ?? '/Length'
  const to = words[Math.floor(random() * words.length)] ?? '/Type'
  const at = bytes.indexOf(from, place(bytes, random), 'latin1')
  return at < 0
    ? flipBytes(bytes, random)
    : Buffer.concat([bytes.subarray(0, at), Buffer.from(to), bytes.subarray(at + from.length)])
}

const changes: readonly Change[] = [
  flipBytes,
  dropRange,
  repeatRange,
  truncate,
  insertNoise,
  changeNumber,
  changeNumber,
  swapWord,
]

/** A damaged copy: one to four changes, the same for the same seed. The original is left as it is. */
export function mutate(bytes: Uint8Array, seed: number): Uint8Array {
  const random = seededRandom(seed)
  let changed: Buffer = Buffer.from(bytes)
  const count = 1 + Math.floor(random() * 4)
  for (let at = 0; at < count && changed.length > 0; at += 1) {
    const change = changes[Math.floor(random() * changes.length)] ?? flipBytes
    changed = change(changed, random)
  }
  return new Uint8Array(changed)
}
