import { sql } from 'kysely'
import type { OpenServer } from './open-server.ts'
import { goodPassword } from './people.ts'
import type { SmallDisk } from './small-disk.ts'

export interface FullDiskResult {
  readonly rounds: number
  readonly acknowledged: number
  readonly refused: number
  readonly otherAnswers: number
  readonly lost: number
  /** Rounds in which the health named the full disk, and in which it no longer did once there was room. */
  readonly degraded: number
  readonly recovered: number
  readonly integrity: string
}

/** Fills the disk under writing people again and again, makes room again, and looks for what was acknowledged. */
export async function runFullDisk(
  server: Pick<OpenServer, 'app' | 'clock' | 'database'>,
  disk: SmallDisk,
  options: { readonly rounds: number; readonly writesPerRound: number },
): Promise<FullDiskResult> {
  const counts = { acknowledged: 0, refused: 0, otherAnswers: 0, degraded: 0, recovered: 0 }
  const kept: string[] = []
  const register = async (email: string) => {
    const payload = { userId: 'unique()', email, password: goodPassword, name: 'X'.repeat(120) }
    const { statusCode } = await server.app.inject({ method: 'POST', url: '/v1/account', payload })
    if (statusCode === 201) {
      counts.acknowledged += 1
      kept.push(email)
    } else if (statusCode === 503) counts.refused += 1
    else counts.otherAnswers += 1
  }
  const saysFull = async () => {
    server.clock.advance(60_000)
    const { degraded } = (await server.app.inject('/api/health')).json<{ degraded: string[] }>()
    return degraded.some((sentence) => sentence.startsWith('The disk of the database is full'))
  }
  for (let round = 0; round < options.rounds; round += 1) {
    await register(`before-${round}@example.org`)
    disk.fill()
    for (let write = 0; write < options.writesPerRound; write += 1) {
      // What the journal's file holds already takes some writes yet.
      disk.fill()
      await register(`p${round}-${write}@example.org`)
    }
    if (await saysFull()) counts.degraded += 1
    disk.free()
    if (!(await saysFull())) counts.recovered += 1
  }
  const rows = await server.database.query.selectFrom('accounts').select('email').execute()
  const emails = new Set(rows.map(({ email }) => email))
  const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(server.database.query)
  return {
    ...{ rounds: options.rounds, ...counts, lost: kept.filter((email) => !emails.has(email)).length },
    integrity: check.rows[0]?.integrity_check ?? '',
  }
}
