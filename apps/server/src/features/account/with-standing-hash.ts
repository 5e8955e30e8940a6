import type { Queries } from '../../database/connect.ts'
import { invalidCredentials } from './password-rules.ts'
import { verifyPassword } from './passwords.ts'

/**
 * Writes what the right password allows, for the hash that it was checked against; `write` gives undefined where that hash
 * stands no more. Then the password is checked again, since a login beside this one may have made the hash of the same
 * password anew; a password that was replaced is refused.
 */
export async function withStandingHash<Written>(
  queries: Queries,
  account: { readonly id: string; readonly password_hash: string },
  password: string,
  write: (hash: string) => Promise<Written | undefined>,
): Promise<Written> {
  const written = await write(account.password_hash)
  if (written !== undefined) return written
  const row = await queries
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', account.id)
    .executeTakeFirst()
  if (!row || row.password_hash === account.password_hash) throw invalidCredentials()
  const isRight = await verifyPassword(password, row.password_hash)
  const again = isRight ? await write(row.password_hash) : undefined
  if (again === undefined) throw invalidCredentials()
  return again
}
