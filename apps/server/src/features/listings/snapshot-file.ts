import { readFile, rename, writeFile } from 'node:fs/promises'

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
    const { number, length } = header
    const isWhole = header.magic === magic && length === file.length - end - 1
    if (!isWhole || header.maker !== maker || typeof number !== 'number') return undefined
    // A copy of its own, so that typed arrays over it are aligned and nothing else is kept alive.
    return { number, maker, bytes: new Uint8Array(file.subarray(end + 1)) }
  } catch {
    return undefined
  }
}

/** Written beside and moved into place, so that a kill leaves the old one or the new one. */
export async function writeSnapshot(path: string, { number, maker, bytes }: Snapshot): Promise<void> {
  const beside = `${path}.${process.pid}`
  await writeFile(beside, `${JSON.stringify({ magic, number, maker, length: bytes.length })}\n`, { mode: 0o600 })
  await writeFile(beside, bytes, { flag: 'a' })
  await rename(beside, path)
}
