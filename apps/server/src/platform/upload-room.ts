import { takeTurns } from './take-turns.ts'

export interface UploadRoom {
  /** A place for the upload of an address. */
  enter(subject: string): UploadPlace
  /** Bytes that all uploads hold now. */
  heldBytes(): number
}

export interface UploadPlace {
  /** Aborted when the upload has to make room. */
  readonly signal: AbortSignal
  /** Does a short piece of work on what arrived, when it is the turn of its address. */
  turn(work: () => void): Promise<void>
  /** Says that it holds so many bytes by now. */
  hold(bytes: number): void
  /** Says that all of it is there: what is still on its way makes room before it. */
  arrived(): void
  leave(): void
}

interface Held {
  readonly subject: string
  readonly end: AbortController
  bytes: number
  hasArrived: boolean
}

const mebibyte = 1 << 20
/** A connection with its buffers, however little it has sent. */
const leastBytes = 64 * 1024

/**
 * What uploads hold in memory is bounded in all and by address. There are no places to run out of: when there is too much,
 * the address that holds most makes room, with the oldest of its uploads that are still on their way. So neither large
 * files nor slow ones keep anybody else from sending. Pieces are taken one a turn of the event loop, of whose address took
 * least time of late: who sends on and on is read as fast as others leave time for it.
 */
export function createUploadRoom({ mostBytes = 256 * mebibyte, mostBytesOfOne = 128 * mebibyte } = {}): UploadRoom {
  const uploads = new Set<Held>()
  const takeTurn = takeTurns()
  const sums = new Map<string, number>()
  let sum = 0

  const add = (upload: Held, bytes: number) => {
    upload.bytes += bytes
    sum += bytes
    const ofOne = (sums.get(upload.subject) ?? 0) + bytes
    if (ofOne > 0) sums.set(upload.subject, ofOne)
    else sums.delete(upload.subject)
  }
  const leave = (upload: Held) => {
    if (uploads.delete(upload)) add(upload, -upload.bytes)
  }
  const makeRoom = (subject: string) => {
    const own = [...uploads].filter((upload) => upload.subject === subject)
    const oldest = own.find(({ hasArrived }) => !hasArrived) ?? own[0]
    if (!oldest) return
    leave(oldest)
    oldest.end.abort()
  }
  const heaviest = () => [...sums].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0]
  const settle = (subject: string) => {
    while ((sums.get(subject) ?? 0) > mostBytesOfOne) makeRoom(subject)
    while (sum > mostBytes) makeRoom(heaviest())
  }
  return {
    heldBytes: () => sum,
    enter(subject) {
      const upload: Held = { subject, end: new AbortController(), bytes: 0, hasArrived: false }
      uploads.add(upload)
      add(upload, leastBytes)
      settle(subject)
      return {
        signal: upload.end.signal,
        turn: (work) => takeTurn(subject, work),
        hold(bytes) {
          if (!uploads.has(upload) || bytes <= upload.bytes) return
          add(upload, bytes - upload.bytes)
          settle(subject)
        },
        arrived() {
          upload.hasArrived = true
        },
        leave: () => leave(upload),
      }
    },
  }
}
