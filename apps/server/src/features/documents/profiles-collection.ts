import { Profile, type ProfileFields } from '@scry/contracts/profile'
import { emptyProfile, readProfileFields } from '@scry/profile/profile-fields'
import type { Transaction } from 'kysely'
import type { Queries } from '../../database/connect.ts'
import { prepareQuery } from '../../database/prepared-query.ts'
import type { Tables } from '../../database/tables.ts'
import { holdAccount } from '../../platform/hold-account.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Caller } from '../../platform/session-guard.ts'
import { isUniqueViolation } from '../../platform/storage-errors.ts'
import {
  type Brought,
  type Collection,
  type Data,
  documentExists,
  documentNotFound,
  type OwnedDocument,
} from './collection.ts'
import { allows } from './own-filters.ts'
import { checkProfileInput } from './profile-input.ts'
import {
  dataOfRow,
  fieldsOfRow,
  type ProfileRow,
  profileColumns,
  profileOfRow,
  selectProfiles,
} from './profile-rows.ts'

type Deps = Pick<Platform, 'database' | 'clock' | 'activity' | 'ids'>

export interface ProfilesCollection extends Collection, Brought {
  readOwn(caller: Caller): Promise<OwnedDocument<Profile> | undefined>
}

/** Collection `users`: one profile per account (decision 0310, 4). */
export function createProfilesCollection(deps: Deps): ProfilesCollection {
  const { database, clock, activity, ids } = deps

  const readRows = prepareQuery(database.query, (query, accountId: string) =>
    selectProfiles(query).where('profiles.account_id', '=', accountId),
  )
  const readOwn = async (caller: Caller): Promise<OwnedDocument<Profile> | undefined> => {
    const [row] = await readRows(caller.accountId)
    return row && documentOf(row, clock.now())
  }

  return {
    id: 'users',
    readOwn,
    attributes: new Set([...Object.keys(Profile.shape), 'location_preference']),

    list: async (caller, query) => {
      const own = await readOwn(caller)
      const isAsked =
        own !== undefined && allows(query.filters, { $id: own.id, userId: caller.accountId, email: caller.email })
      const documents = isAsked && query.offset === 0 && query.limit > 0 ? [own] : []
      return { total: isAsked ? 1 : 0, documents }
    },

    read: async (caller, id) => {
      const own = await readOwn(caller)
      return own?.id === id ? own : undefined
    },

    bring: (trx, caller, row) => insert(clock.now(), trx, caller, ids.id(), dataOfRow(row)).then(() => undefined),

    create: async (caller, id, data) => {
      try {
        await database.transaction(async (trx) => {
          const { hasResume } = await insert(clock.now(), trx, caller, id, data)
          await activity.record(caller.accountId, hasResume ? 'Resume read' : 'Profile created', trx)
        })
      } catch (error) {
        if (isUniqueViolation(error)) throw documentExists()
        throw error
      }
      const created = await readOwn(caller)
      if (!created) throw documentNotFound()
      return created
    },

    update: async (caller, id, data) => {
      checkProfileInput(data)
      const isFound = await database.transaction((trx) => update(deps, trx, caller, id, data))
      return isFound ? readOwn(caller) : undefined
    },
  }
}

async function insert(now: number, trx: Queries, caller: Caller, id: string, data: Data): Promise<ProfileFields> {
  checkProfileInput(data)
  const sent = readProfileFields(renamed(data))
  const resumeUploadedAt = sent.resumeUploadedAt ?? null
  const hasResume = resumeUploadedAt !== null || sent.hasResume === true
  const fields: ProfileFields = { ...emptyProfile, ...sent, hasResume, resumeUploadedAt }
  const account = await trx
    .selectFrom('accounts')
    .select('accessed_at')
    .where('id', '=', caller.accountId)
    .executeTakeFirst()
  await trx
    .insertInto('profiles')
    .values({
      id,
      account_id: caller.accountId,
      ...profileColumns(fields, caller.email),
      resume_version: 1,
      last_login: account?.accessed_at ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return fields
}

/** Whether there is such a profile. */
async function update(
  { database, clock, activity }: Deps,
  trx: Transaction<Tables>,
  caller: Caller,
  id: string,
  data: Data,
): Promise<boolean> {
  const now = clock.now()
  await holdAccount(database, trx, caller.accountId)
  const row = await trx
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', caller.accountId)
    .executeTakeFirst()
  if (!row) return false
  const change = changeOf(fieldsOfRow(row), row.resume_version, renamed(data), now)
  if (!change) return true
  await trx
    .updateTable('profiles')
    .set({
      ...profileColumns(change.fields, caller.email),
      resume_version: change.resumeVersion,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  await activity.record(caller.accountId, change.activity, trx)
  return true
}

interface Change {
  readonly fields: ProfileFields
  readonly resumeVersion: number
  readonly activity: string
}

/** Which of the three writes a PATCH is; undefined when it carries owned fields only (decision 0310, 4, §4.17, §4.18). */
export function changeOf(current: ProfileFields, version: number, data: Data, now: number): Change | undefined {
  const { hasResume, resumeUploadedAt, originalFileName, ...saved } = readProfileFields(data)
  if (hasResume === false) {
    const { name, preferences } = current
    const fields = { ...emptyProfile, name, preferences, ...saved }
    return { fields, resumeVersion: 1, activity: 'Resume deleted' }
  }
  if (typeof resumeUploadedAt === 'string' && isLaterUpload(resumeUploadedAt, current.resumeUploadedAt, now)) {
    const resume = { originalFileName: originalFileName ?? '', resumeUploadedAt }
    const fields = { ...current, unshown: '', ...saved, ...resume, hasResume: true }
    return { fields, resumeVersion: version + 1, activity: 'Resume updated' }
  }
  if (Object.keys(saved).length === 0) return undefined
  return { fields: { ...current, ...saved }, resumeVersion: version, activity: 'Profile saved' }
}

/**
 * Whether it is another upload than the one that is kept, and a later one. The same one counts once, however often it is
 * sent: its first answer may have been lost. One that a clock ahead of ours dated must not keep later ones from counting.
 */
function isLaterUpload(sent: string, kept: string | null, now: number): boolean {
  if (kept === null) return true
  const [at, before] = [Date.parse(sent), Date.parse(kept)]
  return before > now ? at !== before && at >= now : at > before
}

/** The profile screen calls the location field location_preference (§3.20). */
function renamed(data: Data): Data {
  const { location_preference: preferred, ...rest } = data
  return preferred === undefined ? rest : { location: preferred, ...rest }
}

function documentOf(row: ProfileRow, now: number): OwnedDocument<Profile> {
  return {
    id: row.id,
    ownerId: row.account_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    fields: profileOfRow(row, now),
  }
}
