import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const boundary = 'attack'

/** One part of a form, as its bytes; without its end. */
export function part(head: string, body: Uint8Array = new Uint8Array()): Buffer {
  return Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), body, Buffer.from('\r\n')])
}
export const fieldHead = (name: string) => `content-disposition: form-data; name="${name}"`
export const fileHead = (name: string, type = 'application/pdf') =>
  `content-disposition: form-data; name="${name}"; filename="a.pdf"\r\ncontent-type: ${type}`
export const formEnd = Buffer.from(`--${boundary}--\r\n`)

export interface RawUpload {
  readonly socket: Socket
  /** What the server answered so far. */
  answer(): string
  /** Sends more; false when the server reads no more for now or has closed. */
  send(bytes: Uint8Array): boolean
  /** Bytes that the server, or the sockets between, took. */
  taken(): number
}

/** Opens a connection that sends a form of its own making; `length` is what it claims, and may lie. */
export async function openUpload(
  server: string,
  path: string,
  address: string,
  length: number | 'chunked',
): Promise<RawUpload> {
  const { hostname, port, host } = new URL(server)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  await once(socket, 'connect')
  const size = length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${address}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\n${size}\r\n\r\n`,
  )
  return {
    socket,
    answer: () => text,
    send(bytes) {
      if (socket.destroyed || text !== '' || socket.writableNeedDrain) return false
      return length === 'chunked'
        ? socket.write(Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]))
        : socket.write(bytes)
    },
    taken: () => socket.bytesWritten - socket.writableLength,
  }
}

/** Sends a whole form at once and answers the status and the text; '' when the connection broke without an answer. */
export async function sendForm(server: string, path: string, address: string, parts: readonly Uint8Array[]) {
  const body = Buffer.concat(parts)
  const upload = await openUpload(server, path, address, body.length)
  upload.send(body)
  while (!/\}$/.test(upload.answer()) && !upload.socket.destroyed) {
    await pause(10)
  }
  upload.socket.destroy()
  const text = upload.answer()
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1] ?? 0), text }
}
