import { readFile, rename, writeFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

/** An index as it was when the listings stood at change `number`. */
export interface Snapshot {
  readonly number: number
  /** The change at which it was last made of nothing but the listings. */
  readonly whole: number
  /** Identity of what made it: another maker would have made other bytes. */
  readonly maker: string
  readonly bytes: Uint8Array
}

const magic = 'scry-snapshot'
/** The bytes begin at a multiple of this, so that typed arrays can lie over them as they are read. */
const alignment = 8

/** The snapshot in a file; undefined when there is none, it is not whole, or another maker's. */
export async function readSnapshot(path: string, maker: string): Promise<Snapshot | undefined> {
  try {
    const file = await readFile(path)
    const end = file.indexOf('\n')
    const header = JSON.parse(file.subarray(0, end).toString()) as Record<string, unknown>
    const { number, whole } = header
    const body = file.subarray(end + 1)
    // A wrong byte of the disk would be a wrong answer, or one that never ends.
    const isWhole = header.magic === magic && header.length === body.length && header.crc32 === crc32(body)
    if (!isWhole || header.maker !== maker || typeof number !== 'number' || typeof whole !== 'number') return undefined
    // A small file's bytes lie in a block with others, which would be kept alive.
    const bytes = body.length < file.buffer.byteLength / 2 ? new Uint8Array(body) : body
    return { number, whole, maker, bytes }
  } catch {
    return undefined
  }
}

/** Written beside and moved into place, so that a kill leaves the old one or the new one. */
export async function writeSnapshot(path: string, { number, whole, maker, bytes }: Snapshot): Promise<void> {
  const beside = `${path}.${process.pid}`
  const header = JSON.stringify({ magic, number, whole, maker, length: bytes.length, crc32: crc32(bytes) })
  const line = `${header.padEnd(Math.ceil((header.length + 1) / alignment) * alignment - 1)}\n`
  await writeFile(beside, line, { mode: 0o600 })
  await writeFile(beside, bytes, { flag: 'a' })
  await rename(beside, path)
}
