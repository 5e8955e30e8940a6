import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import { onTestFinished } from 'vitest'

export interface CookieKeeper {
  readonly url: string
  readonly cookies: ReadonlyMap<string, string>
}

/**
 * Stands before the server as a browser's cookie jar, because the SDKs in Node keep no cookies: what the server sets
 * is kept here and sent with every later request. One keeper is one browser.
 */
export async function keepCookies(target: string): Promise<CookieKeeper> {
  const cookies = new Map<string, string>()
  const server = createServer((incoming, outgoing) => {
    const kept = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...incoming.headers, ...(kept === '' ? {} : { cookie: kept }) }
    const { method = 'GET', url = '/' } = incoming
    const forwarded = send(`${target}${url}`, { method, headers }, (answer) => {
      for (const line of answer.headers['set-cookie'] ?? []) keep(cookies, line)
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No address.')
  return { url: `http://127.0.0.1:${address.port}`, cookies }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const [name = '', value = ''] = pair.split('=')
  const expires = attributes.find((attribute) => /^\s*expires=/i.test(attribute))
  const isPast = expires !== undefined && Date.parse(expires.split('=')[1] ?? '') <= Date.UTC(1971, 0)
  if (isPast || value === '') cookies.delete(name.trim())
  else cookies.set(name.trim(), value)
}
