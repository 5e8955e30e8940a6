import { readFile, rename, writeFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

/** An index as it was when the listings stood at change `number`. */
export interface Snapshot {
  readonly number: number
  /** Identity of what made it: another maker would have made other bytes. */
  readonly maker: string
  readonly bytes: Uint8Array
}

const magic = 'scry-snapshot'

/** The snapshot in a file; undefined when there is none, it is not whole, or another maker's. */
export async function readSnapshot(path: string, maker: string): Promise<Snapshot | undefined> {
  try {
    const file = await readFile(path)
    const end = file.indexOf('\n')
    const header = JSON.parse(file.subarray(0, end).toString()) as Record<string, unknown>
    const { number } = header
    const body = file.subarray(end + 1)
    // A wrong byte of the disk would be a wrong answer, or one that never ends.
    const isWhole = header.magic === magic && header.length === body.length && header.crc32 === crc32(body)
    if (!isWhole || header.maker !== maker || typeof number !== 'number') return undefined
    // A copy of its own, so that typed arrays over it are aligned and nothing else is kept alive.
    return { number, maker, bytes: new Uint8Array(body) }
  } catch {
    return undefined
  }
}

/** Written beside and moved into place, so that a kill leaves the old one or the new one. */
export async function writeSnapshot(path: string, { number, maker, bytes }: Snapshot): Promise<void> {
  const beside = `${path}.${process.pid}`
  const header = { magic, number, maker, length: bytes.length, crc32: crc32(bytes) }
  await writeFile(beside, `${JSON.stringify(header)}\n`, { mode: 0o600 })
  await writeFile(beside, bytes, { flag: 'a' })
  await rename(beside, path)
}
