import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HackathonRow, type JobRow, listingOf } from './posting-listing.ts'

const common = { account_id: 'a', status: 'approved', created_at: 1_795_000_000_000, updated_at: 1_795_000_000_000 }
const job: JobRow = {
  ...common,
  ...{ id: 'j', job_id: 'JOB-1-ABCDE', job_role: 'Tide Clerk', company_name: 'Saltmarsh', site: 'Own page' },
  ...{ description: 'Write down the tides.', stipend: null, duration: null, location: 'On site', skills: '["Excel"]' },
  ...{ apply_link: 'https://saltmarsh.example', job_type: 'internship', category: 'other', experience_level: 'entry' },
  ...{ application_deadline: null, deadline_zone: null, place: null, years: null },
}
const hackathon: HackathonRow = {
  ...common,
  ...{ id: 'h', hackathon_id: 'HACK-1-ABCDE', title: 'Jam', organization: 'Redbank', description: 'Two days.' },
  ...{ prize: null, mode: 'online', registration_deadline: 1_796_000_000_000, submission_deadline: null },
  ...{ start_date: 1_796_100_000_000, participation_link: 'https://jam.example', location: null, themes: '["Maps"]' },
  deadline_zone: null,
}
const listed = (row: Partial<JobRow>) => listingOf({ kind: 'job', row: { ...job, ...row } })

test('the years of a form stand in the words of its listing, where a reason can point at them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), (years) => {
      const { description = '', years: read, said } = listed({ years })
      expect(read?.least).toBe(years)
      const { start = 0, end = 0 } = said?.years ?? {}
      expect(description.slice(start, end)).toContain(years === 0 ? 'No experience' : String(years))
    }),
  )
  expect(listed({}).years).toBeUndefined()
  const told = 'You have 3 years of experience.'
  expect(listed({ description: told, years: 3 }).description).toBe(told)
})

test('a deadline has the zone of its form, never one that the words tell of another deadline', () => {
  const description = 'Applications close on March 1, 2027, 23:59 AoE.'
  const application_deadline = 1_796_000_000_000
  expect(listed({ description }).deadlineZone).toBe('AoE')
  expect(listed({ description, application_deadline }).deadlineZone).toBeUndefined()
  expect(listed({ description, application_deadline, deadline_zone: 'Europe/London' })).toMatchObject({
    ...{ deadline: application_deadline, deadlineZone: 'Europe/London' },
  })
  const row = { ...hackathon, deadline_zone: 'AoE' }
  expect(listingOf({ kind: 'hackathon', row }).deadlineZone).toBe('AoE')
})

test('a place becomes a place of the listing', () => {
  expect(listed({ place: 'Boston, MA' })).toMatchObject({
    ...{ location: 'Boston, MA', places: [{ city: 'Boston', region: 'MA', country: 'US' }] },
  })
})
