import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { PostingKind, PostingStep } from '@scry/contracts/review'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Caller } from '../../platform/session-guard.ts'

/** One thing that happened to a posting. */
export interface PostingChange {
  readonly id: string
  readonly kind: PostingKind
  readonly postingId: string
  readonly accountId: string
  readonly step: PostingStep
}

interface Dependencies {
  readonly clock: Clock
  /** Of these sessions those that go on, with whom they belong to now. */
  living(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Caller>>
  isReviewer(caller: Caller): boolean
  /** What happened since an instant, in any process. */
  changesSince(at: number): Promise<readonly PostingChange[]>
  onError(error: unknown): void
  /** A posting as its owner sees it; undefined once it is gone. */
  readOwn(caller: Caller, kind: PostingKind, id: string): Promise<object | undefined>
}

/** Ids of steps. */
type Before = ReadonlySet<string>

interface Connection {
  readonly socket: WebSocket
  caller: Caller
  readonly openedAt: number
  heardAt: number
  /** How many messages came since `countedAt`. */
  messages: number
  countedAt: number
  /** Channels by subscription; what stands in the address is the one without a name. */
  readonly subscriptions: Map<string, readonly string[]>
}

export const realtimeLimits = {
  ...{
    connections: 5000,
    perAddress: 500,
    perAccount: 20,
    channels: 50,
    subscriptions: 20,
    messageBytes: 8192,
    waitingBytes: 65_536,
  },
  ...{ messages: 60, messagesMs: 10_000, silentMs: 70_000, lifeMs: 3_600_000 },
} as const
/** A step is looked for so long after it: its transaction may end later than it began. */
const lateMs = 30_000
const policyViolation = 1008
/** Channel of the reviewers: something in the queue changed. */
const reviewChannel = 'review'

const channel = z.string().min(1).max(300)
const subscription = z.object({
  subscriptionId: z.string().min(1).max(64),
  channels: z.array(channel).max(realtimeLimits.channels),
  // Nobody is told more than they asked for.
  queries: z.array(z.unknown()).max(0).optional(),
})
const Message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  // The cookie has said who it is.
  z.object({ type: z.literal('authentication') }),
  z.object({ type: z.literal('subscribe'), data: z.array(subscription).max(realtimeLimits.subscriptions) }),
  z.object({
    type: z.literal('unsubscribe'),
    data: z.array(z.object({ subscriptionId: z.string().max(64) })).max(realtimeLimits.subscriptions),
  }),
])

const verbOf: Partial<Record<PostingStep, string>> = { posted: 'create', deleted: 'delete' }
const collectionOf = { job: 'aggregated_jobs', hackathon: 'hackathon' } as const

/** The names under which clients of all versions know a document, and all documents of its collection. */
function channelsOf({ kind, postingId }: PostingChange): string[] {
  const collection = collectionOf[kind]
  const all = [
    `databases.scry.collections.${collection}.documents`,
    ...['databases', 'tablesdb'].map((root) => `${root}.scry.tables.${collection}.rows`),
  ]
  return ['documents', 'rows', ...all, ...all.map((name) => `${name}.${postingId}`)]
}

/**
 * The backend SDK's realtime protocol for the poster's own postings and the reviewers' queue. Connections cost memory only:
 * what happened is read from the log of steps, once for all of them, whichever process wrote it.
 */
class Realtime {
  private readonly deps: Dependencies
  private readonly server = new WebSocketServer({
    ...{ noServer: true, clientTracking: false, perMessageDeflate: false },
    maxPayload: realtimeLimits.messageBytes,
  })
  private readonly connections = new Set<Connection>()
  private openingCount = 0
  /** Steps that were told to whoever was there, by their ids, with when they were met. */
  private readonly told = new Map<string, { at: number; change: PostingChange }>()

  constructor(deps: Dependencies) {
    this.deps = deps
  }

  private send({ socket }: Connection, type: string, data?: object) {
    // Who does not read is not waited for.
    if (socket.bufferedAmount > realtimeLimits.waitingBytes) socket.terminate()
    else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ type, ...(data && { data }) }))
  }

  /** Clients do not come back after this. */
  private refuse(connection: Connection, message: string) {
    this.send(connection, 'error', { code: policyViolation, message })
    connection.socket.close(policyViolation, message)
    this.connections.delete(connection)
  }

  private hear(connection: Connection, text: string) {
    const now = this.deps.clock.now()
    if (now - connection.countedAt >= realtimeLimits.messagesMs || now < connection.countedAt) {
      connection.messages = 0
      connection.countedAt = now
    }
    connection.messages += 1
    connection.heardAt = now
    if (connection.messages > realtimeLimits.messages) return this.refuse(connection, 'Too many messages.')
    const message = Message.safeParse(jsonIn(text))
    if (!message.success) return this.refuse(connection, 'This message is not served here.')
    const { subscriptions } = connection
    switch (message.data.type) {
      case 'ping':
        return this.send(connection, 'pong')
      case 'subscribe':
        for (const { subscriptionId, channels } of message.data.data) subscriptions.set(subscriptionId, channels)
        if (subscriptions.size > realtimeLimits.subscriptions) this.refuse(connection, 'Too many subscriptions.')
        return
      case 'unsubscribe':
        for (const { subscriptionId } of message.data.data) subscriptions.delete(subscriptionId)
        return
      case 'authentication':
        return
    }
  }

  /** `before` is what had happened when its request came: what was told since then, it hears now. */
  private enter(socket: WebSocket, caller: Caller | undefined, channels: readonly string[], before: Before) {
    const now = this.deps.clock.now()
    const subscriptions = new Map(channels.length > 0 ? [['', channels]] : [])
    const times = { openedAt: now, heardAt: now, countedAt: now, messages: 0 }
    const connection: Connection = { socket, caller: caller ?? nobody, ...times, subscriptions }
    socket.on('error', () => socket.terminate())
    if (!caller) return this.refuse(connection, 'Please log in first.')
    const own = [...this.connections].filter((one) => one.caller.accountId === caller.accountId)
    if (own.length >= realtimeLimits.perAccount)
      return this.refuse(connection, 'This account has too many connections.')
    // Clients try again after a while.
    if (this.connections.size >= realtimeLimits.connections) return socket.close(1013, 'This server is full.')
    this.connections.add(connection)
    socket.on('close', () => this.connections.delete(connection))
    socket.on('message', (bytes) => this.hear(connection, bytes.toString()))
    this.send(connection, 'connected', { channels, user: { $id: caller.accountId } })
    const missed = [...this.told.values()].flatMap(({ change }) => (before.has(change.id) ? [] : change))
    void this.catchUp(connection, missed)
  }

  private async catchUp(connection: Connection, missed: readonly PostingChange[]) {
    try {
      for (const change of missed) await this.tellAll(change, [connection])
    } catch (error) {
      this.deps.onError(error)
      // Its client comes again, and asks anew.
      connection.socket.terminate()
    }
  }

  private tell(connection: Connection, channels: readonly string[], event: object) {
    const met = [...connection.subscriptions].filter(([, asked]) => asked.some((one) => channels.includes(one)))
    if (met.length === 0) return
    const subscriptions = met.flatMap(([name]) => (name === '' ? [] : [name]))
    this.send(connection, 'event', { ...event, channels, subscriptions })
  }

  private async tellAll(change: PostingChange, all: readonly Connection[]) {
    const timestamp = new Date(this.deps.clock.now()).toISOString()
    const channels = channelsOf(change)
    const verb = verbOf[change.step] ?? 'update'
    const events = channels.filter((name) => name.endsWith(change.postingId)).map((name) => `${name}.${verb}`)
    const owners = all.filter(({ caller }) => caller.accountId === change.accountId)
    const [owner] = owners
    const gone = { $id: change.postingId }
    const payload = owner && ((await this.deps.readOwn(owner.caller, change.kind, change.postingId)) ?? gone)
    if (payload) for (const connection of owners) this.tell(connection, channels, { events, timestamp, payload })
    const seen = { events: [`${reviewChannel}.${verb}`], timestamp, payload: gone }
    for (const connection of all)
      if (!owners.includes(connection) && this.deps.isReviewer(connection.caller))
        this.tell(connection, [reviewChannel], seen)
  }

  /** Tells what happened since the last look. */
  async look(): Promise<void> {
    const now = this.deps.clock.now()
    for (const [id, { at }] of this.told) if (at < now - 2 * lateMs || at > now) this.told.delete(id)
    for (const change of await this.deps.changesSince(now - lateMs)) {
      if (this.told.has(change.id)) continue
      this.told.set(change.id, { at: now, change })
      await this.tellAll(change, [...this.connections])
    }
  }

  /** Ends connections whose session has ended, that say nothing any more, or that are old. */
  async sweep(): Promise<void> {
    const now = this.deps.clock.now()
    const living = await this.deps.living([...this.connections].map(({ caller }) => caller.sessionId))
    for (const connection of this.connections) {
      const caller = living.get(connection.caller.sessionId)
      if (!caller) this.refuse(connection, 'The session has ended.')
      else if (now - connection.heardAt > realtimeLimits.silentMs) connection.socket.terminate()
      else if (now - connection.openedAt > realtimeLimits.lifeMs) connection.socket.close(1001, 'Please connect again.')
      else connection.caller = caller
    }
  }

  /** What has happened by now. Told to nobody where nobody is connected: others that are opening hear it as they enter. */
  private async before(): Promise<Before> {
    const now = this.deps.clock.now()
    const changes = await this.deps.changesSince(now - lateMs)
    if (this.connections.size === 0) for (const change of changes) this.told.set(change.id, { at: now, change })
    return new Set(changes.map(({ id }) => id))
  }

  /** Connections, and those that are being opened. */
  get size(): number {
    return this.connections.size + this.openingCount
  }

  /** To be called as the request comes; what is given opens it at once. */
  async opening(caller: Promise<Caller | undefined>) {
    this.openingCount += 1
    try {
      const [asker, known] = await Promise.all([caller, this.before()])
      return (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
        const asked = new URL(request.url ?? '/', 'http://localhost').searchParams
        const channels = [...asked].flatMap(([name, value]) => (/^channels\[\d*\]$/.test(name) ? [value] : []))
        if (z.array(channel).max(realtimeLimits.channels).safeParse(channels).success)
          this.server.handleUpgrade(request, stream, head, (socket) => this.enter(socket, asker, channels, known))
        else stream.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
      }
    } finally {
      this.openingCount -= 1
    }
  }

  close(): void {
    for (const { socket } of this.connections) socket.terminate()
  }
}

export const createRealtime = (deps: Dependencies) => new Realtime(deps)

const nobody: Caller = { accountId: '', sessionId: '', email: '', name: '', isVerified: false }

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
