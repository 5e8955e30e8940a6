import { hashSecret } from '../../platform/ids.ts'
import type { Composer } from '../../platform/outbox-worker.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Purpose, tokenLifeMs } from './account-tokens.ts'

const words: Readonly<Record<Purpose, { subject: string; lead: string; life: string }>> = {
  verification: {
    subject: 'Verify your email address',
    lead: 'Open this link to verify your email address for Scry:',
    life: 'The link works once and for seven days. If you did not sign up, you can ignore this mail.',
  },
  recovery: {
    subject: 'Reset your password',
    lead: 'Open this link to choose a new password for Scry:',
    life: 'The link works once and for one hour. If you did not ask for it, you can ignore this mail; your password stays as it is.',
  },
}

/**
 * Makes the link's secret at the moment of sending and stores only its hash, so that an earlier attempt's link is
 * void. A token that was replaced or spent meanwhile needs no mail.
 */
export function linkComposer(platform: Pick<Platform, 'database' | 'clock' | 'ids'>, purpose: Purpose): Composer {
  const { database, clock, ids } = platform
  return async ({ tokenId, link }) => {
    if (tokenId === undefined || link === undefined) return undefined
    const secret = ids.secret()
    const expiresAt = clock.now() + tokenLifeMs[purpose]
    const token = await database.query
      .updateTable('account_tokens')
      .set({ secret_hash: hashSecret(secret), expires_at: expiresAt })
      .where('id', '=', tokenId)
      .returning('account_id')
      .executeTakeFirst()
    if (!token) return undefined
    const url = new URL(link)
    url.searchParams.set('userId', token.account_id)
    url.searchParams.set('secret', secret)
    url.searchParams.set('expire', new Date(expiresAt).toISOString())
    const { subject, lead, life } = words[purpose]
    return { subject, text: `${lead}\n\n${url.href}\n\n${life}\n`, link: url.href, expiresAt }
  }
}
