import { createHash } from 'node:crypto'
import type { ReportParams } from '@scry/contracts/report'
import type { Platform } from '../../platform/platform.ts'

/** Reports are stored first; the mail to the team is written beside them and sent from the outbox. */
export function createReportStore(deps: {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'ids' | 'outbox'>
  /** Of the team; undefined keeps reports in the database only. */
  readonly recipient: string | undefined
}) {
  const { database, clock, ids, outbox } = deps.platform
  const { recipient } = deps
  return {
    /** A report that was sent again, to the letter, is one report and one mail. */
    async keep(report: ReportParams, accountId: string | null): Promise<void> {
      const params = JSON.stringify(report)
      const row = {
        id: ids.id(),
        account_id: accountId,
        report_id: report.reportId,
        content_hash: createHash('sha256').update(params).digest('base64url'),
        params,
        created_at: clock.now(),
      }
      await database.transaction(async (trx) => {
        const kept = await trx
          .insertInto('reports')
          .values(row)
          .onConflict((conflict) => conflict.columns(['report_id', 'content_hash']).doNothing())
          .returning('id')
          .execute()
        if (kept.length === 0 || recipient === undefined) return
        await outbox.add(trx, {
          template: 'report',
          recipient,
          params: Object.fromEntries(Object.entries(report).map(([name, value]) => [name, String(value)])),
          ...(accountId !== null && { accountId }),
        })
      })
    },
  }
}
