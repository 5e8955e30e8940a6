import { expect, test } from 'vitest'
import { createUploadRoom } from './upload-room.ts'

const mebibyte = 1 << 20
const room = () => createUploadRoom({ mostBytes: 20 * mebibyte, mostBytesOfOne: 12 * mebibyte })

function enter(uploads: ReturnType<typeof room>, subject: string, megabytes: number) {
  const place = uploads.enter(subject)
  place.hold(megabytes * mebibyte)
  return place
}

test('over its own share an address ends its oldest upload on its way, and nobody else does', () => {
  const uploads = room()
  const stranger = enter(uploads, 'b', 3)
  const arrived = enter(uploads, 'a', 4)
  arrived.arrived()
  const [second, third] = [enter(uploads, 'a', 4), enter(uploads, 'a', 4)]
  expect([stranger, arrived, second, third].map(({ signal }) => signal.aborted)).toEqual([false, false, false, false])
  enter(uploads, 'a', 1)
  expect([stranger, arrived, second, third].map(({ signal }) => signal.aborted)).toEqual([false, false, true, false])
})

test('over the share of all the address that holds most makes room, so that newcomers always get in', () => {
  const uploads = room()
  const heavy = [enter(uploads, 'a', 5), enter(uploads, 'a', 5)]
  const middle = enter(uploads, 'b', 8)
  const newcomer = enter(uploads, 'c', 5)
  expect([...heavy, middle, newcomer].map(({ signal }) => signal.aborted)).toEqual([true, false, false, false])
  expect(uploads.heldBytes()).toBe(18 * mebibyte)
})

test('a connection that sends nothing counts too, and what left or was ended counts no more', () => {
  const uploads = room()
  const slow = Array.from({ length: 400 }, () => uploads.enter('a'))
  expect(slow.filter(({ signal }) => signal.aborted)).toHaveLength(400 - (12 * mebibyte) / (64 * 1024))
  for (const place of slow) place.leave()
  slow[0]?.hold(5 * mebibyte)
  expect(uploads.heldBytes()).toBe(0)
})

test('a piece of a newcomer is taken before the pieces that wait of whoever sends on and on', async () => {
  const uploads = room()
  const done: string[] = []
  const flood = Array.from({ length: 20 }, () => uploads.enter('flood'))
  const piece = (place: (typeof flood)[number], name: string) =>
    place.turn(() => {
      for (const from = performance.now(); name === 'flood' && performance.now() - from < 2; );
      done.push(name)
    })
  const [first, ...others] = flood.map((place) => piece(place, 'flood'))
  await first
  await piece(uploads.enter('newcomer'), 'newcomer')
  expect(done.length).toBeLessThanOrEqual(3)
  await Promise.all(others)
})
