import type { AccountTables } from './account-tables.ts'
import type { AlertTables } from './alert-tables.ts'
import type { ApplicationTables } from './application-tables.ts'
import type { CalendarTables } from './calendar-tables.ts'
import type { DocumentTables } from './document-tables.ts'
import type { FeedbackTables } from './feedback-tables.ts'
import type { ListingTables } from './listing-tables.ts'
import type { PlatformTables } from './platform-tables.ts'
import type { ReportTables } from './report-tables.ts'
import type { ReviewTables } from './review-tables.ts'
import type { SkillTables } from './skill-tables.ts'
import type { SourceTables } from './source-tables.ts'

/**
 * Every table of the product. Booleans are 0 and 1, instants integer milliseconds UTC, lists and records JSON text,
 * bytes `Uint8Array`: the same on both engines.
 */
export interface Tables
  extends PlatformTables,
    AccountTables,
    AlertTables,
    ApplicationTables,
    CalendarTables,
    DocumentTables,
    FeedbackTables,
    ListingTables,
    ReportTables,
    ReviewTables,
    SkillTables,
    SourceTables {}
