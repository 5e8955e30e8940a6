import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { pino } from 'pino'

const longestText = 4000

/**
 * The standard output. A write to the operating system for each line costs as much as reading a person's profile from the
 * database: lines wait for each other for at most 50 ms, which is what a process that is killed loses of its log. A log
 * that nobody reads any more does not end the server.
 */
export function openLog() {
  const lines = pino.destination({ dest: 1, sync: true, minLength: 4096, periodicFlush: 50 }).on('error', () => {})
  process.once('exit', () => lines.flushSync())
  return lines
}

/**
 * One JSON line per event. No query strings (they carry secrets and searches), no headers, no full addresses; of an
 * error its kind, message and place, not the values that a database puts beside them.
 */
export function logOptions(level: string, stream?: { write(line: string): unknown }): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    redact: ['password', 'secret', 'email', '*.password', '*.secret', '*.email'],
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: pathOf(request.url),
        from: shortAddress(request.ip),
      }),
      err: (error: unknown) => {
        const { name, message, code, errcode, stack } = (error ?? {}) as Record<string, unknown>
        return {
          type: String(name),
          message: withoutAddresses(String(message)),
          code: code ?? errcode,
          stack: withoutAddresses(String(stack)),
        }
      },
    },
  }
}

/**
 * One line a request, when it is over: half the work of the two that Fastify writes. Its fields are these alone, so that
 * none is looked through for what is not to be told.
 */
export function logRequests(app: FastifyInstance): void {
  const log = app.log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    const { id: reqId, method, url } = request
    const path = pathOf(url)
    const ms = Math.round(reply.elapsedTime * 10) / 10
    log.info({ reqId, method, path, status: reply.statusCode, ms, from: shortAddress(request.ip) }, 'request')
    done()
  })
}

/** Up to the query, also where somebody wrote its sign as %3F and asked for a path with a secret in it. */
function pathOf(url: string): string {
  const [path = ''] = url.split(/\?|%(?:25)*3f/i, 1)
  return path
}

/** Long texts are cut first: looking for an address takes the square of a text's length. */
function withoutAddresses(text: string): string {
  return text.slice(0, longestText).replace(/[^\s@<>"'=(]+@[^\s@<>"')]+/g, '[address]')
}

/** The network, not the machine. */
function shortAddress(ip: string): string {
  if (ip.includes(':')) return `${ip.split(':').slice(0, 3).join(':')}::`
  return `${ip.split('.').slice(0, 3).join('.')}.0`
}
