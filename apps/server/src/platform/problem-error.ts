import type { ProblemCode } from '@scry/contracts/problem'

/** An expected refusal under /api. `message` is shown to the person. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly code: ProblemCode
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, message: string, options: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** An expected refusal under /v1, in the error body of the backend protocol. */
export class ProtocolError extends Error {
  override name = 'ProtocolError'
  readonly status: number
  readonly type: string
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, type: string, message: string, options: { retryAfterSeconds?: number } = {}) {
    super(message)
    this.status = status
    this.type = type
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
