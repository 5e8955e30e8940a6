import { takeTurns } from './take-turns.ts'

export interface UploadRoom {
  /** A place for the upload of an address; one that is refused is only read on for a while, and makes room before others. */
  enter(subject: string, options?: { readonly isRefused?: boolean }): UploadPlace
  /** Bytes that all uploads hold now. */
  heldBytes(): number
}

export interface UploadPlace {
  /** Aborted when the upload has to make room. */
  readonly signal: AbortSignal
  /** Takes a piece that arrived, when it is the turn of its address. */
  turn(bytes: number, take: () => void): Promise<void>
  /** Keeps a piece of the file; nothing is kept of an upload that has left. */
  keep(piece: Uint8Array): void
  /** Bytes of the file so far. */
  length(): number
  /** The whole file, of an upload that is all there: what is still on its way makes room before it. */
  file(): Uint8Array
  leave(): void
}

interface Held {
  readonly subject: string
  readonly isRefused: boolean
  readonly end: AbortController
  readonly blocks: Uint8Array[]
  bytes: number
  hasArrived: boolean
}

const mebibyte = 1 << 20
const blockBytes = 64 * 1024
/** What a connection holds in buffers of its own, as measured, however little it has sent. */
const connectionBytes = 256 * 1024
/** A shorter wait is not worth a timer. */
const leastWaitMs = 4

/** All uploads and what they hold. */
class HeldUploads {
  sum = 0
  private readonly uploads = new Set<Held>()
  private readonly sums = new Map<string, number>()
  private readonly free: Uint8Array[] = []
  private readonly mostBytes: number
  private readonly mostBytesOfOne: number

  constructor(mostBytes: number, mostBytesOfOne: number) {
    this.mostBytes = mostBytes
    this.mostBytesOfOne = mostBytesOfOne
  }

  has(upload: Held): boolean {
    return this.uploads.has(upload)
  }

  enter(upload: Held): void {
    this.uploads.add(upload)
    this.hold(upload, connectionBytes)
  }

  /** Whether the upload still has its place when there is room for so many bytes more. */
  hold(upload: Held, bytes: number): boolean {
    this.add(upload, bytes)
    while ((this.sums.get(upload.subject) ?? 0) > this.mostBytesOfOne) this.makeRoom(upload.subject)
    while (this.sum > this.mostBytes) this.makeRoom(this.heaviest())
    return this.has(upload)
  }

  add(upload: Held, bytes: number): void {
    upload.bytes += bytes
    this.sum += bytes
    const ofOne = (this.sums.get(upload.subject) ?? 0) + bytes
    if (ofOne > 0) this.sums.set(upload.subject, ofOne)
    else this.sums.delete(upload.subject)
  }

  /** Another block for its file. */
  lend(upload: Held): void {
    upload.blocks.push(this.free.pop() ?? new Uint8Array(blockBytes))
  }

  giveBack(upload: Held): void {
    // Nothing of a file stays when it was let go.
    for (const block of upload.blocks) this.free.push(block.fill(0))
    upload.blocks.length = 0
  }

  leave(upload: Held): void {
    if (!this.uploads.delete(upload)) return
    this.add(upload, -upload.bytes)
    this.giveBack(upload)
  }

  private makeRoom(subject: string): void {
    const own = [...this.uploads].filter((upload) => upload.subject === subject)
    const oldest = own.find(({ isRefused }) => isRefused) ?? own.find(({ hasArrived }) => !hasArrived) ?? own[0]
    if (!oldest) return
    this.leave(oldest)
    oldest.end.abort()
  }

  private heaviest(): string {
    return [...this.sums].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0]
  }
}

/**
 * What uploads hold in memory is bounded in all and by address. There are no places to run out of: when there is too much,
 * the address that holds most makes room, with the oldest of its uploads that are still on their way, refused ones before others. So neither large
 * files nor slow ones keep anybody else from sending.
 *
 * Files grow in blocks that are lent and given back, since memory that is let go is collected late: however many uploads
 * come and go, there are never more blocks than fit. Pieces are taken one a turn of the event loop, of whose address took
 * least of late, and no more than `bytesPerSecond` of them: whoever sends on and on waits.
 */
export function createUploadRoom({
  mostBytes = 128 * mebibyte,
  mostBytesOfOne = 96 * mebibyte,
  bytesPerSecond = 64 * mebibyte,
} = {}): UploadRoom {
  const uploads = new HeldUploads(mostBytes, mostBytesOfOne)
  const takeTurn = takeTurns()
  let takenUntil = 0
  const pace = async (bytes: number) => {
    const now = performance.now()
    takenUntil = Math.max(takenUntil, now) + (bytes / bytesPerSecond) * 1000
    if (takenUntil - now >= leastWaitMs) await new Promise((resolve) => setTimeout(resolve, takenUntil - now))
  }
  return {
    heldBytes: () => uploads.sum,
    enter(subject, { isRefused = false } = {}) {
      const upload: Held = {
        ...{ subject, isRefused, end: new AbortController() },
        ...{ blocks: [], bytes: 0, hasArrived: false },
      }
      let length = 0
      let isGone = false
      uploads.enter(upload)
      return {
        signal: upload.end.signal,
        turn: (bytes, take) =>
          takeTurn(subject, () => {
            take()
            // Pieces of whoever has gone wait for nothing, lest they pile up.
            return isGone ? undefined : pace(bytes)
          }),
        keep(piece) {
          for (let from = 0; from < piece.length; ) {
            const at = length % blockBytes
            if (!uploads.has(upload) || (at === 0 && !uploads.hold(upload, blockBytes))) return
            if (at === 0) uploads.lend(upload)
            const part = piece.subarray(from, from + blockBytes - at)
            upload.blocks.at(-1)?.set(part, at)
            from += part.length
            length += part.length
          }
        },
        length: () => length,
        file() {
          upload.hasArrived = true
          const file = Buffer.concat(upload.blocks, length)
          if (uploads.has(upload)) uploads.add(upload, length - upload.blocks.length * blockBytes)
          uploads.giveBack(upload)
          return file
        },
        leave() {
          isGone = true
          uploads.leave(upload)
        },
      }
    },
  }
}
