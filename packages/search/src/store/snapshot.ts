/** A part of a snapshot: a typed array or a list of texts. */
export type Section = Uint8Array | Uint16Array | Uint32Array | readonly string[]

const magic = 'scry-listing-index'
export const snapshotVersion = 13
const alignment = 8

interface Entry {
  name: string
  kind: 'bytes' | 'halves' | 'numbers' | 'texts'
  start: number
  length: number
}

/** The bytes are not a snapshot of this version, or are cut off. */
export class SnapshotError extends Error {
  override name = 'SnapshotError'
}

const aligned = (length: number): number => Math.ceil(length / alignment) * alignment

const kindOf = (section: Section): Entry['kind'] => {
  if (section instanceof Uint32Array) return 'numbers'
  if (section instanceof Uint16Array) return 'halves'
  return section instanceof Uint8Array ? 'bytes' : 'texts'
}

/** A header (length, then JSON that names every section) and the sections, each at a multiple of eight bytes. */
export const writeSnapshot = (sections: Record<string, Section>): Uint8Array => {
  const encoder = new TextEncoder()
  const parts: { entry: Entry; bytes: Uint8Array }[] = []
  let start = 0
  for (const [name, section] of Object.entries(sections)) {
    const kind = kindOf(section)
    const texts = kind === 'texts'
    const bytes = texts
      ? encoder.encode(JSON.stringify(section))
      : new Uint8Array(
          (section as Uint8Array).buffer,
          (section as Uint8Array).byteOffset,
          (section as Uint8Array).byteLength,
        )
    parts.push({ entry: { name, kind, start, length: texts ? section.length : bytes.length }, bytes })
    start += aligned(bytes.length)
  }
  const entries = parts.map(({ entry, bytes }) => ({ ...entry, byteLength: bytes.length }))
  const header = encoder.encode(JSON.stringify({ magic, version: snapshotVersion, entries }))
  const body = aligned(4 + header.length)
  const snapshot = new Uint8Array(body + start)
  new DataView(snapshot.buffer).setUint32(0, header.length, true)
  snapshot.set(header, 4)
  for (const { entry, bytes } of parts) snapshot.set(bytes, body + entry.start)
  return snapshot
}

/** Reads sections back; numbers and bytes are views into `snapshot`, which must not change afterwards. */
export const readSnapshot = (snapshot: Uint8Array): Map<string, Section> => {
  const source = snapshot.byteOffset % alignment === 0 ? snapshot : snapshot.slice()
  if (source.length < 4) throw new SnapshotError('The snapshot is empty.')
  const headerLength = new DataView(source.buffer, source.byteOffset).getUint32(0, true)
  if (headerLength > source.length - 4) throw new SnapshotError('The snapshot is cut off.')
  const decoder = new TextDecoder()
  let header: { magic?: string; version?: number; entries?: (Entry & { byteLength: number })[] }
  try {
    header = JSON.parse(decoder.decode(source.subarray(4, 4 + headerLength)))
  } catch {
    throw new SnapshotError('The bytes are not a snapshot of a listing index.')
  }
  if (header.magic !== magic) throw new SnapshotError('The bytes are not a snapshot of a listing index.')
  if (header.version !== snapshotVersion) throw new SnapshotError(`The snapshot has version ${header.version}.`)
  const body = aligned(4 + headerLength)
  const sections = new Map<string, Section>()
  for (const { name, kind, start, byteLength } of header.entries ?? []) {
    const from = body + start
    if (from + byteLength > source.length) throw new SnapshotError('The snapshot is cut off.')
    const bytes = source.subarray(from, from + byteLength)
    if (kind === 'bytes') sections.set(name, bytes)
    else if (kind === 'numbers') {
      sections.set(name, new Uint32Array(source.buffer, source.byteOffset + from, byteLength / 4))
    } else if (kind === 'halves') {
      sections.set(name, new Uint16Array(source.buffer, source.byteOffset + from, byteLength / 2))
    } else sections.set(name, JSON.parse(decoder.decode(bytes)) as string[])
  }
  return sections
}
