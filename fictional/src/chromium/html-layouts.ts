import type { HtmlLayout } from './html.ts'
import { boxedFacts } from './layouts/boxed-facts.ts'
import { cards } from './layouts/cards.ts'
import { dashHeads } from './layouts/dash-heads.ts'
import { datedColumns } from './layouts/dated-columns.ts'
import { datesLeft } from './layouts/dates-left.ts'
import { datesOverTitle } from './layouts/dates-over-title.ts'
import { datesRight } from './layouts/dates-right.ts'
import { formRail } from './layouts/form-rail.ts'
import { icons } from './layouts/icons.ts'
import { labelMargin } from './layouts/label-margin.ts'
import { labelRail } from './layouts/label-rail.ts'
import { labelledFields } from './layouts/labelled-fields.ts'
import { letterSpaced } from './layouts/letter-spaced.ts'
import { marginStack } from './layouts/margin-stack.ts'
import { minimal } from './layouts/minimal.ts'
import { networkProfile } from './layouts/network-profile.ts'
import { oneColumn } from './layouts/one-column.ts'
import { pipes } from './layouts/pipes.ts'
import { poster } from './layouts/poster.ts'
import { rolesByCompany } from './layouts/roles-by-company.ts'
import { scholar } from './layouts/scholar.ts'
import { sidebarLeft } from './layouts/sidebar-left.ts'
import { sidebarRight } from './layouts/sidebar-right.ts'
import { skillsFirst } from './layouts/skills-first.ts'
import { smallCaps } from './layouts/small-caps.ts'
import { studyTable } from './layouts/study-table.ts'
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
  boxedFacts,
  dashHeads,
  datesOverTitle,
  formRail,
  marginStack,
  networkProfile,
  poster,
  scholar,
  skillsFirst,
  studyTable,
  labelledFields,
  datedColumns,
]
