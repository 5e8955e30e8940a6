import type { Preparing } from '@scry/contracts/health-routes'
import { messages } from '@scry/contracts/messages'
import type { Problem, ProblemCode } from '@scry/contracts/problem'
import type { Route } from '@scry/contracts/route'
import type { z } from 'zod'
import { notOurs, unreachable } from './backend-failure.ts'
import { takeEarly } from './early-answers.ts'

/** A call that did not succeed. `message` is the specification's (§8.10, §8.11); `sentence` is the server's own, for the line below it. */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  readonly code: ProblemCode | 'not-json' | 'offline'
  readonly sentence: string
  /** How far the listings are that the call waits for. */
  readonly preparing: Preparing | undefined
  constructor(message: string, status: number, code: CallError['code'], sentence: string, preparing?: Preparing) {
    super(message)
    this.status = status
    this.code = code
    this.sentence = sentence
    this.preparing = preparing
  }
}

type Input<R extends Route> = (R extends { query: z.ZodType } ? { query?: z.input<R['query']> } : { query?: never }) &
  (R extends { body: z.ZodType } ? { body: z.input<R['body']> } : { body?: never }) & {
    /** Values for `:name` parts of the path. */
    params?: Record<string, string>
    /** Sent as multipart, under `field`. */
    file?: { field: string; file: File }
    signal?: AbortSignal
  }

/**
 * Calls one endpoint of `/api`. `call<typeof searchJobs>('GET /api/search-jobs', { query })`: the route object is only
 * a type here, so that no schema library reaches the browser.
 * @throws CallError, or the AbortError of `signal`.
 */
export async function call<R extends Route>(
  route: `${R['method']} ${R['path']}`,
  input: Input<R>,
): Promise<z.output<R['response']>> {
  const { response, answer } = await ask(route, input)
  if ((answer as { success?: unknown } | undefined)?.success !== true) {
    throw new CallError(messages.lists.notJson, response.status, 'not-json', notOurs)
  }
  return answer as z.output<R['response']>
}

/**
 * The same for an answer that is a file of this type.
 * @throws CallError, or the AbortError of `signal`.
 */
export async function callForFile<R extends Route>(
  route: `${R['method']} ${R['path']}`,
  input: Input<R>,
  type: string,
): Promise<Blob> {
  const { response } = await ask(route, input)
  if (response.headers.get('content-type') !== type) {
    throw new CallError(messages.lists.notJson, response.status, 'not-json', notOurs)
  }
  return response.blob()
}

/** An address of the server with what is asked of it. */
export function withQuery(path: string, query: object = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

/** Asks, and throws what was refused; the answer is undefined where it is no JSON. */
async function ask<R extends Route>(
  route: `${R['method']} ${R['path']}`,
  input: Input<R>,
): Promise<{ response: Response; answer: unknown }> {
  const [method = 'GET', template = ''] = route.split(' ')
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''))
  const address = withQuery(path, input.query)
  const init: RequestInit = { method, headers: { accept: 'application/json' }, signal: input.signal ?? null }
  if (input.file) {
    const form = new FormData()
    form.set(input.file.field, input.file.file)
    init.body = form
  } else if (input.body !== undefined) {
    init.body = JSON.stringify(input.body)
    init.headers = { accept: 'application/json', 'content-type': 'application/json' }
  }
  const early = method === 'GET' ? await takeEarly(address) : null
  const response = await (early ? Promise.resolve(early) : fetch(address, init)).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw new CallError('You are offline.', 0, 'offline', unreachable)
  })
  const isJson = response.headers.get('content-type')?.includes('json') === true
  const answer: unknown = isJson
    ? await response.json().catch((error: unknown) => {
        // An answer whose body broke off is no answer; an abort stays one.
        if (error instanceof Error && error.name === 'AbortError') throw error
        return undefined
      })
    : undefined
  const problem = problemOf(answer)
  if (!response.ok) {
    throw new CallError(
      messages.lists.httpError(response.status),
      response.status,
      problem?.code ?? 'internal-error',
      problem?.error ?? notOurs,
      problem?.preparing,
    )
  }
  if (problem) throw new CallError(problem.error, response.status, problem.code, problem.error)
  return { response, answer }
}

/** A refusal in our server's own form; JSON of anything between here and it is none. */
function problemOf(answer: unknown): (Pick<Problem, 'error' | 'code'> & { preparing?: Preparing }) | undefined {
  const { success, error, code, requestId, preparing } = (answer ?? {}) as Partial<Problem> & { preparing?: Preparing }
  const isOurs = success === false && typeof error === 'string' && typeof code === 'string'
  return isOurs && typeof requestId === 'string' ? { error, code, ...(preparing && { preparing }) } : undefined
}
