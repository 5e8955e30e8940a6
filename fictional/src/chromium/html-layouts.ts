import type { HtmlLayout } from './html.ts'
import { cards } from './layouts/cards.ts'
import { datesLeft } from './layouts/dates-left.ts'
import { datesRight } from './layouts/dates-right.ts'
import { icons } from './layouts/icons.ts'
import { labelMargin } from './layouts/label-margin.ts'
import { labelRail } from './layouts/label-rail.ts'
import { letterSpaced } from './layouts/letter-spaced.ts'
import { minimal } from './layouts/minimal.ts'
import { oneColumn } from './layouts/one-column.ts'
import { pipes } from './layouts/pipes.ts'
import { rolesByCompany } from './layouts/roles-by-company.ts'
import { sidebarLeft } from './layouts/sidebar-left.ts'
import { sidebarRight } from './layouts/sidebar-right.ts'
import { smallCaps } from './layouts/small-caps.ts'
import { table } from './layouts/table.ts'
import { twoColumns } from './layouts/two-columns.ts'
import { twoPages } from './layouts/two-pages.ts'

export const htmlLayouts: readonly HtmlLayout[] = [
  oneColumn,
  datesRight,
  datesLeft,
  twoColumns,
  sidebarLeft,
  sidebarRight,
  labelRail,
  table,
  smallCaps,
  letterSpaced,
  icons,
  rolesByCompany,
  twoPages,
  minimal,
  pipes,
  cards,
  labelMargin,
]
