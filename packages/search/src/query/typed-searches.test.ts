import { expect, test } from 'vitest'
import { buildIndex } from '../listing-index.ts'
import type { ListingInput } from '../listing-input.ts'

const job = (id: string, title: string, more: Partial<ListingInput> = {}): ListingInput => ({
  ...{ id, kind: 'job', title, company: `House ${id}` },
  ...more,
})
const inTown = (city: string, country: string) => ({ location: `${city}, ${country}`, places: [{ city, country }] })
const answer = (listings: ListingInput[], text: string) => {
  const { hits, leftOut = [], corrected } = buildIndex(listings).search({ text })
  return { ids: hits.map(({ id }) => id).sort(), leftOut, corrected }
}
const found = (listings: ListingInput[], text: string) => answer(listings, text).ids

test('#16.9: short forms are the words that they stand for', () => {
  const listings = [
    job('calls', 'Customer Service Representative', { workplace: 'remote', location: 'Remote' }),
    job('desk', 'Administrative Assistant', { location: 'Philadelphia, PA' }),
    job('rays', 'Radiologic Technologist', {
      location: 'Houston, Texas',
      places: [{ city: 'Houston', region: 'TX', country: 'US' }],
    }),
    job('word', 'Technical Writer'),
    job('other', 'Proposal Writer', { company: 'Svc Rep Tech' }),
  ]
  expect(found(listings, 'cust svc rep wfh')).toEqual(['calls'])
  expect(found(listings, 'admin asst phila')).toEqual(['desk'])
  expect(found(listings, 'rad tech tx')).toEqual(['rays'])
  expect(found(listings, 'tech writer')).toEqual(['word'])
})

test('#16.9: kinds of employment are meant in every language, and what is left out is shown as it was typed', () => {
  const part = job('part', 'Receptionist', { type: 'part-time' })
  const full = job('full', 'Receptionist', { type: 'full-time' })
  for (const text of [
    'receptionist temps partiel',
    'receptionist media jornada',
    'receptionist część etatu',
    'teilzeit receptionist',
  ])
    expect(answer([part, full], text), text).toMatchObject({ ids: ['part'], leftOut: [] })
  expect(answer([full], 'receptionist temps partiel').leftOut).toEqual(['temps partiel'])
})

test("#16.9: 'stage' is an internship beside a place where it is called so, and none of a theatre", () => {
  const listings = [
    job('intern', 'Marketing Intern', { type: 'internship', ...inTown('Milan', 'IT') }),
    job('boss', 'Marketing Manager', inTown('Milan', 'IT')),
    job('theatre', 'Stage Manager', inTown('Milan', 'IT')),
  ]
  expect(found(listings, 'stage marketing milano')).toEqual(['intern'])
  expect(found(listings, 'stage manager milano')).toEqual(['theatre'])
})

test('#16.9: a name of work in another language is no mistyped English word', () => {
  const listings = [
    ...Array.from({ length: 30 }, (_, n) => job(`v${n}`, 'Vender Manager')),
    job('shop', 'Retail Sales Associate', inTown('Lyon', 'FR')),
  ]
  expect(answer(listings, 'vendeur lyon')).toEqual({ ids: ['shop'], leftOut: [], corrected: [] })
})

test("#16.9: the English word for work in another language counts in that work's field alone", () => {
  const listings = [
    job('cloud', 'Cloud Solution Architect', inTown('Madrid', 'ES')),
    job('houses', 'Junior Architect', inTown('Madrid', 'ES')),
  ]
  expect(found(listings, 'arquitecto madrid')).toEqual(['houses'])
})

test('#16.9: a year that nothing has is given up with its season, and no other year stands for it', () => {
  const listings = [
    job('old', 'Actuarial Intern Summer 2024', { type: 'internship' }),
    job('open', 'Actuarial Intern', { type: 'internship' }),
  ]
  expect(answer(listings, 'actuarial intern summer 2026')).toMatchObject({ ids: ['open'], leftOut: ['summer', '2026'] })
  const both = [...listings, job('new', 'Actuarial Intern, Summer 2026', { type: 'internship' })]
  expect(answer(both, 'actuarial intern summer 2026')).toMatchObject({ ids: ['new'], leftOut: [] })
})

test('#16.9: what is denied is not wanted', () => {
  const listings = [
    job('day', 'Barista'),
    job('late', 'Barista, Nights'),
    job('word', 'Nurse', { description: 'No nights.' }),
  ]
  expect(answer(listings, 'barista no nights')).toMatchObject({ ids: ['day'], leftOut: [] })
})

test('#16.9: an age is no pay, and who is at school is shown work for pupils', () => {
  const listings = [
    job('pay', 'Sharpener, $17/hr'),
    job('degree', 'Architect', { level: 'entry' }),
    job('counter', 'Cashier'),
    job('intern', 'Retail Associate Intern', { type: 'internship' }),
  ]
  expect(found(listings, 'jobs for 17 year olds')).toEqual(['counter'])
})

test('#16.9: a continent is where its countries are', () => {
  const listings = [job('de', 'Accountant', inTown('Berlin', 'DE')), job('us', 'Accountant', inTown('Denver', 'US'))]
  expect(answer(listings, 'accountant europe')).toMatchObject({ ids: ['de'], leftOut: [] })
})

test('#16.9: where a place has none of an internship the work there is shown, and the internship is said to be left out', () => {
  const listings = [
    job('there', 'Human Resources Specialist', inTown('Toronto', 'CA')),
    job('away', 'HR Intern', { type: 'internship', ...inTown('Singapore', 'SG') }),
  ]
  expect(answer(listings, 'hr intern toronto')).toMatchObject({ ids: ['there'], leftOut: ['intern'] })
})

test('#16.9: a year is no postcode before a state', () => {
  const texas = { location: 'Austin, TX', places: [{ city: 'Austin', region: 'TX', country: 'US' }] }
  const listings = [
    job('civil', 'Civil Engineering Intern', { type: 'internship', ...texas }),
    job('heat', 'Heating Project Intern, Summer 2026', { type: 'internship', ...texas, company: 'Civil Engineering' }),
  ]
  expect(answer(listings, 'civil engineering intern summer 2026 texas')).toMatchObject({
    ids: ['civil'],
    leftOut: ['summer', '2026'],
  })
})

test('#16.9: without a place listings in the language of the search come before others of the trade', () => {
  const listings = [
    job('far', 'Home Health Aide', inTown('Denver', 'US')),
    job('near', 'Aide à domicile', inTown('Nantes', 'FR')),
  ]
  expect(found(listings, 'aide soignante')).toEqual(['near'])
  expect(found(listings.slice(0, 1), 'aide soignante')).toEqual(['far'])
})

test('#16.9: what stands beside a trade and in no title is looked for in the texts before it is left out', () => {
  const listings = [
    job('school', 'Speech Therapist', { description: 'You work in schools of the district.' }),
    job('clinic', 'Speech Therapist', { description: 'You work in a clinic.' }),
  ]
  expect(answer(listings, 'speech therapist schools')).toMatchObject({ ids: ['school'], leftOut: [] })
})

test('#16.9: a field of work is no soft skill that any listing has', () => {
  const paris = { type: 'internship', ...inTown('Paris', 'FR') } as const
  const listings = [
    job('field', 'Communication Intern', paris),
    job('skill', 'Business Development Intern', { skills: ['Communication'], ...paris }),
  ]
  expect(found(listings, 'stage communication paris')).toEqual(['field'])
})

test('#16.9: no work for people with years of it stands for an internship', () => {
  const listings = [
    job('there', 'Senior Mechanical Engineer', { level: 'senior', ...inTown('Munich', 'DE') }),
    job('away', 'Mechanical Engineering Intern', { type: 'internship', ...inTown('Denver', 'US') }),
  ]
  expect(answer(listings, 'mechanical engineering intern munich')).toMatchObject({ ids: ['away'], leftOut: ['munich'] })
})
