import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

test('long work runs one piece a turn of the event loop, first come first served, and others get between', async () => {
  const turn = takeTurns()
  const done: string[] = []
  const work = async (name: string) => {
    await turn()
    done.push(name)
  }
  const asked = [work('first'), work('second'), work('third')]
  await eventLoopTurn()
  done.push('short call')
  asked.push(work('latecomer'))
  await Promise.all(asked)
  expect(done).toEqual(['first', 'short call', 'second', 'third', 'latecomer'])
})

test('a turn comes again after all were taken', async () => {
  const turn = takeTurns()
  await turn()
  await Promise.all([turn(), turn()])
  await turn()
})
