import { ConfigError } from '../config.ts'
import { MigrationError } from '../database/migrate.ts'
import { LockedError } from '../database/process-lock.ts'

/** The address in HOST and PORT cannot be had. Node's own error does not tell whose host it is that is not known. */
export class ListenError extends Error {
  override name = 'ListenError'
}

type Fields = Readonly<Record<string, unknown>>

/** What kept the server from starting, and what to do about it: sentences, never a stack. */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof LockedError || error instanceof MigrationError)
    return error.message
  const fields = firstOf(error)
  const said =
    error instanceof ListenError
      ? listenFailure(firstOf(error.cause))
      : (diskFailure(fields) ?? postgresFailure(fields) ?? sqliteFailure(fields))
  return said ?? unusual(error)
}

/** A name with several addresses ends in an error for each of them. */
function firstOf(error: unknown): Fields {
  const fields = (error ?? {}) as Fields & { errors?: unknown; message?: unknown }
  const { message } = fields
  const own = Array.isArray(fields.errors) ? (fields.errors[0] as Fields) : fields
  // A message does not come along when the fields of an error are spread.
  return { ...own, message: own === fields ? message : own.message }
}

function listenFailure({ code, syscall, port, address, hostname }: Fields): string | undefined {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what listens there, or set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Set PORT to one above 1023.`
  if (syscall === 'getaddrinfo') return `The host ${hostname} is not known. Set HOST to an address of this machine.`
  if (syscall === 'listen') return `The server cannot listen on ${address}. Set HOST to an address of this machine.`
  return undefined
}

function diskFailure({ code, syscall, message, path }: Fields): string | undefined {
  const where = typeof path === 'string' ? ` (${path})` : ''
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `DATA_DIR is no folder${where}. Set it to a folder, or remove that file.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `DATA_DIR cannot be written: ${message}. Let this user write there, or set DATA_DIR to another folder.`
  if (code === 'ENOENT' && syscall === 'mkdir')
    return `DATA_DIR cannot be made${where}. Set it to a folder where this user may make files.`
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull
  return undefined
}

const diskFull = 'The disk of DATA_DIR is full. Free some space and start again.'

function postgresFailure({ code, syscall, port, address, hostname, severity, message }: Fields): string | undefined {
  if (syscall === 'connect')
    return `The database at ${address}:${port} does not answer. Start it, or check DATABASE_URL.`
  if (syscall === 'getaddrinfo') return `The database's host ${hostname} is not known. Check DATABASE_URL.`
  if (/^(timeout exceeded when trying to connect|Connection terminated)/.test(String(message)))
    return 'The database does not answer in time. Start it, or check DATABASE_URL.'
  if (/^The server does not support SSL/.test(String(message)))
    return 'The database has no TLS. Set it up there, or leave sslmode out of DATABASE_URL.'
  if (/SELF_SIGNED|CERT|UNABLE_TO_/.test(String(code)))
    return `The database's certificate is not trusted: ${message}. Check sslmode and sslrootcert in DATABASE_URL.`
  // 28: who asks, 3D: which database. PostgreSQL's own sentence names neither password nor address.
  if (severity === 'FATAL' && /^(28|3D)/.test(String(code)))
    return `The database refuses the connection: ${message}. Check DATABASE_URL.`
  if (severity !== undefined && code === '42501')
    return `The database's user has too few rights: ${message}. Make it the owner of the database.`
  return undefined
}

/** By the result codes of SQLite, whose lowest byte is the kind. */
function sqliteFailure({ errcode, message }: Fields): string | undefined {
  if (typeof errcode !== 'number') return undefined
  const kind = errcode & 0xff
  if (kind === 5) return 'Another program holds the database in DATA_DIR. End it and start again.'
  if (kind === 8 || kind === 14)
    return `The database in DATA_DIR cannot be opened for writing: ${message}. Let this user write that folder and its files.`
  if (kind === 13) return diskFull
  if (kind === 10) return `The disk of DATA_DIR fails: ${message}. Check the disk.`
  if (kind === 11 || kind === 26)
    return `The database in DATA_DIR is damaged: ${message}. Move scry.sqlite and its -wal file (or server.lock, if that is the damaged one) out of the folder, then \`npm run restore -- FILE\` with a backup.`
  return undefined
}

/** Its place helps whoever mends it; the rest of a stack says nothing more. */
function unusual(error: unknown): string {
  const { message, stack } = (error ?? {}) as Fields
  const place = /\(?((?:file:|\/)[^\s()]+:\d+:\d+)\)?/.exec(String(stack ?? ''))?.[1]
  const what = String(message ?? error).replace(/\.$/, '')
  return `This failed for no usual reason: ${what}. Please report it with this line${place ? ` (${place})` : ''}.`
}
