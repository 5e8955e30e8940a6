import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import WebSocket from 'ws'
import type { Caller } from '../../platform/session-guard.ts'
import { createRealtime, type PostingChange } from './realtime.ts'

const mira: Caller = { accountId: 'mira', sessionId: 's', email: 'mira@example.org', name: 'Mira', isVerified: true }
const posted = (id: string): PostingChange => ({
  id,
  kind: 'job',
  postingId: `p-${id}`,
  accountId: 'mira',
  step: 'posted',
})

/** A connection's server whose log of steps is `steps`, and whose sessions are found when `admit` is called. */
async function start() {
  const steps: PostingChange[] = []
  const realtime = createRealtime({
    clock: { now: () => 0 },
    onError: (error) => expect.unreachable(String(error)),
    living: async () => new Map(),
    isReviewer: () => false,
    changesSince: async () => [...steps],
    readOwn: async (_caller, _kind, id) => ({ $id: id }),
  })
  const waiting: (() => void)[] = []
  const server = createServer()
  server.on('upgrade', async (request, stream, head) => {
    const open = await realtime.opening(new Promise((resolve) => waiting.push(() => resolve(mira))))
    open(request, stream, head)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    realtime.close()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const connect = async () => {
    const count = waiting.length
    const socket = new WebSocket(`ws://127.0.0.1:${port}/v1/realtime?channels[]=documents`)
    const heard: string[] = []
    socket.on('message', (bytes) => {
      const { type, data } = JSON.parse(bytes.toString())
      heard.push(data?.payload?.$id ?? type)
    })
    await expect.poll(() => waiting.length).toBe(count + 1)
    return { heard, admit: waiting.at(-1) as () => void, socket }
  }
  return { realtime, steps, connect }
}

test('what happens while a connection opens is told to it, though everybody else had heard it before', async () => {
  const { realtime, steps, connect } = await start()
  steps.push(posted('long-ago'))
  const one = await connect()
  steps.push(posted('meanwhile'))
  await realtime.look()
  one.admit()
  await expect.poll(() => one.heard).toEqual(['connected', 'p-meanwhile'])
  steps.push(posted('after'))
  await realtime.look()
  await expect.poll(() => one.heard).toEqual(['connected', 'p-meanwhile', 'p-after'])
})

test('of two that open at once, the one that came first hears what the other one was told is over', async () => {
  const { realtime, steps, connect } = await start()
  const first = await connect()
  steps.push(posted('between'))
  const second = await connect()
  second.admit()
  await expect.poll(() => second.heard).toEqual(['connected'])
  first.admit()
  await expect.poll(() => first.heard).toEqual(['connected', 'p-between'])
  await realtime.look()
  second.socket.ping()
  await once(second.socket, 'pong')
  expect(second.heard).toEqual(['connected'])
  expect(first.heard).toEqual(['connected', 'p-between'])
})
