import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { Duplex } from 'node:stream'
import { onTestFinished } from 'vitest'

export interface CookieKeeper {
  readonly url: string
  readonly cookies: ReadonlyMap<string, string>
  /** How many WebSockets the server has opened. */
  upgrades(): number
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
  let upgrades = 0
  const streams = new Set<Duplex>()
  server.on('upgrade', (incoming, stream) => {
    streams.add(stream)
    const kept = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const forwarded = send(`${target}${incoming.url}`, { headers: { ...incoming.headers, cookie: kept } })
    forwarded.on('upgrade', (answer, open, head) => {
      const lines = answer.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}\r\n`] : []))
      stream.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
      stream.write(head)
      open.pipe(stream).pipe(open)
      stream.on('error', () => open.destroy())
      open.on('error', () => stream.destroy())
      stream.on('close', () => open.destroy())
      upgrades += 1
    })
    forwarded.on('response', () => stream.destroy())
    forwarded.on('error', () => stream.destroy())
    forwarded.end()
  })
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    for (const stream of streams) stream.destroy()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No address.')
  return { url: `http://127.0.0.1:${address.port}`, cookies, upgrades: () => upgrades }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const [name = '', value = ''] = pair.split('=')
  const expires = attributes.find((attribute) => /^\s*expires=/i.test(attribute))
  const isPast = expires !== undefined && Date.parse(expires.split('=')[1] ?? '') <= Date.UTC(1971, 0)
  if (isPast || value === '') cookies.delete(name.trim())
  else cookies.set(name.trim(), value)
}
