import type { Preparing } from '@scry/contracts/health-routes'
import { type ProblemCode, problems } from '@scry/contracts/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PreparingError, ProblemError, ProtocolError } from './problem-error.ts'
import { isOwnerMissing, isStorageUnavailable, isUnstorableText } from './storage-errors.ts'

/** Version of the backend protocol that error bodies name. */
export const protocolVersion = '1.8.0'

interface Refusal {
  readonly status: number
  readonly code: ProblemCode
  /** Error type of the backend protocol. */
  readonly type: string
  readonly message: string
  readonly retryAfterSeconds?: number | undefined
  readonly preparing?: Preparing
}

/** The only place that writes an error answer. */
export function handleProblems(app: FastifyInstance): void {
  app.setErrorHandler(answerProblem)
}

export function answerProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error)
  if (refusal.status >= 500 && refusal.code === 'internal-error') request.log.error({ err: error }, 'request failed')
  else request.log.info({ problem: refusal.code, type: refusal.type }, 'request refused')
  return answer(request, reply, refusal)
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answer(request, reply, {
    status: 404,
    code: 'not-found',
    type: 'general_route_not_found',
    message: 'Not found. This server has no such route.',
  })
}

function answer(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  reply.code(refusal.status).header('cache-control', 'no-store').type('application/json; charset=utf-8')
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds))
  const { status, type, message, code, preparing } = refusal
  // Serialised here: the route's own response schema knows only its answers.
  return reply
    .serializer(JSON.stringify)
    .send(
      isProtocolPath(request.url)
        ? { message, code: status, type, version: protocolVersion }
        : { success: false, error: message, code, requestId: request.id, ...(preparing && { preparing }) },
    )
}

export function isProtocolPath(url: string): boolean {
  return url === '/v1' || url.startsWith('/v1/')
}

function refusalOf(error: FastifyError): Refusal {
  if (error instanceof ProblemError) {
    const { code, message, retryAfterSeconds } = error
    const type = protocolTypes.get(code) ?? `general_${code.replaceAll('-', '_')}`
    const preparing = error instanceof PreparingError ? { preparing: error.preparing } : {}
    return { status: problems[code], code, type, message, retryAfterSeconds, ...preparing }
  }
  if (error instanceof ProtocolError) {
    const { status, type, message, retryAfterSeconds } = error
    return { status, code: problemCodeOf(status), type, message, retryAfterSeconds }
  }
  if (isStorageUnavailable(error)) {
    return {
      status: 503,
      code: 'storage-unavailable',
      type: 'general_service_unavailable',
      message: 'The database cannot be reached right now. Please try again in a moment.',
      retryAfterSeconds: 2,
    }
  }
  if (isOwnerMissing(error)) {
    // Every row belongs to an account: this one was deleted between the session's check and the write.
    const message = 'This account was deleted.'
    return { status: 401, code: 'not-logged-in', type: 'general_unauthorized_scope', message }
  }
  if (isUnstorableText(error)) {
    const message = 'The request holds a character that no text may have.'
    return { status: 400, code: 'invalid-input', type: 'general_argument_invalid', message }
  }
  const status = typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status >= 400 && status < 500) {
    const message = refusedWords.get(status) ?? 'The request could not be read.'
    return { status, code: problemCodeOf(status), type: 'general_bad_request', message }
  }
  return {
    status: 500,
    code: 'internal-error',
    type: 'general_unknown',
    message: 'Something went wrong on our side. Please try again.',
  }
}

/** What the library says of these is for its programmers. */
const refusedWords = new Map<number, string>([
  [413, 'The request is too large.'],
  [414, 'The address is too long.'],
  [415, 'The request is of a kind that is not taken here.'],
])

/** Refusals of the platform that the protocol has its own word for. */
const protocolTypes = new Map<ProblemCode, string>([
  ['too-many-requests', 'general_rate_limit_exceeded'],
  ['foreign-origin', 'general_unknown_origin'],
])

const codeByStatus = new Map<number, ProblemCode>([
  [401, 'not-logged-in'],
  [403, 'not-allowed'],
  [404, 'not-found'],
  [406, 'not-acceptable'],
  [413, 'too-large'],
  [429, 'too-many-requests'],
  [500, 'internal-error'],
  [501, 'not-configured'],
  [503, 'busy'],
])

function problemCodeOf(status: number): ProblemCode {
  return codeByStatus.get(status) ?? 'invalid-input'
}
