import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hackathonWords, placeLine } from './hackathon-words.ts'

const now = Date.UTC(2026, 10, 20)
const dates = (text: string) => {
  const { registration, submission, starts } = hackathonWords(text, now)
  const shown = (one: { at: number; zone?: string } | undefined) =>
    one && `${new Date(one.at).toISOString().slice(0, 16)} ${one.zone ?? '-'}`
  return { registration: shown(registration), submission: shown(submission), starts: shown(starts) }
}

test('each date of a hackathon goes to the field that its words speak of', () => {
  const text = `Night of Maps
The hackathon starts on March 5, 2027 at 9:00 AM UTC and ends on March 7, 2027.
Registration opens on January 10, 2027 and closes on March 1, 2027, 23:59 AoE.
Submissions are due by March 7, 2027, 5 PM UTC.`
  expect(dates(text)).toEqual({
    registration: '2027-03-02T11:59 AoE',
    submission: '2027-03-07T17:00 UTC',
    starts: '2027-03-05T09:00 UTC',
  })
})

test.each([
  ['Register by 12 December', { registration: '2026-12-12T23:59 -' }],
  ['When: February 6-8, 2027', { starts: '2027-02-06T00:00 -' }],
  ['When: 5-7 March 2027', { starts: '2027-03-05T00:00 -' }],
  ['Held from 5th to 7th March 2027', { starts: '2027-03-05T00:00 -' }],
  ['Register from 5 to 7 March 2027', {}],
  ['Event dates: 6 February 2027 to 8 February 2027', { starts: '2027-02-06T00:00 -' }],
  ['Submission deadline\nFebruary 8, 2027 at noon', { submission: '2027-02-08T12:00 -' }],
  ['Kick-off: 2027-02-06 18:00', { starts: '2027-02-06T18:00 -' }],
  ['Applications close on 1 February 2027 at 11:59 PM ET.', { registration: '2027-02-02T04:59 America/New_York' }],
  ['We were founded in March 2019 and met last on 5 May 2026.', {}],
  ['Registration opens on 1 March 2027.', {}],
  ['Apply by 5/6/2027', {}],
])('"%s" says %o', (text, said) => {
  const none = { registration: undefined, submission: undefined, starts: undefined }
  expect(dates(text)).toEqual({ ...none, ...said })
})

test('mode, place, prize and themes are read where they are said, and are absent where they are not', () => {
  const text = `A weekend in person for people who like maps.
Venue: Harbour Hall, Leith
Themes: Sensors, Open Data and Maps.
Prizes: $2,000 for the second and $5,000 for the first team. Lunch costs $8.`
  expect(hackathonWords(text, now)).toEqual({
    ...{ mode: 'offline', location: 'Harbour Hall, Leith', prize: '$5,000', themes: ['Sensors', 'Open Data', 'Maps'] },
  })
  expect(hackathonWords('Take part online or in person. Build with Python.', now)).toEqual({ themes: ['Python'] })
  expect(hackathonWords('Come and join us.', now)).toEqual({ themes: [] })
  expect(hackathonWords('Fill in the online form. It is in person.', now).mode).toBe('offline')
  expect(hackathonWords('Where: Harbour Hall, Leith', now).mode).toBe('offline')
  expect(placeLine('Location: Online')).toBeUndefined()
})

test('no text stops it, and what it reads are dates that exist', () => {
  const piece = fc.constantFrom(
    ...['register by ', 'submissions ', 'starts ', 'March 5', '-7', ', 2027', ' 31/12/2027', '\n', 'Venue: ', 'AoE '],
    ...['Themes: ', ', ', '$5,000', ' prize', ' 25:99', ' Feb 30', ' at 9 PM', ' to ', ': ', '2027-02-06'],
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), (pieces) => {
      const read = hackathonWords(pieces.join(''), now)
      for (const one of [read.registration, read.submission, read.starts])
        if (one) expect(Number.isFinite(one.at) && one.at > 0).toBe(true)
      expect(read.themes.every((theme) => theme === theme.trim() && theme !== '')).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('a day that stands first on a line above the text is that of the event, unless something is due then', () => {
  const above = (line: string) => dates(`Tidewater\n${line}\n\nCome and join us.`).starts
  expect(above('January 30-31, 2027, Student Union')).toBe('2027-01-30T00:00 -')
  expect(above('Saturday, 6 February 2027')).toBe('2027-02-06T00:00 -')
  expect(above('6 February 2027: registration closes')).toBeUndefined()
  expect(above('Founded on 6 February 2027')).toBeUndefined()
})

test('themes end where their sentence ends', () => {
  const text = 'Themes: transit, open data. Teams of up to 4. Sign up: https://hackravens.example/2027'
  expect(hackathonWords(text, now).themes).toEqual(['transit', 'open data'])
})
