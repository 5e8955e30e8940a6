// biome-ignore lint/correctness/noNodejsModules: the way of Node; inflate-size.ts is the one of browsers
import { constants, inflateSync } from 'node:zlib'

/** What a deflate stream unfolds to, by Node's own zlib: faster than counting in JavaScript, and stops at the limit. */
export function zlibSize(data: Uint8Array, limit: number): number | null {
  try {
    return inflateSync(data, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH }).length
  } catch (error) {
    return error instanceof RangeError || (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? limit : null
  }
}
