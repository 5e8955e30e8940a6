import { setTimeout as pause } from 'node:timers/promises'

export interface HttpAnswer {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Headers
}

/** A browser at a real address. `from` is the address that a trusted proxy reports. */
export interface HttpBrowser {
  call(method: string, path: string, body?: unknown): Promise<HttpAnswer>
  /** The same browser, sent to another server. */
  at(url: string): HttpBrowser
}

export function openHttpBrowser(url: string, from = '203.0.113.1', cookies = new Map<string, string>()): HttpBrowser {
  return {
    at: (other) => openHttpBrowser(other, from, cookies),
    call: async (method, path, body) => {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          'x-forwarded-for': from,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      const text = await answer.text()
      const { status, headers } = answer
      return { status, headers, body: text.startsWith('{') ? (JSON.parse(text) as HttpAnswer['body']) : {} }
    },
  }
}

/** An end for what hangs: a machine at work is slow, and says nothing of the product. */
const patienceMs = 300_000

/** Asks until the answer is right; answers how long it took. */
export async function until(isRight: () => Promise<boolean>, what: string): Promise<number> {
  const from = performance.now()
  for (;;) {
    if (await isRight().catch(() => false)) return performance.now() - from
    if (performance.now() - from > patienceMs) throw new Error(`Not within ${patienceMs} ms: ${what}`)
    await pause(10)
  }
}
