import { constants, crc32, deflateRawSync } from 'node:zlib'

/**
 * A gzip file of pieces that were compressed earlier, each by itself (RFC 1951, 1952). A piece ends at a whole byte and
 * points at nothing before it, so that pieces follow each other as they are; what is short stands between them as it is.
 */
export interface Piece {
  readonly plain: Uint8Array
  /** Blocks of deflate of which none is the last. */
  readonly packed: Uint8Array
}

/** Higher levels take longer for a twentieth less (measured on rows of listings). */
const level = 4
const longestBlock = 65_535
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const lastBlock = Buffer.from([3, 0])

export function packPiece(plain: Uint8Array): Piece {
  return { plain, packed: aloneInMemory(deflateRawSync(plain, { level, finishFlush: constants.Z_SYNC_FLUSH })) }
}

/** A copy of its own length: what comes from a Buffer or from zlib keeps alive a block of up to 64 kB around it. */
export function aloneInMemory(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes)
}

/** As it stands, for a length at which compressing takes longer than sending. */
export function plainPiece(plain: Uint8Array): Piece {
  const blocks: Uint8Array[] = []
  for (let from = 0; from < plain.length; from += longestBlock) {
    const part = plain.subarray(from, from + longestBlock)
    const head = Buffer.alloc(5)
    head.writeUInt16LE(part.length, 1)
    head.writeUInt16LE(part.length ^ longestBlock, 3)
    blocks.push(head, part)
  }
  return { plain, packed: Buffer.concat(blocks) }
}

export function gzipOf(pieces: readonly Piece[]): Buffer {
  let sum = 0
  let length = 0
  const parts: Uint8Array[] = [header]
  for (const { plain, packed } of pieces) {
    sum = crc32(plain, sum)
    length += plain.length
    parts.push(packed)
  }
  const end = Buffer.alloc(8)
  end.writeUInt32LE(sum, 0)
  end.writeUInt32LE(length % 2 ** 32, 4)
  parts.push(lastBlock, end)
  return Buffer.concat(parts)
}
