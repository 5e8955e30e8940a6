import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createUploadRoom } from './upload-room.ts'

const mebibyte = 1 << 20
const connectionBytes = 256 * 1024
const blockBytes = 64 * 1024
const room = () => createUploadRoom({ mostBytes: 21 * mebibyte, mostBytesOfOne: 13 * mebibyte })

function enter(uploads: ReturnType<typeof room>, subject: string, megabytes: number) {
  const place = uploads.enter(subject)
  place.keep(new Uint8Array(megabytes * mebibyte).fill(megabytes))
  return place
}
const aborted = (places: readonly ReturnType<typeof enter>[]) => places.map(({ signal }) => signal.aborted)

test('over its own share an address ends its oldest upload on its way, and nobody else does', () => {
  const uploads = room()
  const stranger = enter(uploads, 'b', 3)
  const arrived = enter(uploads, 'a', 4)
  arrived.file()
  const [second, third] = [enter(uploads, 'a', 4), enter(uploads, 'a', 4)]
  expect(aborted([stranger, arrived, second, third])).toEqual([false, false, false, false])
  enter(uploads, 'a', 1)
  expect(aborted([stranger, arrived, second, third])).toEqual([false, false, true, false])
})

test('over the share of all the address that holds most makes room, so that newcomers always get in', () => {
  const uploads = room()
  const heavy = [enter(uploads, 'a', 5), enter(uploads, 'a', 5)]
  const middle = enter(uploads, 'b', 8)
  const newcomer = enter(uploads, 'c', 5)
  expect(aborted([...heavy, middle, newcomer])).toEqual([true, false, false, false])
  expect(uploads.heldBytes()).toBe(18 * mebibyte + 3 * connectionBytes)
})

test('a connection that sends nothing counts too, and what left or was ended counts no more', () => {
  const uploads = room()
  const slow = Array.from({ length: 400 }, () => uploads.enter('a'))
  expect(slow.filter(({ signal }) => signal.aborted)).toHaveLength(400 - (13 * mebibyte) / connectionBytes)
  for (const place of slow) place.leave()
  slow[0]?.keep(new Uint8Array(5 * mebibyte))
  expect(uploads.heldBytes()).toBe(0)
})

test('a refused form that is still read on counts too, and makes room before any upload of its address', () => {
  const uploads = room()
  const before = enter(uploads, 'a', 9)
  const refused = Array.from({ length: 20 }, () => uploads.enter('a', { isRefused: true }))
  expect(refused.filter(({ signal }) => signal.aborted)).toEqual(refused.slice(0, 5))
  const after = enter(uploads, 'a', 3)
  expect(aborted([before, ...refused, after])).toEqual([false, ...refused.map((_, at) => at < 18), false])
})

test('what arrives in pieces of any size is one file, in as much memory as the file has once it is whole', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 3 * blockBytes }), { maxLength: 6 }), (pieces) => {
      const uploads = room()
      const place = uploads.enter('a')
      for (const piece of pieces) place.keep(piece)
      const file = Buffer.concat(pieces)
      expect(place.length()).toBe(file.length)
      expect(uploads.heldBytes() - connectionBytes).toBe(Math.ceil(file.length / blockBytes) * blockBytes)
      expect(file.equals(place.file())).toBe(true)
      expect(uploads.heldBytes() - connectionBytes).toBe(file.length)
    }),
    { numRuns: 30 },
  )
})

test('uploads that come and go without end take no more memory than fits at a time, and nothing of another file', () => {
  const uploads = room()
  const from = process.memoryUsage().arrayBuffers
  const piece = new Uint8Array(mebibyte).fill(7)
  let most = 0
  for (let at = 0; at < 100; at += 1) {
    const place = uploads.enter(`address ${at % 5}`)
    for (let megabytes = 0; megabytes < 5; megabytes += 1) place.keep(piece)
    if (at % 3 === 0) place.leave()
    most = Math.max(most, process.memoryUsage().arrayBuffers - from)
  }
  expect(most).toBeLessThanOrEqual(23 * mebibyte)
  const small = uploads.enter('newcomer')
  small.keep(new Uint8Array([1, 2, 3]))
  expect([...small.file()]).toEqual([1, 2, 3])
})

test('pieces are taken no faster than the room says, and those of whoever has gone wait for nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const uploads = createUploadRoom({ bytesPerSecond: 10 * mebibyte })
  const take = (place: ReturnType<typeof enter>, pieces: number) => {
    const from = performance.now()
    return Promise.all(Array.from({ length: pieces }, () => place.turn(mebibyte / 4, () => {}))).then(
      () => performance.now() - from,
    )
  }
  const sender = uploads.enter('a')
  const [first] = await Promise.all([take(sender, 40), passing(1100)])
  expect(first).toBeGreaterThanOrEqual(950)
  expect(first).toBeLessThan(1100)
  sender.leave()
  const [afterwards] = await Promise.all([take(sender, 40), passing(100)])
  expect(afterwards).toBeLessThan(50)
})

test('a piece of a newcomer is taken before the pieces that wait of whoever sends on and on', async () => {
  const uploads = room()
  const done: string[] = []
  const flood = Array.from({ length: 20 }, () => uploads.enter('flood'))
  const piece = (place: (typeof flood)[number], name: string) =>
    place.turn(1, () => {
      for (const from = performance.now(); name === 'flood' && performance.now() - from < 2; );
      done.push(name)
    })
  const [first, ...others] = flood.map((place) => piece(place, 'flood'))
  await first
  await piece(uploads.enter('newcomer'), 'newcomer')
  expect(done.length).toBeLessThanOrEqual(3)
  await Promise.all(others)
})

/** Lets so many milliseconds pass, with turns of the event loop between them. */
async function passing(ms: number) {
  for (let at = 0; at < ms; at += 1) {
    await eventLoopTurn()
    vi.advanceTimersByTime(1)
  }
}
