import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import type { ActivityLog } from './activity-log.ts'
import type { Outside } from './asking/outside.ts'
import type { Clock } from './clock.ts'
import type { Ids } from './ids.ts'
import type { LoginWaits } from './login-waits.ts'
import type { Outbox } from './outbox.ts'
import type { RateLimiter } from './rate-limits.ts'
import type { SessionGuard } from './session-guard.ts'
import type { Turns } from './take-turns.ts'
import type { UploadRoom } from './upload-room.ts'

/** What the hash of a password takes: memory, passes over it, lanes. */
export interface PasswordCost {
  readonly memoryKib: number
  readonly passes: number
  readonly parallelism: number
}

/** What the features stand on. A feature takes of it what it uses. */
export interface Platform {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly limiter: RateLimiter
  readonly loginWaits: LoginWaits
  readonly passwordCost: PasswordCost
  readonly sessions: SessionGuard
  readonly outbox: Outbox
  readonly activity: ActivityLog
  readonly uploads: UploadRoom
  /** Of everybody's work that takes long: lists, pages and what reads many rows. */
  readonly turn: Turns
  readonly outside: Outside
}
