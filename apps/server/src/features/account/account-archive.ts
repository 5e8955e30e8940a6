import { archiveCaps, exportAccount } from '@scry/contracts/account-routes'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { z } from 'zod'
import { ProblemError } from '../../platform/problem-error.ts'

/** The file of an archive that is brought back; the table beside it is for people. */
const fileName = 'account.json'

type Exported = z.input<(typeof exportAccount)['response']>
export type ArchivedTables = Exported['tables']

export function writeArchive(exported: Exported, csv: string): Buffer {
  const files = { [fileName]: strToU8(JSON.stringify(exported, null, 2)), 'account.csv': strToU8(csv) }
  return Buffer.from(zipSync(files))
}

const noArchive = (cause?: unknown) =>
  new ProblemError('invalid-input', 'This is no archive of an account. Choose the file that “Download my data” gave.', {
    cause,
  })

/**
 * The tables of an archive that anybody may have made. Only one file of it is unpacked, in memory, and no more of it than
 * its size says and is allowed; no name in it becomes a path.
 */
export function readArchive(bytes: Uint8Array): ArchivedTables {
  let text: string
  try {
    const { [fileName]: file } = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name !== fileName) return false
        if (originalSize > archiveCaps.unpackedBytes) throw tooLarge()
        return true
      },
    })
    if (!file) throw noArchive()
    text = strFromU8(file)
  } catch (cause) {
    throw cause instanceof ProblemError ? cause : noArchive(cause)
  }
  try {
    return exportAccount.response.parse(JSON.parse(text)).tables
  } catch (cause) {
    throw noArchive(cause)
  }
}

const tooLarge = () => {
  const most = archiveCaps.unpackedBytes / 1024 / 1024
  return new ProblemError('too-large', `What the archive holds is larger than ${most} MB.`)
}
