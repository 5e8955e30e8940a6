/** What kept the server from starting, in a sentence where its cause is a usual one; otherwise the error itself. */
export function startFailure(error: unknown): unknown {
  const { code, syscall, port, address } = (error ?? {}) as Record<string, unknown>
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what listens there, or set PORT to another one.`
  if (syscall === 'listen' && code === 'EACCES')
    return `Port ${port} needs more rights than this user has. Set PORT to one above 1023.`
  if (syscall === 'listen') return `The server cannot listen on ${address}. Set HOST to an address of this machine.`
  if (syscall === 'connect') return `The database at ${address}:${port} does not answer. Check DATABASE_URL.`
  if (code === 'EACCES' || code === 'EROFS') return `DATA_DIR cannot be written: ${(error as Error).message}`
  return error
}
