import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** A port of this machine that nobody listens on now. */
export async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  listener.close()
  await once(listener, 'close')
  if (address === null || typeof address === 'string') throw new Error('The listener has no port.')
  return address.port
}

/** Starts `server.ts` and waits until it answers; `off` leaves the catalogue out, `empty` writes a small one, the rest of it once it is told to go on. The caller ends it. */
export async function startServer(port: number, dataDir: string, ...words: ('off' | 'empty')[]): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'server.ts'), String(port), dataDir, ...words], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('ready') && resolve())
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
  return server
}
