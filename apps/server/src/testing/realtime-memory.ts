import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { createRealtime } from '../features/realtime/realtime.ts'

/** Holds so many connections in a process of its own; prints what each of them costs it, in bytes. */
const count = Number(process.argv[2])
const role = process.argv[3] ?? 'server'

if (role === 'server') await serve()
else open(Number(process.argv[4]))

async function serve(): Promise<void> {
  let accounts = 0
  const realtime = createRealtime({
    clock: { now: () => Date.now() },
    onError: () => {},
    living: async () => new Map(),
    isReviewer: () => false,
    changesSince: async () => [],
    readOwn: async () => undefined,
  })
  const find = async () => {
    accounts += 1
    return { accountId: `a${accounts}`, sessionId: `s${accounts}`, email: '', name: '', isVerified: true }
  }
  const server = createServer()
  server.on('upgrade', async (request, stream, head) => {
    const open = await realtime.opening(find())
    open(request, stream, head)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const held = () => {
    globalThis.gc?.()
    return process.memoryUsage().rss
  }
  const hold = async (connections: number) => {
    const clients = fork(import.meta.filename, [String(connections), 'clients', String(port)])
    await new Promise((resolve) => clients.once('message', resolve))
    return clients
  }
  // The code and its buffers are there before anything is counted.
  const first = await hold(100)
  const before = held()
  const clients = await hold(count)
  const each = (held() - before) / count
  process.stdout.write(`${JSON.stringify({ connections: realtime.size, each: Math.round(each) })}\n`)
  for (const one of [first, clients]) one.kill('SIGKILL')
  process.exit(0)
}

function open(port: number): void {
  let ready = 0
  const next = (left: number): void => {
    if (left === 0) return
    const key = randomBytes(16).toString('base64')
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `GET /v1/realtime?project=scry&channels[]=documents HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
      )
    })
    socket.once('data', () => {
      ready += 1
      if (ready === count) process.send?.('ready')
      next(left - 1)
    })
  }
  next(count)
}
