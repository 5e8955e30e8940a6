import fc from 'fast-check'
import { expect, test } from 'vitest'
import { announcedEvent, announcedJob } from './announcement.ts'

test.each([
  [
    'Campus Library – Student Assistant, Archives (part-time)\nRavensbourne University, Eugene, Oregon\n\nScan maps.',
    { title: 'Student Assistant, Archives', by: 'Ravensbourne University', place: 'Eugene, Oregon' },
  ],
  [
    'Data Analyst Intern at Loom\nLeith, Scotland (hybrid)\n\nWe weave.',
    { title: 'Data Analyst Intern', by: 'Loom', place: 'Leith, Scotland' },
  ],
  ['Loom is hiring a Pattern Cutter!\n\nWe cut.', { title: 'Pattern Cutter', by: 'Loom' }],
  [
    'Software Engineer – Payments | Remote\nTidewater · Dublin, Ireland',
    { title: 'Software Engineer – Payments', by: 'Tidewater', place: 'Dublin, Ireland' },
  ],
  [
    'Pattern Cutter\nLoom Weavers\nLeith, Scotland\n\nCut patterns.',
    { title: 'Pattern Cutter', by: 'Loom Weavers', place: 'Leith, Scotland' },
  ],
  ['We are hiring!\n\nJob title: Barista\nCompany: Bean There', { title: 'Barista', by: 'Bean There' }],
  ['Come and join us.', {}],
  ['About the role\nYou will cut patterns in Leith, Scotland.', {}],
  ['We are looking for a friendly person.', {}],
])('what the head of a job says is its title, employer and place: %j', (text, said) => {
  expect(announcedJob(text)).toEqual(said)
})

test.each([
  [
    'HackRavens: a weekend\nRavensbourne Computing Club\nJanuary 30-31, 2027, Student Union, Eugene, Oregon (in person)\nJoin us.',
    { title: 'HackRavens: a weekend', by: 'Ravensbourne Computing Club', place: 'Student Union, Eugene, Oregon' },
  ],
  ['Tidewater Hack\nHosted by Harbour Makers\n5-7 March 2027', { title: 'Tidewater Hack', by: 'Harbour Makers' }],
  ['Join us for Tidewater, organised by the Harbour Makers.', { by: 'Harbour Makers' }],
  ['A weekend in person.', {}],
])('the first line of a hackathon is its title; who holds it and where is named: %j', (text, said) => {
  expect(announcedEvent(text)).toEqual(said)
})

test('the only address is the link; of several the one where one applies or registers, else none', () => {
  const link = (text: string) => announcedJob(text).link
  expect(link('See https://loom.example/7.')).toBe('https://loom.example/7')
  expect(link('We are https://loom.example. Apply at https://loom.example/7!')).toBe('https://loom.example/7')
  expect(link('https://loom.example/7 or https://loom.example/8')).toBeUndefined()
  expect(link('Apply by mail.')).toBeUndefined()
})

test('no text stops it, and an address that it says stands in the text', () => {
  const piece = fc.constantFrom(
    ...['Pattern Cutter', ' at ', 'Loom', '\n', ', Leith, Scotland', ' – ', ' | ', ' (remote)', 'https://a.example/'],
    ...['Company: ', ' is hiring a ', '5 March 2027', 'Hosted by ', 'Club', '.', '!', ' '],
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
      const text = pieces.join('')
      for (const { link } of [announcedJob(text), announcedEvent(text)]) if (link) expect(text).toContain(link)
    }),
    { numRuns: 1000 },
  )
})
