import type { DegreeName } from '@scry/contracts/enumerations'
import type { Listing, ListingPlace } from '@scry/contracts/listing'
import { blocksOf } from '@scry/contracts/listing-blocks'
import { escapeMarkup } from '../../../platform/escape-markup.ts'
import { outwardLink } from '../listing-wire.ts'
import { endOf } from './standing.ts'

type Data = Record<string, unknown>

const employmentTypes: Readonly<Record<string, string>> = {
  internship: 'INTERN',
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  freelance: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  volunteer: 'VOLUNTEER',
}

const credentials: Readonly<Record<DegreeName, string>> = {
  school: 'high school',
  associate: 'associate degree',
  bachelor: 'bachelor degree',
  master: 'postgraduate degree',
  doctorate: 'postgraduate degree',
}

/**
 * An open listing as schema.org data for search engines, or undefined where it does not say what they require: of a job
 * when it was posted, by whom, what it is and where; of an event its start and its place. Nothing is made up for them.
 */
export function structuredData(listing: Listing, address: string): Data | undefined {
  return listing.kind === 'job' ? jobPosting(listing, address) : event(listing, address)
}

function jobPosting(listing: Listing, address: string): Data | undefined {
  const { title, company, description, posted, workplace, pay, type, degree, years } = listing
  const places = (listing.places ?? []).flatMap(placeOf)
  const countries = (listing.remoteWithin ?? []).filter((code) => /^[A-Z]{2}$/.test(code))
  const isRemote = workplace === 'remote'
  // A remote job says from where; any other says where.
  if (isRemote ? countries.length === 0 && places.length === 0 : places.length === 0) return undefined
  if (posted === undefined || !company || !description) return undefined
  const employmentType = employmentTypes[type?.toLowerCase() ?? '']
  const end = endOf(listing)
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title,
    description: markupOf(description),
    datePosted: isoOf(posted),
    url: address,
    identifier: { '@type': 'PropertyValue', name: company, value: listing.id },
    hiringOrganization: { '@type': 'Organization', name: company },
    directApply: false,
    ...(end !== undefined && { validThrough: isoOf(end) }),
    ...(employmentType && { employmentType }),
    ...(places.length > 0 && { jobLocation: oneOrAll(places) }),
    ...(isRemote && { jobLocationType: 'TELECOMMUTE' }),
    ...(isRemote &&
      countries.length > 0 && {
        applicantLocationRequirements: oneOrAll(countries.map((name) => ({ '@type': 'Country', name }))),
      }),
    // A guess of the source is not the employer's word.
    ...(pay && !pay.predicted && { baseSalary: salaryOf(pay) }),
    ...(degree && {
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: credentials[degree],
      },
    }),
    ...(years &&
      years.least > 0 && {
        experienceRequirements: {
          '@type': 'OccupationalExperienceRequirements',
          monthsOfExperience: years.least * 12,
        },
      }),
  }
}

function event(listing: Listing, address: string): Data | undefined {
  const { title, company, description, starts, workplace, url } = listing
  const there = workplace === 'remote' ? [] : (listing.places ?? []).flatMap(placeOf)
  const link = outwardLink(url)
  const online = workplace === 'on-site' || link === '#' ? [] : [{ '@type': 'VirtualLocation', url: link }]
  const mode = there.length > 0 ? (workplace === 'hybrid' ? 'Mixed' : 'Offline') : 'Online'
  const location = mode === 'Offline' ? there : [...there, ...online]
  if (starts === undefined || location.length === 0) return undefined
  if (mode === 'Online' && workplace !== 'remote') return undefined
  const end = listing.ends ?? endOf(listing)
  return {
    '@context': 'https://schema.org/',
    '@type': 'Event',
    name: title,
    url: address,
    startDate: isoOf(starts),
    ...(end !== undefined && end > starts && { endDate: isoOf(end) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: oneOrAll(location),
    ...(description && { description: plainOf(description) }),
    ...(company && { organizer: { '@type': 'Organization', name: company } }),
  }
}

function placeOf({ city, region, country }: ListingPlace): Data[] {
  // An address without a country is none to them.
  if (!country) return []
  const address = {
    '@type': 'PostalAddress',
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    addressCountry: country,
  }
  return [{ '@type': 'Place', address }]
}

function salaryOf({ currency, least, most, period }: NonNullable<Listing['pay']>): Data {
  const amount = least === most ? { value: least } : { minValue: least, maxValue: most }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: period.toUpperCase() },
  }
}

const elements = {
  heading: ['<h3>', '</h3>', ' '],
  paragraph: ['<p>', '</p>', '<br>'],
  list: ['<ul><li>', '</li></ul>', '</li><li>'],
} as const

/** The description with its structure as markup, each of its signs escaped. */
export function markupOf(description: string): string {
  return blocksOf(description)
    .map(({ kind, spans }) => {
      const [opens, closes, between] = elements[kind]
      return `${opens}${spans.map(({ start, end }) => escapeMarkup(description.slice(start, end))).join(between)}${closes}`
    })
    .join('')
}

function plainOf(description: string): string {
  const spans = blocksOf(description).flatMap((block) => block.spans)
  return spans.map(({ start, end }) => description.slice(start, end)).join('\n')
}

const isoOf = (ms: number) => new Date(ms).toISOString()

const oneOrAll = <Value>(values: readonly Value[]) => (values.length === 1 ? values[0] : values)
