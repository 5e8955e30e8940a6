import { expect, test } from 'vitest'
import { buildIndex } from '../listing-index.ts'
import type { ListingInput } from '../listing-input.ts'
import { testNow } from '../testing/arbitrary-listings.ts'
import { shownPoints } from './points.ts'
import { tasteOf } from './told.ts'

const nurse: ListingInput = {
  ...{ id: 'a', kind: 'job', title: 'Senior Registered Nurse', company: ' Quay Clinic ', location: 'Austin, TX' },
  places: [{ city: 'Austin', region: 'TX', country: 'US' }],
}
const reasons = ['field', 'level', 'place', 'employer'] as const

test('what is wrong with a listing is read from it, and is nothing where it does not say', () => {
  expect(reasons.map((reason) => tasteOf(nurse, reason))).toEqual([
    { about: 'occupation', value: 'Registered Nurse', label: 'Registered Nurse' },
    { about: 'level', value: 'senior', label: 'senior' },
    { about: 'place', value: 'us.texas.austin', label: 'Austin' },
    { about: 'employer', value: 'Quay Clinic', label: 'Quay Clinic' },
  ])
  const bare: ListingInput = { id: 'b', kind: 'job', title: 'Wanted' }
  expect(reasons.map((reason) => tasteOf(bare, reason))).toEqual([undefined, undefined, undefined, undefined])
  const event: ListingInput = { id: 'c', kind: 'hackathon', title: 'Nurse Jam', difficulty: 'Beginner' }
  expect(tasteOf(event, 'field')).toBeUndefined()
  expect(tasteOf(event, 'level')).toEqual({ about: 'difficulty', value: 'beginner', label: 'beginner' })
})

test.each(reasons)(
  'what shares the unwanted %s loses points once and says so; other listings keep theirs',
  (reason) => {
    const others: ListingInput[] = [
      { ...nurse, id: 'same' },
      { id: 'other', kind: 'job', title: 'Junior Data Analyst', company: 'Loom', location: 'Leipzig, Germany' },
    ]
    const index = buildIndex([nurse, ...others])
    const taste = tasteOf(nurse, reason)
    const unwanted = taste ? [taste, taste] : []
    const scoreOf = (id: string, profile: object) =>
      index.explain(id, { skills: ['SQL'], location: 'Austin, TX', ...profile }, testNow)
    const told = scoreOf('same', { unwanted })
    expect((scoreOf('same', {})?.score ?? 0) - (told?.score ?? 0)).toBeCloseTo(shownPoints(4_000))
    expect(told?.contributions.find(({ factor }) => factor === 'told')).toMatchObject({
      ...{ kind: 'gap', points: shownPoints(-4_000), about: [taste?.about] },
    })
    expect(scoreOf('other', { unwanted })).toEqual(scoreOf('other', {}))
  },
)
