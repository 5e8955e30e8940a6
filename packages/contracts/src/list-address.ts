import { listingSorts } from './enumerations.ts'

/** The query string of a list: one for the page, and for each form in which the list goes out. */

/** What is asked for before anybody chooses (§2.33). */
export const firstJobType: string = 'internship'

/** 'any' stands in the address for 'every type'; on the wire it is empty. */
export const jobDefaults = {
  q: '',
  type: firstJobType,
  location: 'all',
  level: 'any',
  days: 'any',
  place: '',
  remote: '',
  pay: '',
  sponsorship: '',
  term: '',
  category: '',
  source: '',
  employer: '',
  sort: 'best',
  saved: 'no',
}

export type JobFilters = typeof jobDefaults

export const hackathonDefaults = {
  q: '',
  mode: 'all',
  status: 'all',
  difficulty: 'all',
  place: '',
  closing: '',
  theme: '',
  organizer: '',
  source: '',
  sort: 'best',
  saved: 'no',
}
export type HackathonFilters = typeof hackathonDefaults

export type Accepts<Filters> = Partial<Record<keyof Filters, (value: string) => boolean>>

/** Paths of places with commas. */
const isPathList = (value: string) => /^[\p{L}\p{N}.,-]{1,600}$/u.test(value)
const isListingSort = (value: string) => listingSorts.some((one) => one === value)
const isDays = (value: string) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= 365

export const jobAccepts: Accepts<JobFilters> = {
  sort: isListingSort,
  days: isDays,
  place: isPathList,
  remote: isPathList,
  pay: (value) => /^\d{1,9}(?:\.\d{1,2})?-[A-Z]{3}-(?:hour|day|week|month|year)$/.test(value),
  term: (value) => /^(?:(?:winter|spring|summer|fall)(?:-\d{4})?(?:,|$))*$/.test(value),
  sponsorship: (value) => value === 'offered' || value === 'not-refused',
}
export const hackathonAccepts: Accepts<HackathonFilters> = { sort: isListingSort, place: isPathList, closing: isDays }

/** Filters as an address says them. An empty value, or one that is not taken, from an old or mistyped link, is the default. */
export function filtersIn<Filters extends Record<string, string>>(
  address: { get(name: string): string | null },
  defaults: Filters,
  accepts: Accepts<Filters>,
): Filters {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => {
      const said = address.get(name)
      return [name, said && (accepts[name]?.(said) ?? true) ? said : value]
    }),
  ) as Filters
}

/** Empty where a value restricts nothing. */
export const free = (value: string) => (value === 'any' || value === 'all' ? '' : value)

const spoken = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

/** What the address narrows a list to, in the words of the wire; what is not set is not sent. */
export function narrowedJobs(filters: JobFilters) {
  const { place, remote: remote_within, pay, term, category, source, employer, days } = filters
  const sponsorship = (['offered', 'not-refused'] as const).find((one) => one === filters.sponsorship)
  return {
    level: free(filters.level),
    ...(days !== 'any' && { posted_within_days: Number(days) }),
    ...spoken({ place, remote_within, pay, term, category, source, employer }),
    ...(sponsorship && { sponsorship }),
  }
}

export function narrowedHackathons({ mode, status, difficulty, closing, ...filters }: HackathonFilters) {
  const { place, theme, organizer, source } = filters
  return {
    ...{ mode: free(mode), status: free(status), difficulty: free(difficulty) },
    ...(closing !== '' && { deadline_within_days: Number(closing) }),
    ...spoken({ place, theme, organizer, source }),
  }
}

/** The search that an address asks for, for nobody in particular. */
export const jobSearchOf = (filters: JobFilters) => ({
  ...{ q: filters.q, location: free(filters.location) || 'flexible', type: free(filters.type) },
  ...narrowedJobs(filters),
})
export const hackathonSearchOf = (filters: HackathonFilters) => ({ q: filters.q, ...narrowedHackathons(filters) })
