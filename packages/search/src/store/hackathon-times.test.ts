import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildIndex, loadIndex } from '../listing-index.ts'
import type { ListingInput } from '../listing-input.ts'
import { type HackathonPhase, hackathonAt, hackathonPhases, hackathonTimes, secondsOf } from './hackathon-times.ts'

const day = 86_400_000
const start = Date.UTC(2026, 10, 21, 9)
const hackathon = (more: Partial<ListingInput>): ListingInput => ({
  id: 'h',
  kind: 'hackathon',
  title: 'Tide',
  ...more,
})

const instant = fc.option(
  fc.oneof(
    fc.integer({ min: start - 40 * day, max: start + 40 * day }),
    fc.constantFrom(0, -5, Number.NaN, Number.MAX_SAFE_INTEGER, 'soon', '2026-11-20T09:00:00.250Z'),
  ),
  { nil: undefined },
)
const hackathonArbitrary = fc.record({
  starts: instant,
  deadline: instant,
  submissionDeadline: instant,
  duration: fc.constantFrom(undefined, '24 hours', '2 weeks', 'a weekend', '0 days', 'long', '999 months'),
  status: fc.constantFrom(undefined, 'open', 'closed', 'ended', 'upcoming', 'ongoing'),
})

test('any hackathon with any dates is exactly one of upcoming, ongoing and past at every instant, in that order (§2.37)', () => {
  fc.assert(
    fc.property(
      fc.array(hackathonArbitrary, { minLength: 1, maxLength: 12 }),
      fc.array(fc.integer({ min: start - 60 * day, max: start + 60 * day }), { minLength: 2, maxLength: 6 }),
      (some, instants) => {
        const all = some.map((one, at) => hackathon({ id: `h${at}`, ...one }))
        const built = buildIndex(all)
        const indexes = [built, loadIndex(built.save())]
        const seen = new Map<string, HackathonPhase>()
        // The clock goes on and nothing is indexed anew.
        for (const now of instants.sort((left, right) => left - right)) {
          for (const index of indexes) {
            const { facets } = index.search({ facets: ['phase'], now, filters: { kind: 'hackathon' } })
            const found = hackathonPhases.map((phase) =>
              index.search({ filters: { kind: 'hackathon', phase }, now, limit: 20 }).hits.map(({ id }) => id),
            )
            expect(found.flat().sort()).toEqual(all.map(({ id }) => id).sort())
            expect(facets?.phase?.values).toEqual(
              hackathonPhases.map((value, at) => ({ value, count: found[at]?.length })),
            )
            for (const [at, ids] of found.entries()) {
              for (const id of ids) {
                const { phase } = hackathonAt(all.find((one) => one.id === id) ?? {}, now)
                expect(phase).toBe(hackathonPhases[at])
                const before = hackathonPhases.indexOf(seen.get(id) ?? 'upcoming')
                expect(at).toBeGreaterThanOrEqual(before)
                seen.set(id, phase)
              }
            }
          }
        }
      },
    ),
    { numRuns: 150 },
  )
})

test('what is said of a hackathon stays so until the instant that is named, and not a second longer', () => {
  fc.assert(
    fc.property(hackathonArbitrary, fc.integer({ min: start - 50 * day, max: start + 50 * day }), (one, now) => {
      const state = hackathonAt(one, now)
      expect(state.until).toBeGreaterThan(now)
      if (!Number.isFinite(state.until)) return
      expect(hackathonAt(one, state.until - 1)).toEqual(state)
      expect(hackathonAt(one, state.until).until).not.toBe(state.until)
    }),
    { numRuns: 500 },
  )
})

test.each<[string, Partial<ListingInput>, number, HackathonPhase]>([
  ['without any date', {}, 400, 'upcoming'],
  ['that starts later today', { starts: start + 0.3 * day }, 0, 'upcoming'],
  ['at its start', { starts: start }, 0, 'ongoing'],
  ['of 36 hours after a day', { starts: start, duration: '36 hours' }, 1, 'ongoing'],
  ['of 36 hours after two days', { starts: start, duration: '36 hours' }, 2, 'past'],
  ['that says no length, after a day and a half', { starts: start }, 1.5, 'ongoing'],
  ['that says no length, after two days', { starts: start }, 2, 'past'],
  [
    'until its submissions are due',
    { starts: start, submissionDeadline: start + 20 * day, duration: '24 hours' },
    19,
    'ongoing',
  ],
  ['whose submissions are due before it starts', { starts: start, submissionDeadline: start - day }, 1, 'ongoing'],
  [
    'with its submissions alone, within its length',
    { submissionDeadline: start + day, duration: '3 days' },
    0,
    'ongoing',
  ],
  [
    'with its submissions alone, before its length',
    { submissionDeadline: start + 9 * day, duration: '3 days' },
    0,
    'upcoming',
  ],
  ['with its registration alone, open', { deadline: start + day }, 0, 'upcoming'],
  ['with its registration alone, long closed', { deadline: start - 30 * day }, 0, 'past'],
  ['that its source calls ended and that has not begun', { starts: start + day, status: 'ended' }, 0, 'upcoming'],
])('a hackathon %s is where its dates put it (§2.37)', (_, dates, days, phase) => {
  expect(hackathonAt(dates, start + days * day).phase).toBe(phase)
})

test('registration is open until its deadline, or the end, whatever the phase is (§2.37)', () => {
  const late = { starts: start, duration: '1 week', deadline: start + 3 * day }
  expect(hackathonAt(late, start + 2 * day)).toMatchObject({ phase: 'ongoing', isOpen: true, until: start + 3 * day })
  expect(hackathonAt(late, start + 4 * day)).toMatchObject({ phase: 'ongoing', isOpen: false, until: start + 7 * day })
  expect(hackathonAt({ starts: start }, start + 5 * day)).toMatchObject({ phase: 'past', isOpen: false })
  expect(hackathonAt({ starts: start + day, status: 'closed' }, start).isOpen).toBe(false)
  expect(hackathonAt({}, start)).toEqual({ phase: 'upcoming', isOpen: true, until: Number.POSITIVE_INFINITY })
})

test.each([
  ['24 hours', 24],
  ['48h', 48],
  ['1.5 days', 36],
  ['24-36 hours', 36],
  ['6 weeks', 1008],
  ['1 month', 720],
  ['one weekend', 48],
  ['all summer', undefined],
  ['', undefined],
])('a length of %j is %s hours', (text, hours) => {
  expect(secondsOf(text)).toBe(hours === undefined ? undefined : hours * 3600)
})

test('times are whole seconds within what the index holds', () => {
  const { begins, ends } = hackathonTimes({ starts: Number.MAX_SAFE_INTEGER, duration: '999 months' })
  expect([begins, ends]).toEqual([0xffffffff, 0xffffffff])
})
