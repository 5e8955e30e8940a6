import type { Facets } from '@scry/contracts/listing-routes'
import { capital } from '../ui/capital.ts'

const categories: Readonly<Record<string, string>> = { it: 'IT', public: 'Public service', social: 'Social work' }

/** A field of work as it is shown. */
export const categoryWords = (value: string) => categories[value] ?? capital(value)

/** 'summer-2027' as 'Summer 2027'. */
export const termWords = (value: string) => {
  const [season = '', year] = value.split('-')
  return year ? `${capital(season)} ${year}` : `${capital(season)}, no year`
}

/** '25-USD-hour' as 'USD 25 an hour or more'. */
export const payWords = (value: string) => {
  const [amount = '', currency = '', period = ''] = value.split('-')
  return `${currency} ${Number(amount).toLocaleString('en-US')} ${period === 'hour' ? 'an' : 'a'} ${period} or more`
}

export const sponsorshipWords: Readonly<Record<string, string>> = {
  offered: 'Sponsors visas',
  'not-refused': 'Without “no sponsorship”',
}

/** A number of days in words. */
export const closingWords = (days: string) => (days === '1' ? 'a day' : `${days} days`)

/** A place's path in words: as the list names it, else from the path alone. */
export const placeWords = (path: string, places: Facets[string] | undefined) => {
  const label = places?.values.find(({ value }) => value === path)?.label
  const [country = '', region, town] = path.split('.')
  const last = (town || region || '').split('-').map(capital).join(' ')
  const around = country.length === 2 ? country.toUpperCase() : country.split('-').map(capital).join(' ')
  const named = last === '' ? (label ?? around) : `${label ?? last}, ${around}`
  return named
}

/** The values of a filter that has several, with commas in the address. */
export const valuesOf = (text: string) => text.split(',').filter((value) => value !== '')

const asItIs = (value: string) => value
const inWords: Readonly<Record<string, (value: string, facets: Facets) => string>> = {
  q: (words) => `“${words}”`,
  type: (type) => (type === 'any' ? 'Every job type' : capital(type)),
  days: (days) => (days === '1' ? 'Last day' : `Last ${days} days`),
  closing: (days) => `Closes within ${closingWords(days)}`,
  place: (path, { place }) => placeWords(path, place),
  remote: (path, { remote_within }) => `Remote within ${placeWords(path, remote_within)}`,
  term: termWords,
  category: categoryWords,
  pay: payWords,
  sponsorship: (value) => sponsorshipWords[value] ?? value,
  ...{ source: asItIs, employer: asItIs, theme: asItIs, organizer: asItIs },
}

/** One chosen value of a filter in words: on its chip, and in the name of a saved search. */
export const filterWords = (name: string, value: string, facets: Facets): string =>
  inWords[name]?.(value, facets) ?? capital(value)
