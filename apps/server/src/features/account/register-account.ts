import type { FastifyInstance } from 'fastify'
import type { Composer } from '../../platform/outbox-worker.ts'
import type { PersonalTable } from '../../platform/personal-tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { accountTables } from './account-privacy.ts'
import { registerAccountRoutes } from './account-routes.ts'
import { createKnownDevices } from './known-devices.ts'
import type { LinkOrigin } from './mailed-link.ts'
import { registerPasswordChange } from './password-change.ts'
import { registerRecoveryRoutes } from './recovery-routes.ts'
import { registerSessionListRoutes } from './session-list-routes.ts'
import { registerSessionRoutes } from './session-routes.ts'
import { linkComposer } from './token-mail.ts'
import { registerVerificationRoutes } from './verification-routes.ts'

export interface AccountFeature {
  readonly composers: { readonly verification: Composer; readonly recovery: Composer }
  readonly personalTables: readonly PersonalTable[]
}

/** Account, sessions, verification and recovery in the backend protocol, and the list of sessions. */
export function registerAccount(app: FastifyInstance, platform: Platform, origin: LinkOrigin): AccountFeature {
  registerAccountRoutes(app, platform)
  const devices = createKnownDevices(platform)
  registerSessionRoutes(app, platform, devices)
  registerSessionListRoutes(app, platform)
  registerVerificationRoutes(app, platform, devices, origin)
  registerRecoveryRoutes(app, platform, devices, origin)
  registerPasswordChange(app, platform, devices)
  return {
    composers: { verification: linkComposer(platform, 'verification'), recovery: linkComposer(platform, 'recovery') },
    personalTables: accountTables,
  }
}
