import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** What is shorter comes with the first packets of an answer either way. */
const shortestLength = 2048

/** What is longer would hold up everybody else for several milliseconds. */
const longestLength = 256 * 1024

/** A list of twenty matches takes 0.9 ms; level 6 would take 1.3 ms for a tenth less (measured). */
const level = 4

/**
 * Long answers of our own calls go out compressed to those who take it: twenty matches with their reasons are 95 kB as they
 * stand and 17 kB so. At once and not in the thread pool, where a list would wait for the passwords that are being hashed:
 * 372 ms behind twelve of them (measured). Another site can open a call in a window, with the session's cookie
 * (SameSite=Lax), and must not learn anything from the length: what other sites ask for goes out as it stands.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isWorthIt(payload) || request.method === 'HEAD' || !request.url.startsWith('/api/')) return done()
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return done()
    const vary = reply.getHeader('vary')
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`)
    const { 'accept-encoding': accepted, 'sec-fetch-site': site = 'none' } = request.headers
    if (!takesGzip(accepted) || (site !== 'none' && site !== 'same-origin')) return done()
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    done(null, gzipSync(payload, { level }))
  })
}

function isWorthIt(payload: unknown): payload is string | Buffer {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return false
  return payload.length >= shortestLength && payload.length <= longestLength
}

function takesGzip(accepted: string | string[] = ''): boolean {
  return String(accepted)
    .split(',')
    .some((one) => /^\s*gzip\s*(;|$)/i.test(one) && !/;\s*q=0(\.0*)?\s*$/i.test(one))
}
