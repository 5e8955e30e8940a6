import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { sessionQuery } from '../session/use-session.ts'
import { ada } from '../testing/people.ts'
import { askAhead } from './ask-ahead.ts'

const saved = { 'saved-jobs': ['board:1', 'board:2'], 'saved-hackathons': ['lists:3'] }

/** What is asked of the server; the first answer waits until `answer` is called. */
function holdFirstAnswer() {
  const asked: string[] = []
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal('fetch', async (url: unknown) => {
    asked.push(String(url))
    if (asked.length === 1) await held
    return Response.json({ success: true, applications: [], dates: [], job: null, hackathon: null })
  })
  return { asked, answer: () => answer() }
}

test.each([
  ['logs out', null],
  ['gives the device to somebody else', { ...ada, id: 'another' }],
])('who %s while it is asked ahead has nothing more asked for (§2.14, decision 0348)', async (_, next) => {
  const server = holdFirstAnswer()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(sessionQuery.queryKey, ada)
  const over = askAhead(client, ada.id, saved)
  await expect.poll(() => server.asked).toHaveLength(1)
  client.clear()
  client.setQueryData(sessionQuery.queryKey, next)
  server.answer()
  await over
  expect(server.asked).toHaveLength(1)
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['session'])
})

test('who stays has the applications, the dates and both kinds of saved listings asked for (decision 0343)', async () => {
  const server = holdFirstAnswer()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(sessionQuery.queryKey, ada)
  server.answer()
  await askAhead(client, ada.id, saved)
  expect(server.asked).toHaveLength(5)
})
