import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { atRest } from './at-rest.ts'

afterEach(() => vi.unstubAllGlobals())

test('what can wait is done once the page is idle and all that it asked for has come, also what it asked for last', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => queueMicrotask(work))
  const client = new QueryClient()
  const answers: ((answer: string) => void)[] = []
  const ask = (name: string) =>
    client.fetchQuery({
      queryKey: [name],
      queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    })
  const list = ask('list')
  const work = vi.fn()
  atRest(client, work)
  await Promise.resolve()
  expect(work).not.toHaveBeenCalled()
  const figures = ask('figures')
  answers[0]?.('rows')
  await list
  expect(work).not.toHaveBeenCalled()
  answers[1]?.('figures')
  await figures
  await expect.poll(() => work).toHaveBeenCalledOnce()
})
