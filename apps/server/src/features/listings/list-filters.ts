import type { PayPeriod } from '@scry/contracts/enumerations'
import { payAtLeastPattern } from '@scry/contracts/listing-routes'
import type { Filters } from '@scry/search/filters'
import { difficultyMeant, levelsMeant } from './levels.ts'
import { restriction } from './restriction.ts'

/** One filter of a request: its name and value on the wire, and what it is to the index. */
export interface ListFilter {
  readonly name: string
  readonly value: string
  readonly restricts: Filters
}

/** What a value on the wire restricts, with the value as it was understood; null where it restricts nothing. */
type Reading = (value: string) => Omit<ListFilter, 'name'> | null

/** Values are separated by commas and any of them will do; nothing is restricted when one of them means that. */
const several =
  (restricts: (values: string[]) => Filters | null): Reading =>
  (text) => {
    const values = text.split(',').flatMap((part) => restriction(part) ?? [])
    const found = values.length === 0 ? null : restricts(values)
    return found && { value: values.join(','), restricts: found }
  }
/** One value, whose commas belong to it. */
const one =
  (restricts: (value: string) => Filters): Reading =>
  (text) => {
    const value = restriction(text)
    return value === undefined ? null : { value, restricts: restricts(value) }
  }

const levels = several((values) => {
  const level = values.flatMap((value) => levelsMeant(value) ?? [])
  return level.length > 0 ? { level } : null
})
const pay = one((said) => {
  const [, amount, currency = '', period] = payAtLeastPattern.exec(said) ?? []
  return { pay: { amount: Number(amount), currency, period: period as PayPeriod } }
})

/** Every filter of a list by its name on the wire. What the index makes of it stands in its `keyed-filters.ts` and `filters.ts`. */
const readings = {
  location: one((location) => ({ location })),
  location_filter: one((location) => ({ location })),
  type: several((type) => ({ type })),
  job_type: several((type) => ({ type })),
  level: levels,
  skills: several((skills) => ({ skills })),
  mode: several((mode) => ({ mode })),
  preferred_mode: several((mode) => ({ mode })),
  status: several((phase) => ({ phase })),
  difficulty: several((values) => ({ difficulty: values.map((value) => difficultyMeant(value) ?? value) })),
  theme: several((theme) => ({ theme })),
  place: several((place) => ({ place })),
  remote_within: several((remoteWithin) => ({ remoteWithin })),
  pay,
  term: several((term) => ({ term })),
  sponsorship: one((said) => ({ sponsorship: said === 'not-refused' ? '-refused' : said })),
  category: several((category) => ({ category })),
  employer: one((company) => ({ company })),
  organizer: one((company) => ({ company })),
  source: several((source) => ({ source })),
  posted_within_days: one((days) => ({ postedWithinDays: Number(days) })),
  deadline_within_days: one((days) => ({ deadlineWithinDays: Number(days) })),
} as const satisfies Record<string, Reading>

type WireFields = { readonly [Name in keyof typeof readings]?: string | number | undefined }
const names = Object.keys(readings) as (keyof typeof readings)[]

/** The filters of a request of any list, in the order of the table. */
export function filtersOf(request: WireFields): ListFilter[] {
  return names.flatMap((name) => {
    const found = readings[name](String(request[name] ?? ''))
    return found === null ? [] : [{ name, ...found }]
  })
}

/** What all filters together, but for one, are to the index. */
export function together(filters: readonly ListFilter[], without?: ListFilter): Filters {
  return Object.assign({}, ...filters.filter((one) => one !== without).map(({ restricts }) => restricts))
}
