import { expect, test } from 'vitest'
import { createArrivals, createFairQueue, createUsage } from './fair-queue.ts'

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

test('all of one subject can be taken out at once, in order', () => {
  const { queue, take } = queueAt()
  for (const item of ['a1', 'b1', 'a2']) queue.add(item.slice(0, 1), item)
  expect([queue.removeAll('a'), queue.removeAll('a'), queue.size]).toEqual([['a1', 'a2'], [], 1])
  expect([take(), take()]).toEqual(['b1', undefined])
})

test('who asks again and again is no newcomer each time, and is one again after a pause', () => {
  const clock = { ms: 0 }
  const arrivals = createArrivals(() => clock.ms)
  const queue = createFairQueue<string>(createUsage(), 1, arrivals)
  const ask = (subject: string) => {
    clock.ms += 10_000
    arrivals.note(subject)
  }
  for (let at = 0; at < 5; at += 1) ask('again and again')
  ask('newcomer')
  ask('again and again')
  queue.add('newcomer', 'n1')
  queue.add('again and again', 'a1')
  expect(queue.next()?.item).toBe('n1')
  expect(arrivals.within(10_000)).toEqual(['newcomer', 'again and again'])
  for (let at = 0; at < 4; at += 1) ask('newcomer')
  ask('again and again')
  expect(queue.next()?.item).toBe('a1')
})

test('addresses without end do not take memory without end', () => {
  const { usage } = queueAt()
  usage.charge('first', 100)
  for (let at = 0; at < 10_000; at += 1) usage.charge(`address ${at}`, 1)
  expect(usage.of('first')).toBe(0)
  expect(usage.of('address 9999')).toBe(1)
  const arrivals = createArrivals()
  for (let at = 0; at < 10_100; at += 1) arrivals.note(`address ${at}`)
  expect(arrivals.within(60_000).length).toBeLessThanOrEqual(10_001)
})
