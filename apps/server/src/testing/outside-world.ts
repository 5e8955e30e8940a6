import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { createServer as createHttpsServer, type ServerOptions } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'

const years = { notBeforeDate: new Date('2020-01-01'), notAfterDate: new Date('2120-01-01') }

/** An authority of our own, made as the test runs. `file` is what NODE_EXTRA_CA_CERTS would name. */
export async function makeAuthority() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Authority of this test' }], {
    ...{ ...years, keyType: 'ec', algorithm: 'sha256' },
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  })
  const folder = mkdtempSync(join(tmpdir(), 'scry-authority-'))
  const file = join(folder, 'authority.pem')
  writeFileSync(file, cert)
  return {
    file,
    remove: () => rmSync(folder, { recursive: true }),
    certificateFor: async (...names: string[]) => {
      const made = await generate([{ name: 'commonName', value: names[0] ?? '' }], {
        ...{ ...years, keyType: 'ec', algorithm: 'sha256', ca: { key, cert } },
        extensions: [
          { name: 'basicConstraints', cA: false },
          { name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) },
        ],
      })
      return { key: made.private, cert: made.cert }
    },
  }
}

export type LocalServer = { port: number; origin: string; close(): Promise<void> }

/** A server on this machine; with a certificate it speaks TLS. */
export function serveLocally(
  listener: RequestListener,
  options: { tls?: ServerOptions; address?: string; port?: number } = {},
): Promise<LocalServer> {
  const { tls, address = '127.0.0.1', port = 0 } = options
  return listen(tls ? createHttpsServer(tls, listener) : createHttpServer(listener), address, port)
}

/** A proxy that knows by itself where 'name:port' leads, keeps what it was asked for, and may want a login. */
export async function serveProxy(portOf: (place: string) => number | undefined, login?: string) {
  const asked: string[] = []
  const isWelcome = (header: string | undefined) =>
    login === undefined || header === `Basic ${Buffer.from(login).toString('base64')}`
  const server = createHttpServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.end('by the proxy')
  })
  server.on('connect', (request, socket: Socket) => {
    asked.push(`CONNECT ${request.url}`)
    const port = portOf(request.url ?? '')
    if (!isWelcome(request.headers['proxy-authorization'])) {
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n')
      return
    }
    if (port === undefined) {
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
      return
    }
    const onward = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      socket.pipe(onward).pipe(socket)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
    socket.on('close', () => onward.destroy())
  })
  return { ...(await listen(server, '127.0.0.1', 0)), asked }
}

async function listen(server: Server, address: string, port: number): Promise<LocalServer> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, resolve)
  })
  const open = (server.address() as AddressInfo).port
  return {
    port: open,
    origin: `http://${address}:${open}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
