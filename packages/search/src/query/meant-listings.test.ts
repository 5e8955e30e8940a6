import { expect, test } from 'vitest'
import { buildIndex } from '../listing-index.ts'
import type { ListingInput } from '../listing-input.ts'

const job = (id: string, title: string, more: Partial<ListingInput> = {}): ListingInput => ({
  id,
  kind: 'job',
  title,
  ...more,
})
const found = (listings: ListingInput[], text: string): string[] =>
  buildIndex(listings)
    .search({ text })
    .hits.map(({ id }) => id)
    .sort()

const longText = 'You refer patients to therapy, lead physical work with every aide, and keep the records of the ward.'

test('a text that has all words somewhere is no answer where something is titled or named so', () => {
  const listings = [
    job('a', 'Physical Therapy Aide'),
    job('n', 'Registered Nurse', { description: longText }),
    job('s', 'Clinic Help', { skills: ['Physical Therapy'], description: longText }),
    job('c', 'Assistant', { company: 'Aide Physical Therapy', description: longText }),
  ]
  expect(found(listings, 'physical therapy aide')).toEqual(['a'])
  expect(found(listings.slice(1), 'physical therapy aide')).toEqual(['c'])
  expect(found([listings[1] as ListingInput], 'physical therapy aide')).toEqual(['n'])
  expect(found(listings, 'ward')).toEqual(['c', 'n', 's'])
})

test('one word of several is not enough where something has those that say most', () => {
  const listings = [
    ...Array.from({ length: 30 }, (_, at) => job(`z${at}`, 'Research Clerk', { description: 'Counting paper.' })),
    job('g', 'Genetics Research'),
    job('o', 'Research Helper', { description: 'A floor above the genetics department.' }),
  ]
  expect(found(listings, 'genetics research')).toEqual(['g'])
})

test('who begins is shown no post for people with years of work, in whatever words', () => {
  const listings = [
    job('a', 'Accountant'),
    job('e', 'Accountant', { level: 'entry', company: 'Elm' }),
    job('s', 'Senior Accountant', { description: 'No entry level work.' }),
    job('y', 'Accountant', { company: 'Yew', description: 'Requirements: 6 years of experience in accounting.' }),
  ]
  for (const text of ['entry level accountant', 'accountant no experience', 'accountant sin experiencia'])
    expect(found(listings, text), text).not.toEqual(expect.arrayContaining(['s']))
  expect(found(listings, 'accountant no experience required')).toEqual(['a', 'e'])
  expect(found(listings, 'accountant')).toEqual(['a', 'e', 's', 'y'])
})

test('a place is the place of the work, and is given up before the trade is', () => {
  const listings = [
    job('d', 'Barista', { location: 'Denver, CO' }),
    job('t', 'Barista', { location: 'Austin, TX', description: 'Our head office is in Denver.' }),
    job('p', 'Paramedic', { location: 'Austin, TX' }),
  ]
  expect(found(listings, 'barista denver')).toEqual(['d'])
  const { hits, leftOut } = buildIndex(listings).search({ text: 'paramedic denver' })
  expect([hits.map(({ id }) => id), leftOut]).toEqual([['p'], ['denver']])
})

test('a visa that is sponsored is what a listing says of it, and no employer of that name', () => {
  const listings = [
    job('v', 'Data Analyst', { company: 'Visa' }),
    job('o', 'Data Analyst', { company: 'Oak', sponsorship: 'offered' }),
  ]
  for (const text of ['data analyst visa sponsorship', 'h1b data analyst', 'data analyst sponsors visas'])
    expect(found(listings, text), text).toEqual(['o'])
  expect(found(listings, 'data analyst visa')).toEqual(['v'])
})

test('an internship is what is one, not what speaks of interns', () => {
  const listings = [
    job('i', 'Design Intern'),
    job('m', 'Design Manager', { description: 'You guide each intern through a design review.' }),
  ]
  expect(found(listings, 'design intern')).toEqual(['i'])
})
