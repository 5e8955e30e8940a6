/** What the engine needs of the client that asks outside. */
export type AskOutside = (
  request: {
    url: string
    accept: 'json' | 'xml' | 'html'
    body?: unknown
    headers?: Record<string, string>
    etag?: string
    lastModified?: string
    hosts?: readonly string[]
    perMinute?: number
    answerMegabytes?: number
  },
  signal?: AbortSignal,
) => Promise<
  | { kind: 'ok'; text: string; etag?: string; lastModified?: string; url: string }
  | { kind: 'unchanged' }
  | { kind: 'gone'; status: 404 | 410 }
  | { kind: 'refused'; status: number; retryAt?: number }
  | { kind: 'failed'; reason: string }
>
