import { expect, test } from 'vitest'
import { createFairQueue, createUsage } from './fair-queue.ts'

function queueAt() {
  const clock = { ms: 0 }
  const usage = createUsage(() => clock.ms)
  const queue = createFairQueue<string>(usage)
  const take = () => {
    const turn = queue.next()
    if (turn) queue.remove(turn.item)
    return turn?.item
  }
  return { clock, usage, queue, take }
}

test('who used least goes first, however many wait of those who used more', () => {
  const { usage, queue, take } = queueAt()
  usage.charge('heavy', 900)
  usage.charge('light', 20)
  queue.add('heavy', 'h1')
  queue.add('heavy', 'h2')
  queue.add('light', 'l1')
  queue.add('new', 'n1')
  expect([take(), take(), take(), take(), take()]).toEqual(['n1', 'l1', 'h1', 'h2', undefined])
})

test('what one subject asked for stays in order; of equals the newest goes first', () => {
  const { queue, take } = queueAt()
  for (const item of ['a1', 'b1', 'a2', 'c1']) queue.add(item.slice(0, 1), item)
  expect([take(), take(), take(), take()]).toEqual(['c1', 'b1', 'a1', 'a2'])
})

test('time used is forgotten by halves, and can be given back', () => {
  const { clock, usage } = queueAt()
  usage.charge('a', 800)
  clock.ms += 30_000
  expect(usage.of('a')).toBeCloseTo(400)
  usage.charge('a', -100)
  expect(usage.of('a')).toBeCloseTo(300)
  usage.charge('a', -400)
  expect(usage.of('a')).toBe(0)
})

test('what is taken out does not come any more', () => {
  const { queue, take } = queueAt()
  queue.add('a', 'a1')
  queue.add('a', 'a2')
  expect([queue.remove('a1'), queue.remove('a1'), queue.size]).toEqual([true, false, 1])
  expect([take(), take(), queue.size]).toEqual(['a2', undefined, 0])
})

test('addresses without end do not take memory without end', () => {
  const { usage } = queueAt()
  usage.charge('first', 100)
  for (let at = 0; at < 10_000; at += 1) usage.charge(`address ${at}`, 1)
  expect(usage.of('first')).toBe(0)
  expect(usage.of('address 9999')).toBe(1)
})
