import { pagePaths } from '@scry/contracts/page-paths'
import type { Queries } from '../../database/connect.ts'
import { isOneOf } from '../../database/many-rows.ts'
import { hashSecret } from '../../platform/ids.ts'
import type { Composer } from '../../platform/outbox-worker.ts'
import type { Platform } from '../../platform/platform.ts'
import { wants } from './alert-rows.ts'
import { type Digest, digestParts, digestSubject } from './digest.ts'

/** A mail may wait for hours: what was taken out of the lists meanwhile is published by no mail. */
async function withoutGone(queries: Queries, { groups, ...rest }: Digest): Promise<Digest> {
  const told = groups.flatMap(({ items }) => items.map(({ id }) => id))
  const shown = await queries
    .selectFrom('listings')
    .select('id')
    .where(isOneOf(queries, 'id', told))
    .where('hidden_until', 'is', null)
    .execute()
  const here = new Set(shown.map(({ id }) => id))
  const left = groups.map((group) => ({ ...group, items: group.items.filter(({ id }) => here.has(id)) }))
  return { ...rest, groups: left.filter(({ items, more }) => items.length + more > 0) }
}

/** Asks once more whether the mail is wanted, and makes the secret of its link: only the hash is kept. */
export function digestComposer(
  { database, clock, ids }: Pick<Platform, 'database' | 'clock' | 'ids'>,
  origin: string,
): Composer {
  return async ({ digest: text }, accountId) => {
    if (text === undefined || accountId === undefined) return undefined
    const row = await database.query
      .selectFrom('alerts')
      .innerJoin('profiles', 'profiles.account_id', 'alerts.account_id')
      .select(['profiles.preferences', 'alerts.is_paused', 'alerts.refused_at'])
      .where('alerts.account_id', '=', accountId)
      .executeTakeFirst()
    if (!row || !wants(row.preferences) || row.is_paused === 1 || row.refused_at !== null) return undefined
    const digest = await withoutGone(database.query, JSON.parse(text) as Digest)
    if (digest.groups.length + digest.deadlines.length === 0) return undefined
    const secret = ids.secret()
    await database.query
      .insertInto('unsubscribe_links')
      .values({ secret_hash: hashSecret(secret), account_id: accountId, created_at: clock.now() })
      .execute()
    return {
      subject: digestSubject(digest),
      parts: [
        ...digestParts(digest, origin),
        { notes: 'You get this mail because you turned alerts on.' },
        { notesLink: `${origin}${pagePaths.alerts}`, label: 'Change or pause them' },
        { notesLink: `${origin}${pagePaths.unsubscribe}?key=${secret}`, label: 'Turn them off' },
      ],
      unsubscribe: `${origin}/api/unsubscribe?key=${secret}`,
      onRefused: async () => {
        await database.query
          .updateTable('alerts')
          .set({ refused_at: clock.now() })
          .where('account_id', '=', accountId)
          .execute()
      },
    }
  }
}
