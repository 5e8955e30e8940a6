import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { type Person, signUp } from './browser.ts'
import { brokenHttp, grammarRequest } from './fuzz-grammars.ts'
import { fuzzedRequest, type OpenApiDocument } from './fuzz-requests.ts'

export interface FuzzResult {
  /** Answers by status, and 'broken HTTP' for what was sent on a bare connection. */
  readonly statuses: Readonly<Record<string, number>>
  /** Every answer that is no clear refusal. */
  readonly failures: readonly string[]
}

export interface FuzzOptions {
  readonly requests: number
  readonly random: () => number
  readonly ids?: readonly string[]
  /** Called before each request. */
  each?(sent: number): void
}

const fuzzAddress = '198.51.100.7'
const newSessionEvery = 400

/**
 * Malformed requests over all routes: half from the published document, a third from grammars, the rest bytes on bare
 * connections. Half of them carry a session; some end it, so that a new person comes now and then.
 */
export async function runFuzz(app: FastifyInstance, options: FuzzOptions): Promise<FuzzResult> {
  const { random } = options
  const document = (await app.inject({ url: '/api/openapi.json' })).json<OpenApiDocument>()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const statuses: Record<string, number> = {}
  const failures: string[] = []
  let person: Person | undefined
  for (let sent = 0; sent < options.requests; sent += 1) {
    options.each?.(sent)
    if (sent % newSessionEvery === 0) person = await signUp({ app }, `fuzz-${sent}@example.org`)
    const ids = [...(options.ids ?? []), person?.accountId ?? 'x']
    const kind = random()
    if (kind > 0.9) {
      await sendBytes(port, brokenHttp(random))
      statuses['broken HTTP'] = (statuses['broken HTTP'] ?? 0) + 1
      continue
    }
    const request = kind < 0.55 ? fuzzedRequest(document, random, ids) : grammarRequest(random, ids)
    const cookies = random() < 0.5 ? Object.fromEntries(person?.cookies ?? []) : {}
    const answer = await app.inject({ ...request, cookies, remoteAddress: fuzzAddress } as InjectOptions)
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
    const wrong = whatIsWrong(answer)
    if (wrong)
      failures.push(
        `${wrong}: ${request.method} ${request.url} ${String(request.payload).slice(0, 200)} -> ${answer.body.slice(0, 300)}`,
      )
  }
  const health = await app.inject({ url: '/api/health' })
  if (health.statusCode !== 200) failures.push(`Not healthy afterwards: ${health.body}`)
  return { statuses, failures }
}

function whatIsWrong({ statusCode, headers }: LightMyRequestResponse): string | undefined {
  if (statusCode >= 500 && statusCode !== 501 && statusCode !== 503) return `status ${statusCode}`
  if ((statusCode === 429 || statusCode === 503) && !(Number(headers['retry-after']) > 0)) return 'no Retry-After'
  if (statusCode >= 400 && headers['content-security-policy'] === undefined) return 'no policy'
  if (statusCode >= 400 && !/json|text\/(plain|html)/.test(String(headers['content-type']))) return 'no clear refusal'
  return undefined
}

/** Whatever comes back, the server has to end the connection or wait for more; it is left after that. */
async function sendBytes(port: number, bytes: Buffer): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.resume()
  const answered = Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => {})
  socket.end(bytes)
  await answered
  socket.destroy()
}
