import { ConfigError } from '../config.ts'
import { MigrationError } from '../database/migrate.ts'
import { LockedError } from '../database/process-lock.ts'

/** What kept the server from starting, in a sentence where its cause is a usual one; otherwise the error itself. */
export function startFailure(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof LockedError || error instanceof MigrationError)
    return error.message
  const { code, syscall, port, address, hostname, severity } = (error ?? {}) as Record<string, unknown>
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what listens there, or set PORT to another one.`
  if (syscall === 'listen' && code === 'EACCES')
    return `Port ${port} needs more rights than this user has. Set PORT to one above 1023.`
  if (syscall === 'listen') return `The server cannot listen on ${address}. Set HOST to an address of this machine.`
  if (syscall === 'connect') return `The database at ${address}:${port} does not answer. Check DATABASE_URL.`
  if (syscall === 'getaddrinfo') return `The database's host ${hostname} is not known. Check DATABASE_URL.`
  // 28: who asks, 3D: which database. PostgreSQL's own sentence names neither password nor address.
  if (severity === 'FATAL' && /^(28|3D)/.test(String(code)))
    return `The database refuses the connection: ${(error as Error).message}. Check DATABASE_URL.`
  if (code === 'EACCES' || code === 'EROFS') return `DATA_DIR cannot be written: ${(error as Error).message}`
  return error
}
