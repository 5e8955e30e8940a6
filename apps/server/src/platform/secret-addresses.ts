import type { Queries } from '../database/connect.ts'

/** Ends the addresses that tell of an account without a session: whoever takes it back does not know who else has them. */
export async function endSecretAddresses(trx: Queries, accountId: string): Promise<void> {
  await trx.deleteFrom('calendar_feeds').where('account_id', '=', accountId).execute()
}
