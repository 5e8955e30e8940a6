import { activityEntries } from '@scry/contracts/limits'
import { Activity } from '@scry/contracts/profile'
import type { Selectable } from 'kysely'
import type { ActivityTable } from '../../database/platform-tables.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Caller } from '../../platform/session-guard.ts'
import { isUniqueViolation } from '../../platform/storage-errors.ts'
import { type Collection, documentExists, type OwnedDocument } from './collection.ts'
import { allows } from './own-filters.ts'

/**
 * Collection `user_activity`: the last ten activities, written by the server. A client may create and update its
 * document as the specification's calls do; what it sends in the slots is overruled.
 */
export function createActivityCollection(deps: Pick<Platform, 'database' | 'clock'>): Collection {
  const { database, clock } = deps
  const readOwn = async (caller: Caller): Promise<OwnedDocument | undefined> => {
    const row = await database.query
      .selectFrom('user_activity')
      .selectAll()
      .where('account_id', '=', caller.accountId)
      .executeTakeFirst()
    return row && documentOf(row)
  }
  const read = async (caller: Caller, id: string) => {
    const own = await readOwn(caller)
    return own?.id === id ? own : undefined
  }
  return {
    id: 'user_activity',
    attributes: new Set(Object.keys(Activity.shape)),
    list: async (caller, query) => {
      const own = await readOwn(caller)
      const isAsked = own !== undefined && allows(query.filters, { $id: own.id, userId: caller.accountId })
      return { total: isAsked ? 1 : 0, documents: isAsked && query.offset === 0 && query.limit > 0 ? [own] : [] }
    },
    read,
    create: async (caller, id) => {
      const now = clock.now()
      const row = { account_id: caller.accountId, id, entries: '[]', created_at: now, updated_at: now }
      try {
        await database.query.insertInto('user_activity').values(row).execute()
      } catch (error) {
        if (isUniqueViolation(error)) throw documentExists()
        throw error
      }
      return documentOf(row)
    },
    update: read,
  }
}

function documentOf(row: Selectable<ActivityTable>): OwnedDocument {
  const entries = JSON.parse(row.entries) as string[]
  const slots = Array.from({ length: activityEntries }, (_, slot) => [
    `recent_activity_${slot + 1}`,
    entries[slot] ?? '0',
  ])
  return {
    id: row.id,
    ownerId: row.account_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    fields: { userId: row.account_id, ...Object.fromEntries(slots) },
  }
}
