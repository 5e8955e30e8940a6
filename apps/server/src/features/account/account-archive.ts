import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { archiveCaps, type exportAccount } from '@scry/contracts/account-routes'
import { strToU8, zipSync } from 'fflate'
import { z } from 'zod'
import { ProblemError } from '../../platform/problem-error.ts'

/** The file of an archive that is brought back; the table beside it is for people. */
const fileName = 'account.json'

type Exported = z.input<(typeof exportAccount)['response']>
type Row = Readonly<Record<string, unknown>>
export type ArchivedTables = Readonly<Record<string, unknown>>

export function writeArchive(exported: Exported, csv: string): Buffer {
  const files = { [fileName]: strToU8(JSON.stringify(exported, null, 2)), 'account.csv': strToU8(csv) }
  return Buffer.from(zipSync(files))
}

const noArchive = (cause?: unknown) =>
  new ProblemError('invalid-input', 'This is no archive of an account. Choose the file that “Download my data” gave.', {
    cause,
  })

const inflate = promisify(inflateRaw)
const endSign = 'PK\x05\x06'
const entrySign = 0x02014b50
const localSign = 0x04034b50

/** The first file of the name, still packed. Where a zip is cut short, reading goes over its end and throws a RangeError. */
function findPacked(zip: Buffer): { bytes: Buffer; isPlain: boolean } {
  const end = zip.lastIndexOf(endSign, -1, 'latin1')
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== entrySign) break
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28)
    if (zip.toString('utf8', at + 46, nameEnd) === fileName) {
      const local = zip.readUInt32LE(at + 42)
      if (zip.readUInt32LE(local) !== localSign) break
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
      return {
        bytes: zip.subarray(start, start + zip.readUInt32LE(at + 20)),
        isPlain: zip.readUInt16LE(at + 10) === 0,
      }
    }
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  throw noArchive()
}

const Archive = z.object({ tables: z.custom<ArchivedTables>(isRecord) })

/**
 * The tables of an archive that anybody may have made. One file of it is unpacked, in memory, beside the event loop, and no
 * more of it than is allowed, whatever size it says; no name in it becomes a path. What is small may say much: lists and
 * values are counted before they are read, also those that stand as text within a text.
 */
export async function readArchive(bytes: Uint8Array): Promise<ArchivedTables> {
  try {
    const packed = findPacked(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    const file = packed.isPlain
      ? packed.bytes
      : await inflate(packed.bytes, { maxOutputLength: archiveCaps.unpackedBytes })
    if (hasTooManySigns(file))
      throw new ProblemError('too-large', 'The archive holds more lists and values than an account can have.')
    return Archive.parse(JSON.parse(file.toString('utf8'))).tables
  } catch (cause) {
    if (cause instanceof RangeError && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge()
    throw cause instanceof ProblemError ? cause : noArchive(cause)
  }
}

/** The rows of one table; none where the archive has no such table. */
export function rowsOf(tables: ArchivedTables, table: string): readonly Row[] {
  const rows = tables[table] ?? []
  if (!Array.isArray(rows) || !rows.every(isRecord)) throw noArchive()
  return rows
}

function isRecord(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const [comma, bracket, brace] = [0x2c, 0x5b, 0x7b]

/** By its places: going through the bytes one by one takes twenty times as long. */
function hasTooManySigns(file: Uint8Array): boolean {
  let count = 0
  for (let at = 0; at < file.length && count <= archiveCaps.signs; at += 1) {
    const byte = file[at]
    if (byte === comma || byte === bracket || byte === brace) count += 1
  }
  return count > archiveCaps.signs
}

const tooLarge = () => {
  const most = archiveCaps.unpackedBytes / 1024 / 1024
  return new ProblemError('too-large', `What the archive holds is larger than ${most} MB.`)
}
