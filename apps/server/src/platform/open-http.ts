import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import { checkInput } from './check-input.ts'
import { compressAnswers } from './compress-answers.ts'
import { drainOnClose } from './drain.ts'
import type { Ids } from './ids.ts'
import { logRequests } from './log.ts'
import { publishOpenApi } from './openapi.ts'
import { refuseForeignOrigins } from './origin-check.ts'
import { answerProblem, handleProblems } from './problem-handler.ts'
import { warnOfUntrustedProxy } from './proxy-warning.ts'
import { addSecurityHeaders, securityHeaders } from './security-headers.ts'
import { readableUrl } from './web-app.ts'

/** A resume of 5 MB over a slow phone. Without an end, idle senders could hold every connection. */
const longestRequestMs = 120_000

/** A server without routes: what holds for every request stands here. */
export async function openHttp(options: {
  readonly config: Config
  readonly ids: Ids
  readonly version: string
  readonly logger: FastifyServerOptions['logger']
  /** Whether a connection at this address may become another one. */
  readonly mayUpgrade: (url: string | undefined) => boolean
}): Promise<FastifyInstance> {
  const { config } = options
  const trusted = config.trustProxy
  const headers = securityHeaders(config.publicUrl?.startsWith('https:') ?? false)
  const app = Fastify({
    logger: options.logger ?? false,
    trustProxy: typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted,
    // What else is offered to a connection (h2c) is not taken up, and the request answered as any other.
    http: { shouldUpgradeCallback: ({ url }) => options.mayUpgrade(url) },
    bodyLimit: 256 * 1024,
    requestTimeout: longestRequestMs,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestIds(options.ids),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // An address that cannot be read comes to no route and to no hook.
    frameworkErrors: (error, request, reply) => answerProblem(error, request, reply.headers(headers)),
  })
  app.setValidatorCompiler(checkInput)
  app.setSerializerCompiler(serializerCompiler)
  logRequests(app)
  if (trusted === false) warnOfUntrustedProxy(app)
  drainOnClose(app)
  handleProblems(app)
  addSecurityHeaders(app, headers)
  compressAnswers(app)
  refuseForeignOrigins(app, config.publicUrl)
  // Only the session guard reads a cookie, and only where a caller is asked for.
  await app.register(cookie, { hook: false })
  await publishOpenApi(app, options.version)
  return app
}

/** Names requests in the logs; nobody may do anything by knowing one, so that counting is enough. */
function requestIds(ids: Ids): () => string {
  const start = ids.id().slice(0, 8)
  let count = 0
  return () => {
    count += 1
    return `${start}-${count.toString(36)}`
  }
}
