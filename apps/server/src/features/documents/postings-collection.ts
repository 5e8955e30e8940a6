import { HackathonPosting, JobPosting } from '@scry/contracts/posting'
import type { PostingKind } from '@scry/contracts/review'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { Queries } from '../../database/connect.ts'
import type { HackathonPostingTable, JobPostingTable } from '../../database/document-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { holdAccount } from '../../platform/hold-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeOwn } from '../../platform/remove-own.ts'
import type { Caller } from '../../platform/session-guard.ts'
import { isUniqueViolation } from '../../platform/storage-errors.ts'
import {
  type Brought,
  type Collection,
  type Data,
  documentExists,
  invalidField,
  type OwnedDocument,
} from './collection.ts'
import { invalidQuery, type ListQuery } from './document-queries.ts'
import { isOwnAddress } from './own-filters.ts'
import { HackathonForm, JobForm } from './posting-forms.ts'

type Deps = Pick<Platform, 'database' | 'clock' | 'ids' | 'limiter' | 'activity'>
type Row = Selectable<JobPostingTable> | Selectable<HackathonPostingTable>

type Trx = Transaction<Tables>
/** The log of what happens to postings, and the listing that an approved one has. */
export interface PostingSteps {
  note(
    trx: Trx,
    posting: { kind: PostingKind; id: string; accountId: string; step: 'posted' | 'edited' | 'deleted' },
  ): Promise<void>
  remove(trx: Trx, kind: PostingKind, id: string): Promise<void>
}

/** What differs between the two collections of postings. */
interface Kind {
  readonly kind: PostingKind
  readonly collection: 'aggregated_jobs' | 'hackathon'
  readonly table: 'job_postings' | 'hackathon_postings'
  readonly attributes: ReadonlySet<string>
  readonly activity: string
  readonly marks: { readonly column: 'job_id' | 'hackathon_id'; readonly field: string; readonly prefix: string }
  columnsOf(data: Data): Record<string, unknown>
  fieldsOf(row: Row): Record<string, unknown>
}

export function createPostingCollections(deps: Deps, steps: PostingSteps) {
  const of = (kind: Kind) => createPostingCollection(deps, steps, kind)
  return { jobs: of(jobs), hackathons: of(hackathons) }
}

function createPostingCollection(deps: Deps, steps: PostingSteps, kind: Kind): Collection & Brought {
  const { database, ids, limiter, activity } = deps
  const table = tableOf(kind)
  const posting = { ...deps, steps, kind }

  return {
    id: kind.collection,
    attributes: kind.attributes,

    list: (caller, query) => listOwn(deps, kind, caller, query),

    read: (caller, id) => readOwn(kind, database.query, caller.accountId, id),

    bring: (trx, caller, row) =>
      insert(posting, trx, caller, ids.id(), kind.columnsOf(kind.fieldsOf(row as never)), row[kind.marks.column]).then(
        () => undefined,
      ),

    create: async (caller, id, data) => {
      const columns = kind.columnsOf(data)
      await limiter.demand('postingPerAccount', caller.accountId)
      try {
        const row = await database.transaction(async (trx) => {
          const inserted = await insert(posting, trx, caller, id, columns, data[kind.marks.field])
          await activity.record(caller.accountId, kind.activity, trx)
          return inserted
        })
        return documentOf(kind, row, caller.email)
      } catch (error) {
        if (isUniqueViolation(error)) throw documentExists()
        throw error
      }
    },

    // An edited posting goes through review again; what was approved of it stays in the lists meanwhile.
    update: async ({ accountId }, id, data) => {
      await database.transaction((trx) => update(posting, trx, accountId, id, data))
      return readOwn(kind, database.query, accountId, id)
    },

    remove: ({ accountId }, id) =>
      database.transaction(async (trx) => {
        await holdAccount(database, trx, accountId)
        if (!(await removeOwn(trx, table, accountId, id))) return false
        await steps.note(trx, { kind: kind.kind, id, accountId, step: 'deleted' })
        await steps.remove(trx, kind.kind, id)
        return true
      }),
  }
}

interface Posting extends Deps {
  readonly steps: PostingSteps
  readonly kind: Kind
}

/** Both tables share every column that is named here. */
const tableOf = (kind: Kind) => kind.table as 'job_postings'

async function listOwn({ database }: Deps, kind: Kind, caller: Caller, query: ListQuery) {
  const table = tableOf(kind)
  let matching = database.query.selectFrom(table).where('account_id', '=', caller.accountId)
  for (const filter of query.filters) {
    const values = filter.values.map(String)
    if (filter.attribute === 'createdBy') {
      if (!isOwnAddress(caller, filter)) return { total: 0, documents: [] }
    } else if (filter.attribute === '$id') matching = matching.where('id', 'in', values)
    else if (filter.attribute === 'status') matching = matching.where('status', 'in', values)
    else throw invalidQuery(`no filter by ${filter.attribute.slice(0, 40)}`)
  }
  const { count } = await matching
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  let ordered = matching.selectAll()
  for (const { column, direction } of orderOf(query)) ordered = ordered.orderBy(column, direction)
  const rows = await ordered.orderBy('id').limit(query.limit).offset(query.offset).execute()
  return { total: Number(count), documents: rows.map((row) => documentOf(kind, row, caller.email)) }
}

async function readOwn(kind: Kind, queries: Queries, accountId: string, id: string) {
  const table = tableOf(kind)
  const row = await queries
    .selectFrom(table)
    .innerJoin('accounts', 'accounts.id', `${table}.account_id`)
    .selectAll(table)
    .select('accounts.email as createdBy')
    .where(`${table}.id`, '=', id)
    .where(`${table}.account_id`, '=', accountId)
    .executeTakeFirst()
  return row && documentOf(kind, row, row.createdBy)
}

/** A posting begins in review. `mark` is what its form called it. */
async function insert(
  { clock, ids, steps, kind }: Posting,
  trx: Trx,
  { accountId }: Caller,
  id: string,
  columns: Record<string, unknown>,
  mark: unknown,
) {
  // The address of a posting that is gone belongs to whoever posted it: others have kept it.
  const ofAnother = trx
    .selectFrom('posting_steps')
    .select('id')
    .where('kind', '=', kind.kind)
    .where('posting_id', '=', id)
  if (await ofAnother.where('account_id', '!=', accountId).limit(1).executeTakeFirst()) throw documentExists()
  const now = clock.now()
  const isMark = typeof mark === 'string' && new RegExp(`^${kind.marks.prefix}-\\d{1,16}-[A-Z0-9]{5}$`).test(mark)
  const row = {
    ...columns,
    id,
    account_id: accountId,
    [kind.marks.column]: isMark ? mark : `${kind.marks.prefix}-${now}-${ids.id().slice(0, 5).toUpperCase()}`,
    status: 'pending',
    created_at: now,
    updated_at: now,
  } as unknown as Selectable<JobPostingTable>
  await trx.insertInto(tableOf(kind)).values(row).execute()
  await steps.note(trx, { kind: kind.kind, id, accountId, step: 'posted' })
  return row
}

async function update(
  { database, clock, steps, kind }: Posting,
  trx: Trx,
  accountId: string,
  id: string,
  data: Data,
): Promise<void> {
  await holdAccount(database, trx, accountId)
  const current = await readOwn(kind, trx, accountId, id)
  if (!current) return
  const columns = kind.columnsOf({ ...current.fields, ...data })
  await trx
    .updateTable(tableOf(kind))
    // A version of its own for each edit: a reviewer names the one that they saw.
    .set((eb) => ({
      ...columns,
      status: 'pending',
      updated_at: sql`case when ${eb.ref('updated_at')} >= ${clock.now()} then ${eb.ref('updated_at')} + 1 else ${clock.now()} end`,
    }))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute()
  await steps.note(trx, { kind: kind.kind, id, accountId, step: 'edited' })
}

function orderOf(query: ListQuery) {
  const order = query.order.length > 0 ? query.order : [{ attribute: '$createdAt', direction: 'asc' as const }]
  return order.map(({ attribute, direction }) => {
    if (attribute === '$createdAt' || attribute === 'createdAt') return { column: 'created_at' as const, direction }
    if (attribute === '$updatedAt') return { column: 'updated_at' as const, direction }
    throw invalidQuery(`no order by ${attribute.slice(0, 40)}`)
  })
}

function documentOf(kind: Kind, row: Row, createdBy: string): OwnedDocument {
  const { id, account_id: ownerId, created_at: createdAt, updated_at: updatedAt, status } = row
  const fields = { ...kind.fieldsOf(row), createdAt: new Date(createdAt).toISOString(), createdBy, status }
  return { id, ownerId, createdAt, updatedAt, fields }
}

function parseForm<Form extends z.ZodType>(form: Form, data: Data): z.output<Form> {
  const parsed = form.safeParse(data)
  if (parsed.success) return parsed.data
  throw invalidField(parsed.error.issues[0]?.message ?? 'The form has a mistake.')
}

/** What the specified record lacks stands in a document only where somebody said it (decision 0254). */
const said = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())

const jobs: Kind = {
  kind: 'job',
  collection: 'aggregated_jobs',
  table: 'job_postings',
  attributes: new Set(Object.keys(JobPosting.shape)),
  activity: 'Job posted',
  marks: { column: 'job_id', field: 'jobId', prefix: 'JOB' },
  columnsOf: (data) => {
    const form = parseForm(JobForm, data)
    return {
      job_role: form.jobRole,
      company_name: form.companyName,
      description: form.description,
      stipend: form.stipend,
      duration: form.duration,
      location: form.location,
      apply_link: form.applyLink,
      skills: JSON.stringify(form.skills),
      site: form.site,
      job_type: form.jobType,
      category: form.category,
      experience_level: form.experienceLevel,
      application_deadline: form.applicationDeadline,
      deadline_zone: form.deadlineZone,
      place: form.place,
      years: form.years,
    }
  },
  fieldsOf: (posting) => {
    const row = posting as Selectable<JobPostingTable>
    return {
      jobId: row.job_id,
      jobRole: row.job_role,
      companyName: row.company_name,
      description: row.description,
      stipend: row.stipend,
      duration: row.duration,
      location: row.location,
      applyLink: row.apply_link,
      skills: JSON.parse(row.skills) as string[],
      site: row.site,
      jobType: row.job_type,
      category: row.category,
      experienceLevel: row.experience_level,
      applicationDeadline: iso(row.application_deadline),
      ...said({ place: row.place, years: row.years, deadlineZone: row.deadline_zone }),
    }
  },
}

const hackathons: Kind = {
  kind: 'hackathon',
  collection: 'hackathon',
  table: 'hackathon_postings',
  attributes: new Set(Object.keys(HackathonPosting.shape)),
  activity: 'Hackathon posted',
  marks: { column: 'hackathon_id', field: 'hackathonId', prefix: 'HACK' },
  columnsOf: (data) => {
    const form = parseForm(HackathonForm, data)
    return { ...form, themes: JSON.stringify(form.themes) }
  },
  fieldsOf: (posting) => {
    const row = posting as Selectable<HackathonPostingTable>
    return {
      hackathonId: row.hackathon_id,
      title: row.title,
      organization: row.organization,
      description: row.description,
      prize: row.prize,
      mode: row.mode,
      registration_deadline: iso(row.registration_deadline),
      submission_deadline: iso(row.submission_deadline),
      start_date: iso(row.start_date),
      ...said({ deadline_zone: row.deadline_zone }),
      participation_link: row.participation_link,
      location: row.location,
      themes: JSON.parse(row.themes) as string[],
    }
  },
}
