import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { PostingKind } from '@scry/contracts/review'
import type { FastifyInstance } from 'fastify'
import { isForeign } from '../../platform/origin-check.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { addressSubject } from '../../platform/rate-limits.ts'
import { isReviewer } from '../../platform/reviewers.ts'
import type { Caller } from '../../platform/session-guard.ts'
import { createRealtime, type PostingChange, realtimeLimits } from './realtime.ts'

const path = '/v1/realtime'
const lookEveryMs = 500
const sweepEveryMs = 5000

/** Whether a request is for `/v1/realtime`, the only one that is taken up as another protocol. */
export const isRealtime = (url = '') => /^\/v1\/realtime(?:\?|$)/.test(url)

/** Serves `/v1/realtime`: an upgrade of a request that comes from our own pages, or from no browser. */
export function registerRealtime(
  app: FastifyInstance,
  { clock, config, sessions, limiter }: Platform,
  deps: {
    changesSince(at: number): Promise<readonly PostingChange[]>
    readOwn(caller: Caller, kind: PostingKind, id: string): Promise<object | undefined>
  },
): void {
  const onError = (error: unknown) => app.log.warn({ err: error }, 'realtime')
  const realtime = createRealtime({
    ...{ clock, onError, ...deps },
    living: sessions.living,
    isReviewer: (caller) => isReviewer(config, caller),
  })

  let nextSweep = 0
  let running: Promise<void> | undefined
  const turn = async () => {
    if (realtime.size === 0) return
    await realtime.look()
    if (performance.now() < nextSweep) return
    nextSweep = performance.now() + sweepEveryMs
    await realtime.sweep()
  }
  const timer = setInterval(() => {
    running ??= turn()
      .catch(onError)
      .finally(() => {
        running = undefined
      })
  }, lookEveryMs)
  timer.unref()

  const heads = new WeakMap<IncomingMessage, Buffer>()
  // It goes through the hooks and the answers of any other request, and knows as they do from where it comes.
  app.server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy())
    heads.set(request, head)
    const answer = new ServerResponse(request)
    answer.shouldKeepAlive = false
    answer.assignSocket(request.socket)
    answer.on('finish', () => stream.end())
    app.routing(request, answer)
  })
  const takePlace = placesByAddress()
  app.get(path, { schema: { hide: true } }, async (request, reply) => {
    const head = heads.get(request.raw)
    if (head === undefined) throw new ProblemError('not-found', 'This address takes connections only.')
    if (isForeign(request, config.publicUrl)) throw new ProblemError('foreign-origin', 'This came from another site.')
    const address = addressSubject(request.ip)
    await limiter.demand('realtimePerAddress', address)
    const { socket } = request.raw
    takePlace(address, socket)
    const open = await realtime.opening(sessions.find(request))
    reply.hijack()
    reply.raw.detachSocket(socket)
    open(request.raw, socket, head)
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await running
    realtime.close()
  })
}

/** Counts what each address holds open, whoever asked and however it ends: nobody holds the places of all. */
function placesByAddress() {
  const held = new Map<string, number>()
  return (address: string, stream: Duplex): void => {
    const count = held.get(address) ?? 0
    if (count >= realtimeLimits.perAddress)
      throw new ProblemError('too-many-requests', 'Too many connections. Please wait a little and try again.', {
        retryAfterSeconds: 60,
      })
    held.set(address, count + 1)
    stream.once('close', () => {
      const left = (held.get(address) ?? 1) - 1
      if (left === 0) held.delete(address)
      else held.set(address, left)
    })
  }
}
