import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesOf, type Run, type Sighting, standingOf } from './sighting.ts'

const day = 86_400_000
const none: ReadonlySet<string> = new Set()

/** A unit that follows its runs, as a store does. */
function unit() {
  const stored = new Map<string, Sighting>()
  let wasDoubted = false
  return {
    stored,
    run(at: number, keys: Iterable<string>, more: Partial<Run> = {}) {
      const run = { at, seen: new Set(keys), gone: none, isWhole: true, wasDoubted, ...more }
      const { changes, isDoubted } = changesOf(stored, run)
      wasDoubted = isDoubted
      for (const { key, sighting } of changes) stored.set(key, sighting)
      return changes
    },
    open: () => [...stored].flatMap(([key, { closedAt }]) => (closedAt === undefined ? key : [])).sort(),
  }
}

test('what is missing from a whole board has closed, and what returns is open again with its first date', () => {
  const board = unit()
  board.run(1, ['a', 'b'])
  expect(board.run(2, ['a']).map(({ key, what }) => [key, what])).toEqual([
    ['a', 'seen'],
    ['b', 'closed'],
  ])
  expect(board.stored.get('b')).toEqual({ firstSeen: 1, lastSeen: 1, closedAt: 2 })
  expect(board.run(3, ['a', 'b']).at(-1)).toEqual({
    key: 'b',
    what: 'reopened',
    sighting: { firstSeen: 1, lastSeen: 3 },
  })
})

test('a page that is gone closes at once; a run that was refused, broke or came in part closes nothing', () => {
  const board = unit()
  board.run(1, ['a', 'b'])
  board.run(2, [], { isWhole: false })
  expect(board.open()).toEqual(['a', 'b'])
  board.run(3, [], { isWhole: false, gone: new Set(['b']) })
  expect(board.open()).toEqual(['a'])
})

test('a board that is suddenly almost empty is believed the second time', () => {
  const keys = Array.from({ length: 12 }, (_, at) => `${at}`)
  const board = unit()
  board.run(1, keys)
  board.run(2, ['0'])
  expect(board.open()).toHaveLength(12)
  board.run(3, ['0'])
  expect(board.open()).toEqual(['0'])
})

test('a doubted board that recovers starts anew', () => {
  const keys = Array.from({ length: 12 }, (_, at) => `${at}`)
  const board = unit()
  board.run(1, keys)
  board.run(2, [])
  board.run(3, keys)
  board.run(4, [])
  expect(board.open()).toHaveLength(12)
})

test('what was not seen for a week is unconfirmed, for three it leaves, and a deadline that has passed closes', () => {
  const standing = (days: number, more = {}) => standingOf({ lastSeen: 0, ...more }, days * day)
  expect([6, 8, 22].map((days) => standing(days))).toEqual(['open', 'unconfirmed', 'left'])
  expect(standing(1, { validThrough: day / 2 })).toBe('closed')
  expect(standing(1, { closedAt: 5 })).toBe('closed')
})

test('after any runs a listing is open exactly if it was seen last and neither gone nor missed since', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd')
  const run = fc.record({ keys: fc.array(key), gone: fc.array(key), isWhole: fc.boolean() })
  fc.assert(
    fc.property(fc.array(run), (runs) => {
      const board = unit()
      const isOpen = new Map<string, boolean>()
      runs.forEach(({ keys, gone, isWhole }, at) => {
        board.run(at, keys, { gone: new Set(gone), isWhole })
        for (const known of isOpen.keys()) {
          if (isWhole || gone.some((one) => one === known)) isOpen.set(known, false)
        }
        for (const seen of keys) isOpen.set(seen, true)
      })
      expect(board.open()).toEqual([...isOpen].flatMap(([known, open]) => (open ? known : [])).sort())
      for (const { firstSeen, lastSeen, closedAt } of board.stored.values()) {
        expect(firstSeen).toBeLessThanOrEqual(lastSeen)
        expect(lastSeen).toBeLessThanOrEqual(closedAt ?? lastSeen)
      }
    }),
  )
})

const folder = process.env.LISTINGS_DIR ?? ''
const read = (file: string) => gunzipSync(readFileSync(join(folder, file))).toString()

test.skipIf(!existsSync(folder))(
  'three real snapshots of boards open and close what they show (needs LISTINGS_DIR)',
  () => {
    const times = ['2026-01-05T23', '2026-01-06T01', '2026-01-08T01']
    const snapshots = times.map((time) => {
      const rows: { company_slug: string; id: number }[] = JSON.parse(
        read(`boards/greenhouse/snapshot-${time}.json.gz`),
      )
      return Map.groupBy(rows, ({ company_slug }) => company_slug)
    })
    const boards = new Map<string, ReturnType<typeof unit>>()
    snapshots.forEach((snapshot, at) => {
      for (const name of new Set([...boards.keys(), ...snapshot.keys()])) {
        const board = boards.get(name) ?? unit()
        boards.set(name, board)
        // A board that a snapshot lacks was not asked or did not answer: that closes nothing.
        const rows = snapshot.get(name)
        if (rows)
          board.run(
            at,
            rows.map(({ id }) => `${id}`),
          )
      }
    })
    let closed = 0
    let doubted = 0
    for (const [name, board] of boards) {
      const last = snapshots.findLast((snapshot) => snapshot.has(name))?.get(name) ?? []
      const shown = new Set(last.map(({ id }) => `${id}`))
      const open = new Set(board.open())
      expect([...shown].filter((key) => !open.has(key))).toEqual([])
      if (open.size > shown.size) doubted += 1
      closed += board.stored.size - open.size
    }
    console.log(`${boards.size} boards, ${closed} closed, ${doubted} boards doubted`)
    expect(closed).toBeGreaterThan(1000)
    expect(doubted).toBeLessThan(boards.size / 50)
  },
)

test.skipIf(!existsSync(folder))('real expiries end what they name at their instant (needs LISTINGS_DIR)', () => {
  const events = read('expiry-events.jsonl.gz')
    .trim()
    .split('\n')
    .map((line): { id: string; posted_at: string; expired_at: string } => JSON.parse(line))
  const board = unit()
  for (const { id, posted_at, expired_at } of events) {
    const [from, to] = [Date.parse(posted_at), Date.parse(expired_at)]
    board.run(from, [id], { isWhole: false })
    board.run(to, [], { isWhole: false, gone: new Set([id]) })
    const sighting = board.stored.get(id) ?? { lastSeen: 0 }
    expect(standingOf(sighting, to)).toBe('closed')
    if (to - from < 7 * day) expect(standingOf({ lastSeen: from }, to - 1)).toBe('open')
  }
})
