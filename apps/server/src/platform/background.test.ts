import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freshDatabase, testClock } from '../testing/test-server.ts'
import { startBackground } from './background.ts'

test('a task that stops because it is told to is no error, and one that fails is', async () => {
  const { database } = await freshDatabase()
  const errors: string[] = []
  let running = () => {}
  const started = new Promise<void>((resolve) => {
    running = resolve
  })
  const background = startBackground({
    ...{ database, clock: testClock(), holder: 'h' },
    tasks: [
      {
        name: 'long',
        everyMs: 1000,
        run: async (signal) => {
          running()
          await pause(60_000, undefined, { signal })
        },
      },
      { name: 'broken', everyMs: 60_000, run: () => Promise.reject(new Error('It broke.')) },
    ],
    onError: (task, error) => errors.push(`${task}: ${error}`),
  })
  await started
  await background.stop()
  expect(errors).toEqual(['broken: Error: It broke.'])
})
