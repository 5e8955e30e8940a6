import type { FastifyInstance } from 'fastify'

/**
 * Without TRUST_PROXY everybody behind a proxy has its address: they share the limits of one. Said once, since anybody
 * can send such a header.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isSaid = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && (request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined)) {
      isSaid = true
      app.log.warn(
        'A request came with X-Forwarded-For, and TRUST_PROXY is not set. If a proxy stands in front of this server, set it: otherwise all its people count as one address and share one allowance. If none does, somebody only tried that header.',
      )
    }
    done()
  })
}
