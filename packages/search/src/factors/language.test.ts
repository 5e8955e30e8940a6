import { expect, test } from 'vitest'
import { buildIndex } from '../listing-index.ts'
import { shownPoints } from './points.ts'
import type { ProfileInput } from './profile-input.ts'

const now = Date.UTC(2027, 0, 1)
const lacking = shownPoints(-8_000)
const speaking = shownPoints(1_000)
const job = (description: string, skills = ['Zendesk']) => ({
  ...{ id: 'a', kind: 'job' as const, title: 'Support Agent', description, skills },
})
const matchOf = (listing: ReturnType<typeof job>, profile: ProfileInput) =>
  buildIndex([listing]).explain('a', { skills: ['Zendesk'], ...profile }, now)
const lineOf = (description: string, profile: ProfileInput, skills?: string[]) => {
  const line = matchOf(job(description, skills), profile)?.contributions.find((one) => one.factor === 'language')
  return line && [line.kind, line.points, ...(line.languages ?? [])]
}
/** The level asked for, the person's own, and whether it is short of it. */
const levelsOf = (description: string, profile: ProfileInput) => {
  const line = matchOf(job(description), profile)?.contributions.find((one) => one.factor === 'language')
  return line && [line.kind, line.asked_level, line.own_level, line.short]
}

test('a language that is asked for costs whoever lacks it, and is a reason for whoever speaks it', () => {
  const text = 'You are fluent in German.'
  expect(lineOf(text, { languages: ['French'] })).toEqual(['gap', lacking, 'German'])
  expect(lineOf(text, { languages: ['French', 'Deutsch (C1)'] })).toEqual(['reason', speaking, 'German'])
})

test('languages that a profile does not name are neutral and shown, and so are those of the person’s country', () => {
  const unknown = ['unknown', 0, 'German']
  expect(lineOf('You are fluent in German.', {})).toEqual(unknown)
  expect(lineOf('You are fluent in German.', { languages: ['Turkish'], location: 'Vienna, Austria' })).toEqual(unknown)
})

test('one language of a choice will do, and another one where the listing says so', () => {
  const choice = 'Fluency in German or Dutch required.'
  expect(lineOf(choice, { languages: ['Dutch'] })).toEqual(['reason', speaking, 'Dutch'])
  expect(lineOf(choice, { languages: ['Thai'] })?.slice(0, 2)).toEqual(['gap', lacking])
  const open = 'Fluency in Spanish or another language.'
  expect(lineOf(open, { languages: ['Thai'] })?.slice(0, 2)).toEqual(['reason', speaking])
  expect(lineOf(open, { languages: ['English'] })?.slice(0, 2)).toEqual(['gap', lacking])
})

test('what would be nice costs nothing, and English and the language of the posting ask for nothing', () => {
  expect(lineOf('French is a plus.', { languages: ['Thai'] })).toBeUndefined()
  expect(lineOf('French is a plus.', { languages: ['French'] })).toEqual(['reason', speaking, 'French'])
  expect(lineOf('Fluent English required.', { languages: ['Thai'] })).toBeUndefined()
  expect(lineOf('Wir suchen eine Köchin für unsere Küche.', { languages: ['Thai'] })).toBeUndefined()
})

test('a language in the list of skills is asked for, and told once', () => {
  const lines = matchOf(job('', ['Zendesk', 'German']), { languages: ['Thai'] })?.contributions ?? []
  const naming = lines.filter((line) => JSON.stringify({ ...line, listing: [] }).includes('German'))
  expect(naming.map(({ factor }) => factor)).toEqual(['language'])
})

test('the words that ask for a language are quoted', () => {
  const listing = job('You are fluent in German.')
  const [line] = matchOf(listing, { languages: ['Thai'] })?.contributions.filter(({ kind }) => kind === 'gap') ?? []
  expect(line?.listing.map(({ field, text }) => [field, text])).toEqual([['description', 'German']])
})

test('a level that is asked for is said, and never to be met by one that is lower or not known', () => {
  const text = 'You speak German (C1).'
  expect(levelsOf(text, { languages: ['German'] })).toEqual(['reason', 'C1', null, false])
  expect(levelsOf(text, { languages: ['German (C2)'] })).toEqual(['reason', 'C1', 'C2', false])
  expect(levelsOf(text, { languages: ['German - B2'] })).toEqual(['reason', 'C1', 'B2', true])
  const weak = { languages: ['French', 'German (A2)'] }
  expect(levelsOf(text, weak)).toEqual(['unknown', 'C1', 'A2', true])
  expect(levelsOf('You are fluent in German.', weak)).toEqual(['unknown', null, 'A2', true])
})

test('a language is known by its Turkish, Polish or Swedish name', () => {
  const text = 'You are fluent in German.'
  for (const written of ['Almanca', 'Niemiecki', 'Tyska'])
    expect(lineOf(text, { languages: [written] })).toEqual(['reason', speaking, 'German'])
})

test('a job abroad that is written in a language of its place asks for it, at home a second language does not (0349)', () => {
  const written = (title: string, location: string, profile: ProfileInput) => {
    const listing = { id: 'a', kind: 'job' as const, title, location, skills: ['Wiring'] }
    const match = buildIndex([listing]).explain('a', { skills: ['Wiring'], titles: ['Electrician'], ...profile }, now)
    const line = match?.contributions.find((one) => one.factor === 'language')
    return line && [line.kind, line.written, ...(line.languages ?? []), match?.band]
  }
  const cork = { location: 'Cork, Ireland' }
  const lacks = ['gap', true, 'German', 'stretch']
  expect(written('Elektroniker (m/w/d)', 'Halle, Germany', cork)).toEqual(lacks)
  expect(written('Elektroniker (m/w/d)', 'Halle, Germany', { ...cork, languages: ['English', 'Irish'] })).toEqual(lacks)
  // In English, known to the person, of their own country, or of a place that nobody knows.
  expect(written('Electrician (m/w/d)', 'Halle, Germany', cork)).toBeUndefined()
  expect(written('Elektroniker (m/w/d)', 'Halle, Germany', { ...cork, languages: ['German'] })).toBeUndefined()
  expect(written('Elektroniker (m/w/d)', 'Halle, Germany', { location: 'Graz, Austria' })).toBeUndefined()
  expect(written('Conseillère au service', 'Montreal, QC, Canada', { location: 'Toronto, Canada' })).toBeUndefined()
  expect(written('Elektroniker (m/w/d)', '', cork)).toBeUndefined()
})

test('who writes of their work in a language is not said to lack it', () => {
  const deeds = [
    'Schaltschränke verdrahtet und Anlagen nach Plan geprüft',
    'Störungen an Pumpen gesucht und behoben, auch nachts und am Wochenende',
  ]
  const listing = {
    id: 'a',
    kind: 'job' as const,
    title: 'Elektroniker (m/w/d)',
    location: 'Halle, Germany',
    skills: ['SPS'],
  }
  const match = buildIndex([listing]).explain(
    'a',
    { skills: ['SPS'], deeds, titles: ['Elektriker'], location: 'Cork, Ireland' },
    now,
  )
  expect(match?.contributions.some((one) => one.factor === 'language')).toBe(false)
})

test('the first line of a text is what shows its language', () => {
  const description = `Wir suchen dich für unsere Werkstatt in Halle.\nDu baust Schaltschränke, prüfst Anlagen und hilfst, wenn nachts etwas steht. ${'Wir zahlen nach Tarif und geben dir Zeit zu lernen. '.repeat(2)}`
  const listing = { id: 'a', kind: 'job' as const, title: 'Technician', location: 'Halle, Germany', description }
  const match = buildIndex([listing], { getText: () => listing }).explain(
    'a',
    { titles: ['Technician'], location: 'Cork, Ireland' },
    now,
  )
  const line = match?.contributions.find((one) => one.factor === 'language')
  expect(line?.listing).toMatchObject([{ field: 'description', start: 0, end: 45 }])
})
