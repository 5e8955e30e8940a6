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

test('a trade is kept before a level and a time, and where no place has it the nearest rows stand for the rest', () => {
  const listings = [
    job('newgrad', 'Software Engineer NewGrad'),
    ...Array.from({ length: 5 }, (_, at) => job(`n${at}`, 'Registered Nurse', { company: `Ward ${at}` })),
  ]
  const { hits, total, leftOut, looser } = buildIndex(listings).search({ text: 'rn night leeds' })
  expect(hits.every(({ id }) => id.startsWith('n') && id !== 'newgrad')).toBe(true)
  expect([hits.length, total]).toEqual([3, 3])
  expect(leftOut).toEqual(['night', 'leeds'])
  expect(looser).toEqual({ text: 'rn', total: 5 })
})

test('where something has all that is asked for, nothing else is shown', () => {
  const listings = [
    job('night', 'Baker, Nights', { location: 'Leeds' }),
    job('day', 'Baker', { location: 'Leeds' }),
    job('far', 'Baker, Nights', { location: 'York' }),
  ]
  expect(found(listings, 'baker night leeds')).toEqual(['night'])
})

test('data entry is no analysis at entry level, and a country is where its towns are', () => {
  const entry = [job('clerk', 'Data Entry Clerk'), job('analyst', 'Data Analyst, Entry Level')]
  expect(found(entry, 'data entry')).toEqual(['clerk'])
  const leeds = { location: 'Leeds', places: [{ city: 'Leeds', country: 'GB' }] }
  const listings = [job('uk', 'Baker', leeds), job('in', 'Baker', { description: 'For our UK shift.' })]
  expect(found(listings, 'baker uk')).toEqual(['uk'])
})

test('#16.9: a state of two words is a place beside other words, and asking words say nothing', () => {
  const jersey = { location: 'Newark, NJ', places: [{ city: 'Newark', region: 'New Jersey', country: 'US' }] }
  const listings = [
    job('nj', 'Pharmacy Intern', { type: 'internship', ...jersey }),
    job('uk', 'Pharmacy Intern', { type: 'internship', location: 'Leeds', company: 'Elm' }),
  ]
  const { hits, leftOut } = buildIndex(listings).search({ text: 'pharmacy internship new jersey' })
  expect([hits.map(({ id }) => id), leftOut]).toEqual([['nj'], undefined])
  expect(found(listings, 'looking for pharmacy internship leeds')).toEqual(['uk'])
})

test('#16.9: the name of a trade is the trade before an employer who is called so, and no stem of an employer', () => {
  const hamburg = { location: 'Hamburg', places: [{ city: 'Hamburg', country: 'DE' }] }
  const listings = [
    job('koch', 'Koch (m/w/d)', { company: 'Elbe' }),
    job('tax', 'Steuerberater', { company: 'Koch', ...hamburg }),
    job('back', 'Finance Intern', { company: 'Back Market', type: 'internship', ...hamburg }),
    job('ads', 'Marketing Intern', { type: 'internship', company: 'Oak' }),
  ]
  expect(buildIndex(listings).search({ text: 'koch gesucht hamburg' }).hits[0]?.id).toBe('koch')
  expect(found(listings, 'praktikum marketing hamburg')).toEqual(['ads'])
  const tilly = [job('audit', 'Audit Intern', { company: 'Baker Tilly' }), job('bread', 'Baker', { company: 'Elm' })]
  expect(found(tilly, 'baker tilly internship')).toEqual(['audit'])
})

test('#16.9: who has majored in a subject looks for work of it at the beginning', () => {
  const listings = [
    job('first', 'Psychology Research Assistant', { level: 'entry' }),
    job('led', 'Director of Psychology', { level: 'lead', company: 'Elm' }),
    job('other', 'Teller', { level: 'entry', company: 'Oak', description: 'Open to business majors.' }),
  ]
  expect(found(listings, 'jobs for psychology majors')).toEqual(['first'])
})

test('#16.9: a skill beside a trade is meant before the employer of that name, and a trade abroad is no mistake', () => {
  const listings = [
    job('game', 'Game Developer', { skills: ['Unity'], company: 'Elm' }),
    job('pay', 'Payments Developer', { company: 'Unity' }),
    ...Array.from({ length: 40 }, (_, at) => job(`t${at}`, 'Tractor Driver', { company: `Farm ${at}` })),
    job('lang', 'Translator', { company: 'Oak' }),
  ]
  expect(found(listings, 'unity developer')).toEqual(['game'])
  expect(found(listings, 'traductor inglés')).toEqual(['lang'])
})
