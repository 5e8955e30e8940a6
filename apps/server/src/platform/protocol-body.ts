import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { plainIssue } from './check-input.ts'
import { ProtocolError } from './problem-error.ts'
import type { Caller, SessionGuard } from './session-guard.ts'

/** The body of a call of the backend protocol, checked; the error names the parameter as a real server does. */
export function protocolBody<Schema extends z.ZodType>(request: FastifyRequest, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(request.body ?? {}, { error: plainIssue })
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined
  const name = issue?.path.join('.') || unknown || 'body'
  const isMissing = issue?.code === 'invalid_type' && issue.input === undefined && issue.path.length > 0
  const message = isMissing
    ? `Param "${name}" is not optional.`
    : `Invalid \`${name}\` param: ${unknown === undefined ? issue?.message : 'it is not known here'}`
  throw new ProtocolError(400, 'general_argument_invalid', message)
}

/** As `sessions.require`, with the refusal that the protocol's clients know. */
export async function protocolCaller(sessions: SessionGuard, request: FastifyRequest): Promise<Caller> {
  const caller = await sessions.find(request)
  if (caller) return caller
  const message = 'User (role: guests) missing scope (account)'
  throw new ProtocolError(401, 'general_unauthorized_scope', message)
}
