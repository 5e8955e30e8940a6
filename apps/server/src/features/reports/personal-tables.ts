import { lifeMs } from '@scry/contracts/retention'
import type { PersonalTable } from '../../platform/personal-tables.ts'

export const reportTables: readonly PersonalTable[] = [
  {
    table: 'reports',
    exportFor: async (queries, accountId) => {
      const rows = await queries
        .selectFrom('reports')
        .select(['report_id', 'params', 'created_at'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(({ params, ...row }) => ({ ...row, ...(JSON.parse(params) as Record<string, unknown>) }))
    },
    expire: async (queries, now) => {
      await queries
        .deleteFrom('reports')
        .where('created_at', '<=', now - lifeMs.report)
        .execute()
    },
  },
  {
    table: 'report_images',
    exportFor: async (queries, accountId) => {
      const rows = await queries
        .selectFrom('report_images')
        .select(['id', 'image', 'created_at', 'expires_at'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ ...row, image: Buffer.from(row.image).toString('base64') }))
    },
    expire: async (queries, now) => {
      await queries.deleteFrom('report_images').where('expires_at', '<=', now).execute()
    },
  },
]
