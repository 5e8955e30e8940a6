const sqliteFull = 13
const sqliteBusy = 5
const sqliteIo = 10
const sqliteReadOnly = 8
const sqliteCannotOpen = 14
const sqliteConstraintUnique = 2067
const sqliteConstraintPrimaryKey = 1555
const sqliteConstraintForeignKey = 787

/** PostgreSQL classes 08 (connection), 53 (resources), 57P0x (shutting down), two transactions in each other's way, and the socket errors of Node. */
const awayCodes =
  /^(08\w{3}|53\w{3}|57P0\d|25006|40001|40P01|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH)$/
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/

/** The database cannot be reached or cannot write now: the caller should try again later. */
export function isStorageUnavailable(error: unknown): boolean {
  const { code, errcode, message, errors } = (error ?? {}) as {
    code?: unknown
    errcode?: unknown
    message?: unknown
    errors?: unknown
  }
  if (typeof errcode === 'number') {
    return [sqliteFull, sqliteBusy, sqliteIo, sqliteReadOnly, sqliteCannotOpen].includes(errcode & 0xff)
  }
  if (Array.isArray(errors) && errors.some(isStorageUnavailable)) return true
  return (typeof code === 'string' && awayCodes.test(code)) || awayMessages.test(String(message))
}

/** PostgreSQL cannot keep U+0000; where such a text was only looked for, nothing can match it. */
export function isUnstorableText(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return code === '22021' || code === '22P05'
}

/** A row with the same unique value stands already. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown }
  return code === '23505' || errcode === sqliteConstraintUnique || errcode === sqliteConstraintPrimaryKey
}

/** The row that a new one belongs to is gone. */
export function isOwnerMissing(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown }
  return code === '23503' || errcode === sqliteConstraintForeignKey
}
