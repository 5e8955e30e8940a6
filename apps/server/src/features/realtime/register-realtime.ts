import type { IncomingMessage } from 'node:http'
import type { PostingKind } from '@scry/contracts/review'
import type { FastifyInstance } from 'fastify'
import { isForeign } from '../../platform/origin-check.ts'
import type { Platform } from '../../platform/platform.ts'
import { isReviewer } from '../../platform/reviewers.ts'
import type { Caller } from '../../platform/session-guard.ts'
import { createRealtime, type PostingChange } from './realtime.ts'

const lookEveryMs = 500
const sweepEveryMs = 5000

/** Whether a request is for `/v1/realtime`, the only one that is taken up as another protocol. */
export const isRealtime = (url = '') => /^\/v1\/realtime(?:\?|$)/.test(url)

/** Serves `/v1/realtime`: an upgrade of a request that comes from our own pages, or from no browser. */
export function registerRealtime(
  app: FastifyInstance,
  { clock, config, sessions }: Platform,
  deps: {
    changesSince(at: number): Promise<readonly PostingChange[]>
    readOwn(caller: Caller, kind: PostingKind, id: string): Promise<object | undefined>
  },
): void {
  const asked = ({ headers }: IncomingMessage) => {
    // Only where no public address is set the protocol decides, and the name of the cookie says it.
    const protocol = headers.cookie?.includes('__Host-a_session_scry=') ? ('https' as const) : ('http' as const)
    return { headers, protocol, host: headers.host ?? '' }
  }
  const onError = (error: unknown) => app.log.warn({ err: error }, 'realtime')
  const realtime = createRealtime({
    ...{ clock, ...deps },
    find: (request) => sessions.find(asked(request)),
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

  app.server.on('upgrade', (request, stream, head) => {
    const refuse = (status: string) =>
      stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    stream.on('error', () => stream.destroy())
    if (isForeign(asked(request), config.publicUrl)) refuse('403 Forbidden')
    else
      realtime.open(request, stream, head).catch((error) => {
        onError(error)
        refuse('503 Service Unavailable')
      })
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await running
    realtime.close()
  })
}
