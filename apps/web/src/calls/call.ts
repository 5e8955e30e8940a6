import type { Preparing } from '@scry/contracts/health-routes'
import { messages } from '@scry/contracts/messages'
import type { ProblemCode } from '@scry/contracts/problem'
import type { Route } from '@scry/contracts/route'
import type { z } from 'zod'

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
  const [method = 'GET', template = ''] = route.split(' ')
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) search.set(name, String(value))
  }
  const init: RequestInit = { method, headers: { accept: 'application/json' }, signal: input.signal ?? null }
  if (input.file) {
    const form = new FormData()
    form.set(input.file.field, input.file.file)
    init.body = form
  } else if (input.body !== undefined) {
    init.body = JSON.stringify(input.body)
    init.headers = { accept: 'application/json', 'content-type': 'application/json' }
  }
  const response = await fetch(search.size > 0 ? `${path}?${search}` : path, init).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw new CallError('You are offline.', 0, 'offline', 'The server could not be reached. Check your connection.')
  })
  const isJson = response.headers.get('content-type')?.includes('json') === true
  const answer: unknown = isJson
    ? await response.json().catch((error: unknown) => {
        // An answer whose body broke off is no answer; an abort stays one.
        if (error instanceof Error && error.name === 'AbortError') throw error
        return undefined
      })
    : undefined
  const problem = answer as { success?: boolean; error?: string; code?: ProblemCode; preparing?: Preparing } | undefined
  if (!response.ok) {
    throw new CallError(
      messages.lists.httpError(response.status),
      response.status,
      problem?.code ?? 'internal-error',
      problem?.error ?? 'The server answered with an error. Try again in a moment.',
      problem?.preparing,
    )
  }
  if (problem === undefined) {
    throw new CallError(
      messages.lists.notJson,
      response.status,
      'not-json',
      'The server sent an answer we cannot read.',
    )
  }
  if (problem.success === false) {
    const sentence = problem.error ?? 'The server answered with an error.'
    throw new CallError(sentence, response.status, problem.code ?? 'internal-error', sentence)
  }
  return answer as z.output<R['response']>
}
