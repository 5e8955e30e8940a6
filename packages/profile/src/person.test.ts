import { getPersonalizedJobs } from '@scry/contracts/listing-routes'
import type { Profile } from '@scry/contracts/profile'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jobsFor, personOf } from './person.ts'
import { emptyProfile } from './profile-fields.ts'

const words = fc.array(fc.string({ maxLength: 300 }), { maxLength: 120 })

test('whatever a profile holds, a list is asked for within what it takes, the first words of the profile first', () => {
  fc.assert(
    fc.property(words, words, fc.nat(200), (skills, interests, jobs) => {
      const person = personOf({
        ...emptyProfile,
        hasResume: true,
        skills,
        interests,
        work_experience: Array.from({ length: jobs }, (_, at) => `Role ${at} at Company`).join('\n'),
      } as Profile)
      if (!person) throw new Error('a resume is there')
      expect(getPersonalizedJobs.body.safeParse(jobsFor(person, { type: 'internship', location: '' })).error).toBe(
        undefined,
      )
      expect(person.titles).toEqual(Array.from({ length: Math.min(40, jobs) }, (_, at) => `Role ${at}`))
    }),
    { numRuns: 50 },
  )
})
