import { pagePaths } from '@scry/contracts/page-paths'
import { days, lifeMs } from '@scry/contracts/retention'
import { hashSecret } from '../../platform/ids.ts'
import type { Composer } from '../../platform/outbox-worker.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Purpose, tokenLifeMs } from './account-tokens.ts'

/** `home` is where the link leads to. */
const words: Readonly<
  Record<Purpose, { subject: string; lead: string; label: string; life: string; other(home: string): string }>
> = {
  verification: {
    subject: 'Verify your email address',
    lead: 'Someone created a Scry account with this email address. If that was you, open this link to confirm it:',
    label: 'Verify this email',
    life: 'You can use the link once, within seven days.',
    other: (home) =>
      [
        'If it was not you, do not open the link. Whoever created the account chose its password.',
        `To lock them out, even after you opened the link, choose your own password at ${home}${pagePaths.forgotPassword}`,
        `and delete the account in its settings. If you do nothing, it stays unverified and is removed ${days(lifeMs.unverifiedAccount)} after its last use.`,
      ].join('\n'),
  },
  recovery: {
    subject: 'Reset your password',
    lead: 'Open this link to choose a new password for Scry:',
    label: 'Choose a new password',
    life: 'You can use the link once, within one hour. With the new password you are signed out everywhere else.',
    other: () => 'If you did not ask for this, ignore this email. Your password stays the same.',
  },
}

/**
 * Makes the link's secret at the moment of sending and stores only its hash, so that an earlier attempt's link is
 * void. A token that was replaced or spent meanwhile needs no mail.
 */
export function linkComposer(platform: Pick<Platform, 'database' | 'clock' | 'ids'>, purpose: Purpose): Composer {
  const { database, clock, ids } = platform
  return async ({ tokenId, link: page }) => {
    if (tokenId === undefined || page === undefined) return undefined
    const secret = ids.secret()
    const expiresAt = clock.now() + tokenLifeMs[purpose]
    const token = await database.query
      .updateTable('account_tokens')
      .set({ secret_hash: hashSecret(secret), expires_at: expiresAt })
      .where('id', '=', tokenId)
      .returning('account_id')
      .executeTakeFirst()
    if (!token) return undefined
    const url = new URL(page)
    url.searchParams.set('userId', token.account_id)
    url.searchParams.set('secret', secret)
    url.searchParams.set('expire', new Date(expiresAt).toISOString())
    const { subject, lead, label, life, other } = words[purpose]
    const link = { opens: url.href, label }
    const parts = [{ says: lead }, link, { says: life }, { notes: other(url.origin) }]
    return { subject, parts, link: url.href, expiresAt }
  }
}
