import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { takeTurns } from './take-turns.ts'

const busyFor = (ms: number) => {
  for (const from = performance.now(); performance.now() - from < ms; );
}

test('long work of one address runs one piece a turn of the event loop, first come first served, and others get between', async () => {
  const turn = takeTurns()
  const done: string[] = []
  const work = (name: string) => turn('a', () => void done.push(name))
  const asked = [work('first'), work('second'), work('third')]
  await eventLoopTurn()
  done.push('short call')
  asked.push(work('latecomer'))
  await Promise.all(asked)
  expect(done).toEqual(['first', 'short call', 'second', 'third', 'latecomer'])
})

test('whose work took long waits for the others, and goes on when nobody else asks', async () => {
  const turn = takeTurns()
  const done: string[] = []
  const heavy = (name: string) =>
    turn('heavy', () => {
      busyFor(5)
      done.push(name)
    })
  const light = (name: string) => turn(name, () => void done.push(name))
  await heavy('h1')
  await Promise.all([light('l1'), light('l2'), heavy('h2'), heavy('h3')])
  expect(done).toEqual(['h1', 'l2', 'l1', 'h2', 'h3'])
})

test('one piece at a time is under way, also of work that waits for something; what fails fails alone', async () => {
  const turn = takeTurns()
  let under = 0
  let most = 0
  const work = () =>
    turn('a', async () => {
      under += 1
      most = Math.max(most, under)
      await eventLoopTurn()
      under -= 1
      return 'well'
    })
  const failing = turn('a', () => Promise.reject(new Error('no')))
  const others = Promise.all([work(), work()])
  await expect(failing).rejects.toThrow('no')
  expect([await others, most]).toEqual([['well', 'well'], 1])
})

test('under twenty clients that ask for long lists without a pause a newcomer waits for one list at most', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const addresses of [1, 20]) {
    const turn = takeTurns()
    const takes = (ms: number) => () => vi.advanceTimersByTime(ms) && undefined
    let isOver = false
    const attack = Array.from({ length: 20 }, async (_, at) => {
      while (!isOver) await turn(`attacker ${at % addresses}`, takes(120))
    })
    const waits: number[] = []
    for (let at = 0; at < 60; at += 1) {
      const from = performance.now()
      await turn(`person ${at}`, takes(5))
      waits.push(performance.now() - from)
      await eventLoopTurn()
    }
    isOver = true
    await Promise.all(attack)
    expect(Math.max(...waits), `${addresses} addresses`).toBeLessThanOrEqual(120 + 5)
  }
})
