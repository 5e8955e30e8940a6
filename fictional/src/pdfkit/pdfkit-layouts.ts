import { datesLeft } from './layouts/dates-left.ts'
import { datesRight } from './layouts/dates-right.ts'
import { labelRail } from './layouts/label-rail.ts'
import { letterSpaced } from './layouts/letter-spaced.ts'
import { oneColumn } from './layouts/one-column.ts'
import { sidebarLeft } from './layouts/sidebar-left.ts'
import type { PdfkitLayout } from './sheet.ts'

export const pdfkitLayouts: readonly PdfkitLayout[] = [
  oneColumn,
  datesRight,
  datesLeft,
  sidebarLeft,
  labelRail,
  letterSpaced,
]
