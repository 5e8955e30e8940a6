import type { Database } from '../../database/connect.ts'

/** Keeps what the host calls a list of its own, for pages that name where a listing comes from. */
export async function nameOwnSource({ query }: Database, id: string, name: string): Promise<void> {
  await query
    .insertInto('own_sources')
    .values({ id, name })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name }))
    .execute()
}
