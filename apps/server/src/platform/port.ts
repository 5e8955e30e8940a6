import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from '../config.ts'
import { ListenError } from './start-failure.ts'

/** Takes the address in HOST and PORT and gives it back at once. Throws where it cannot be had. */
export async function askForPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const server = createServer((socket) => socket.destroy()).listen({ host, port })
  await once(server, 'listening').catch((cause: unknown) => {
    throw new ListenError('Not listening', { cause })
  })
  server.close()
  await once(server, 'close')
}
