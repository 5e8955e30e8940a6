import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Config, isLoopback } from '../config.ts'
import { ProblemError } from './problem-error.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A state-changing request from a foreign page is refused (decision 0310, 10). A client that sends neither Origin nor
 * Sec-Fetch-Site is no browser and passes.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    if (!reading.has(request.method) && isForeign(request, publicUrl)) {
      throw new ProblemError('foreign-origin', 'This request came from another site.')
    }
  })
}

/** What of a request says where it comes from. */
type Asked = Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>

/** Whether a page of another site sent it. */
export function isForeign(request: Asked, publicUrl: string | undefined): boolean {
  const { origin } = request.headers
  if (origin !== undefined) {
    // As ours is written: without the port that goes without saying.
    const named = URL.parse(origin)?.origin
    return named === undefined || (named !== publicUrl && named !== ownLoopbackOrigin(request))
  }
  const site = request.headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** The Host header is believed only where it names this machine: elsewhere PUBLIC_URL says who we are. */
export function ownLoopbackOrigin(request: Asked): string | undefined {
  const named = URL.parse(`${request.protocol}://${request.host}`)
  // Its origin alone: what else stands in the header is no part of ours.
  return named && isLoopback(named.hostname.replace(/^\[|\]$/g, '')) ? named.origin : undefined
}

/** Where this product is reached from outside. */
export function publicOrigin(
  request: FastifyRequest,
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
): string {
  return publicUrl ?? ownLoopbackOrigin(request) ?? `http://${host}:${port}`
}
