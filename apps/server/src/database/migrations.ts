import { sql as accountsAndDocuments } from './migrations/0001-accounts-and-documents.ts'
import { sql as listingsAndReports } from './migrations/0002-listings-and-reports.ts'
import { sql as devicesWaitsErasures } from './migrations/0003-devices-waits-erasures.ts'
import { sql as sources } from './migrations/0004-sources.ts'
import { sql as listingPages } from './migrations/0005-listing-pages.ts'
import { sql as ownSources } from './migrations/0006-own-sources.ts'
import { sql as openingKeys } from './migrations/0007-opening-keys.ts'
import { sql as postingSteps } from './migrations/0008-posting-steps.ts'

import { sql as applications } from './migrations/0009-applications.ts'

import { sql as complaints } from './migrations/0010-complaints.ts'
import { sql as calendarFeeds } from './migrations/0011-calendar-feeds.ts'
import { sql as feedback } from './migrations/0012-feedback.ts'
import { sql as stepsByTime } from './migrations/0013-steps-by-time.ts'
import { sql as alerts } from './migrations/0014-alerts.ts'
import { sql as skillClaims } from './migrations/0015-skill-claims.ts'
import { sql as postingFields } from './migrations/0016-posting-fields.ts'
import { sql as postingLinks } from './migrations/0017-posting-links.ts'
import { sql as unshown } from './migrations/0018-unshown.ts'

export interface Migration {
  readonly name: string
  /** Statements as PostgreSQL reads them, separated by a semicolon at a line's end. */
  readonly sql: string
}

/** Append only: a migration that was released is never changed, and the runner refuses one whose text is not the applied one. */
export const migrations: readonly Migration[] = [
  { name: '0001-accounts-and-documents', sql: accountsAndDocuments },
  { name: '0002-listings-and-reports', sql: listingsAndReports },
  { name: '0003-devices-waits-erasures', sql: devicesWaitsErasures },
  { name: '0004-sources', sql: sources },
  { name: '0005-listing-pages', sql: listingPages },
  { name: '0006-own-sources', sql: ownSources },
  { name: '0007-opening-keys', sql: openingKeys },
  { name: '0008-posting-steps', sql: postingSteps },
  { name: '0009-applications', sql: applications },
  { name: '0010-complaints', sql: complaints },
  { name: '0011-calendar-feeds', sql: calendarFeeds },
  { name: '0012-feedback', sql: feedback },
  { name: '0013-steps-by-time', sql: stepsByTime },
  { name: '0014-alerts', sql: alerts },
  { name: '0015-skill-claims', sql: skillClaims },
  { name: '0016-posting-fields', sql: postingFields },
  { name: '0017-posting-links', sql: postingLinks },
  { name: '0018-unshown', sql: unshown },
]
