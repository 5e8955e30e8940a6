import type { Preparing } from '@scry/contracts/health-routes'
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

/** Nobody hears this answer: it only ends the work. */
export const clientGone = () => new ProblemError('busy', 'The client has gone.')

/** A list that cannot be answered before the first listings are there; it is neither empty nor failed. */
export class PreparingError extends ProblemError {
  readonly preparing: Preparing

  constructor(preparing: Preparing) {
    super('preparing', 'Listings are being prepared. They will be here in a moment.', { retryAfterSeconds: 1 })
    this.preparing = preparing
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
