export interface AccountTable {
  id: string
  /** Folded: trimmed and in lower case. */
  email: string
  name: string
  password_hash: string
  password_updated_at: number
  email_verified: number
  created_at: number
  updated_at: number
  accessed_at: number
}

export interface SessionTable {
  id: string
  account_id: string
  secret_hash: string
  created_at: number
  last_used_at: number
  /** The end of its absolute life. */
  expires_at: number
  user_agent: string
}

/**
 * An issued verification or recovery. `secret_hash` stands from the moment its mail is sent. A verification that was
 * used stays for a while, so that opening its link again is told apart from a link that never was.
 */
export interface AccountTokenTable {
  id: string
  account_id: string
  purpose: 'verification' | 'recovery' | 'used-verification'
  secret_hash: string | null
  created_at: number
  expires_at: number
}

/** A browser in which somebody logged in to the account. It opens nothing: who logs in there need not wait for others. */
export interface KnownDeviceTable {
  id: string
  account_id: string
  secret_hash: string
  created_at: number
  last_used_at: number
}

export interface AccountTables {
  accounts: AccountTable
  sessions: SessionTable
  account_tokens: AccountTokenTable
  known_devices: KnownDeviceTable
}
