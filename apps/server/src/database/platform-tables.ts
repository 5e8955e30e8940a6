/** A mail that waits, or was sent. A row never holds a secret: the link's secret is made when it is sent. */
export interface OutboxTable {
  id: string
  account_id: string | null
  recipient: string
  template: string
  /** JSON record of texts. */
  params: string
  message_id: string
  state: 'waiting' | 'sent' | 'void' | 'failed'
  attempts: number
  next_attempt_at: number
  leased_until: number
  last_error: string | null
  created_at: number
  sent_at: number | null
  /** The written file when no mail server is configured, and when it is to be removed. */
  file_name: string | null
  file_expires_at: number | null
}

/** One row per limited thing: the instant until which its allowance is used up (generic cell rate). */
export interface RateLimitTable {
  key: string
  used_until: number
}

/** One row per address that somebody tried to log in with, whether it has an account or not. The key is a hash. */
export interface LoginWaitTable {
  key: string
  /** Since the last right password, or since a day went by without one. */
  tries: number
  waits_until: number
  last_at: number
}

/** Somebody was erased: what the files of the database still hold of them goes next. */
export interface ErasureTable {
  id: string
  asked_at: number
}

/** Background work takes its turn by the row of its name. */
export interface LeaseTable {
  name: string
  holder: string
  until: number
}

export interface ActivityTable {
  account_id: string
  id: string
  /** JSON list of texts, newest first. */
  entries: string
  created_at: number
  updated_at: number
}

export interface PlatformTables {
  outbox: OutboxTable
  rate_limits: RateLimitTable
  login_waits: LoginWaitTable
  erasures: ErasureTable
  leases: LeaseTable
  user_activity: ActivityTable
}
